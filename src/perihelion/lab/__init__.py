"""The lab: many games at once, tournaments, balance reports, training, benchmark."""

# Co znamenají znaky na desce: jméno, kde se obecné (`icon-`) nehodí, a jedna věta.

sign-cannon-text = Síla v boji s piráty.
sign-card = karty v ruce
sign-card-text = Víc než sedm při sedmičce: polovina propadne.
sign-cargo-text = Základna chce víc sekcí, než má stanic; chtějí je i ledové planety.
sign-check = souhlas
sign-check-text = Domluveno, nebo zodpovězeno.
sign-drive-text = Přidává rychlost všem vašim lodím.
sign-friend-text = Má ji, kdo má u národa nejvíc stanic: 2 body.
sign-medal-text = Dvě jsou jeden bod.
sign-star-text = Kdo jich má ve svém tahu 15, vyhrál.
sign-star-carbon-text = Surovina na kolonizační lodě, přístavy a děla.
sign-star-food-text = Surovina na kolonizační lodě a přístavy.
sign-star-fuel-text = Surovina na lodě a pohonné jednotky.
sign-star-goods-text = Surovina na obchodní lodě; banka za jinou chce jen dvě.
sign-star-ore-text = Surovina na lodě a nákladní sekce.

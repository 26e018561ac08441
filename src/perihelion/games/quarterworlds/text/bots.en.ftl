# What the bots with a character are called, and how they play.

character-colonist = colonist
character-colonist-line = completes planets and colonises them
character-producer = producer
character-producer-line = builds up production and income before everything else
character-diplomat = diplomat
character-diplomat-line = fights for the influence board at every evaluation
character-scholar = scholar
character-scholar-line = gathers science cards and keeps a full hand

# What the bots with a character are called, and how they play.

character-settler = settler
character-settler-line = founds colonies wherever the numbers are good
character-trader = trader
character-trader-line = flies to the outposts and collects friendship cards
character-fighter = fighter
character-fighter-line = mounts cannons, clears pirates and wins fights
character-pilot = pilot
character-pilot-line = mounts boosters first and is everywhere before the others

# What the bots with a character are called, and how they play.

character-rusher = rusher
character-rusher-line = fills the tableau fast and ends the game before your engine runs
character-trader = trader
character-trader-line = lives by goods: produces, trades and consumes for chips
character-fighter = fighter
character-fighter-line = collects military strength and conquers what others pay for
character-developer = developer
character-developer-line = builds developments and plays for the large ones at the end

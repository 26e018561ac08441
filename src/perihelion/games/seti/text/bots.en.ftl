# What the bots with a character are called, and how they play.

character-explorer = explorer
character-explorer-line = sends probes to the planets, orbits and lands
character-listener = listener
character-listener-line = listens to the stars: signals, data and the computer
character-engineer = engineer
character-engineer-line = researches technologies early and lives on income
character-promoter = promoter
character-promoter-line = seeks publicity and completes missions

# What the bots with a character are called, and how they play.

character-explorer = explorer
character-explorer-line = flies far and leaves stations in as many systems as possible
character-builder = builder
character-builder-line = claims pulsars and sets generators spinning
character-engineer = engineer
character-engineer-line = builds energy transmitters and lives on what they send
character-inventor = inventor
character-inventor-line = patents technologies and scores for them at the end

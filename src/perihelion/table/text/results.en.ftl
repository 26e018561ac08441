### Results, ratings, profiles and the archive.

ui-rated = Rated
ui-rated-choice = Rated: the game counts for the ratings
ui-rated-line = Without a chosen seed, without hints, everybody at their own device. Taking back stays allowed. Who leaves, runs out of time or has a bot in their seat at the end counts as last. Your name and rating then stand on the ladder.
ui-rated-told = A rated game: no hints; who leaves, runs out of time or has a bot in their seat at the end counts as last.
ui-problem-rated = A rated table needs at least two seats, everybody at their own device, no chosen seed and no hints between people. Change that, or open it unrated.
ui-problem-rated-bot = At a rated table you cannot let a bot play for you. You can leave the seat or give the game up; then you count as last.
ui-problem-rated-close = A rated game is played to its end. You can give it up; a bot then plays on, and you count as last.

### Results, ratings, profiles and the archive.

ui-rated = Rated
ui-rated-choice = Rated: the game counts for the ratings
ui-rated-line = Without a chosen seed, without hints, everybody at their own device. Taking back stays allowed. Who leaves, runs out of time or has a bot in their seat at the end counts as last. Your name and rating then stand on the ladder.
ui-rated-told = A rated game: no hints; who leaves, runs out of time or has a bot in their seat at the end counts as last.
ui-problem-rated = A rated table needs at least two seats, everybody at their own device, no chosen seed and no hints between people. Change that, or open it unrated.
ui-problem-rated-bot = At a rated table you cannot let a bot play for you. You can leave the seat or give the game up; then you count as last.
ui-problem-rated-close = A rated game is played to its end. You can give it up; a bot then plays on, and you count as last.
ui-rated-game = rated
ui-rated-games = rated game

ui-archive = Archive
ui-running = Running games to watch
ui-search-all = All games
ui-search-any = any
ui-search-game = Game
ui-search-player = Player
ui-search-player-hint = how the name begins
ui-search-players = Players
ui-search-days = Days
ui-search-since = From this day
ui-search-until = To this day
ui-search-moves = Moves
ui-search-least = At least so many moves
ui-search-most = At most so many moves
ui-search-won = this player won
ui-search-rated = rated only
ui-search-mine = mine only
ui-search-nothing = No finished game is like that.
ui-older = Older games
ui-latest = The latest games
ui-former-player = a former player
ui-fate-left = left
ui-fate-time = out of time
ui-fate-away = a bot played on
ui-uploaded = uploaded record

ui-ladder = Ladder
ui-ladder-empty = Nobody has played a rated game like that yet.
ui-ladder-line = Rated tables count, by the Plackett–Luce model: the true strength lies within the interval 19 times out of 20. Everybody begins at 1500; who leaves, runs out of time or has a bot in their seat at the end counts as last. Games with bots make a scale of their own, on which the levels of the bots stand as well.
ui-company = Company
ui-company-people = People alone
ui-company-bots = With bots
ui-period = Period
ui-period-all = Ever
ui-period-year = Last year
ui-period-month = Last 30 days
ui-rating = Rating
ui-rating-course = How the rating went
ui-games = Games
ui-won = Wins
ui-bot-level = Bot: { $level }
ui-decimal = { $whole }.{ $tenth }
ui-provisional-line = Not sure yet: few games

ui-profile = Profile
ui-problem-no-profile = There is no such person here, or they keep their page to themselves.
ui-problem-no-profile-yet = You have no page yet: it comes with your first table.
ui-here-since = Here since
ui-games-count = { $count ->
    [one] one game
   *[other] { $count } games
  }
ui-profile-hidden = Only you see this page.
ui-profile-shown = Everybody may see this page.
ui-profile-show = Show it to everybody
ui-profile-hide = Keep it to myself
ui-profile-empty = No finished game yet.
ui-streak = Longest winning streak
ui-streak-now = Present streak
ui-by-game = By game
ui-mean-place = Mean place
ui-best = Best score
ui-favourites = Favourites
ui-liked-card = cards
ui-liked-opening = openings
ui-liked-species = species met
ui-liked-technology = technologies
ui-liked-people = peoples
ui-with-others = With others
ui-balance = ahead { $before }, behind { $behind }, level { $level }
ui-recent = Recent games
ui-recent-hidden = Their latest games were played by invitation.
ui-all-mine = All my finished games
ui-versus-line = { $one } and { $other } by game
ui-versus-none = They have not finished a game together.
ui-ahead = { $names } ahead
ui-level = Level
ui-feed = Feed
ui-feed-title = Finished games of { $names }

ui-upload = Watch a record
ui-upload-about = The record of a finished game, from here or from the command line, is played again and kept as a table that you can watch, analyse and share. It counts for no rating, and only you find it in your archive; whoever has its link can watch it.
ui-upload-file = File
ui-upload-text = Or the record itself
ui-upload-go = Play it again
ui-upload-told = An uploaded record: nobody here played it, and it counts for nothing.
ui-upload-game = The record is of a game that is not on this shelf.
ui-upload-version = The record was written by version { $version } of the game, and this is version { $current }: its moves may mean something else now.
ui-upload-proof = The record's seed does not follow from its secret and from what the seats added to it.
ui-upload-digest = All moves can be played, but they do not lead to the position that the record ends with: its seed, an option or a move was changed.
ui-upload-unfinished = The game is not over after { $count ->
    [one] its move
   *[other] its { $count } moves
  }: only records of finished games are kept.
ui-upload-head = The record does not say which game, how many seats or which seed: it begins with "perihelion record 1", "game …", "seats …" and "seed …".
ui-upload-line = Line { $line } cannot be read. Copy the whole record, from "perihelion record" to "digest".
ui-upload-long = The record has more than { $count ->
    [one] one move
   *[other] { $count } moves
  }.
ui-upload-setup = The game cannot be set up like that.
ui-upload-move = Move { $move } ({ $action }) cannot be played there.
ui-upload-fails = The record could not be played in time. Try again later.
ui-problem-many-uploads = You keep { $count } uploaded records already.
ui-problem-uploads-wait = Several records are being played just now. Try again in a minute.
ui-problem-uploads-rate = That was a lot of records. Try again in a while.

ui-preview-private = A table by invitation.
ui-preview-invited = You are invited to a table.
ui-preview-over = Finished: { $scores }
ui-problem-pictures-wait = The picture cannot be drawn just now. Try again in a minute.

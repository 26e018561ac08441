# The pages of the table.
ui-tagline = Five games under one sun
ui-tagline-few = Games under one sun
ui-invitation-line = Play at once against bots, or send a friend a link. No account needed.
ui-front = Front page
ui-rules = Rules
ui-records = Finished games
ui-open-tables = Open tables
ui-your-tables = Your tables
ui-join-field = Table link or code
ui-join = Join
ui-play-now = Play now
ui-new-table = New table
ui-invite-friend = Invite a friend
ui-players-range = { $few }–{ $many } players
ui-players-exact = { $count ->
    [one] 1 player
   *[other] { $count } players
  }
ui-minutes = { $count } min
ui-language = Language
ui-skip = To the table
ui-skip-choice = To what can be chosen
ui-your-turn = Your turn
ui-sit = Sit down
ui-name = Your name
ui-name-hint = What the others call you; no account needed
ui-save = Save
ui-nothing-here = Nothing here yet.
ui-no-open = No open table is waiting for players. Open one yourself.
ui-status-waiting = { $count ->
    [one] 1 seat free
   *[other] { $count } seats free
  }
ui-status-playing = Move { $count }
ui-status-finished = Finished
ui-status-broken = Cannot be opened by this version

# A new table
ui-new-title = New table: { $game }
ui-seats = Seats
ui-seat-count = Players
ui-seat-number = Seat { $letter }
ui-kind-me = Me
ui-kind-here = Someone at this device
ui-kind-friend = A friend (by link)
ui-kind-easy = Bot, easy
ui-kind-medium = Bot, medium
ui-kind-hard = Bot, hard
ui-kind-expert = Bot, expert (up to 10 s)
ui-kind-character = Bot, { $name }
ui-bots-by-level = Bots by strength
ui-bots-by-character = Bots with a character
ui-characters-who = How the bots with a character play
ui-level-easy = easy
ui-level-medium = medium
ui-level-hard = hard
ui-level-expert = expert
ui-level-other = bot
ui-options = Options
ui-seed = Seed
ui-seed-hint = Leave empty for shuffles that nobody can know. The same seed gives the same setup; everybody sees that it was chosen
ui-takeover = If somebody is away
ui-takeover-short-after = the others may call a bot after { $count } min
ui-takeover-short-leaving = a bot plays on only for who leaves for good
ui-takeover-short-never = the table waits
ui-takeover-after = If somebody is away for more than { $count ->
    [one] 1 minute
   *[other] { $count } minutes
  }, the others may let a bot play on. Who comes back has the seat again.
ui-takeover-leaving = If somebody leaves the table for good, a bot plays on at once. Nobody is replaced for being away.
ui-takeover-never = The table waits for whoever is away; only its owner can hand a seat to a bot.
ui-fair = Fair shuffles
ui-fair-line = The shuffles come from a secret of the server and from random bytes that every seat adds, so nobody at the table can choose or know them. The server cannot exchange its secret later: this is the secret's hash.
ui-fair-later = When the game is over the secret is told here and in the record, and anybody can check it.
ui-fair-told = The record can be checked with: perihelion replay --check
ui-commitment = Commitment
ui-secret = Secret
ui-luck = Added by { $names }
ui-open-seed = Open seed
ui-open-seed-line = The seed was chosen when the table was opened: whoever knows it can compute all shuffles.
ui-who-may = Who may sit down
ui-by-invitation = By invitation only
ui-anybody = Anybody: list it among the open tables
ui-open-it = Open the table
ui-option-for = only for { $count } { $count ->
    [one] player
   *[other] players
  }

# The lobby
ui-lobby = Waiting for players
ui-lobby-line = Send the link to your friends. The game starts when all seats are taken.
ui-invite-link = Invitation
ui-copy = Copy
ui-copied = Copied
ui-only-here = This table runs for this computer alone: the link opens here and nowhere else. To play with friends, start it with “perihelion serve” and open the address that it prints.
ui-qr = The invitation as a QR code
ui-free = free
ui-bot-here = Put a bot here
ui-make-free = Free the seat
ui-start-now = Start now
ui-start-line = Bots take the seats that are still free.
ui-close-table = Close the table
ui-leave = Leave the seat
ui-invited = You are invited
ui-invited-line = { $names } is waiting for you at { $game }.
ui-invited-anonymous = A seat is free at { $game }.
ui-watch-instead = Only watch
ui-seat-link-title = Play this seat here
ui-seat-link-line = This link hands the seat of { $names } to this device. Other devices that have it keep it.
ui-seat-link-do = Play here

# At the table
ui-table = Table
ui-undo = Undo
ui-undo-do = Take back your last choice
ui-undo-watching = No undo: you are only watching
ui-menu = Menu
ui-log = Log
ui-chat = Chat
ui-scores = Scores
ui-preview = Preview
ui-choices = Choices
ui-hand = Hand
ui-board = Board
ui-waiting-for = Waiting for { $names }
ui-curtain = { $names }: take the device and look at your cards
ui-curtain-do = I am { $names }
ui-past = Move { $move } of { $count }
ui-mistake = { $names } played: { $played } ({ $old } %). Better: { $better } ({ $new } %).
ui-past-line = You are looking at the past; nothing can be played here.
ui-past-lost = Move { $move } of { $count }, under earlier rules
ui-lost-title = This position can no longer be shown
ui-lost-line = It came about under earlier rules of this game, by which the present ones do not arrive here. The log tells what happened.
ui-log-wordless = Something for which the present rules have no words any more
ui-back-to-live = Back to live
ui-keep-playing = Keep playing
ui-ask = Ask before a choice that ends something
ui-ask-always = Before every choice
ui-ask-matters = When it matters
ui-ask-never = Never
ui-choosing = What a click does
ui-choosing-once = Plays what can be taken back
ui-choosing-confirm = Selects, then confirm
ui-picks = Picked so far:
ui-unpick = Take out again: { $label }
ui-new-lines-one = { $count } new line ↓
ui-new-lines-few = { $count } new lines ↓
ui-new-lines-other = { $count } new lines ↓
ui-run = Play and pause
ui-live = live
ui-move-of = { $move } / { $count }
ui-scrub = Position in the game
ui-back = One move back
ui-forward = One move forward
ui-wins-by = { $names } wins by { $count }
ui-wins = { $names } wins
ui-wins-tie = { $names } wins on the tie-break
ui-shared-win = { $names } share the win
ui-see-result = The result
ui-moves-count = { $count ->
    [one] 1 move
   *[other] { $count } moves
  }
ui-final-position = The final position
ui-picked = Picked: { $label }
ui-choose-line = { $count ->
    [one] 1 choice
   *[other] { $count } choices
  }; what glows can be chosen
ui-buttons-line = { $count ->
    [one] 1 choice
   *[other] { $count } choices
  }
ui-wait-line = The table goes on by itself as soon as they have answered.
ui-watching-line = You are watching.
ui-forced = only choice
ui-hint = Hint
ui-hint-is = A strong bot would choose in this order (chance to win):
ui-hint-chance = chance to win { $count } per cent
ui-percent = { $count }%
ui-hint-none = There is no hint now.
ui-hint-wait = A bot is thinking …
ui-hint-why = Better than “{ $other }” by:
ui-hint-close = “{ $other }” looks about as good.
ui-because = Why did { $names } do that?
ui-because-rather = { $names } chose this rather than “{ $other }” for:
ui-because-brought = What it changed for { $names }, as far as you can see:
ui-because-nothing = Nothing that you can see speaks for this choice of { $names } before any other.
ui-because-no-bot = Only what a bot has chosen can be asked about.
ui-because-secret = What was chosen there is still secret.
ui-because-watching = While the game runs only those who sit at the table can ask.
ui-because-worth = { $what }: about { $points } points
ui-because-points = { $number } { $what }
ui-because-counted = { $number } { $what } (about { $points } points)
ui-waited = While you waited:
ui-waited-more = { $count } more
ui-waited-you = For you:
ui-why-watching = You are watching; only those who sit at the table can play.
ui-why-open = This can be chosen now.
ui-filter-log = Filter the log
ui-filter-all = All
ui-search = Search
ui-empty-chat = Nobody has said anything yet.
ui-say = Say something
ui-send = Send
ui-empty-zone = empty
ui-times = × { $count }
ui-thinking = thinking
ui-ready = ready
ui-away = away
ui-left = left
ui-total = Total
ui-projection = If the game ended now
ui-tie-break = Tie-break
ui-score-source = Source
ui-pace = Pace of the others
ui-pace-0 = instant
ui-pace-5 = ½ s
ui-pace-10 = 1 s
ui-pace-20 = 2 s
ui-people = At the table
ui-you = you
ui-take-back = Take my seat back
ui-stand-in = Let a bot play on
ui-take-over = Take over
ui-second-device = This seat on another device
ui-second-device-line = Whoever has this link can play your seat.
ui-share = Share this moment
ui-shared = Link copied
ui-record = Download the record
ui-record-later = The record can be downloaded when the game is over: it holds all hidden cards.
ui-record-upgraded = There is no record of this game: its rules were upgraded since, and its moves alone no longer lead through it.
ui-rematch = Play again with these
ui-to-rematch = To the next game
ui-keys = Keys
ui-key-tab = next choice
ui-key-enter = select, then confirm
ui-key-escape = drop the selection, close
ui-key-undo = undo
ui-key-hint = hint
ui-key-log = log, rules, scores, chat
ui-key-arrows = one move back or forward
ui-key-all = Tab stops at everything on the table, or only at what can be chosen
ui-key-help = this list
ui-close = Close
ui-away-notice = While you were away: { $count ->
    [one] 1 move
   *[other] { $count } moves
  }.
ui-show-them = Show them
ui-beats = What the others did
ui-beats-again = See again what has happened since your last turn
ui-beats-leave = To the present
ui-reveal = What has become known
ui-offline = The connection is lost. It comes back by itself; nothing is lost.
ui-spectator = You are watching
ui-view-of = View of { $names }
ui-rules-of-game = Rules of the game
ui-find-rule = Word or number of a rule
ui-rules-count = { $count ->
    [one] 1 rule
   *[other] { $count } rules
  }
ui-no-rules = The rules of this game are not in the app.
ui-no-rule-found = No rule contains this.

# The end
ui-step-through = Step through
ui-share-result = Share
ui-chart = Score by round
ui-chart-parts = Score through the game
ui-round = round
ui-leads = Who led when
ui-lead-shared = several
ui-seed-was = Seed { $seed }
ui-analysis = How it went
ui-analysis-coming = A strong bot is looking at the game. This takes about a minute; the page fills in by itself.
ui-analysis-progress = { $count } % done, and finer by the minute
ui-analysis-looking = Still looking for decisions that cost something.
ui-analysis-why = Why, and what would have followed
ui-analysis-sure = { $count } % sure that it cost something.
ui-analysis-reasons = What makes the other choice better:
ui-analysis-then = It would probably have gone on like this:
ui-try-again = Try again
ui-again-title = Try again: move { $count }
ui-again-task = Find a better choice than “{ $label }”.
ui-again-best = That is the choice that the analysis has found.
ui-again-as-good = As good as the best known choice, as far as can be told.
ui-again-worse = About { $count } { $count ->
    [one] percentage point
   *[other] percentage points
  } less chance to win than the best known choice.
ui-again-played = That is what was played: it cost { $count } { $count ->
    [one] percentage point
   *[other] percentage points
  } of the chance to win.
ui-again-less = Speaks for the best known choice:
ui-again-unknown = Nobody could compare the two just now. Please try again.
ui-again-solved = Found
ui-again-show = Show it
ui-again-next = The next decision
ui-again-back = Back to the analysis
ui-analysis-failed = No analysis of this game could be made.
ui-analysis-upgraded = The rules of this game were upgraded since it was played, so it cannot be analysed.
ui-end-upgraded = The rules were upgraded since the game began, so not all of its positions can be shown. Points and log are as they were.
ui-analysis-chart = Chance to win over the game
ui-analysis-costly = The decisions that cost most
ui-analysis-none = No decision cost anybody a notable part of the chance to win.
ui-analysis-line = Estimated from what each player could know at the time. ± tells how uncertain a loss is; what might be chance is not listed.
ui-analysis-move = move { $count }
ui-analysis-played = Played: { $label }
ui-analysis-better = Better: { $label }
ui-analysis-chances = { $old }% → { $new }%
ui-move = move
ui-broken-title = This version cannot open the game
ui-broken-line = It was played with version { $old } of its rules; this is version { $new }. What happened is kept below.
ui-broken-newer = It was last played with version { $old } of its rules and this is version { $new }: it goes on with the newer version of Perihelion.
ui-broken-other = What is kept of it does not fit the present rules. What happened is kept below.

# Notices in the chat
ui-notice-sits = { $names } sits down.
ui-notice-leaves = { $names } has left the seat.
ui-notice-back = { $names } is back and plays on.
ui-notice-bot = A bot plays on for { $names }.
ui-notice-bot-lost = The bot of { $names } failed and played at random.

# Problems
ui-problem = Something is in the way
ui-problem-404 = Not found
ui-problem-403 = Not yours
ui-problem-409 = Not now
ui-problem-413 = Too large
ui-problem-429 = Too many
ui-problem-500 = The server made a mistake
ui-problem-500-line = It has been noted. Load the page again; nothing that was acknowledged is lost.
ui-problem-page = There is no such page. The front page leads to all tables.
ui-problem-no-table = There is no such table. Check the link, or look among your tables on the front page.
ui-problem-no-game = There is no such game here.
ui-problem-no-seat = There is no such seat. Ask for a new link.
ui-problem-broken = This version cannot open the game, so it cannot go on here.
ui-problem-not-started = The game has not started yet; it does when all seats are taken.
ui-problem-started = The game has started already.
ui-problem-over = The game is over. "Play again with these" makes a new table.
ui-problem-not-over = This can be had when the game is over.
ui-problem-again = The table was changed elsewhere at the same moment. Load the page again.
ui-problem-many-tables = You have { $count } tables that are not finished. Finish or close some before you open another.
ui-problem-many-guests = Too many new guests come from your address. Try again in an hour.
ui-problem-many-streams = You have too many pages open. Close some of them.
ui-problem-many-hints = Too many hints in a short time. Wait a minute.
ui-problem-long-seed = A seed has at most { $count } characters.
ui-problem-seed-line = A seed is one line of ordinary characters.
ui-problem-long-address = The address or one of its headers is too long.
ui-problem-characters = What was sent contains characters that cannot be used here (control characters, half characters, signs that turn the direction of text). Leave them out and send it again.
ui-problem-slow = The request took too long to arrive. Send it again.
ui-problem-store = Nothing can be stored at the moment, so nothing was changed. What was confirmed before is safe. Try again in a while.
ui-problem-media = Send a form or JSON.
ui-problem-long-name = A name has at most { $count } characters.
ui-problem-long-chat = A message has at most { $count } characters.
ui-problem-empty = There was nothing in the message.
ui-problem-chat-rate = You are talking too fast. Wait a few seconds.
ui-problem-places = These seats do not make a table: one seat for you at most, and known bots.
ui-problem-invitation = This table is by invitation. Ask its host for the link.
ui-problem-full = No seat is free at this table. You can watch.
ui-problem-sits = You already sit at this table.
ui-problem-seat-gone = Nobody sits on this seat any more.
ui-problem-seat-taken = Somebody sits on this seat.
ui-problem-present-after = By the rule of this table a bot may play on for somebody who has been away for { $count ->
    [one] 1 minute
   *[other] { $count } minutes
  }. Wait a little longer.
ui-problem-present-leaving = By the rule of this table nobody is replaced by a bot for being away.
ui-problem-present-never = By the rule of this table nobody is replaced by a bot for being away.
ui-problem-takeover = The rule for absent players is never, leaving, or after: and 1 to 9999 minutes.
ui-problem-luck = What a seat adds to the seed is up to 64 characters out of 0 to 9 and a to f.
ui-problem-foreign-seat = This seat is not yours. Open the link of your own seat, or watch.
ui-problem-foreign-table = Only those who sit at this table can do this.
ui-problem-host = Only the host of the table can do this.
ui-problem-csrf = This request did not come from a page of ours. Load the page again and repeat it.
ui-problem-token = The bearer token is not valid. Get a new one from /api/guests.
ui-problem-big = The request is too large.
ui-problem-bad = The request cannot be read. The page /api describes what is expected.

# Time
ui-time = Time
ui-time-none = Without time
ui-time-live-group = Live, with clocks
ui-time-letters-group = By correspondence
ui-time-live-short = { $bank } min, and { $increment } s for each decision
ui-time-live = Live: { $bank } minutes for everybody, and { $increment } seconds more for each decision.
ui-time-hours-short = { $count } hours for each decision, { $vacation } days of vacation
ui-time-hours = By correspondence: { $count ->
    [one] 1 hour
   *[other] { $count } hours
  } for each decision; who takes longer draws on { $vacation ->
    [one] 1 day
   *[other] { $vacation } days
  } of vacation.
ui-time-days-short = { $count ->
    [one] 1 day
   *[other] { $count } days
  } for each decision, { $vacation } days of vacation
ui-time-days = By correspondence: { $count ->
    [one] 1 day
   *[other] { $count } days
  } for each decision; who takes longer draws on { $vacation ->
    [one] 1 day
   *[other] { $vacation } days
  } of vacation.
ui-out = Whose time is over
ui-out-bot = A bot plays on until they come back
ui-out-lose = Has lost
ui-out-bot-line = Whose time is over is played by a bot until they come back.
ui-out-lose-line = Whose time is over has lost.
ui-clock-low = { $names } is running out of time.
ui-clock-vacation = vacation
ui-clock-over = time over
ui-wins-time = { $names } wins; the time of { $others } was over
ui-nobody-wins = Nobody wins: the time was over
ui-notice-time-bot = The time of { $names } is over: a bot plays on until they come back.
ui-notice-time-lost = The time of { $names } is over: the seat has lost.
ui-problem-time = This is no time for a table. Live it is `live`, seconds, `+`, seconds; by correspondence `letters`, seconds, `+`, seconds; then `bot` or `lose`.
ui-problem-time-over = Your time is over.
ui-problem-seat-lost = The time of this seat was over, so it has lost. You can watch to the end.

# Your turn
ui-turns = Your turn
ui-turns-line = { $count ->
    [one] 1 table waits for you.
   *[other] { $count } tables wait for you.
  }
ui-turns-none = No table waits for you. As soon as one does, the number in the tab tells you.
ui-turns-next = The next table that waits for you
ui-turns-waits = waiting for { $time }
ui-turns-more = and { $count } before that
ui-key-next = the next table that waits for you
ui-sound = Sound when it is your turn
ui-sound-off = off
ui-sound-bell = bell
ui-sound-chime = chime
ui-sound-knock = knock

# Notifications
ui-notices = Notifications
ui-notices-line = Be told when it is your turn: on a device, or by a service of yours. You are told once for each turn, not while you have the table open, and never what has happened in it.
ui-notices-unlinked = Messages from here have no link to the table: it does not know an address under which you can open it elsewhere. Its host gives one with “--public-url”.
ui-notices-sent = The test has arrived there.
ui-notices-undelivered = The test could not be delivered. Check the address; it must be a public one and answer within ten seconds.
ui-channel-new = Tell me by a service of mine
ui-channel-shape = Service
ui-channel-address = Webhook address
ui-channel-address-line = The address that the service gives you for incoming messages; with ntfy the address of your topic.
ui-channel-add = Add
ui-channel-test = Send a test
ui-channel-remove = Stop and remove
ui-channel-off = Switched off: it could not be reached five times. A test that arrives switches it on again.
ui-channel-secret = Signature
ui-channel-secret-line = Every message has the header X-Perihelion-Signature: HMAC-SHA-256 of its body with this key.
ui-shape-discord = Discord
ui-shape-slack = Slack
ui-shape-matrix = Matrix
ui-shape-ntfy = ntfy
ui-shape-json = Another (JSON)
ui-wants = Tell me when
ui-want-turn = it is my turn
ui-want-over = a game is over
ui-quiet = Quiet hours
ui-quiet-from = from
ui-quiet-to = to
ui-quiet-line = What is still so when they end is told then. The same hour twice means none.
ui-quiet-hours = quiet { $start }:00–{ $end }:00 ({ $zone })
ui-letter-turn = It is your turn at { $game } with { $names }.
ui-letter-over = A game is over: { $game } with { $names }.
ui-letter-test = This is how Perihelion tells you that it is your turn.
ui-letter-stop = Stop these messages: { $link }
ui-stop = Stop notifications
ui-stop-line = Nothing more is sent to this place ({ $shape }).
ui-stop-do = Stop
ui-problem-many-channels = You have { $count } places for notifications already. Remove one of them first.
ui-problem-many-tests = Too many tests in a short time. Wait a minute.
ui-problem-channel = Choose a service and at least one thing to be told of.
ui-problem-hook = This is no address to which a message can be sent. It starts with https:// and has a host.
ui-problem-quiet = Quiet hours are two hours of a day and a time zone.
ui-problem-no-channel = There is no such place for notifications, or it is not yours.
ui-notices-changed = Changed.
ui-channel-change = Change
ui-channel-save = Keep
ui-shape-push = A device
ui-device-this = (this one)
ui-device-new = Tell me on this device
ui-device-line = The device shows a message even while no page of ours is open. It is encrypted for this device: the service of the browser that carries it cannot read it.
ui-device-missing = This browser cannot be told anything here: it has no push messages, or the page is not opened by https.
ui-device-denied = The browser does not allow messages. Allow notifications for this page in its settings, then try again.
ui-device-add = Tell me here
ui-want-invited = somebody plays with me again
ui-want-chat = somebody writes at my table
ui-letter-invited = You are asked to play again: { $game } with { $names }.
ui-letter-chat = Somebody has written at the table: { $game } with { $names }.
ui-asks = What is asked at the table
ui-closing-propose = Propose to close the game
ui-sure-closing = Propose to close this game without a result? It is closed when all people at the table agree.
ui-closing-asked = Closing the game without a result is proposed. Agreed: { $names }.
ui-closing-open = Not yet: { $names }.
ui-closing-agree = Agree
ui-closing-refuse = Play on
ui-notice-closing = { $names } proposes to close the game without a result.
ui-notice-agrees = { $names } agrees to close the game.
ui-notice-goes-on = { $names } wants to play on.
ui-orders = Answer ahead
ui-orders-line = The table answers for you as soon as you are asked. Nobody else is told that you have ordered it.
ui-orders-standing = Standing orders
ui-orders-plan = A planned move
ui-orders-plan-line = It is played when your next turn begins, if it is still possible and would do the same. Otherwise it is called off, and you choose.
ui-orders-move = Move
ui-orders-give = Plan it
ui-orders-none = There is nothing to plan now: it is your turn, or you have had none yet.
ui-orders-back = Back to the table
ui-order-do-always = Always: { $label }
ui-order-do-round = To the end of the round: { $label }
ui-order-on-always = Answered for you: { $label }, until you stop it.
ui-order-on-round = Answered for you: { $label }, to the end of the round.
ui-order-on-once = Planned for your next turn: { $label }.
ui-order-void = Your plan was called off, as things have changed: { $label }.
ui-order-stop = Stop
ui-order-seen = I see
ui-problem-order = This cannot be ordered now. Look at the table and choose anew.
ui-problem-device = The browser gave no address to which a message for it can be sent. Load the page again and try once more.

ui-offline-title = The table is out of reach
ui-offline-line = There is no connection to the server. Nothing is lost: your games go on where they are as soon as it is back.
ui-offline-again = Try again

ui-winner = Winner
ui-day = { $day } { $month } { $year }
ui-month-1 = Jan
ui-month-2 = Feb
ui-month-3 = Mar
ui-month-4 = Apr
ui-month-5 = May
ui-month-6 = Jun
ui-month-7 = Jul
ui-month-8 = Aug
ui-month-9 = Sep
ui-month-10 = Oct
ui-month-11 = Nov
ui-month-12 = Dec

# The API
ui-api = API
ui-api-title = The API of the table
ui-api-line = Bots and other programs play over these addresses. The description for machines is
ui-api-request = Request
ui-api-answer = Answer
ui-api-parameters = Parameters

ui-minutes-race = 30
ui-minutes-starfarers = 120
ui-minutes-quarterworlds = 45
ui-minutes-seti = 160
ui-minutes-pulsar = 90
ui-sure-no = Leave it as it is
ui-sure-leave = Leave the seat? The others will see that it is empty; somebody else may take it.
ui-sure-bot = Let a bot play on for { $names }? Whoever owns the seat may come back at any time.
ui-sure-close = Close this table? It cannot be opened again.
ui-sure-concede = Give this game up? A bot plays on for you, and you cannot come back.
ui-concede = Give the game up
ui-all-tables = All your unfinished tables
ui-mine-line = { $count ->
    [one] One table is not finished
   *[other] { $count } tables are not finished
  }, the one that was left alone for longest first. Tables at which nobody else sits are closed by themselves after 60 days.
ui-hints-between = Hints of a bot also when people play against each other
ui-problem-no-hints = No hints at this table: people play against each other.
ui-problem-closed = This table has been closed.
ui-problem-others-play = Others play at this table. You can give the game up; a bot then plays on for you.
ui-problem-close-instead = Nobody else plays at this table. You can close it.
ui-notice-concedes = { $names } gives up; a bot plays on.
ui-waiting-empty = The seat of { $names } is empty: somebody takes it, or a bot plays on
ui-name-left = { $names } (left)

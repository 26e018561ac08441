# Tournaments among friends.

ui-tournaments = Tournaments
ui-tournaments-line = Make a tournament and send its link to your friends. Its tables are opened and paired by themselves, round by round.
ui-tournament-new = A new tournament
ui-tournament-name = Name
ui-tournament-table = Game and players at a table
ui-tournament-table-of = { $game }, { $count } at a table
ui-tournament-of = Tournament: { $name }
ui-tournament-size = { $count } at a table.
ui-tournament-make = Make it
ui-tournament-open = Waiting for players.
ui-tournament-running = Under way.
ui-tournament-over = Over.
ui-tournament-join = Take part
ui-tournament-bot = Add a bot
ui-tournament-start = Start the tournament
ui-tournament-start-line = Nobody can join once it has started.
ui-tournament-withdraw = Withdraw
ui-sure-withdraw = Withdraw from the tournament? A bot plays on at your table, and you are not paired any more.
ui-withdrawn = (withdrawn)
ui-system = How it is played
ui-system-robin = Round robin
ui-system-robin-line = everybody meets everybody
ui-system-swiss = Swiss
ui-system-swiss-line = each round those meet who stand equally well
ui-rounds-wanted = Rounds of a Swiss
ui-rounds-line = 0 lets the number of players decide.
ui-round-of = Round { $round } of { $rounds }.
ui-round-number = Round { $number }
ui-entrants = { $count ->
    [0] Players
    [one] { $count } player
   *[other] { $count } players
}
ui-entrants-none = Nobody takes part yet.
ui-entrant-out = Remove
ui-standings = Standings
ui-standing-place = Place
ui-standing-name = Player
ui-standing-points = Points
ui-standing-buchholz = Buchholz
ui-standing-sonneborn = Sonneborn-Berger
ui-standing-wins = Wins
ui-standings-how = How it is counted
ui-standings-points = At a table you get the share of your opponents that you leave behind, half for each that you are equal with: a win is 1 point, last is 0. Who is free in a round gets 1 point. Who leaves a game is last in it; a game closed without a result gives nobody anything.
ui-standings-robin = Equal points: first the Sonneborn-Berger figure decides, then Buchholz, then the number of wins.
ui-standings-swiss = Equal points: first the Buchholz figure decides, then Sonneborn-Berger, then the number of wins.
ui-standings-buchholz = the points of all your opponents. Who has met stronger ones stands better.
ui-standings-sonneborn = the points of the opponents that you have beaten, and half the points of those you were equal with. A win over a strong one is worth more.
ui-board-free = free this round: 1 point
ui-board-play = To your table
ui-board-watch = Look
ui-board-closed = closed without a result
ui-want-round = a round of a tournament begins
ui-letter-round = A round of { $tournament } has begun: { $game } with { $names }.
ui-problem-no-tournament = There is no such tournament.
ui-problem-no-entrant = Nobody with this number takes part.
ui-problem-not-organiser = Only who has made the tournament can do that.
ui-problem-tournament = A tournament needs a name, a game with so many at a table, a way to be played and at most 31 rounds.
ui-problem-tournament-started = The tournament has started.
ui-problem-tournament-full = { $count } take part already; there is no room for more.
ui-problem-tournament-few = There are not enough players for a table yet.
ui-problem-many-tournaments = You have { $count } tournaments that are not over. Play one of them first.

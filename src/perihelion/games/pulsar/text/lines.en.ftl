# The second line of a prompt: what it costs, what follows, what is left. It may use the prompt's own
# arguments and the figures of the position (`sight/figures.py`).

line-prompt-side = The side decides your projects for the whole game.
line-prompt-entry = Your first flight begins here.
line-prompt-take-die = Below the marker moves your counter left, above it right. Round { $round } of { $rounds }; cubes: { $cubes }.
line-prompt-turn = Each die is one action of exactly its value; what is not used is lost. Cubes: { $cubes }, modifiers: { $modifiers }.
line-prompt-turn-no-dice = Placing generators on your pulsars costs nothing. Generators in front of you: { $front }.
line-prompt-turn-another-die = A bonus die is one more action this turn. Cubes: { $cubes }.
line-prompt-turn-done = Until you end it, you can take back what you did.
line-prompt-pay-take-generator = One die pays; the others stay for other actions (dice: { $dice }).
line-prompt-pay-spin = It brings points in every production from now on. Dice: { $dice }.
line-prompt-pay-take-transmitter = The first number is paid now, the others later.
line-prompt-pay-pay-transmitter = When all its numbers are paid it begins to work.
line-prompt-pay-patent = One die pays; the others stay for other actions (dice: { $dice }).
line-prompt-pay-project = One die pays; the others stay for other actions (dice: { $dice }).
line-prompt-pay-buy-modifier = It changes a die of a later turn.
line-prompt-fly = Systems on the way get a station; a free pulsar at the end is yours. Rings left: { $rings }.
line-prompt-fly-or-inspect = An inspection counts gates of one colour, once in the game.
line-prompt-fly-inspection = Every gate of this colour on the way counts.
line-prompt-route = The end is the same; what lies on the way is not.
line-prompt-join = A joint brings a bonus die when both sides work.
line-prompt-choose-generator = The larger, the more points each round, and the dearer to spin up.
line-prompt-claim = A pulsar is a place for a generator. Rings left: { $rings }.
line-prompt-teleport-pulsar = A free pulsar where you arrive is yours, as after a flight.
line-prompt-teleport-system = You land there, as after a flight.
line-prompt-teleport-any = You land there, as after a flight.
line-prompt-exploration-bonus = The printed bonus is certain, the token is drawn unseen.
line-prompt-buy-points = A cube that is kept may be worth more later; round { $round } of { $rounds }.
line-prompt-finance = Cubes have no other use now than contracts and what is left of them.
line-prompt-waive = It scores as if you had met it.
line-prompt-fulfil = A generator counts for one contract only.
line-prompt-contract-bonus = What is not spent still counts a little at the very end.

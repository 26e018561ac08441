# The second line of a prompt: what it costs, what follows, what is left. It may use the prompt's own
# arguments and the figures of the position (`sight/figures.py`).

line-prompt-turn = Hand { $hand } of { $limit }. { $left ->
    [one] 1 card is
   *[other] { $left } cards are
  } still to come in epoch { $epoch } of { $epochs }.
line-prompt-turn-or-pass = After passing you take no further turn in this epoch; { $left ->
    [one] 1 card is
   *[other] { $left } cards are
  } still to come.
line-prompt-turn-no-card = Hand { $hand } of { $limit }: lay a card; passing ends the epoch for you.
line-prompt-second = Both cards together are worth three; you hold { $hand } of { $limit }.
line-prompt-second-or-enough = One card is enough; a full hand ({ $limit }) can take no more.
line-prompt-quarter = The last quarter completes the planet: points at the end, and room for a ship.
line-prompt-dock = One ship for each planet; it stays there.
line-prompt-waive = What is taken off need not be paid.
line-prompt-pay = A card pays one symbol that it shows; a token any but science. You have { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
  }.
line-prompt-pay-minimum = Your production covers the cost; one thing is always due.
line-prompt-research = One science card after each epoch; in hand they are worth nothing at the end.
line-prompt-axis = Vertical counts military distance, horizontal trade for each of your planets ({ $planets }).

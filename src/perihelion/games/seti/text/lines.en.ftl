# The second line of a prompt: what it costs, what follows, what is left. It may use the prompt's own
# arguments and the figures of the position (`sight/figures.py`).

line-prompt-turn = One main action a turn. Credits { $credits }, energy { $energy }, publicity { $publicity }; round { $round } of { $rounds }.
line-prompt-end = Data go into the computer ({ $data ->
    [one] 1 waits
   *[other] { $data } wait
  }; a pool holds { $pool }). Energy { $energy }.
line-prompt-pause = Free actions now may change what the effect brings.
line-prompt-scan = Two signals: one in the sector of Earth, one by a card of the row.
line-prompt-signal = Each marker takes a datum; most markers win the sector when the data are gone.
line-prompt-centre = Three sectors are marked at once.
line-prompt-row-signal = The colour in the corner says which sectors; the card goes to the discard.
line-prompt-hand-signal = The card is discarded; its colour says which sectors. You hold { $hand }.
line-prompt-row-corner = The corner shows what you gain.
line-prompt-resolve = Who wins first may change who wins next.
line-prompt-tech = Nobody has the same technology twice; the first of a stack has 2 points more.
line-prompt-slot = What lies under the slot is gained whenever data are placed there.
line-prompt-bonus = The first to land on a planet gain what the space shows.
line-prompt-orbit = An orbiter makes landing there cheaper by 1 energy.
line-prompt-land = The probe stays there; its reward is gained at once.
line-prompt-orbit-or-land = The probe stays there; its reward is gained at once.
line-prompt-remove-orbiter = What it brought stays yours.
line-prompt-remove-lander = What it brought stays yours.
line-prompt-choose-card = The row is open, the deck may be anything. You hold { $hand }.
line-prompt-species-card = Cards of a species work like others, and score with it.
line-prompt-tuck = Its lower edge pays now and at the start of every round; the card is gone from your hand.
line-prompt-tuck-setup = The lower edge of a card shows its income.
line-prompt-trace = Discovery spaces bring the species nearer; three colours discover it.
line-prompt-cover = A covered slot gives its reward; all covered, the mission is done.
line-prompt-task = All tasks marked, the objective is done.
line-prompt-slingshot = Publicity pays for technologies ({ $research }) and cards ({ $buy }); you have { $publicity }.
line-prompt-move-now = Moves that are not used are lost.
line-prompt-show = Shown cards stay in your hand.
line-prompt-may = You have { $exofossils }.
line-prompt-asteroid-data = Data are counted where it stands.
line-prompt-drawn-corner = The rest stays in your hand.
line-prompt-drawn-income = The rest stays in your hand.
line-prompt-give = Two of one thing make one of another; you hold { $hand ->
    [one] 1 card
   *[other] { $hand } cards
  }.
line-prompt-discard-down = Who passes keeps { $limit } cards at most.
line-prompt-keep = After passing you take no further turn in round { $round } of { $rounds }.
line-prompt-gold = It scores at the end, once for each set; the earlier the marker, the more.
line-prompt-message = You gain it at once.
line-prompt-exertian = It scores at the end if its condition holds then; who has most danger loses points.
line-prompt-look = Only you see them.
line-prompt-sample-load = A capsule carries it; missions say where it is wanted.
line-prompt-sample-reward = The sample stays where it is.

# What the coach says at each kind of question; `line-` is the short form under the prompt.
coach-prompt-tuck-setup = A card tucked for income pays now and in every round. Credits are scarce at first. Give a card whose text you can do without.
line-prompt-tuck-setup = The lower edge of a card shows its income.
coach-prompt-turn = One main action, then free actions as you like. With credits: launch a probe or play a card. With energy: scan, land. With a full computer: analyse. With 6 publicity: research. Pass only when nothing is left to do.
line-prompt-turn = One main action a turn; free actions at any time.
coach-prompt-end = The main action is done. Put data into the computer and move probes if it is worth the energy; then end the turn.
line-prompt-end = Data go into the computer; what is left over can be lost.
coach-prompt-scan = Mark where you have signals already, or where the second place brings 2 points. Most markers win the sector when its data are gone.
line-prompt-scan = Two signals: one in the sector of Earth, one by a card of the row.
coach-prompt-signal = Go on where you can win: the sector with most of your markers, or with few data left.
coach-prompt-tech = Early, two probes and cheaper landing pay best; computer technologies give something with every data you place.
line-prompt-tech = Nobody has the same technology twice; the first of a stack has 2 points more.
coach-prompt-trace = Discovery spaces are worth 5 or 3 points and bring the species nearer. The others are worth more once it is known.
coach-prompt-keep = Choose a card for the next round: signals, or a mission that you can finish.
coach-prompt-gold = Mark the tile for what you collect most. The earlier the marker, the higher its value.

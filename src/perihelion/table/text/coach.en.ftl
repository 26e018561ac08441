# The first game, the coach and the help card.
ui-first = Your first game here?
ui-first-line = This is asked only once.
ui-first-learn = Learn it
ui-first-learn-line = { $count } short lessons on the real board, a minute or two each.
ui-first-guided = A guided first game
ui-first-guided-line = A real game against gentle bots; a coach explains each new question when it comes.
ui-first-plain = Just play
ui-first-plain-line = You know the game, or would rather find out.
ui-coach = Coach
ui-coach-off = off
ui-coach-asked = when asked
ui-coach-always = at every new question
ui-coach-ask = Explain this question
ui-coach-known = Got it
ui-coach-why = What would you choose?
ui-help-card = Help card

# What the coach says at each kind of question; `line-` is the short form under the prompt.
coach-prompt-act = Everybody chooses in secret, then every chosen phase takes place for everybody. So ask two things: what do I want most, and what will the others choose anyway? A phase that somebody else chooses costs you nothing. Few cards in hand: explore, or sell a good. A world you can afford: settle. Goods lying ready and powers that consume: 2×.
line-prompt-act = Every chosen phase takes place for all; the one who chose it has the bonus.
coach-prompt-keep = Keep what fits your start world and the colours you have, or what you can pay for soon. The rest of your hand is money anyway.
line-prompt-keep = What you do not keep is discarded unseen.
coach-prompt-develop = Developments work to the end of the game, so early ones work longest. Look for those that make your kind of world cheaper or draw cards. You need not place anything: cards in hand are the next payment.
line-prompt-develop = One development at most; you pay its cost with other cards of your hand.
coach-prompt-settle = A world is points and, with a coloured circle, goods. Red shields cost nothing if your military strength is enough. Windfall worlds come with a good to sell.
line-prompt-settle = One world at most; paid with cards, or conquered by military strength.
coach-prompt-pay = Give up what fits your plan least: other colours, military worlds without military, expensive cards you will not reach.
line-prompt-pay = The cards you give are gone.
coach-prompt-sell = The rarer the good, the more cards: blue 2, brown 3, green 4, yellow 5, and more with trade powers ($).
line-prompt-sell = Only one good is sold; the others are consumed afterwards.
coach-prompt-consume = All powers have to be used, but the order is yours. Begin with powers that take a certain colour, and leave those that take anything for last.
line-prompt-consume = Every power is used once; you choose the order.
coach-prompt-consume-goods = Consume the cheapest colour first, and goods on production worlds, which come back by themselves.
line-prompt-consume-goods = Goods on production worlds come back with the next Produce.
coach-prompt-hand-limit = Ten cards is the limit. Discard what is dear or does not fit.

# What the coach says at each kind of question; `line-` is the short form under the prompt.
coach-prompt-trade-and-build = Ships bring points, so ask first: which ship can I build, and which card is missing? Offer the others what you have most of; the bank takes three for one (goods two). What is left may become a drive, a cannon or cargo. When nothing more can be built: fly.
line-prompt-trade-and-build = Trade and build as often as you like; flying ends it.
coach-prompt-flight = Every ship may fly as far as the speed says. Colony ships look for a free site beside planets with good numbers, trade ships for an outpost that your cargo opens.
line-prompt-flight = All your ships have the same speed.
coach-prompt-fly-colony = Sites between two planets you lack are best; numbers near 7 come most often. Coming near unknown planets turns their numbers up, and you may fly on.
coach-prompt-fly-trade = An outpost wants more cargo sections than it has stations. Being first there also brings its figure: two points.
coach-prompt-steal = Take from who leads, or who holds many cards. You do not see the card before.
line-prompt-steal = You take one card unseen.
coach-prompt-answer = A deal is good if it gives you what you can use this turn and does not give the leader the last card they need.
line-prompt-answer = Accept, decline, or make a proposal of your own.
coach-prompt-discard = More than seven cards when a 7 is rolled: half go. Keep what your next ship costs.
coach-prompt-friend = Choose what helps every turn. Production for what you produce, exchange for what you have too much of, drives for long ways.
coach-prompt-port = The farther out, the more turns your next ships save. It has to be one of your own colonies.

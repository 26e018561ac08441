"""What a worker process can be asked: to choose, to advise, to say why, to analyse a finished game, to
compare what somebody tries in it, to play a record that somebody brings, to make a picture.

Questions and answers are lines of JSON; this module is all that both ends share. Before the answer to a long
question there may be lines that tell what was found so far.
"""

from __future__ import annotations

from typing import Final

CHOOSE: Final = "choose"
HINT: Final = "hint"
WHY: Final = "why"
ANALYSE: Final = "analyse"
TRY: Final = "try"
SO_FAR: Final = "so far"  # marks a line that is not the answer yet
BRING: Final = "bring"
PAINT: Final = "paint"

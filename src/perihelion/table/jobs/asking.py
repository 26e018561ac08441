"""What a worker process can be asked: to choose, to advise, to say why, to analyse a finished game,
to play a record that somebody brings, to make a picture.

Questions and answers are lines of JSON; this module is all that both ends share.
"""

from __future__ import annotations

from typing import Final

CHOOSE: Final = "choose"
HINT: Final = "hint"
WHY: Final = "why"
ANALYSE: Final = "analyse"
BRING: Final = "bring"
PAINT: Final = "paint"

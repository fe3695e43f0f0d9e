"""The lesson of Zen Garden: a setup with a circuit, a line and a mission in reach.

See ``web.app.model.teaching.lesson``.
"""

from typing import Final

from hofgarten.game import Json
from web.app.model.game_api.lesson import Lesson, Step
from web.app.model.teaching.lesson import ANY

_OPTIONS: Final[dict[str, Json]] = {"boards": [1, 5], "majority_ties": "full"}
"""Board 1, and board 5 for its single mission."""

_SETUP: Final[dict[str, Json]] = {
    "first": 0,
    "supply": (
        "UtcGwtGsbBwaBsaBtaGtcPwpBtcUwaGwwCspCtbBtbPtcCwaUtpPspUsbBstGtaGspGsaCsbGtwCwbCtpPwwGwpUstCtaPtwCswPswBwpUtt"
        "CtcPstUwtBwcUwcBsbCscPsbPttPwbBtwUwwGtbUsaUtwPwcGstCwpPsaBscUscBwtPtbCsaUswGwaBspPwtUwpPscPwaBwbCwwBswGwbBtt"
        "UtbUtaGswGwcGttUspBtpBwwCstCtwPtaCwcPtpGscCwtGtpCttUwb"
    ),
    "emperor": {
        "small": "path-wood",
        "large": "crane",
        "majority": "ground-water",
        "detail": "ground-clay",
        "missions": [["gate", "ground-blossom"]],
    },
}

_MOVES: Final = (
    "0b a2 se; 1a b2 se; 2c b2 sw; 0a c2 sw; 2a b3 nw; 0d a3 ne; 0b c3 ne; 1a a1 sw; 0c b1 se; 0b b1 sw; "
    "0a a4 nw; 1d c1 se; 0a a1 ne; 1b a2 nw e1; 0c a2 se; 0b c3 nw; 0d d2 se; 1c a3 nw; 1a a3 sw; "
    "0c a4 sw; 0b b4 se; 0a d3 sw; 1a c4 nw; 0c c4 nw; 1d a4 ne; 0d d4 ne; 0b a1 se; 0a d3 sw; 0c d2 nw"
)
_LINE: Final = tuple(_MOVES.split("; "))

_STEPS: Final = (
    Step("aim", ("stage-title",), at=0),
    Step("coins", ("panel", "players-title")),
    Step("board", ("board",)),
    Step("take", ("slot-0", "slot-1", "slot-2", "slot-3"), r"0[abcd] .*", ("garden",)),
    Step("pay", ("slot-10",), r"2c .*", ("garden",)),
    Step("round", ("board", "players-title")),
    Step("room", ("slot-5",), r"1b a2 .. e1", ("space--1-1",), at=13),
    Step("ring", ("slot-1",), r"0b c3 nw", ("space-2-2",)),
    Step("circuit", ("garden", "score-title")),
    Step("line", ("slot-3",), r"0d d2 ..", ("space-3-1",)),
    Step("mission", ("slot-4",), r"1a .*", ("garden",)),
    Step("wishes", ("score-title",)),
    Step("rivals", ("score-title",)),
    Step("free", ("board",), ANY, ("garden",), at=29, turns=2),
    Step("result", ("score-title",)),
    Step("end", ("panel",)),
)

_FIRST_MATCH: Final = {"level": "1"}

LESSON: Final = Lesson("zen-garden", _OPTIONS, _SETUP, _LINE, _STEPS, _FIRST_MATCH)

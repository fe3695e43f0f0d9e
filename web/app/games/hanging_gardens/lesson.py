"""The lesson of The Hanging Gardens: a first arcade, then the last round. See ``web.app.model.teaching.lesson``."""

from typing import Final

from hofgarten.game import Json
from web.app.model.game_api.lesson import Lesson, Step
from web.app.model.teaching.lesson import ANY

_OPTIONS: Final[dict[str, Json]] = {}

_CARDS: Final = (
    ".P..P. T.F.A. .P.A.. F..F.. AA.F.. PP..AF T....A .TA.F. F.A... .F.... PA.A.. F..PF. P..T.. P....A A.ATA. "
    "F..... TTA... .FF... .FTT.. .PT.P. ..TF.. P.PP.. .TAT.. T.F.P. FF.... A.TT.. P..... .P..A. .AA... .T.... "
    "T..T.. FTTP.. .AAF.. PA...A ..TA.. ..T... P..PP. PT.AP. ..A... FFT..F .FA.F. .T..P. TF.T.. APA... PF..P. "
    "T.T..T FT..T. .PP... .PF... PF.... TT.... T.F..P P...AA P.F.AA FF...A P.FP.. .P.F.. T.F..F T...A. .A..A."
)
_TILES: Final = (
    "gate statue statue tiger tiger chalice tiger animal-handler chalice king guard tiger queen gate king "
    "chalice priest garden tiger garden statue chalice chalice king garden gate king queen gate chalice "
    "statue chalice queen gardener chalice chalice sculptor gate gate garden garden gate tiger gate statue "
    "garden chalice statue queen"
)

_SETUP: Final[dict[str, Json]] = {
    "first": 0,
    "cards": _CARDS.split(),
    "tiles": _TILES.split(),
}

_MOVES: Final = (
    "lay 4 2,0 0; lay 2 0,0 0; lay 3 1,0 90; lay 1 1,-1 90; lay 1 1,-2 270; lay 2 0,1 180; lay 3 0,-2 90; "
    "lay 4 2,0 180; temple 1,1; tile 2; lay 3 2,-1 270; temple 2,1; tile 1; lay 2 1,0 180; lay 4 3,-1 0; "
    "lay 1 1,0 0; lay 4 2,-4 270; lay 1 0,-2 270; lay 3 2,-4 270; lay 2 1,-2 0; lay 2 4,-2 180; "
    "temple 4,-1; tile 1; lay 1 -1,-2 90; temple 0,-1; tile 1; lay 4 2,-3 90; temple 3,-2; tile 1; "
    "lay 3 1,-2 270; lay 3 2,-1 90; lay 2 0,-2 0; temple 0,0; tile 1; lay 1 0,0 0; temple 2,-1; tile 2; "
    "lay 4 5,-2 270; lay 1 6,-3 270; temple 5,-2 from 1,1; tile 2; lay 3 -1,1 90; lay 2 0,-3 180; "
    "lay 4 2,-4 0; lay 1 3,-5 180; temple 3,-3; tile 2; lay 3 0,-5 270; temple 0,-3 from 3,-2; tile 3; "
    "lay 2 1,-4 90; lay 4 1,-3 90; temple 3,-1 from 0,-3; tile 1; lay 4 -1,-6 90; temple 0,-3 from 4,-1; "
    "tile 1; lay 1 0,1 0; temple 2,1; tile 1; lay 2 1,-4 180; lay 3 0,0 270; lay 1 2,-6 270; temple 2,-4; "
    "tile 1; lay 3 2,-5 180; temple 2,-3 from 0,0; tile 1; lay 4 0,0 90; temple 1,1 from 3,-3; tile 2; "
    "lay 2 -1,1 180; temple 0,0 from 5,-2; tile 1; lay 3 0,1 90; temple 1,1 from 0,0; tile 1; "
    "lay 1 3,-4 180; lay 4 2,-5 180; temple 3,-3 from 2,1; tile 1; lay 2 1,-6 180; lay 4 3,-2 270; "
    "lay 3 6,-4 270; temple 6,-2 from 0,-3; tile 1; lay 2 -1,0 90; temple -1,2 from 2,-4; tile 1; "
    "lay 1 0,-1 180; temple 3,0 from 3,-1; tile 4; lay 3 -2,-5 90; temple 0,-4 from 1,1; tile 5; "
    "lay 2 5,-5 270; temple 4,-3 from 2,1; tile 1; lay 4 4,-5 180; temple 6,-3 from 2,-3; tile 1; "
    "lay 1 6,-4 270; lay 1 2,-6 180; lay 3 -1,-6 0; temple 1,-4 from 6,-2; tile 4; lay 4 0,-3 180; "
    "temple 2,-3 from 2,-1; tile 6; lay 2 1,1 270; temple 2,1 from 3,0; tile 2; lay 2 2,-2 90; "
    "temple 1,0 from 3,-3; tile 3; lay 4 2,-7 90; lay 1 2,-2 0; temple 3,-4 from 6,-3"
)
_LINE: Final = tuple(_MOVES.split("; "))

_STEPS: Final = (
    Step("aim", ("stage-title",), at=0),
    Step("cards", ("cards",)),
    Step("lay", ("cards",), ANY, ("stage-title",)),
    Step("groups", ("stage-title",), at=7),
    Step("arcade", ("card-3",), r"lay 4 2,0 (180|270)", ("square_2_0",)),
    Step("temple", ("stage-title",), r"temple .*"),
    Step("reach", ("board",), r"tile [12]"),
    Step("sets", ("players-title", "score-title")),
    Step("own", ("cards",), ANY, ("stage-title",), at=10, turns=1),
    Step("last", ("stage-title",), at=112),
    Step("six", ("card-1",), r"lay 2 (2,-2 0|2,-2 90|4,-4 90)", ("stage-title",)),
    Step("move", ("stage-title",), r"temple .*"),
    Step("hidden", ("board",), r"tile .*"),
    Step("free", ("cards",), ANY, ("stage-title",), turns=1),
    Step("series", ("score-title",)),
    Step("end", ("panel",)),
)

_FIRST_MATCH: Final[dict[str, str]] = {}

LESSON: Final = Lesson("hanging-gardens", _OPTIONS, _SETUP, _LINE, _STEPS, _FIRST_MATCH)

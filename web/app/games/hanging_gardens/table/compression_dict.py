"""Preset compression dictionary for links: frequent parts of this game's records. See ``web.app.model.links.codec``.

The dictionary must never change, not even with the cards, because old links depend on it. A different dictionary needs
a new ``web.app.model.links.codec.VERSION``. More frequent parts stand nearer to the end.
"""

from typing import Final

_BETWEEN: Final = '","'

_CARDS: Final = (
    "..A... ..T... .F.... .T.... F..... P..... ..TA.. ..TF.. .A..A. .AA... .FF... .P..A. .P..P. .P.A.. .P.F.. .PF... "
    ".PP... .T..P. F..F.. F.A... FF.... P....A P..T.. PF.... T....A T...A. T..T.. TT.... .AAF.. .FA.F. .FTT.. .PT.P. "
    ".TA.F. .TAT.. A.TT.. AA.F.. APA... F..PF. FF...A FT..T. P...AA P..PP. P.FP.. P.PP.. PA...A PA.A.. PF..P. T.F..F "
    "T.F..P T.F.A. T.F.P. T.T..T TF.T.. TTA... A.ATA. FFT..F FTTP.. P.F.AA PP..AF PT.AP."
)
_TILES: Final = "animal-handler gardener sculptor priest guard queen king tiger garden statue chalice gate"

WORDS: Final = (
    '{"record":1,"game":"hanging-gardens","options":{},"players":[{"name":"Ada","colour":"blue","bot":"apprentice"},'
    '{"name":"","colour":"yellow","bot":"gardener"},{"name":"","colour":"green","bot":"greedy"},{"name":"","colour":"red",'
    '"bot":"architect"},{"name":"","colour":"blue"}],"setup":{"first":0,"cards":["'
    + _CARDS.replace(" ", _BETWEEN)
    + '"],"tiles":["'
    + _TILES.replace(" ", _BETWEEN)
    + '"]},"events":["lay 1 0,0 0","lay 2 1,0 90","lay 3 0,1 180","lay 4 -1,0 270","temple 1,1 from 0,-1","tile 1",'
    '"tile 2","tile 3","lay 4 -2,0 90","lay 1 2,1 180","lay 2 -3,-2 270"],"seed":"'
)

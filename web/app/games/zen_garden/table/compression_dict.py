"""Preset compression dictionary for links: frequent parts of this game's records. See ``web.app.model.links.codec``.

The dictionary must never change, because old links depend on it. A different dictionary needs a new
``web.app.model.links.codec.VERSION``. More frequent parts stand nearer to the end.
"""

from typing import Final

WORDS: Final = (
    '{"record":1,"game":"zen-garden","options":{"boards":[1,2,3,4,5],"majority_ties":"full"},"players":[{"name":"Ada",'
    '"colour":"blue","bot":"apprentice"},{"name":"","colour":"yellow","bot":"gardener"},{"name":"","colour":"green",'
    '"bot":"greedy"},{"name":"","colour":"red","bot":"architect"},{"name":"","colour":"blue"}],"setup":{"first":0,'
    '"supply":"","emperor":{"small":"pagoda","bench","buddha","gate","crane","path-sand","path-wood","path-stone",'
    '"ground-sand","ground-pebbles","ground-trees","ground-clay","ground-water","ground-blossom","large":"","majority":"",'
    '"detail":"","missions":[["","",""]]}},"events":["0a a1 sw","0b b1 nw","0c c1 ne","0d d1 se","1a a2 se e1",'
    '"1b b2 nw s1","1c a3 ne","1d b3 sw","2a a4 se","2b b4 nw","2c c2 ne","2d c3 sw"],"seed":"'
)

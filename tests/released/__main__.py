"""Write the samples and the interface of this version: ``python -m tests.released``.

Raises FileExistsError if the version has samples.
"""

import json

from hofgarten import __version__
from tests.released import FOLDER, samples
from tests.released.interface import RECORDED, interface

with (FOLDER / f"{__version__}.json").open("x", encoding="utf-8") as file:
    json.dump(samples(), file, ensure_ascii=False, indent=0)
    file.write("\n")
RECORDED.write_text("\n".join([*interface(), ""]), encoding="utf-8")

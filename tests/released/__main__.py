"""Write the samples of this version: ``python -m tests.released``. Raises FileExistsError if it has some."""

import json

from hofgarten import __version__
from tests.released import FOLDER, samples

with (FOLDER / f"{__version__}.json").open("x", encoding="utf-8") as file:
    json.dump(samples(), file, ensure_ascii=False, indent=0)
    file.write("\n")

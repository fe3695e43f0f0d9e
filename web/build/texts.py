"""Writes the page's texts as modules, each with the texts of a Fluent file by key: ``web.app.texts.de_end``.

In the source tree, ``web.app.fluent`` imports the files.
"""

from pathlib import Path

from web.app.fluent import words_in
from web.app.texts import LANGUAGES
from web.build.paths import APP, ROOT


def write_texts(folder: Path) -> None:
    """Write the modules of all languages into a folder, in which they get their full paths. Raises ValueError."""
    for file in sorted(APP.rglob(f"texts/{LANGUAGES[0]}/*.ftl")):
        texts = file.parent.parent
        target = folder / texts.relative_to(ROOT)
        target.mkdir(parents=True, exist_ok=True)
        for language in LANGUAGES:
            words = words_in(texts, language, file.stem)
            (target / f"{language}_{file.stem}.py").write_text(f"WORDS = {words!r}\n", encoding="utf-8")

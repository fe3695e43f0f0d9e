"""The script for other people's pages: one file of several sources, which is a module and a classic script alike."""

import re
import subprocess
from pathlib import Path

import pytest

from web.build.embed_script import PARTS, SCRIPT, joined, write_embed
from web.build.paths import BROWSER, ROOT, BuildError
from web.app.model.embed.snippet_builder import ALLOWED, SANDBOX
from web.app.texts import LANGUAGES

EMBED = BROWSER / "embed"


def test_it_is_one_script_that_imports_nothing(tmp_path: Path) -> None:
    write_embed(tmp_path)
    text = (tmp_path / SCRIPT).read_text("utf-8")
    assert not re.search(r"^\s*(import|export)\b", text, re.MULTILINE)
    for name in ("embed.cjs", "embed.mjs"):
        script = tmp_path / name
        script.write_text(text, encoding="utf-8")
        subprocess.run(["node", "--check", script], check=True, capture_output=True)  # noqa: S603, S607 - our own script


def test_every_source_of_it_is_joined() -> None:
    of_the_frame = {"host_frame.js", "post_message.js"}
    assert {path.name for path in EMBED.glob("*.js")} == {*PARTS, *of_the_frame}


@pytest.mark.parametrize(
    ("texts", "fault"),
    [
        ({"a.js": 'import { b } from "./b.js";\n'}, "a.js imports what does not come before it: b.js."),
        ({"a.js": 'import "./b.js";\n'}, "a.js has a line that only a module may have"),
        ({"a.js": "export default 1;\n"}, "a.js has a line that only a module may have"),
    ],
)
def test_what_cannot_be_joined_stops_the_build(texts: dict[str, str], fault: str) -> None:
    with pytest.raises(BuildError, match=re.escape(fault)):
        joined(texts)


def test_it_speaks_every_language_and_makes_no_markup_of_text() -> None:
    text = "".join((EMBED / name).read_text("utf-8") for name in PARTS)
    words = re.search(r"const WORDS = {(.*?)^};", text, re.MULTILINE | re.DOTALL)
    assert words
    assert set(re.findall(r"^    (\w\w): {", words[1], re.MULTILINE)) == set(LANGUAGES)
    assert not re.search(
        r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|srcdoc|eval\(|setAttribute\(.style", text
    )


def test_its_frame_and_the_plain_one_may_do_the_same() -> None:
    text = (EMBED / SCRIPT).read_text("utf-8")
    assert re.findall(r'setAttribute\("sandbox", "(.*?)"\)', text) == [SANDBOX]
    assert re.findall(r'\ballow = "(.*?)"', text) == [ALLOWED]


def test_a_frame_that_speaks_keeps_no_other_waiting() -> None:
    text = (EMBED / SCRIPT).read_text("utf-8")
    hear = re.search(r"^    hear\(.*?^    }$", text, re.MULTILINE | re.DOTALL)
    arrived = re.search(r"^    #arrived\(\).*?^    }$", text, re.MULTILINE | re.DOTALL)
    assert hear
    assert arrived
    assert "this.#arrived();" in hear[0]
    assert "settled(this);" in arrived[0]


def test_every_attribute_and_every_event_is_described() -> None:
    script, guide = (EMBED / SCRIPT).read_text("utf-8"), (ROOT / "docs" / "embed.md").read_text("utf-8")
    subject = re.search(r"const SUBJECT = \[(.*?)\];", script)
    others = re.search(r"observedAttributes = \[\.\.\.SUBJECT, (.*?)\];", script)
    heard = re.search(r"const HEARD = {(.*?)^};", script, re.MULTILINE | re.DOTALL)
    assert subject
    assert others
    assert heard
    names = re.findall(r'"(\w+)"', f"{subject[1]} {others[1]}")
    events = re.findall(r"^    (\w+):", heard[1], re.MULTILINE)
    assert {"rule", "theme"} <= set(names)
    assert [name for name in names if not re.search(rf"^\| .*`{name}`.* \|", guide, re.MULTILINE)] == []
    assert {f"hofgarten-{event}" for event in events} == set(re.findall(r"^\| `(hofgarten-\w+)`", guide, re.MULTILINE))

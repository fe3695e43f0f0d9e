"""Tests for the script for other websites: one file of several sources that is both a module and a classic script."""

import json
import re
import subprocess
from pathlib import Path
from typing import Any, Final

import pytest

from tests.web.languages import languages
from web.app.texts import Words
from web.build.paths import BROWSER, ROOT
from web.build.root_files import EMBED_PARTS, SCRIPT, write_embed

EMBED: Final = BROWSER / "embed"
BROWSER_STUB: Final = """
globalThis.print = (value) => console.log(JSON.stringify(value));
globalThis.HTMLElement = globalThis.HTMLScriptElement = class {};
globalThis.IntersectionObserver = class {};
globalThis.matchMedia = () => ({ matches: true, addEventListener() {} });
globalThis.MutationObserver = class {};
globalThis.document = { baseURI: "https://example.org/blog/", addEventListener() {} };
globalThis.addEventListener = () => {};
globalThis.customElements = { get() {}, define: (_, element) => print(element.observedAttributes) };
"""
"""The part of a browser that the script uses before a page has an element."""


def run(stub: Path, *arguments: str | Path) -> Any:
    """Run a script in Node, with a stand-in for the browser, and return the JSON that it prints."""
    stub.write_text(BROWSER_STUB, encoding="utf-8")
    command = ["node", "--require", stub, *arguments]
    return json.loads(subprocess.run(command, check=True, capture_output=True).stdout)


@pytest.mark.parametrize("name", ["classic.cjs", "module.mjs"])
def test_bundle_runs_and_the_guide_names_every_attribute(tmp_path: Path, name: str) -> None:
    write_embed(tmp_path)
    attributes = run(tmp_path / "stub.cjs", (tmp_path / SCRIPT).rename(tmp_path / name))
    guide = (ROOT / "docs" / "embed.md").read_text("utf-8")
    assert {"rule", "theme"} <= set(attributes)
    assert [each for each in attributes if not re.search(rf"^\| .*`{each}`.* \|", guide, re.MULTILINE)] == []


@languages
def test_script_has_words_in_every_language(tmp_path: Path, language: str) -> None:
    surroundings = f"{{ getAttribute: () => '{language}-XX' }}"
    element = f"{{ hasAttribute() {{}}, getAttribute() {{}}, closest: () => ({surroundings}) }}"
    script = f"import {{ wordsOf }} from '{(EMBED / 'url.js').as_uri()}'; print(wordsOf({element}))"
    assert run(tmp_path / "stub.cjs", "--input-type=module", "--eval", script)["lang"] == language


def test_script_compares_whole_languages(tmp_path: Path) -> None:
    languages_of = {"frr-DE": "", "fry": "", "de_DE": "de", "NL": "nl", "": ""}
    script = (
        f"import {{ languageOf }} from '{(EMBED / 'url.js').as_uri()}';"
        "const languageIn = (tag) => languageOf({ closest: () => ({ getAttribute: () => tag }) });"
        f"print({json.dumps([*languages_of])}.map(languageIn))"
    )
    found = run(tmp_path / "stub.cjs", "--input-type=module", "--eval", script)
    assert dict(zip(languages_of, found, strict=True)) == languages_of


@languages
@pytest.mark.parametrize(
    ("attributes", "name"),
    [("game", "play"), ("share position", "position"), ("position", "analysis"), ("bot", "bot")],
)
def test_script_and_frame_name_the_content_alike(tmp_path: Path, language: str, attributes: str, name: str) -> None:
    has = f"hasAttribute: (name) => {json.dumps(attributes.split())}.includes(name)"
    element = f"{{ {has}, getAttribute: () => 'x', closest: () => ({{ getAttribute: () => '{language}' }}) }}"
    script = f"import {{ wordsOf }} from '{(EMBED / 'url.js').as_uri()}'; print(wordsOf({element}))"
    what = run(tmp_path / "stub.cjs", "--input-type=module", "--eval", script)["what"]
    assert Words(language).of("embed.kind", name).casefold() == what.casefold()


BASES: Final = {
    "https://play.example/h/": "https://play.example/h/",
    "//play.example/h/": "https://play.example/h/",
    "../h/": "https://example.org/h/",
} | dict.fromkeys(
    (
        *("", "http://", "https://[", "javascript:alert(1)//", " JAVA\tSCRIPT:alert(1)", "data:text/html,x"),
        *("blob:https://example.org/1", "file:///", "about:blank"),
    ),
    "https://example.org/blog/",
)
"""Values of the attribute -> the folder of the page."""


def test_only_a_web_address_is_a_base(tmp_path: Path) -> None:
    attributes = "getAttribute: (name) => name === 'base' ? base : null"
    script = (
        "globalThis.location = { origin: 'https://example.org' };"
        f"const {{ addressOf, linkOf }} = await import('{(EMBED / 'url.js').as_uri()}');"
        f"const elementOf = (base) => ({{ {attributes}, hasAttribute() {{}}, closest() {{}} }});"
        "const foldersOf = (element) => [addressOf(element), linkOf(element)]"
        ".map(({ origin, pathname }) => origin + pathname);"
        f"print({json.dumps([*BASES])}.map((base) => foldersOf(elementOf(base))))"
    )
    found = run(tmp_path / "stub.cjs", "--input-type=module", "--eval", script)
    assert dict(zip(BASES, found, strict=True)) == {base: [folder, folder] for base, folder in BASES.items()}


@pytest.mark.parametrize(
    ("backgrounds", "scheme", "theme"),
    [
        (["rgba(0, 0, 0, 0)", "rgb(17, 24, 39)"], "normal", "dark"),
        (["rgba(0, 0, 0, 0.2)", "rgb(255, 250, 240)"], "dark", "light"),
        (["rgba(0, 0, 0, 0)"], "normal", "light"),
        (["rgba(0, 0, 0, 0)"], "dark", "dark"),
        (["rgba(0, 0, 0, 0)"], "light dark", "dark"),
        ([], "light", "light"),
    ],
)
def test_an_element_takes_the_theme_of_the_page_around_it(
    tmp_path: Path, backgrounds: list[str], scheme: str, theme: str
) -> None:
    script = (
        f"const {{ themeOf }} = await import('{(EMBED / 'url.js').as_uri()}');"
        "globalThis.getComputedStyle = (node) => node;"
        f"const around = {json.dumps(backgrounds)}.reduceRight((parentElement, backgroundColor) =>"
        " ({ parentElement, backgroundColor }), null);"
        f"const ownerDocument = {{ documentElement: {{ colorScheme: '{scheme}' }} }};"
        "print(themeOf({ getAttribute: () => 'host', isConnected: true, parentElement: around, ownerDocument }))"
    )
    assert run(tmp_path / "stub.cjs", "--input-type=module", "--eval", script) == theme


def test_every_source_is_in_the_bundle() -> None:
    of_the_frame = {"host_frame.js", "post_message.js"}
    assert {path.name for path in EMBED.glob("*.js")} == {SCRIPT, *EMBED_PARTS, *of_the_frame}

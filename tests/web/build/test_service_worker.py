"""Tests for offline use: the cached files, the manifest, and how a newer version is announced and activated."""

import json
from pathlib import Path

import pytest

from e2e.showcase import SIZES
from hofgarten import __version__
from hofgarten.registry import GAMES
from tests.kit.games import COMPLETE
from tests.web.harness import Person
from tests.web.languages import languages
from web.app.model.model import StartPage
from web.app.texts import LANGUAGES, Words
from web.build import service_worker
from web.build.manifest import ART, FOLDER, manifest, paper, screenshots, write_manifest
from web.build.paths import ROOT, BuildError
from web.build.service_worker import WORKER, hash_of, listing, write_worker

WORDS = Words("en")
PAGE = {
    "index.html": "<!doctype html>",
    "embed.js": "1",
    "install/icon-192.png": "2",
    "v/0123/app.py": "3",
    "v/0123/pyodide/extras.pack": "4",
    "v/0123/fonts/face.woff2": "5",
}
NOT_KEPT = {
    "docs/rules/index.html": "11",
    "hofgarten-0.1.0-py3-none-any.whl": "0",
    "install/screenshot-wide-a.webp": "6",
    "v/0123/demos/Z5.1.svg": "7",
    "v/0123/demos/de/Z5.1.svg": "8",
    "licences.html": "9",
}


def a_page(folder: Path, **changes: str) -> Path:
    for name, text in {**PAGE, **NOT_KEPT, **changes}.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return folder


# Cached files


def test_every_file_but_the_exceptions_is_listed_with_its_hash(tmp_path: Path) -> None:
    files = dict(listing(a_page(tmp_path))["files"])  # type: ignore[call-overload]
    assert set(files) == {"./", *PAGE} - {"index.html"}
    assert files["v/0123/app.py"] == "TgdAhWK+24tgzgXB3s/jrRa3IjCWfeAfZAt+Rym0n84="
    assert all(files[name] == hash_of(tmp_path / name) for name in set(files) - {"./"})
    assert files["./"] == hash_of(tmp_path / "index.html")


@pytest.mark.parametrize("name", sorted({**PAGE, **NOT_KEPT}))
def test_any_changed_byte_of_a_cached_file_changes_the_version(tmp_path: Path, name: str) -> None:
    one, two = a_page(tmp_path / "one"), a_page(tmp_path / "two", **{name: "other"})
    assert (listing(one)["version"] != listing(two)["version"]) is (name in PAGE)
    assert (listing(one) != listing(two)) is (name in PAGE)


@pytest.mark.parametrize("text", ["", 'const A = "{{built}}"; const B = "{{built}}";'])
def test_worker_without_a_placeholder_for_the_list_is_reported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str
) -> None:
    (tmp_path / WORKER).write_text(text)
    monkeypatch.setattr(service_worker, "BROWSER", tmp_path)
    with pytest.raises(BuildError, match="list of files"):
        write_worker(tmp_path)


# The manifest


def test_every_address_in_the_manifest_is_relative_and_exists(tmp_path: Path) -> None:
    write_manifest(tmp_path)
    kept = json.loads((tmp_path / "manifest.webmanifest").read_text("utf-8"))
    assert kept == manifest()
    pictures = [one["src"] for key in ("icons", "screenshots") for one in kept[key]]
    assert all((tmp_path / picture).is_file() for picture in pictures)
    assert {path.relative_to(tmp_path).as_posix() for path in (tmp_path / FOLDER).iterdir()} == set(pictures)
    places = [kept["start_url"], kept["scope"], kept["share_target"]["action"], *(s["url"] for s in kept["shortcuts"])]
    assert all(place.startswith("./") for place in places)


def test_each_game_has_screenshots_of_each_form_factor_with_the_declared_sizes() -> None:
    shown = {(game, about["form_factor"]): (name, about["sizes"]) for name, (game, about) in screenshots().items()}
    assert set(shown) == {(game, form) for game in COMPLETE for form in SIZES}
    for (_, form), (name, sizes) in shown.items():
        head = (ART / name).read_bytes()[:30]
        assert (head[:4], head[8:16]) == (b"RIFF", b"WEBPVP8X")
        width, height = (int.from_bytes(head[at : at + 3], "little") + 1 for at in (24, 27))
        assert (width, height) == SIZES[form]
        assert sizes == f"{width}x{height}"


def test_colors_match_the_page() -> None:
    page = (ROOT / "index.html").read_text("utf-8")
    assert f'<meta name="theme-color" content="{paper()}" media="(prefers-color-scheme: light)">' in page
    assert manifest()["theme_color"] == manifest()["background_color"] == paper()


def test_each_game_has_a_shortcut_that_selects_it() -> None:
    shortcuts = {one["name"]: one["url"] for one in manifest()["shortcuts"]}
    assert list(shortcuts)[2:] == [WORDS.of("game", game) for game in GAMES]
    for game in GAMES:
        place = shortcuts[WORDS.of("game", game)].removeprefix("./")
        person = Person(place=place)
        assert (person.model.form.game, person.reply["place"]) == (game, "#")
        assert not person.model.notice


def test_manifest_is_localized_in_each_language() -> None:
    made = manifest()
    assert made["lang"] == LANGUAGES[0]
    told = [made["description_localized"], *(one["name_localized"] for one in made["shortcuts"])]
    for names in told:
        assert tuple(names) == LANGUAGES[1:]
    assert told[0]["fr"] != told[0]["de"]
    names_in_dutch = [one["name_localized"]["nl"] for one in made["shortcuts"]]
    assert names_in_dutch[2:] == [Words("nl").of("game", game) for game in GAMES]


def test_shortcuts_lead_to_the_unfinished_match_and_to_the_daily_game() -> None:
    unfinished, daily = (one["url"].removeprefix("./") for one in manifest()["shortcuts"][:2])
    person = Person()
    person.start_match()
    match = person.match
    person.do("go", place="#")
    person.do("go", place=unfinished)
    assert person.match.id == match.id
    assert Person(place=unfinished).reply["place"] == "#"
    assert Person(place=daily).reply["place"] == daily


@pytest.mark.parametrize("place", ["#new/", "#new/chess", "#new/zen-garden/more", "#received", f"#new/{'x' * 5000}"])
def test_unknown_shortcut_leads_to_the_start_screen(place: str) -> None:
    person = Person(place=place)
    assert (person.model.form.game, person.reply["place"]) == (Person(place="").model.form.game, "#")
    assert person.model.page == StartPage()


# A newer version


def test_update_is_announced_once_and_can_be_dismissed_and_found_again_in_the_settings() -> None:
    person = Person()
    assert "announce" in person.do("newer-version")
    assert "announce" not in person.do("newer-version")
    put_off = person.do("later")
    assert WORDS("offline.update") not in put_off["html"]
    assert WORDS("offline.update_newer") in person.do("dialog", name="settings")["html"]
    assert person.do("update")["command"] == {"kind": "update"}
    assert WORDS("offline.update") in person.do("newer-version")["html"], "another one is told of again"


def test_bot_move_continues_while_an_update_is_announced() -> None:
    person = Person()
    person.start_match(**{"kind-1": "apprentice"})
    showing = person.page.bot_move
    assert showing is not None
    reply = person.do("newer-version")
    assert person.page.bot_move == showing
    assert not {"bot_request", "timer"} & set(reply)


# Settings


@languages
def test_settings_show_the_offline_state(language: str) -> None:
    words = Words(language)
    person = Person(languages=[language])
    before = person.do("dialog", name="settings")["html"]
    assert words("offline.unready") in before
    assert words("offline.ready") not in before
    assert words("offline.version", version=__version__) in before
    after = person.do("offline-ready", version="0123abcd")["html"]
    assert words("offline.ready") in after
    assert words("offline.version", version=f"{__version__} · 0123abcd") in after

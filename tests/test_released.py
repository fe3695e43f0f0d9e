"""Records, positions, links and saves of every released version are still read, and written unchanged."""

import json
import re
from pathlib import Path
from typing import Final

import pytest

from hofgarten import __version__, read_record, verify_record, write_record
from hofgarten.registry import GAMES
from tests.released import FOLDER, PLAYERS, Samples, samples
from tests.released.interface import RECORDED, interface
from tests.web.harness import Person
from tests.web.turn_links import Device
from web.app.model.library.saved_matches import PREFIX
from web.app.model.match.serialize import to_text
from web.app.model.settings import KEY

ROOT: Final = Path(__file__).parents[1]
VERSIONS: Final = re.findall(r"^## \[(\d+\.\d+\.\d+)\] - ", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
"""The versions in the changelog, the latest first."""


@pytest.fixture(params=VERSIONS)
def released(request: pytest.FixtureRequest) -> Samples:
    """Return the samples of a version."""
    content: Samples = json.loads((FOLDER / f"{request.param}.json").read_text("utf-8"))
    return content


def test_the_changelog_begins_with_this_version() -> None:
    assert VERSIONS[0] == __version__
    assert {path.stem for path in FOLDER.glob("*.json")} == set(VERSIONS)


def test_no_public_name_of_the_latest_release_is_gone_or_takes_other_arguments() -> None:
    """A name that goes works on for two minor versions, with a DeprecationWarning: docs/releases.md."""
    promised = RECORDED.read_text("utf-8").split("\n")[:-1]
    assert len(promised) > 200
    assert [line for line in promised if line not in interface()] == []


def test_records_verify_and_are_written_unchanged(released: Samples) -> None:
    records = [read_record(text) for text in released["records"]]
    assert {len(record.players) for record in records} == set(PLAYERS)
    for text, record in zip(released["records"], records, strict=True):
        verify_record(record)
        assert record.result is not None
        assert write_record(record) == text


def test_positions_are_read_and_written_unchanged(released: Samples) -> None:
    assert released["positions"]
    for text in released["positions"]:
        game = GAMES[text.partition(" ")[0]]
        assert game.write_position(game.read_position(text)) == text


def test_share_links_open(released: Samples) -> None:
    for place in released["share"]:
        person = Person(place=place)
        assert person.model.notice == ""
        assert person.match.at >= 1


def test_turn_links_are_joined_and_played_on_with_the_save_of_their_sender(released: Samples) -> None:
    for link, storage in zip(released["turn"], released["storage"], strict=True):
        ben = Device.joining(link, 1)
        ben.play_turn()
        ada = Device(f"#match/{ben.match.id}", storage)
        assert ada.events == ben.events[: len(ada.events)]
        ada.do("go", place=ben.link())
        assert ada.events == ben.events


def test_saves_are_read_and_written_unchanged(released: Samples) -> None:
    for storage in released["storage"]:
        person = Person(storage=storage)
        assert (person.model.notice, person.model.settings.speed) == ("", "instant")
        assert "save" not in person.reply, "unchanged data is not written"
        assert KEY in storage
        matches = {key: text for key, text in storage.items() if key.startswith(PREFIX)}
        assert len(matches) == 2
        for key, text in matches.items():
            person.do("go", place=f"#match/{key.removeprefix(PREFIX)}")
            assert to_text(person.match) == text


def test_samples_can_be_made_for_the_next_release() -> None:
    made = samples()
    assert (len(made["records"]), len(made["storage"])) == (len(GAMES) * len(PLAYERS), len(GAMES))

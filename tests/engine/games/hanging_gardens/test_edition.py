"""The data of editions: the built-in one, and every possible fault of a corrected file."""

import json
from collections.abc import Callable
from copy import deepcopy
from typing import Any, Final

import pytest

from hofgarten.game import BadSetup
from hofgarten.games.hanging_gardens.edition import FAULTS, SOURCED, BadEdition, read_edition, standard, write_edition
from hofgarten.games.hanging_gardens.game import HANGING_GARDENS
from hofgarten.games.hanging_gardens.tiles import KINDS, PERSONS, SERIES

Change = Callable[[dict[str, Any]], object]

STANDARD: Final = write_edition(standard())
OWN: Final = {**STANDARD, "name": "My copy"}


def changed(change: Change) -> dict[str, Any]:
    raw = deepcopy(OWN)
    change(raw)
    return raw


def put(*path: Any) -> Change:
    """Return a change that puts the last argument at the place named by the others."""
    *way, key, new = path

    def change(raw: Any) -> None:
        for step in way:
            raw = raw[step]
        raw[key] = new

    return change


@pytest.mark.rule("H1.4", "H7.1", "H7.2")
def test_series_and_persons_have_the_published_values_and_unpublished_data_are_labelled() -> None:
    assert dict(zip(SERIES, standard().series, strict=True)) == {
        **{"queen": (1, 15), "king": (3, 12), "tiger": (3, 8, 15), "garden": (2, 8, 16)},
        **{"statue": (1, 3, 20), "chalice": (1, 3, 6, 11, 18), "gate": (0, 5, 10, 16)},
    }
    persons = {"animal-handler": (3, 10), "gardener": (3, 11), "sculptor": (3, 12), "priest": (3, 9)}
    assert dict(zip(PERSONS, standard().persons, strict=False)) == persons
    assert standard().name == "reconstructed"
    sources = standard().sources
    assert list(sources) == list(SOURCED)
    labelled = {name for name, source in sources.items() if "reconstructed" in source}
    assert labelled == {"cards", "king", "tiger", "chalice", "gate", "sculptor", "priest"}
    assert set(KINDS) - labelled == {"queen", "garden", "statue", "animal-handler", "gardener", "guard"}


CORRECT: Final[list[tuple[str, Change]]] = [
    ("another name", put("name", "Mein Exemplar, 2. Auflage")),
    ("one letter", put("name", "x")),
    ("60 letters", put("name", "x" * 60)),
    ("one digit among signs", put("name", "#2 \u2800")),
    ("a name that begins like the built-in one's", put("name", "reconstructed again")),
    ("two equal cards", put("cards", 0, STANDARD["cards"][1])),
    ("a card without ground", put("cards", 59, "TPAFTP")),
    ("a series of one", put("series", "gate", [7])),
    ("a long series with equal values", put("series", "queen", [0, 0, *range(10)])),
    ("a high value", put("persons", "priest", [0, 1000])),
    ("no points for the guard", put("guard", 0)),
    ("no sources", lambda raw: raw.pop("sources")),
    ("a source of one's own", put("sources", {"queen": "read off the tile"})),
]


@pytest.mark.parametrize("change", [change for _, change in CORRECT], ids=[name for name, _ in CORRECT])
def test_a_corrected_edition_survives_reading_and_writing(change: Change) -> None:
    raw = {"sources": {}, **changed(change)}
    edition = read_edition(raw)
    assert write_edition(edition) == raw
    assert read_edition(json.loads(json.dumps(write_edition(edition)))) == edition


WRONG: Final[list[tuple[Change, str, str, str]]] = [
    (lambda raw: raw.pop("name"), "missing", "H1.4", "name is missing"),
    (lambda raw: raw.pop("cards"), "missing", "H1.4", "cards is missing"),
    (lambda raw: raw.pop("guard"), "missing", "H1.4", "guard is missing"),
    (put("tiles", []), "unknown", "H1.4", "tiles does not belong in an edition"),
    (put("x" * 1000, 1), "unknown", "H1.4", f"{'x' * 40}... does not belong in an edition"),
    (put("\u202e", 1), "unknown", "H1.4", "'\\u202e' does not belong in an edition"),
    (put("name", ""), "name", "H1.4", "1 to 60 printable"),
    (put("name", "   "), "name", "H1.4", "1 to 60 printable"),
    (put("name", "a\nb"), "name", "H1.4", "1 to 60 printable"),
    (put("name", "x" * 61), "name", "H1.4", "1 to 60 printable"),
    (put("name", 7), "name", "H1.4", "1 to 60 printable"),
    (put("name", "\u2800"), "name", "H1.4", "with a letter or digit"),
    (put("name", "\u3164"), "name", "H1.4", "with a letter or digit"),
    (put("name", "\u115f \u1160\uffa0"), "name", "H1.4", "with a letter or digit"),
    (put("name", "!?"), "name", "H1.4", "with a letter or digit"),
    (put("name", " Reconstructed "), "taken", "H1.4", "the name  Reconstructed  is kept for the edition"),
    (lambda raw: raw.update(name="reconstructed", guard=4), "taken", "H1.4", "the name reconstructed is kept"),
    (lambda raw: raw.update(name="reconstructed", sources={}), "taken", "H1.4", "the name reconstructed is kept"),
    (put("cards", STANDARD["cards"][:-1]), "cards", "H1.4", "not a list of 60, but 59"),
    (put("cards", [*STANDARD["cards"], "T....."]), "cards", "H1.4", "not a list of 60, but 61"),
    (put("cards", "T....."), "cards", "H1.4", 'not a list of 60, but "T....."'),
    (put("cards", 6, "TT.P."), "card", "H1.4", 'card 7, "TT.P.", is not six of the letters T P A F .'),
    (put("cards", 6, "TT.P..."), "card", "H1.4", "card 7,"),
    (put("cards", 0, "tt.p.."), "card", "H1.4", 'card 1, "tt.p..",'),
    (put("cards", 59, "TT.Ä.."), "card", "H1.4", 'card 60, "TT.Ä..",'),
    (put("cards", 59, "TT.\u202e.."), "card", "H1.4", "card 60, '\"TT.\\u202e..\"',"),
    (put("cards", 6, None), "card", "H1.4", "card 7, null,"),
    (put("cards", 6, list("TT.P..")), "card", "H1.4", "card 7, ["),
    (put("cards", 6, "......"), "no_motif", "H1.4", 'card 7, "......", has no motif'),
    (put("series", []), "no_object", "H1.4", "series is not an object"),
    (lambda raw: raw["series"].pop("gate"), "missing", "H1.4", "series.gate is missing"),
    (put("series", "quean", [1]), "unknown", "H1.4", "series.quean does not belong"),
    (put("series", "guard", [1]), "unknown", "H1.4", "series.guard does not belong"),
    (put("series", "queen", 15), "series", "H7.1", "series.queen has not 1 to 12 whole numbers"),
    (put("series", "queen", []), "series", "H7.1", "series.queen"),
    (put("series", "queen", [0] * 13), "series", "H7.1", "series.queen"),
    (put("series", "king", [1, 2.0]), "series", "H7.1", "series.king has not 1 to 12 whole numbers from 0 to 1000"),
    (put("series", "king", [True, 2]), "series", "H7.1", "but [true, 2]"),
    (put("series", "king", [-1, 2]), "series", "H7.1", "but [-1, 2]"),
    (put("series", "king", [1, 1001]), "series", "H7.1", "but [1, 1001]"),
    (put("series", "tiger", [3, 8, 7]), "falling", "H7.1", "series.tiger has values that fall: [3, 8, 7]"),
    (put("persons", None), "no_object", "H1.4", "persons is not an object"),
    (lambda raw: raw["persons"].pop("priest"), "missing", "H1.4", "persons.priest is missing"),
    (put("persons", "guard", [0, 3]), "unknown", "H1.4", "persons.guard does not belong"),
    (put("persons", "priest", [3]), "person", "H7.2", "persons.priest has not two whole numbers from 0 to 1000"),
    (put("persons", "priest", [3, 9, 9]), "person", "H7.2", "but [3, 9, 9]"),
    (put("persons", "priest", [3, "9"]), "person", "H7.2", 'but [3, "9"]'),
    (put("guard", -1), "guard", "H7.3", "0 to 100, but -1"),
    (put("guard", 101), "guard", "H7.3", "0 to 100, but 101"),
    (lambda raw: raw.update(guard=True), "guard", "H7.3", "but true"),
    (put("guard", 3.0), "guard", "H7.3", "but 3.0"),
    (put("sources", "me"), "no_object", "H1.4", "sources is not an object"),
    (put("sources", "gates", "x"), "unknown", "H1.4", "sources.gates does not belong"),
    (put("sources", "gate", ""), "source", "H1.4", "sources.gate is not a text of 1 to 200"),
    (put("sources", "gate", "x" * 201), "source", "H1.4", "sources.gate"),
    (put("sources", "gate", None), "source", "H1.4", "sources.gate"),
]


@pytest.mark.parametrize(("change", "fault", "rule", "sentence"), WRONG)
def test_a_faulty_edition_is_refused_with_its_place(change: Change, fault: str, rule: str, sentence: str) -> None:
    with pytest.raises(BadEdition) as caught:
        read_edition(changed(change), strict=True)
    error = caught.value
    assert (error.fault, error.rule) == (fault, rule)
    assert sentence in error.reason
    assert len(error.reason) < 150
    assert error.reason.isprintable()
    assert isinstance(error, BadSetup)


UNKNOWN: Final = [change for change, fault, _, _ in WRONG if fault == "unknown"]


@pytest.mark.rule("H1.4")
@pytest.mark.parametrize("change", UNKNOWN)
def test_unknown_keys_are_allowed_in_a_record(change: Change) -> None:
    assert read_edition(changed(change)) == read_edition(OWN)
    options = {"edition": changed(change)}
    assert HANGING_GARDENS.read_options(options) == options


@pytest.mark.parametrize("strict", [False, True])
def test_an_edition_must_be_an_object(*, strict: bool) -> None:
    wrong: list[Any] = [None, True, 0, 1.5, "", "edition", [], [{}]]
    for raw in wrong:
        with pytest.raises(BadEdition, match="the edition is not an object"):
            read_edition(raw, strict=strict)


def test_every_fault_has_a_test_and_sources_are_in_the_order_of_the_kinds() -> None:
    assert {fault for _, fault, _, _ in WRONG} == set(FAULTS)
    edition = read_edition(changed(put("sources", {"guard": "a", "cards": "b"})))
    assert list(edition.sources) == ["cards", "guard"]

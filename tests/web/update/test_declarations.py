"""Tests for the declared fields of actions: an action with a missing or wrong field changes nothing."""

import ast
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, Literal, get_args, get_origin

import pytest

from hofgarten.registry import GAMES
from tests.web.harness import START, Person, answer
from web.app.model.action import REQUIRED, InvalidAction, bind, fields_of, fits
from web.app.model.game_api.game_page import move_input_of, options_of
from web.app.model.model import Model
from web.app.model.transfer.types import FileUpload
from web.app.update.declared_actions import actions_in
from web.app.update.update import declarations, in_context, update
from web.build import message_types
from web.build.paths import APP

VALUES: Final[Sequence[Any]] = (None, True, 1, 1.5, "x", [], [1], ["x"], {}, {"x": 1}, {"x": "x"}, {"x": None})
DECLARED: Final = list(declarations())
NAMES: Final = [name for name, _ in DECLARED]

Declaration = Callable[..., object]


def some(kind: Any) -> object:
    """Return a value of a type."""
    if get_origin(kind) is Literal:
        return get_args(kind)[0]
    return next(value for value in VALUES if fits(value, kind))


def sound(name: str, declaration: Declaration) -> dict[str, Any]:
    """Return an action with all fields."""
    return {"do": name} | {field: some(kind) for field, kind, _ in fields_of(declaration)}


def unsound(name: str, declaration: Declaration) -> list[dict[str, Any]]:
    """Return actions with a missing or a wrong field."""
    action = sound(name, declaration)
    missing = [field for field, _, default in fields_of(declaration) if default is REQUIRED]
    wrong = [(field, value) for field, kind, _ in fields_of(declaration) for value in VALUES if not fits(value, kind)]
    return [
        *({key: value for key, value in action.items() if key != field} for field in missing),
        *(action | {field: value} for field, value in wrong),
    ]


def is_refused(declaration: Declaration, action: Mapping[str, Any]) -> bool:
    try:
        bind(declaration, action)
    except InvalidAction:
        return True
    return False


def test_a_missing_or_wrong_field_is_refused() -> None:
    for name, declaration in DECLARED:
        bind(declaration, sound(name, declaration))
        bind(declaration, sound(name, declaration) | {"a-later-field": 1})
        assert [action for action in unsound(name, declaration) if not is_refused(declaration, action)] == []


def sent_by(path: Path) -> Iterator[str]:
    """Yield the actions that a module names: ``do("<name>")``, and the actions of its forms."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Call):
            first = node.args[:1] if isinstance(node.func, ast.Name) and node.func.id == "do" else []
            forms = [one.value for one in node.keywords if one.arg in {"data_form", "data_submit"}]
            yield from (str(one.value) for one in (*first, *forms) if isinstance(one, ast.Constant))


def test_an_action_that_is_sent_has_a_handler() -> None:
    assert [(path, name) for path in APP.rglob("*.py") for name in sent_by(path) if name not in NAMES] == []


def assert_unchanged(model: Model, declared: Mapping[str, Declaration]) -> None:
    """Fail if a wrong action changes a model."""
    for name, declaration in declared.items():
        for action in unsound(name, declaration):
            assert update(model, {**action, "now": 99}).model is model, action


def test_a_refused_action_leaves_the_model_unchanged() -> None:
    of_games = {name for game in GAMES for name in (*move_input_of(game).steps, *options_of(game).actions)}
    declared = {name: declaration for name, declaration in DECLARED if name not in {"start", *of_games}}
    assert_unchanged(Person().model, declared)


@pytest.mark.parametrize("game", GAMES)
def test_a_refused_change_of_options_or_step_leaves_the_model_unchanged(game: str) -> None:
    person = Person(fields={"game": game})
    assert person.model.form.game == game
    assert_unchanged(person.model, options_of(game).actions)
    person.start_match(game=game)
    assert_unchanged(person.model, {name: step.change for name, step in move_input_of(game).steps.items()})


@pytest.mark.parametrize("field", ["now", "offset", "keyboard"])
def test_the_fields_of_every_action_are_checked(field: str) -> None:
    model = Person().model
    assert update(model, {"do": "dialog", "name": "settings", field: "x"}).model is model
    assert {name for name, _, _ in fields_of(in_context)} == {"now", "offset", "keyboard"}


def test_a_wrong_start_is_an_error() -> None:
    for action in unsound("start", dict(DECLARED)["start"]):
        with pytest.raises(InvalidAction):
            update(None, action)
    assert update(None, START).model.now == START["now"]


@pytest.mark.parametrize(
    ("kind", "fitting"),
    [
        (int, [1]),
        (bool, [True]),
        (str, ["x"]),
        (object, VALUES),
        (str | None, [None, "x"]),
        (Literal["x", "y"], ["x"]),
        (Sequence[str], [[], ["x"]]),
        (Mapping[str, str | None], [{}, {"x": "x"}, {"x": None}]),
        (FileUpload, []),
    ],
)
def test_values_of_each_type(kind: Any, fitting: Sequence[object]) -> None:
    assert [repr(value) for value in VALUES if fits(value, kind)] == [repr(value) for value in fitting]


def test_optional_fields_of_files() -> None:
    assert fits({"name": "", "size": 1}, FileUpload)
    assert fits({"name": "", "size": 1, "text": None, "content": "x"}, FileUpload)
    assert not fits({"name": "", "size": 1, "text": 1}, FileUpload)
    assert not fits({"name": "", "text": "x"}, FileUpload)


def test_answers_of_the_bots_have_the_declared_fields() -> None:
    person = Person()
    person.start_match(**{"kind-0": "apprentice", "kind-1": "apprentice"})
    action = answer(person.reply["bot_request"])
    bind(dict(DECLARED)[action["do"]], action)


def test_types_of_the_scripts_are_up_to_date() -> None:
    assert message_types.FILE.read_text("utf-8") == message_types.text(), "run python -m web.build.message_types"


@pytest.mark.parametrize(
    ("value", "actions"),
    [
        ('{"undo": x, "redo": y}', ["undo", "redo"]),
        ('{"undo": x}\nOTHER = {"no-action": 1}', ["undo"]),
        ('{"undo": in_match(x, {"no-action": 1})}', ["undo"]),
        ("{}", []),
    ],
)
def test_the_actions_of_a_module_are_the_keys_of_its_handlers(value: str, actions: list[str]) -> None:
    assert actions_in(f"HANDLERS: Final[dict[str, Handler]] = {value}\n") == actions


@pytest.mark.parametrize("value", ['{NAME: x, "undo": y}', '{**others, "undo": y}', "others"])
def test_an_action_that_cannot_be_read_from_the_source_is_an_error(value: str) -> None:
    with pytest.raises(ValueError, match="HANDLERS"):
        actions_in(f"HANDLERS: Final = {value}\n")

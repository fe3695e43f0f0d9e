"""The report of a benchmark: medians, ratios run by run, and the texts that hold them."""

import json
from math import isnan

import pytest

from bench.model import OURS, Curve, Part, Row
from bench.parts import PARTS
from bench.report import FIGURES, TABLE, figure, texts
from bench.turns import in_turns

ROW = Row("start", "ms", {OURS: [100.0, 200.0, 900.0], "stock": [400.0, 400.0, 450.0]}, aim="at most 0.5")


def test_the_table_holds_medians_and_ratios_run_by_run() -> None:
    assert ROW.medians == {OURS: 200, "stock": 400}
    assert ROW.ratios == {"stock": 0.5}
    part = Part("Boot", [ROW], [Curve("grow", "Growth", "x", "y", {"a": [(1, 2)]})], ["A note."])
    lines = texts({"boot": part})[TABLE].splitlines()
    assert "| start | 200 ms | stock: 400 | 0.50 | at most 0.5 |" in lines
    assert "![Growth](grow.svg)" in lines
    assert lines[-1] == "A note."


def test_every_figure_is_kept() -> None:
    kept = json.loads(texts({"boot": Part("Boot", [ROW])})[FIGURES])
    assert kept["parts"]["boot"]["rows"][0]["runs"] == {OURS: [100, 200, 900], "stock": [400, 400, 450]}


def test_nothing_is_divided_by_nothing() -> None:
    assert isnan(Row("task", "ms", {OURS: [0.0], "stock": [0.0]}).ratios["stock"])


@pytest.mark.parametrize(
    ("number", "text"), [(0, "0"), (1, "1"), (0.0123, "0.0123"), (2.345, "2.35"), (99.4, "99.4"), (123456.7, "123,457")]
)
def test_a_figure_has_as_many_digits_as_say_something(number: float, text: str) -> None:
    assert figure(number) == text


def test_measures_take_turns_and_the_order_is_turned_round() -> None:
    order: list[str] = []

    def measure(name: str) -> float:
        order.append(name)
        return len(order)

    found = in_turns({name: lambda name=name: measure(name) for name in ("a", "b")}, 3)  # type: ignore[misc]
    assert order == ["a", "b", "b", "a", "a", "b"]
    assert found == {"a": [1, 4, 5], "b": [2, 3, 6]}


def test_each_part_is_named_once() -> None:
    assert len(set(PARTS)) == len(PARTS)

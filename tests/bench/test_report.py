"""Tests of the report: medians, ratios run by run, and saved figures."""

import json
from math import isnan, nan

import pytest

from bench.figures import Measured, measured_now, read, write
from bench.interleave import in_turns
from bench.model import OURS, Part, Row
from bench.report import figure, report

ROW = Row("start", "ms", {OURS: [100.0, 200.0, 900.0], "stock": [400.0, 400.0, 450.0]}, aim="at most 0.5")
PART = Part("Boot", [ROW], ["A note."])


def test_the_table_holds_medians_and_ratios_run_by_run() -> None:
    assert ROW.medians == {OURS: 200, "stock": 400}
    assert ROW.ratios == {"stock": 0.5}
    lines = report({"boot": Measured(PART, "Sunday")}, {}).splitlines()
    assert "| start | 200 ms | less | 3 | stock: 400 | 0.50 | at most 0.5 |" in lines
    assert "Measured on Sunday." in lines
    assert lines[-1] == "A note."


def test_a_failed_part_is_named_with_its_earlier_figures() -> None:
    text = report({"boot": Measured(PART, "Sunday")}, {"boot": "RuntimeError: none"})
    assert "**`boot` failed**; its figures, if any, are older: `RuntimeError: none`" in text
    assert "| start |" in text
    assert "failed" not in report({}, {})


def test_every_figure_is_saved() -> None:
    found = measured_now(PART)
    assert read(write(found)) == found


def test_missing_figures_are_null_and_shown_without_number() -> None:
    text = write(Measured(Part("Boot", [Row("paint", "ms", {OURS: [nan], "stock": [0.0]})]), ""))
    assert json.loads(text)["part"]["rows"][0]["runs"] == {OURS: [None], "stock": [0]}
    assert "| paint | none ms | less | 1 | stock: 0 | none |  |" in report({"boot": read(text)}, {})


def test_no_division_by_zero() -> None:
    assert isnan(Row("task", "ms", {OURS: [0.0], "stock": [0.0]}).ratios["stock"])


@pytest.mark.parametrize(
    ("unit", "better"), [("ms", "less"), ("kB", "less"), ("", "less"), ("moves/s", "more"), ("a second", "more")]
)
def test_more_is_better_for_rates(unit: str, better: str) -> None:
    assert Row("work", unit, {OURS: [1.0]}).better == better


@pytest.mark.parametrize(
    ("number", "text"), [(0, "0"), (1, "1"), (0.0123, "0.0123"), (2.345, "2.35"), (99.4, "99.4"), (123456.7, "123,457")]
)
def test_a_figure_has_its_significant_digits(number: float, text: str) -> None:
    assert figure(number) == text


def test_measures_alternate_and_the_order_is_reversed() -> None:
    order: list[str] = []

    def measure(name: str) -> float:
        order.append(name)
        return len(order)

    found = in_turns({name: lambda name=name: measure(name) for name in ("a", "b")}, 3)  # type: ignore[misc]
    assert order == ["a", "b", "b", "a", "a", "b"]
    assert found == {"a": [1, 4, 5], "b": [2, 3, 6]}

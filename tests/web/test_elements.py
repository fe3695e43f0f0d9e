"""HTML as Python says it: what elements are written as, and that no text becomes markup."""

import pytest
from markupsafe import Markup, escape

from tests.hostile import TEXTS
from web.views import elements as h
from web.views.elements import Node, html_of


def test_an_element_has_attributes_and_holds_what_it_is_given() -> None:
    inside: list[Node] = ["a ", h.b["b"], None, False, True, 7, (str(n) for n in range(2)), Markup("<i>c</i>")]
    assert str(h.p("#one.two.three", title="d", data_do="e", for_="f")[inside]) == (
        '<p id="one" class="two three" title="d" data-do="e" for="f">a <b>b</b>701<i>c</i></p>'
    )


def test_attributes_can_come_by_their_names() -> None:
    assert (
        str(h.td({"class": "wide", "aria-label": "x"}, colspan=2))
        == '<td class="wide" aria-label="x" colspan="2"></td>'
    )


def test_attributes_that_say_nothing_are_left_out() -> None:
    assert str(h.input(disabled=True, checked=False, title=None, value="")) == '<input disabled value="">'
    assert str(h.div({"class": ""})) == "<div></div>"


def test_an_element_can_be_taken_further_and_stays_what_it_was() -> None:
    item = h.li(".item")
    assert (str(item["a"]), str(item["b"]), str(item)) == (
        '<li class="item">a</li>',
        '<li class="item">b</li>',
        '<li class="item"></li>',
    )


@pytest.mark.parametrize("text", TEXTS)
def test_no_text_becomes_markup(text: str) -> None:
    safe = str(escape(text))
    assert html_of(text) == safe
    assert str(h.p(title=text)[text]) == f'<p title="{safe}">{safe}</p>'
    assert Markup("{}").format(h.b[text]) == f"<b>{safe}</b>"

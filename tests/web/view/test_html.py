"""The HTML builder: the output of elements, and the escaping of text."""

from typing import Any

import htpy
import pytest
from hypothesis import given, strategies as st
from markupsafe import Markup, escape

from tests.kit.hostile import TEXTS
from web.app.view import html as h
from web.app.view.html import Node, html_of


def test_an_element_has_attributes_and_content() -> None:
    inside: list[Node] = ["a ", h.b["b"], None, False, True, 7, (str(n) for n in range(2)), Markup("<i>c</i>")]
    assert str(h.p("#one.two.three", title="d", data_do="e", for_="f")[inside]) == (
        '<p id="one" class="two three" title="d" data-do="e" for="f">a <b>b</b>701<i>c</i></p>'
    )


@pytest.mark.parametrize("text", TEXTS)
def test_no_text_becomes_markup(text: str) -> None:
    safe = str(escape(text))
    assert html_of(text) == safe
    assert str(h.p(title=text)[text]) == f'<p title="{safe}">{safe}</p>'
    assert Markup("{}").format(h.b[text]) == f"<b>{safe}</b>"


NAMES = st.sampled_from(["a", "div", "br", "col", "input", "section"])
ATTRIBUTES = st.dictionaries(
    st.sampled_from(["title", "data-do", "href", "disabled", "aria-label"]),
    st.one_of(st.text(), st.integers(), st.booleans(), st.none()),
)
NAMED = st.fixed_dictionaries({}, optional={"id": st.text(min_size=1), "class": st.text(min_size=1)})
SELECTORS = st.sampled_from([".wide", "#name", "#name.wide.long"])


def trees() -> st.SearchStrategy[Any]:
    """Return a strategy for an element's content. An element is a tuple: name, selector, attributes, content."""
    leaves = st.one_of(st.text(), st.integers(), st.none(), st.booleans(), st.builds(Markup, st.just("<i>x</i>")))
    return st.recursive(
        leaves,
        lambda inner: st.one_of(
            st.lists(inner), st.tuples(NAMES, SELECTORS, st.builds(dict[str, Any].__or__, ATTRIBUTES, NAMED), inner)
        ),
        max_leaves=12,
    )


def built(library: Any, tree: Any) -> Any:
    if isinstance(tree, tuple):
        name, selector, attributes, inside = tree
        element = getattr(library, name)(selector, attributes)
        return element if name in {"br", "col", "input"} else element[built(library, inside)]
    return [built(library, one) for one in tree] if isinstance(tree, list) else tree


@given(trees())
def test_the_output_equals_that_of_htpy(tree: Any) -> None:
    assert html_of(built(h, tree)) == str(htpy.fragment[built(htpy, tree)])

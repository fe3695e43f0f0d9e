"""Names of players: their accents are never cut, wherever a box hides what does not fit."""

from dataclasses import replace
from typing import Any

import pytest
from playwright.sync_api import Page

from hofgarten.registry import GAMES
from tests.kit import storage_seed
from tests.kit.waiting import ready
from web.app.model.match import match as matches
from web.app.model.match.match import PlayedMatch

NAMES = ("Åsa", "Élodie", "Ñusta", "Ömer")

CUT = """(names) => {
    const pen = document.createElement("canvas").getContext("2d");
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const cut = [];
    let seen = 0;
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(text);
        const [line] = range.getClientRects();
        if (!line || !line.width || !names.some((name) => text.data.trim().startsWith(name))) {
            continue;
        }
        const element = text.parentElement;
        pen.font = getComputedStyle(element).font;
        const { fontBoundingBoxAscent, actualBoundingBoxAscent } = pen.measureText(text.data.trim().slice(0, 1));
        const top = line.top + fontBoundingBoxAscent - actualBoundingBoxAscent;
        seen += 1;
        for (let box = element; box && box !== document.body; box = box.parentElement) {
            const { overflowY, borderTopWidth, clipPath } = getComputedStyle(box);
            const edge = box.getBoundingClientRect().top + Number.parseFloat(borderTopWidth);
            if (overflowY !== "visible" && clipPath === "none" && box.scrollTop === 0 && top < edge - 0.5) {
                cut.push(`${text.data.trim()} in ${box.className || box.tagName}: ${(edge - top).toFixed(1)} px`);
            }
        }
    }
    return [seen, cut];
}"""
"""Returns the number of names on the screen, and those whose first letter is higher than a box that hides the rest."""


def with_names(game: str, *, ended: bool) -> PlayedMatch[Any]:
    """Return a match of people with accents, after some moves or at its end."""
    match = matches.new_match(
        "a" * 16, GAMES[game], GAMES[game].options_from_flags({}), [{"name": name} for name in NAMES], "7"
    )
    while not match.over and (ended or match.at < len(NAMES)):
        match = matches.play(match, match.game.write_event(storage_seed.any_move(match)))
    return replace(match, saved=1)


@pytest.mark.thorough
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.context(viewport={"width": 390, "height": 780})
def test_no_accent_is_cut(page: Page, site: str, game: str) -> None:
    for ended in (False, True):
        match = with_names(game, ended=ended)
        storage_seed.seed_storage(page, site, match)
        page.goto(f"{site}#match/{match.id}")
        page.reload()
        ready(page)
        seen, cut = page.evaluate(CUT, list(NAMES))
        assert (cut, seen >= len(NAMES)) == ([], True)

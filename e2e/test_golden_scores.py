"""The golden matches, opened from the browser's storage, show exactly the scores of their records."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.kit import storage_seed, zen_garden_page
from tests.kit.thorough import first_of
from tests.kit.zen_garden_page import ENGLISH

RECORDS = Path(__file__).parent.parent / "tests" / "records"


@pytest.mark.parametrize("game", first_of(sorted(path.name for path in RECORDS.iterdir())))
def test_golden_matches_show_their_scores(page: Page, site: str, game: str) -> None:
    files = sorted((RECORDS / game).glob("*.jsonl"))
    texts = {
        f"{path.stem}-{number}": line
        # The library's tests check all scores: some are enough to check the page.
        for path in files[::3]
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines())
    }
    assert texts
    words = ENGLISH.of_game(game)
    storage_seed.revisit(page, site, **texts)
    listed = zen_garden_page.saved_list(page)
    expect(listed.get_by_role("link")).to_have_count(len(texts))
    for identity, text in texts.items():
        page.goto(f"{site}#match/{identity}")
        record = json.loads(text)
        expect(page.get_by_role("heading", name=ENGLISH("score.final"), exact=True)).to_be_visible()
        scores = record["result"]["scores"]
        assert zen_garden_page.score_rows(page) == zen_garden_page.named_rows(scores, words), identity
        expect(page.get_by_role("columnheader").filter(has_text=ENGLISH("score.winner"))).to_have_count(
            len(record["result"]["winners"])
        )
        page.get_by_role("link", name=ENGLISH("page.home"), exact=True).click()
        expect(listed).to_be_visible()

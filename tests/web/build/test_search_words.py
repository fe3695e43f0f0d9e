"""The search of the documents: a query is without the words that every text has."""

import json
import subprocess

import pytest

from web.docs.hooks import QUERY_WORDS, without_stop_words

WORKER = f"const lunr = {{ stopWordFilter: (word) => ['of', 'a'].includes(word) ? undefined : word }};\
const words = (query) => query{QUERY_WORDS}.map((word) => `${{word}}*`).join(' ');\
console.log(JSON.stringify(words(process.argv[1])));"


@pytest.mark.parametrize(
    ("query", "words"), [("price of a tile", "price* tile*"), ("A garden Of", "garden*"), ("of", "")]
)
def test_words_that_every_text_has_are_left_out(query: str, words: str) -> None:
    command = ["node", "--eval", without_stop_words(WORKER), query]
    assert json.loads(subprocess.run(command, check=True, capture_output=True).stdout) == words


def test_a_search_of_another_form_is_refused() -> None:
    with pytest.raises(ValueError, match="no longer"):
        without_stop_words("query.split(' ')")

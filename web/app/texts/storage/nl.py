"""Dutch: texts about saved data and storage faults."""

from typing import Final

WORDS: Final[dict[str, str]] = {
    "keeping.following": "Deze partij wordt in een ander tabblad gespeeld. Hier kun je meekijken.",
    "keeping.play_here": "Hier verderspelen",
    "keeping.removed": "Deze partij is in een ander tabblad verwijderd.",
    "keeping.keep": "Toch bewaren",
    "keeping.newer": (
        "Deze partij wordt in een ander tabblad gespeeld met een nieuwere versie van Hofgarten. Laad de pagina opnieuw "
        "om hier verder te spelen."
    ),
    "keeping.apart": "{name} (dit tabblad)",
    "keeping.save": "Partij opslaan als bestand",
    "keeping.again": "Opnieuw proberen",
    "shelf.newer": "Partij uit een nieuwere versie",
    "shelf.newer_hint": (
        "Deze partij is opgeslagen door een nieuwere versie van Hofgarten en blijft zoals hij is. Laad de pagina "
        "opnieuw om hem te openen."
    ),
    "own.newer": (
        "Het bestand met deze naam is opgeslagen door een nieuwere versie van Hofgarten. Het blijft zoals het is tot "
        "je het verwijdert."
    ),
    "notice.works_again": "De opslag van de browser werkt weer: alles is opgeslagen.",
    "notice.cleared": "De gegevens in deze browser zijn net van buitenaf gewist. Alles wat hier openstond, is opnieuw "
    "opgeslagen.",
    "notice.newer": (
        "Deze partij is opgeslagen door een nieuwere versie van Hofgarten en is niet veranderd. Laad de pagina opnieuw "
        "om hem te openen."
    ),
    "notice.newer_kept": (
        "Je instellingen of lessen zijn opgeslagen door een nieuwere versie van Hofgarten en blijven zoals ze zijn. "
        "Wat je hier verandert, geldt tot je de pagina verlaat."
    ),
    "notice.settings_damaged": (
        "Je instellingen of je voortgang in een les waren niet te lezen en zijn teruggezet. De oude gegevens zijn niet "
        "verwijderd, maar apart bewaard."
    ),
    "notice.kept_apart": "In een ander tabblad ging deze partij anders verder. Wat je hier hebt gespeeld, is als "
    "aparte partij opgeslagen: {name}.",
    "notice.apart_damaged": "De opgeslagen partij is van buitenaf beschadigd en blijft zoals hij is. Hier speel je "
    "verder in een aparte partij: {name}.",
    "notice.changed_elsewhere": "Een ander tabblad heeft dit op hetzelfde moment veranderd. Zo is het nu opgeslagen.",
}

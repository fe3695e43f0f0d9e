"""Dutch: texts about saved data and storage faults."""

from typing import Final

WORDS: Final[dict[str, str]] = {
    "keeping.following": "Deze partij wordt in een ander tabblad gespeeld. Hier kun je meekijken.",
    "keeping.play_here": "Hier verderspelen",
    "keeping.removed": "Deze partij is in een ander tabblad verwijderd.",
    "keeping.keep": "Toch bewaren",
    "keeping.newer": "Deze partij wordt in een ander tabblad gespeeld, met een nieuwere versie van deze pagina. Laad "
    "de pagina opnieuw om hier verder te spelen.",
    "keeping.apart": "{name} (dit tabblad)",
    "keeping.save": "Partij als bestand bewaren",
    "keeping.again": "Opnieuw proberen",
    "shelf.newer": "Partij van een nieuwere versie",
    "shelf.newer_hint": "Ze is door een nieuwere versie van deze pagina bewaard en blijft zoals ze is. Laad de pagina "
    "opnieuw om deze partij te openen.",
    "own.newer": "Wat onder deze naam is bewaard, komt van een nieuwere versie van deze pagina. Het blijft zoals het "
    "is tot het wordt verwijderd.",
    "notice.works_again": "De opslag van de browser werkt weer: alles is bewaard.",
    "notice.cleared": "Wat in deze browser was bewaard, is zojuist van buitenaf gewist. Alles wat hier openstond, is "
    "opnieuw bewaard.",
    "notice.newer": "Deze partij is door een nieuwere versie van deze pagina bewaard en niet aangeraakt. Laad de "
    "pagina opnieuw om deze partij te openen.",
    "notice.newer_kept": "Instellingen of lessen zijn door een nieuwere versie van deze pagina bewaard en blijven "
    "zoals ze zijn. Wat hier wordt gewijzigd, geldt tot de pagina wordt verlaten.",
    "notice.settings_damaged": "De instellingen of de voortgang in een les waren onleesbaar. Ze beginnen opnieuw; de "
    "oude tekst is opzijgelegd, niet weggegooid.",
    "notice.kept_apart": "In een ander tabblad ging deze partij anders verder. Wat hier is gespeeld, is als eigen "
    "partij bewaard: {name}.",
    "notice.apart_damaged": "Wat van deze partij was bewaard, is van buitenaf beschadigd en zo gelaten. Hier gaat het "
    "verder met een eigen partij: {name}.",
    "notice.changed_elsewhere": "Een ander tabblad heeft dit op hetzelfde moment gewijzigd. Zo is het nu bewaard.",
}

"""Dutch: taking matches out and in."""

from typing import Final

WORDS: Final[dict[str, str]] = {
    "exchange.bring": "Partijen toevoegen",
    "exchange.bring_hint": "Partijen die hier, op een ander apparaat of door een ander programma zijn opgeslagen. Je "
    "raakt niets kwijt van wat je al hebt.",
    "exchange.choose": "Bestanden kiezen",
    "exchange.paste": "Plakken vanaf het klembord",
    "exchange.paste_refused": "In deze browser mag de pagina het klembord niet lezen. Plak de tekst in het vak "
    "hieronder.",
    "exchange.drop_hint": "Je kunt een bestand ook ergens op de pagina loslaten, of een tekst op de startpagina "
    "plakken.",
    "exchange.text": "Een partij of een link als tekst",
    "exchange.add": "Toevoegen",
    "exchange.out": "Exporteren",
    "exchange.copy": "Kopiëren als tekst",
    "exchange.share": "Link delen",
    "exchange.hidden": "De partij is nog niet afgelopen: het bestand, de tekst en de link bevatten ook wat nog "
    "verborgen is. Geef ze alleen aan mensen die niet gaan spieken.",
    "exchange.delete": "Deze partij verwijderen",
    "exchange.received": "Met deze pagina gedeeld",
    "exchange.received_count.one": "Een andere app stuurde {number} item.",
    "exchange.received_count.other": "Een andere app stuurde {number} items.",
    "exchange.received_link": "Een andere app stuurde een link naar een partij.",
    "exchange.received_hint": "Er is nog niets toegevoegd. Ga alleen verder als je dit net zelf hebt gedeeld: "
    "elke website kan hier iets naartoe sturen.",
    "exchange.received_add": "Aan mijn partijen toevoegen",
    "exchange.received_open": "Link openen",
    "exchange.received_leave": "Weggooien",
    "exchange.received_text": "Een tekst",
    "exchange.detail": "Technische details",
    "exchange.came": "Partijen toegevoegd",
    "exchange.all_here": "Had je al",
    "exchange.none_came": "Niets toegevoegd",
    "exchange.added.one": "{number} partij is nieuw.",
    "exchange.added.other": "{number} partijen zijn nieuw.",
    "exchange.renewed.one": "{number} partij die je al had, is aangevuld met nieuwe zetten.",
    "exchange.renewed.other": "{number} partijen die je al had, zijn aangevuld met nieuwe zetten.",
    "exchange.known.one": "{number} partij had je al.",
    "exchange.known.other": "{number} partijen had je al.",
    "exchange.unkept": "Deze browser kon niet alles opslaan: de opslag is vol of staat uit. Wat ontbreekt, ben je "
    "kwijt zodra je de pagina sluit. Bewaar dus het bestand.",
    "exchange.refused.one": "{number} onderdeel is niet toegevoegd",
    "exchange.refused.other": "{number} onderdelen zijn niet toegevoegd",
    "exchange.more.one": "En nog {number}.",
    "exchange.more.other": "En nog {number}.",
    "exchange.more_matches.one": "En nog {number} partij.",
    "exchange.more_matches.other": "En nog {number} partijen.",
    "exchange.nothing_lost": "Je andere partijen zijn niet veranderd.",
    "exchange.line": "tekstregel {number}",
    "exchange.rule": "Regel {rule} lezen",
    "exchange.open": "Partij openen",
    "exchange.again": "Iets anders proberen",
    "exchange.done": "Klaar",
    "exchange.fault.unreadable": "Het bestand kon niet worden gelezen.",
    "exchange.fault.large": "Dit is te groot voor een partij. Bestanden mogen maximaal {size}\u00a0MB groot zijn.",
    "exchange.fault.text": "Dit is geen tekstbestand, dus er zit geen partij in.",
    "exchange.fault.empty": "Het is leeg.",
    "exchange.fault.none": "Er zit geen partij in.",
    "exchange.fault.broken": "Deze partij is onvolledig: er ontbreekt een stuk of er is iets veranderd.",
    "exchange.fault.no_record": "Dit is geen partij.",
    "exchange.fault.newer": (
        "Deze partij is door een nieuwere versie van Hofgarten opgeslagen. Laad de pagina opnieuw om die versie te "
        "krijgen en probeer het dan nog een keer."
    ),
    "exchange.fault.game": "Dit is een partij van een spel dat Hofgarten niet heeft.",
    "exchange.fault.illegal": "Een van de zetten is in deze partij niet mogelijk.",
    "exchange.fault.against_rule": "Een van de zetten is in strijd met regel {rule}.",
    "exchange.fault.faulty": "In deze partij klopt iets niet.",
    "exchange.fault.many": "Er worden maximaal {most} partijen tegelijk gelezen. Voeg hetzelfde bestand nog een keer "
    "toe om hier verder te gaan.",
}

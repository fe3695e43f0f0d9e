"""Dutch: taking matches out and in."""

from typing import Final

WORDS: Final[dict[str, str]] = {
    "exchange.bring": "Partijen toevoegen",
    "exchange.bring_hint": "Partijen die hier, op een ander apparaat of door een ander programma zijn bewaard. Van wat "
    "er al is, gaat niets verloren.",
    "exchange.choose": "Bestanden kiezen",
    "exchange.paste": "Plakken vanaf het klembord",
    "exchange.paste_refused": "In deze browser mag een pagina het klembord niet lezen. Plak de tekst in plaats daarvan "
    "in het veld hieronder.",
    "exchange.drop_hint": "Je kunt een bestand ook overal op de pagina loslaten en een tekst op het startscherm "
    "plakken.",
    "exchange.text": "Een partij of een link als tekst",
    "exchange.add": "Toevoegen",
    "exchange.out": "Meenemen",
    "exchange.copy": "Kopiëren als tekst",
    "exchange.share": "Een link delen",
    "exchange.hidden": "De partij is nog niet afgelopen: bestand, tekst en link bevatten ook wat nog verborgen is. "
    "Geef ze alleen aan mensen die niet stiekem kijken.",
    "exchange.delete": "Deze partij verwijderen",
    "exchange.received": "Met deze pagina gedeeld",
    "exchange.received_count.one": "{number} item kwam van een andere app.",
    "exchange.received_count.other": "{number} items kwamen van een andere app.",
    "exchange.received_link": "Een link naar een partij kwam van een andere app.",
    "exchange.received_hint": "Er is nog niets toegevoegd. Ga alleen verder als je dit net zelf hebt gedeeld: "
    "elke website kan hier iets naartoe sturen.",
    "exchange.received_add": "Aan de partijen toevoegen",
    "exchange.received_open": "Link openen",
    "exchange.received_leave": "Niet overnemen",
    "exchange.received_text": "Een tekst",
    "exchange.detail": "Technische details",
    "exchange.came": "Partijen toegevoegd",
    "exchange.all_here": "Al aanwezig",
    "exchange.none_came": "Er is niets toegevoegd",
    "exchange.added.one": "{number} partij is hier nieuw.",
    "exchange.added.other": "{number} partijen zijn hier nieuw.",
    "exchange.renewed.one": "{number} partij die hier al was, is nu verder gespeeld dan eerst.",
    "exchange.renewed.other": "{number} partijen die hier al waren, zijn nu verder gespeeld dan eerst.",
    "exchange.known.one": "{number} partij was hier al.",
    "exchange.known.other": "{number} partijen waren hier al.",
    "exchange.unkept": "Deze browser kon niet alles bewaren: de opslag is vol of niet toegestaan. Wat ontbreekt, is "
    "weg zodra de pagina wordt gesloten. Bewaar dus het bestand.",
    "exchange.refused.one": "{number} onderdeel is niet toegevoegd",
    "exchange.refused.other": "{number} onderdelen zijn niet toegevoegd",
    "exchange.more.one": "En nog {number}.",
    "exchange.more.other": "En nog {number}.",
    "exchange.nothing_lost": "Wat hier al was, is niet veranderd.",
    "exchange.line": "regel {number}",
    "exchange.rule": "Spelregel {rule} lezen",
    "exchange.open": "Partij openen",
    "exchange.again": "Iets anders proberen",
    "exchange.done": "Klaar",
    "exchange.fault.unreadable": "Het bestand kon niet worden gelezen.",
    "exchange.fault.large": "Dit is te groot voor een partij. Bestanden mogen tot {size} MB groot zijn.",
    "exchange.fault.text": "Dit is geen tekstbestand, dus er zit geen partij in.",
    "exchange.fault.empty": "Er staat niets in.",
    "exchange.fault.none": "Er staat geen partij in.",
    "exchange.fault.broken": "Dit is geen volledige partij: ze is afgebroken of veranderd.",
    "exchange.fault.no_record": "Dit is geen partij.",
    "exchange.fault.newer": "Deze partij is door een nieuwere versie bewaard. Laad de pagina opnieuw om die versie "
    "te krijgen en probeer het dan nog eens.",
    "exchange.fault.game": "Dit is een partij van een spel dat hier niet wordt gespeeld.",
    "exchange.fault.illegal": "Gebeurtenis {event} is in deze partij niet mogelijk.",
    "exchange.fault.against_rule": "Gebeurtenis {event} is in strijd met spelregel {rule}.",
    "exchange.fault.faulty": "In deze partij klopt iets niet.",
    "exchange.fault.many": "Er worden hoogstens {most} partijen tegelijk bekeken. Voeg hetzelfde bestand nog eens "
    "toe om hier verder te gaan.",
}

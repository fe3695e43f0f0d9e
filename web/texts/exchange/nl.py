"""Dutch: taking matches out and in."""

from typing import Final

WORDS: Final[dict[str, str]] = {
    "exchange.bring_in": "Partijen toevoegen",
    "exchange.save_all": "Alles bewaren",
    "exchange.more_of": "{name}: bewaren, delen en meer",
    "exchange.save_damaged": "Beschadigde tekst bewaren",
    "exchange.drop": "Laat het bestand hier los om de partijen toe te voegen",
    "exchange.bring": "Partijen toevoegen",
    "exchange.bring_hint": "Partijen die hier, op een ander apparaat of door een ander programma zijn bewaard. Niets "
    "wat er al is, wordt door minder vervangen.",
    "exchange.choose": "Bestanden kiezen",
    "exchange.paste": "Plakken vanaf het klembord",
    "exchange.paste_refused": "Deze browser laat een pagina het klembord niet lezen. Plak de tekst in plaats daarvan "
    "in het veld hieronder.",
    "exchange.drop_hint": "Een bestand kan ook overal op de pagina worden losgelaten, en een tekst op het "
    "startscherm geplakt.",
    "exchange.text": "Een partij of een link als tekst",
    "exchange.add": "Toevoegen",
    "exchange.out": "Meenemen",
    "exchange.save": "Bewaren als bestand",
    "exchange.copy": "Kopiëren als tekst",
    "exchange.share": "Een link delen",
    "exchange.hidden": "De partij is nog niet afgelopen: bestand, tekst en link bevatten ook wat nog verborgen is. "
    "Geef ze alleen aan mensen die niet kijken.",
    "exchange.delete": "Deze partij verwijderen",
    "exchange.came": "Partijen toegevoegd",
    "exchange.all_here": "Al aanwezig",
    "exchange.none_came": "Er is niets toegevoegd",
    "exchange.added.one": "{number} partij is hier nieuw.",
    "exchange.added.other": "{number} partijen zijn hier nieuw.",
    "exchange.renewed.one": "{number} partij die hier al was, gaat nu verder dan eerst.",
    "exchange.renewed.other": "{number} partijen die hier al waren, gaan nu verder dan eerst.",
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
    "exchange.fault.broken": "Dit is geen hele partij: ze is afgebroken of veranderd.",
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

"""Dutch: matches that are played live in one room."""

from typing import Final

WORDS: Final[dict[str, str]] = {
    "room.title": "Apparaten in de ruimte",
    "room.away": (
        "Nu niet bereikbaar: {names}. Er gaat niets verloren, en de partij gaat verder zodra iedereen terug is."
    ),
    "room.no_host": (
        "Het apparaat met de partij is niet bereikbaar. Er gaat niets verloren, en de partij gaat verder zodra het "
        "terug is. Blijft het weg, scan daar dan een nieuwe code."
    ),
    "room.unseated": "Iemand anders heeft nu jouw plaats.",
    "room.again": "Opnieuw meedoen",
    "room.asks": "{name} wil graag een zet terugnemen.",
    "room.asking": "{name} wil graag een zet terugnemen. Nog nodig is de toestemming van {names}.",
    "room.allow": "Toestaan",
    "room.refuse": "Nee, verder spelen",
    "room.withdraw": "Toch niet",
    "room.sending": "Onderweg naar het apparaat met de partij.",
    "room.call_back": "Terughalen",
    "room.seat_open": "Deze plaats is nog vrij. Laat iemand meedoen of speel hier voor deze plaats.",
    "room.place.here": "op dit apparaat",
    "room.place.host": "op het apparaat met de partij",
    "room.place.open": "moet nog komen",
    "room.place.there": "doet mee",
    "room.place.away": "niet bereikbaar",
    "room.seat.give": "Ander apparaat",
    "room.seat.take": "Hier spelen",
    "room.invitation": "Laat iemand meedoen",
    "room.how": (
        "Scan deze code met de camera van het andere apparaat, of stuur de link erheen. Dat apparaat toont dan een "
        "code als antwoord."
    ),
    "room.link": "Link naar de ruimte",
    "room.who": "Wie deze link heeft, kan een vrije plaats innemen, of meekijken en zien wat iedereen mag zien.",
    "room.ends": "Zonder de ruimte verder spelen",
    "room.ends_hint": "De partij blijft zoals hij is. Via een link kun je overal spelen, ook ver van elkaar.",
    "room.by_link": "Verder via een link",
    "room.here": "Verder op dit apparaat",
    "room.join": "Meedoen aan een partij in deze ruimte",
    "room.looking": "Het apparaat met de partij wordt gezocht.",
    "room.found": "{game}, met {names}",
    "room.entering": "Je neemt plaats.",
    "room.return": "Verder spelen als {name}",
    "room.look": "Niemand: ik kijk alleen mee",
    "room.message": "Doe mee aan mijn partij in deze ruimte:",
    "room.answer_label": "Scan het antwoord met de camera-app van dit apparaat, of plak de link hier:",
    "room.connect": "Verbinden",
    "room.show_answer": (
        "Nu heeft het apparaat met de partij deze code nodig als antwoord. De camera-app daarvan scant hem, of je "
        "stuurt de link."
    ),
    "room.answer_code": "De code als antwoord",
    "room.trouble": (
        "Beide apparaten moeten op hetzelfde wifi-netwerk zitten. Gastnetwerken en VPN’s houden apparaten vaak uit "
        "elkaar: via een link lukt het altijd."
    ),
    "room.answer_message": "Mijn antwoord voor de partij in deze ruimte:",
    "room.passing": "De code wordt aan de partij doorgegeven.",
    "room.passed": "Gelukt: de partij gaat verder in het andere tabblad. Dit kun je sluiten.",
    "room.nobody": "De partij is in deze browser niet geopend. Open haar daar en scan de code dan nog een keer.",
    "room.scan": "Scannen met de camera van deze pagina",
    "room.stop": "Camera uitzetten",
    "room.camera": "Het beeld van de camera",
}

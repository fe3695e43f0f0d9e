"""Dutch: matches that are played by sending a link."""

from typing import Final

WORDS: Final[dict[str, str]] = {
    "by_link.turn": "{name} is aan de beurt.",
    "by_link.send_to": "Stuur {name} de link naar de partij.",
    "by_link.waiting": "De volgende link komt van {name}.",
    "by_link.stands": "Zodra de link verstuurd is, staat de zet vast.",
    "by_link.share": "Link sturen",
    "by_link.copy": "Link kopiëren",
    "by_link.code": "QR-code",
    "by_link.honest": "De link bevat de hele partij: wie hem uit elkaar haalt, kan er ook verborgen tegels in vinden.",
    "by_link.paste": "Heeft {name} gespeeld? Open de link die terugkomt, of plak hem hier:",
    "by_link.open": "Verder",
    "by_link.news": "Wat er is gebeurd",
    "by_link.more.one": "{number} zet daarvoor",
    "by_link.more.other": "{number} zetten daarvoor",
    "by_link.show": "Laat zien",
    "by_link.over": "De partij is afgelopen. Stuur {names} de laatste link, zodat iedereen ziet hoe het is afgelopen.",
    "by_link.code_title": "De link als QR-code",
    "by_link.code_hint": "Richt de camera van het andere apparaat erop.",
    "by_link.code_long": "Deze link is te lang voor een QR-code. Kopieer hem in plaats daarvan.",
    "by_link.message_title": "Hofgarten: {game}",
    "by_link.message": "{name}, jij bent aan de beurt: {game}, {round}.",
    "by_link.message_over": "Onze partij {game} is afgelopen: zo is het geëindigd.",
    "join.title": "{name} heeft je een partij gestuurd",
    "join.who": "Wie ben je?",
    "join.to_move": "{name} (aan de beurt)",
    "join.sender": "{name}, op een ander apparaat",
    "join.name": "Je naam",
    "join.name_hint": "De anderen zien hem met je volgende link.",
    "join.play": "Meespelen",
    "join.look": "Bekijk de afloop",
    "join.later": "Niet nu",
    "notice.turn_broken": (
        "Deze link is beschadigd: misschien is er onderweg een stuk kwijtgeraakt. Vraag of hij nog eens gestuurd "
        "kan worden."
    ),
    "notice.turn_newer": (
        "Deze link komt uit een nieuwere versie van Hofgarten. Laad de pagina opnieuw en open hem nog eens."
    ),
    "notice.turn_long": "Deze link is te lang voor een partij.",
    "notice.turn_illegal": "In deze link staat een zet die de regels verbieden. Daarom is er niets uit overgenomen.",
    "notice.turn_forged": (
        "Deze link is veranderd: er is iets anders in geschud dan de startcode van de partij oplevert. "
        "Daarom is er niets uit overgenomen."
    ),
    "notice.turn_same": "Deze link had je al: er is niets nieuws gebeurd.",
    "notice.turn_older": "Deze link is ouder: er is sindsdien verdergespeeld, en dit is de stand.",
    "notice.turn_parted": (
        "Deze link gaat niet verder met jouw partij: vanaf een bepaalde zet is er anders gespeeld. Jouw partij "
        "blijft zoals ze is."
    ),
    "notice.turn_foreign": (
        "Deze link hoort niet bij de partij die hier onder hetzelfde nummer bewaard wordt. Die van jou blijft "
        "zoals ze is."
    ),
    "notice.turn_other": (
        "Deze link hoort bij een andere partij, dus deze blijft zoals ze is. Open de link om naar die andere te gaan."
    ),
    "notice.turn_none": "In deze tekst staat geen link naar een partij.",
    "notice.turn_own": "Dit is de link die je zelf hebt gestuurd: wacht op de link die terugkomt.",
    "notice.turn_share": (
        "Deze link is om een partij te bekijken, dus deze blijft zoals ze is. Open hem in een nieuw tabblad om te "
        "zien wat hij laat zien."
    ),
    "notice.turn_mine": (
        "In deze link is ook een zet voor jou gedaan. Heb je die niet op een ander apparaat gedaan, vraag dan na bij "
        "wie de link vandaan komt."
    ),
    "notice.turn_copied": "Link gekopieerd: stuur hem naar {names}.",
}

"""Dutch: matches that are played by sending a link."""

from typing import Final

WORDS: Final[dict[str, str]] = {
    "by_link.turn": "{name} is aan de beurt.",
    "by_link.send_to": "Stuur {name} de link naar de partij.",
    "by_link.waiting": "{name} stuurt je de volgende link.",
    "by_link.stands": "Als je de link hebt verstuurd, kun je de zet niet meer terugnemen.",
    "by_link.share": "Link sturen",
    "by_link.copy": "Link kopiëren",
    "by_link.code": "QR-code",
    "by_link.honest": "De link bevat de hele partij: wie hem uitpluist, kan dus ook zien wat er verborgen is.",
    "by_link.paste": "Heeft {name} gespeeld? Open de link die je hebt gekregen, of plak hem hier:",
    "by_link.open": "Verder",
    "by_link.news": "Dit is er gebeurd",
    "by_link.more.one": "{number} eerdere zet",
    "by_link.more.other": "{number} eerdere zetten",
    "by_link.show": "Bekijken",
    "by_link.over": "De partij is afgelopen. Stuur {names} nog de laatste link, zodat iedereen de afloop kan zien.",
    "by_link.code_title": "De link als QR-code",
    "by_link.code_hint": "Richt de camera van het andere apparaat erop.",
    "by_link.code_long": "Deze link is te lang voor een QR-code: kopieer hem.",
    "by_link.message_title": "Hofgarten: {game}",
    "by_link.message": "{name}, jij bent aan de beurt: {game} · {round}.",
    "by_link.message_over": "{game}: onze partij is afgelopen. Bekijk de afloop.",
    "join.title": "{name} heeft je een partij gestuurd",
    "join.who": "Wie ben je?",
    "join.to_move": "{name} (aan de beurt)",
    "join.sender": "{name}, op een ander apparaat",
    "join.name": "Je naam",
    "join.name_hint": "De anderen krijgen hem te zien met je volgende link.",
    "join.play": "Meespelen",
    "join.look": "Afloop bekijken",
    "join.later": "Niet nu",
    "notice.turn_broken": (
        "Deze link is beschadigd: misschien is er onderweg een stuk kwijtgeraakt. Vraag of je hem "
        "nog een keer kunt krijgen."
    ),
    "notice.turn_newer": (
        "Deze link komt uit een nieuwere versie van Hofgarten. Laad de pagina opnieuw en open de link dan nog een keer."
    ),
    "notice.turn_long": "Deze link is te lang voor een partij.",
    "notice.turn_illegal": "In deze link staat een zet die volgens de regels niet mag. Daarom is hij niet overgenomen.",
    "notice.turn_forged": "Deze link is veranderd: wat er is geschud, past niet bij de startcode van de partij. Daarom "
    "is er niets uit overgenomen.",
    "notice.turn_same": "Deze link had je al geopend: er is niets nieuws gebeurd.",
    "notice.turn_older": "Dit is een oudere link: de partij is intussen verdergegaan en dit is de stand.",
    "notice.turn_parted": (
        "Deze link hoort niet bij het verloop van jouw partij: vanaf een bepaalde zet is er anders "
        "gespeeld. Jouw partij blijft zoals hij is."
    ),
    "notice.turn_foreign": (
        "Deze link hoort bij een andere partij, hoewel het adres hetzelfde is. Jouw partij blijft zoals hij is."
    ),
    "notice.turn_other": "Deze link hoort bij een andere partij. De partij hier blijft zoals hij is; open de link om "
    "naar de andere te gaan.",
    "notice.turn_none": "In deze tekst staat geen link naar een partij.",
    "notice.turn_own": "Dit is de link die je zelf hebt verstuurd: wacht op de link die je terugkrijgt.",
    "notice.turn_share": "Deze link is bedoeld om een partij te bekijken. De partij hier blijft zoals hij is; open de "
    "link in een nieuw tabblad om de andere te bekijken.",
    "notice.turn_mine": (
        "In deze link staat ook een zet van jou. Heb je die niet zelf op een ander apparaat "
        "gedaan, vraag dan na waar de link vandaan komt."
    ),
    "notice.turn_copied": "Link gekopieerd: stuur hem naar {names}.",
}

"""The lesson of The Hanging Gardens in Dutch."""

from typing import Final

WORDS: Final[dict[str, str]] = {
    "aim.title": "Tuinen boven tuinen",
    "aim": "Welkom! Terrassen, parken, arcades en fonteinen groeien hier over elkaar heen. Grote groepen leveren "
    "tegels op en de beste verzameling wint.",
    "cards.title": "Bouwkaarten",
    "cards": "Elke beurt neem je een van de open kaarten en leg je die meteen in je tuin, gedraaid zoals je wilt.",
    "lay.title": "Een kaart leggen",
    "lay": "Neem een kaart naar keuze. De motieven moeten vakken van je tuin bedekken; de bouwgrond mag overal liggen. "
    "Waar de kaart past, zie je een markering.",
    "groups.title": "Een paar beurten later: groepen",
    "groups": (
        "Vakken met hetzelfde motief die met een zijde tegen elkaar liggen, vormen een groep. Hier ligt een arcade van "
        "twee vakken; drie zijn genoeg voor een tempel."
    ),
    "arcade.title": "Maak er drie van",
    "arcade": "Neem de laatste kaart van de ronde, draai hem twee keer en leg hem zo dat de arcade op de andere twee "
    "vakken aansluit.",
    "arcade.missed": "Daar mag hij liggen, maar de groep heeft dan nog steeds twee vakken. Draai de kaart tot de "
    "arcade tegen de andere vakken aan ligt.",
    "temple.title": "Plaats een tempel",
    "temple": "Een arcade van drie vakken, waarvan één nieuw: plaats er een tempel op. Vanaf nu mag geen kaart dat vak "
    "bedekken.",
    "temple.missed": "Je mag ervan afzien, maar plaats deze: hij levert je een tegel op.",
    "reach.title": "Neem een tegel",
    "reach": "Met een groep van 3 kies je uit rij 1, met een groep van 4 uit rij 1 en 2, en met 5 vakken of meer uit "
    "alle drie. Neem een van de omrande tegels.",
    "sets.title": "Series",
    "sets": (
        "Hoe meer tegels van één soort je hebt, hoe meer ze waard zijn: standbeelden leveren 1, dan 3, dan 20 punten "
        "op. Kies een tegel op het speelbord om de waarden te zien."
    ),
    "own.title": "Een beurt zoals jij wilt",
    "own": "Een nieuwe ronde met nieuwe kaarten, en jij begint. Speel zoals je wilt; bij elke plek lees je welke groep "
    "er zou ontstaan.",
    "last.title": "Veel rondes later: de laatste",
    "last": "Je tuin is hoog gegroeid en je hebt al je 5 tempels geplaatst. Met de juiste kaart wordt een fontein van "
    "vier vakken er een van zes.",
    "six.title": "Een groep van zes",
    "six": "Neem de gemarkeerde kaart en zoek een plek waar een fontein van 6 ontstaat. Wijs de markeringen aan, of "
    "tik er een aan, om te zien wat het wordt.",
    "six.missed": "Niet slecht, maar het kan beter: zoek een plek waar een fontein van 6 ontstaat.",
    "move.title": "Een tempel verhuist",
    "move": "Plaats een tempel op de nieuwe groep. Je 5 tempels staan al, dus verhuist die van je kleinste groep "
    "daarheen.",
    "move.missed": "Je mag alles laten staan, maar een tempel hier levert je twee tegels op: plaats hem.",
    "hidden.title": "Een verborgen tegel",
    "hidden": (
        "Zes vakken of meer leveren je eerst een tegel van de stapel op, die niemand anders ziet. Kies nu een tweede "
        "van het speelbord, uit een rij naar keuze."
    ),
    "free.title": "Je laatste beurt",
    "free": "Nog één kaart. Speel zoals je wilt; een tempel mag, maar hoeft niet.",
    "series.title": "De eindscore",
    "series": "Alle kaarten zijn gelegd. Volledige series leveren het meeste op, zeker met de persoon die erbij hoort, "
    "en de verborgen tegels liggen nu open.",
    "end.title": "Nu ken je het spel",
    "end": "In een partij zie je met de twee knoppen bovenaan welke kaarten en tegels nog kunnen komen. Laat je tuinen "
    "maar hoog groeien!",
}

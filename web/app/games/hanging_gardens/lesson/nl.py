"""The lesson of The Hanging Gardens in Dutch."""

from typing import Final

WORDS: Final[dict[str, str]] = {
    "aim.title": "Tuinen boven tuinen",
    "aim": "Welkom! Terrassen, parken, arcades en fonteinen groeien hier over elkaar. Grote leveren tegels op, en de "
    "beste verzameling wint.",
    "cards.title": "Bouwkaarten",
    "cards": "Elke beurt neem je een van de open kaarten en leg je die meteen in je tuin, gedraaid zoals je wilt.",
    "lay.title": "Een kaart leggen",
    "lay": "Neem een willekeurige kaart. De motieven moeten vakken van je tuin bedekken, de bouwgrond mag overal "
    "liggen. Waar de kaart past, staat een teken.",
    "groups.title": "Enkele beurten later: groepen",
    "groups": "Vakken van één motief die met een zijde aan elkaar grenzen, zijn een groep. Hier liggen twee vakken "
    "arcade; drie zijn genoeg voor een tempel.",
    "arcade.title": "Maak er drie van",
    "arcade": "Neem de laatste kaart van de ronde, draai hem twee keer en leg hem zo dat de arcade bij de andere "
    "twee aansluit.",
    "arcade.missed": "Daar mag hij liggen, maar het blijven er twee. Draai de kaart tot de arcade naast de andere "
    "ligt.",
    "temple.title": "Plaats een tempel",
    "temple": "Drie vakken arcade, waarvan één nieuw: plaats een tempel op een ervan. Vanaf nu mag geen kaart dat "
    "vak bedekken.",
    "temple.missed": "Je mag ervan afzien. Maar plaats deze: hij levert je een tegel op.",
    "reach.title": "Neem een tegel",
    "reach": "Met een groep van 3 kies je uit rij 1. Een groep van 4 opent de rijen 1 en 2, en 5 vakken of meer "
    "openen alle drie. Neem een van de omrande tegels.",
    "sets.title": "Series",
    "sets": "Hoe meer tegels van een soort je hebt, hoe meer ze waard zijn: standbeelden zijn 1, dan 3, dan 20 punten "
    "waard. Kies een tegel op het bord om de waarden te zien.",
    "own.title": "Een beurt naar eigen zin",
    "own": "Een nieuwe ronde, nieuwe kaarten, en jij begint. Speel zoals je wilt; onderaan staat welke groep een "
    "plek zou geven.",
    "last.title": "Vele rondes later: de laatste",
    "last": "Je tuin is hoog gegroeid en alle 5 tempels staan. Met de juiste kaart worden vier vakken fontein er zes.",
    "six.title": "Een groep van zes",
    "six": "Neem de gemarkeerde kaart en vind een plek waar een fontein van 6 groeit. Wijs de tekens aan, of tik er "
    "een aan, om te zien wat ervan komt.",
    "six.missed": "Niet slecht, maar het kan beter: zoek een plek waar sprake is van een fontein van 6.",
    "move.title": "Een tempel verhuist",
    "move": "Plaats een tempel op de nieuwe groep. Omdat ze alle 5 al staan, verhuist die van je kleinste groep "
    "daarheen.",
    "move.missed": "Je mag ze laten staan. Maar deze levert twee tegels op: plaats hem.",
    "hidden.title": "Een verborgen tegel",
    "hidden": "Zes vakken of meer leveren eerst een tegel van de stapel op die niemand anders ziet. Kies nu een "
    "tweede van het bord, uit een willekeurige rij.",
    "free.title": "Je laatste beurt",
    "free": "Nog één kaart. Speel zoals je wilt; een tempel mag, maar hoeft niet.",
    "series.title": "De eindscore",
    "series": "Alle kaarten liggen. Volledige series tellen het meest, een persoon helpt zijn soort, en verborgen "
    "tegels liggen nu open.",
    "end.title": "Nu ken je het spel",
    "end": "In een partij tonen de twee knoppen bovenaan welke kaarten en tegels nog kunnen komen. Mogen je tuinen "
    "hoog groeien!",
}

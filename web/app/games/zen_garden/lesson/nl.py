"""The lesson of Zen Garden in Dutch."""

from typing import Final

WORDS: Final[dict[str, str]] = {
    "aim.title": "Een tuin voor de keizer",
    "aim": (
        "Welkom! Tegel voor tegel vul je een tuin met 16 velden. Wie het best aan de voorkeuren van de keizer voldoet, "
        "heeft aan het einde de meeste punten."
    ),
    "coins.title": "Twaalf munten",
    "coins": "Je hebt 12 munten voor de hele partij. Elke munt die je aan het einde overhoudt, is een punt waard: wees "
    "er dus zuinig op.",
    "board.title": "Het keuzebord",
    "board": "Elke beurt neem je één tegel. In de onderste rij zijn de tegels gratis, in de middelste rij kosten ze 1 "
    "munt en in de bovenste 2.",
    "take.title": "Je eerste tegel",
    "take": "Neem een tegel naar keuze uit de onderste rij, kies een veld in je tuin en plaats de tegel.",
    "take.missed": "Ook een mooie tegel, maar laten we gratis beginnen: neem er een uit de onderste rij.",
    "pay.title": "Nemen en betalen",
    "pay": "Neem nu de gemarkeerde tegel uit de bovenste rij, voor 2 munten. Plaats hem naast je eerste: de twee "
    "moeten met een zijde tegen elkaar liggen.",
    "pay.missed": "Dat mag, maar neem nu de gemarkeerde tegel uit de bovenste rij.",
    "round.title": "Een ronde is voorbij",
    "round": "De tegels die in de onderste rij over waren, zijn afgelegd, de andere zijn omlaag geschoven en er zijn "
    "nieuwe bijgekomen. De startspelerfiguur is doorgegeven.",
    "room.title": "Een paar rondes later: de tuin schuift",
    "room": "Je tuin ligt tegen de linkerrand, maar er past nog een tegel naast. Neem de gemarkeerde poort, voor 1 "
    "munt, en plaats hem links van rij 2: de tuin schuift op.",
    "room.missed": "Goed bedacht, maar probeer de gemarkeerde poort en de plek buiten het kader, links van rij 2.",
    "ring.title": "Sluit de ring",
    "ring": "Drie houten paden vormen bijna een ring. Neem de gemarkeerde kraanvogel, leg hem in het gat en draai hem "
    "tot alle vier de paden op elkaar aansluiten.",
    "ring.missed": "Bijna! De gemarkeerde kraanvogel hoort in het gat, en het pad erop moet om het midden van de ring "
    "buigen: draai de tegel nog een keer.",
    "circuit.title": "Een gesloten wandelpad",
    "circuit": "Vier paden van dezelfde soort rond één punt: dat is een gesloten wandelpad. Eén levert 3 punten op, "
    "twee 6, drie 10 en vier 15.",
    "line.title": "Munten voor een lijn",
    "line": "Vier gelijke versieringen in een rij, kolom of lange diagonaal leveren meteen 3 munten op. Neem de "
    "gemarkeerde poort en maak rij 2 compleet.",
    "line.missed": "Dat mag, maar in rij 2 ontbreekt nog maar één poort: plaats daar de gemarkeerde.",
    "mission.title": "Vervul een opdracht",
    "mission": "Deze opdracht vraagt om 4 poorten en 4 kersenbloesems, en jij mist nog één kersenbloesem: plaats de "
    "gemarkeerde tegel. Wie als eerste klaar is, krijgt 5 punten, de volgende 3, daarna 1.",
    "mission.missed": "Een andere keer misschien. Op de gemarkeerde tegel staat de kersenbloesem die je mist.",
    "wishes.title": "Wat aan het einde telt",
    "wishes": "De keizerfiches laten zien waar de keizer van houdt: hier is elk houten pad 1 punt waard en elke "
    "kraanvogel 2. Tik een getal aan om in de tuin te zien wat ervoor telt.",
    "rivals.title": "Meerderheid en aandacht voor detail",
    "rivals": "Wie het meeste water heeft, krijgt 8 punten, de tweede 4. Aandacht voor detail vraagt hier om veel "
    "klei: één enkele tegel kost je 4 punten, 6 leveren er 8 op.",
    "free.title": "Veel rondes later: je laatste tegels",
    "free": "Er zijn nog twee velden vrij. Speel beide beurten zoals je wilt; voordat je een tegel plaatst, zie je wat "
    "hij zou opleveren.",
    "result.title": "De score",
    "result": "Alle tuinen zijn vol en dit is de eindscore. Tik een getal aan: in de tuin zie je welke tegels "
    "het opleveren.",
    "end.title": "Nu ken je het spel",
    "end": (
        "Elk extra voorkeursbord brengt nieuwe voorkeuren mee; voor een eerste partij is bord 1 genoeg. Hopelijk "
        "bevalt je tuin de keizer!"
    ),
}

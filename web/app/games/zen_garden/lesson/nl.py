"""The lesson of Zen Garden in Dutch."""

from typing import Final

WORDS: Final[dict[str, str]] = {
    "aim.title": "Een tuin voor de keizer",
    "aim": "Welkom! Tegel voor tegel vul je een tuin van 16 velden. Wie de voorkeuren van de keizer het best treft, "
    "heeft aan het einde de meeste punten.",
    "coins.title": "Twaalf munten",
    "coins": "Je hebt 12 munten voor de hele partij. Elke munt die aan het einde over is, is een punt waard: geef ze "
    "met beleid uit.",
    "board.title": "Het keuzebord",
    "board": "Elke beurt neem je één tegel. De onderste rij is gratis, een tegel van de middelste rij kost 1 munt, "
    "een van de bovenste 2.",
    "take.title": "Je eerste tegel",
    "take": "Neem een willekeurige tegel van de onderste rij, kies er een veld voor in je tuin en plaats hem.",
    "take.missed": "Ook een mooie tegel. Maar laten we gratis beginnen: neem er een van de onderste rij.",
    "pay.title": "Nemen en betalen",
    "pay": "Neem nu de gemarkeerde tegel van de bovenste rij, voor 2 munten. Plaats hem naast je eerste: de twee "
    "moeten met een zijde aan elkaar grenzen.",
    "pay.missed": "Dat zou mogen. Neem nu toch de gemarkeerde tegel van de bovenste rij.",
    "round.title": "Een ronde is voorbij",
    "round": "Wat in de onderste rij over was, werd afgelegd, de andere tegels schoven omlaag en er kwamen nieuwe. "
    "De startspelerfiguur is doorgegeven.",
    "room.title": "Enkele rondes later: de tuin schuift",
    "room": "Je tuin raakt de linkerrand, en toch past er nog een tegel naast. Neem de gemarkeerde poort, voor 1 "
    "munt, en plaats hem links van rij 2: de tuin maakt plaats.",
    "room.missed": "Goed bedacht. Maar probeer de gemarkeerde poort en de plek buiten het kader, links van rij 2.",
    "ring.title": "Sluit de ring",
    "ring": "Drie houten paden vormen bijna een ring. Neem de gemarkeerde kraanvogel, leg hem in het gat en draai "
    "hem tot alle vier de paden samenkomen.",
    "ring.missed": "Bijna! De gemarkeerde kraanvogel hoort in het gat, en zijn pad moet om het midden van de ring "
    "buigen: draai hem nog eens.",
    "circuit.title": "Een gesloten wandelpad",
    "circuit": "Vier paden van één soort om één punt: dat is een gesloten wandelpad. Eén is 3 punten waard, twee 6, "
    "drie 10, vier 15.",
    "line.title": "Munten voor een lijn",
    "line": "Vier gelijke versieringen in een rij, kolom of grote diagonaal leveren meteen 3 munten op. Neem de "
    "gemarkeerde poort en voltooi rij 2.",
    "line.missed": "Dat mag, maar in rij 2 ontbreekt nog maar één poort: plaats de gemarkeerde daar.",
    "mission.title": "Vervul een opdracht",
    "mission": "Een opdracht vraagt hier 4 poorten en 4 kersenbloesems, en jij mist één kersenbloesem: plaats de "
    "gemarkeerde tegel. Wie eerst is, neemt 5 punten, de volgende 3, dan 1.",
    "mission.missed": "Een andere keer graag. De gemarkeerde tegel heeft de kersenbloesem die je mist.",
    "wishes.title": "Wat aan het einde telt",
    "wishes": "De keizerfiches zeggen waar hij van houdt: hier is elk houten pad 1 punt waard en elke kraanvogel 2. "
    "Wijs of tik een getal aan om in de tuin te zien wat ervoor telt.",
    "rivals.title": "Meerderheid en aandacht voor detail",
    "rivals": "Het meeste water: 8 punten, het op één na meeste: 4. Aandacht voor detail vraagt hier veel klei: één "
    "enkele tegel kost 4 punten, 6 leveren er 8 op.",
    "free.title": "Vele rondes later: je laatste tegels",
    "free": "Er zijn nog twee velden vrij. Speel beide beurten zoals je wilt; voor je plaatst, zie je wat elke tegel "
    "zou opleveren.",
    "result.title": "De score",
    "result": "Alle tuinen zijn vol, en dit is de eindscore. Wijs of tik een getal aan: de tuin toont welke tegels "
    "het opleveren.",
    "end.title": "Nu ken je het spel",
    "end": "Meer voorkeursborden brengen meer wensen; voor een eerste partij is bord 1 genoeg. Moge je tuin de keizer "
    "bevallen!",
}

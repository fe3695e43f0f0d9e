"""Zen Garden's rule book in Dutch."""

from typing import Final

CHAPTERS: Final[dict[str, str]] = {
    "Z1": "Spelmateriaal",
    "Z2": "Voorbereiding",
    "Z3": "Een ronde",
    "Z4": "Een beurt: nemen en betalen",
    "Z5": "Een beurt: plaatsen",
    "Z6": "Eindtelling",
}

TITLES: Final[dict[str, str]] = {
    "Z1.1": "Tuintegels",
    "Z1.2": "Keizerfiches",
    "Z1.3": "Paden en standen",
    "Z1.4": "Voorkeursborden en puntenfiches",
    "Z1.5": "Tuin en geldspoor",
    "Z2.1": "Spelers en levels",
    "Z2.2": "Waar de keizer van houdt",
    "Z2.3": "Keuzebord en kosten",
    "Z2.4": "Voorraad",
    "Z2.5": "Munten en startspeler",
    "Z3.1": "Beurten van een ronde",
    "Z3.2": "Lengte van een partij",
    "Z3.3": "Einde van een ronde",
    "Z3.4": "Lege voorraad",
    "Z3.5": "Startspelerfiguur",
    "Z3.6": "Einde van de partij",
    "Z4.1": "Een tegel nemen",
    "Z4.2": "Niet overslaan",
    "Z5.1": "De tuin verschuiven",
    "Z5.2": "Waar de tegel komt",
    "Z5.3": "De tegel draaien",
    "Z5.4": "Geldbonus",
    "Z5.5": "Een opdracht vervullen",
    "Z6.0": "Munten",
    "Z6.1": "Gesloten wandelpaden",
    "Z6.2": "Versieringen",
    "Z6.3": "Kleine voorkeur",
    "Z6.4": "Grote voorkeur",
    "Z6.5": "Meerderheid",
    "Z6.6": "Aandacht voor detail",
    "Z6.7": "Eenheid",
    "Z6.8": "Minimalistisch",
    "Z6.9": "Opdrachten",
    "Z6.10": "Winnaar",
}

RULES: Final[dict[str, str]] = {
    "Z1.1": "Er zijn 90 tuintegels en geen twee zijn gelijk: elke tegel toont een versiering (pagode, bank, boeddha, "
    "poort, kraanvogel), een pad (zand, hout, steen) en een grondsoort (zand, grind, bomen, klei, water, "
    "kersenbloesem). Zo staat elke versiering op 18 tegels, elk pad op 30 en elke grondsoort op 15. "
    "Zand als pad en zand als grondsoort zijn twee verschillende kenmerken.",
    "Z1.2": "Bij elk van de 14 kenmerken, dus bij 5 versieringen, 3 paden en 6 grondsoorten, hoort één keizerfiche. "
    "Het laat zien waar de keizer van houdt.",
    "Z1.3": "Het pad op een tegel is een kwart van een ring: het loopt van de ene zijde naar de volgende en buigt om "
    "de hoek daartussen. Die hoek, linksboven, rechtsboven, rechtsonder of linksonder, is de stand van de tegel.",
    "Z1.4": "Op de voorkeursborden 1 tot en met 5 staat wat aan het einde punten oplevert. Puntenfiches met de waarden "
    "1, 3 en 5 horen bij de opdrachten van de borden 4 en 5, bij elke opdracht één van elke waarde.",
    "Z1.5": "Elke speler heeft een tuin met 4 rijen van 4 velden en een geldspoor dat van 0 tot en met 25 loopt.",
    "Z2.1": "Zen Garden is voor 2 tot 4 spelers. Bord 1 doet altijd mee en de borden 2 tot en met 5 komen er naar "
    "keuze bij. Een level noemt het hoogste bord: level 3 wordt met de borden 1, 2 en 3 gespeeld.",
    "Z2.2": "Van de geschudde keizerfiches komt er telkens één open op deze velden, in deze volgorde: "
    "kleine voorkeur, grote voorkeur, meerderheid, aandacht voor detail. "
    "Daarna krijgt elke opdracht in het spel er 2: bord 4 heeft de opdrachten 1 en 2, bord 5 heeft opdracht 3. "
    "Geen kenmerk komt in een partij dubbel voor.",
    "Z2.3": "Op het keuzebord liggen 3 rijen van 4 tegels. In de onderste rij zijn ze gratis, in de middelste kosten "
    "ze 1 munt en in de bovenste 2 munten. Zo vinden zelfs 4 spelers zonder munten elk een tegel in de onderste rij.",
    "Z2.4": "Alle 90 tuintegels vormen, gedekt geschud, de voorraad. "
    "Daaruit wordt het keuzebord gevuld, de onderste rij eerst en elke rij van links naar rechts.",
    "Z2.5": "Iedereen begint met 12 munten. Het toeval beslist wie de startspeler is.",
    "Z3.1": "Met 3 of 4 spelers heeft iedereen in een ronde één beurt, met de klok mee vanaf de startspeler. "
    "Met 2 spelers heeft een ronde 4 beurten, steeds om en om.",
    "Z3.2": "Elke speler heeft 16 beurten, één voor elk veld van de tuin. "
    "Dat zijn 16 rondes met 3 of 4 spelers en 8 rondes met 2.",
    "Z3.3": "Aan het einde van een ronde gaat naar de aflegstapel wat in de onderste rij over is. "
    "De andere tegels schuiven in hun kolom recht omlaag, zo ver als het kan, ook over twee rijen. "
    "Dan vult de voorraad de lege velden, de onderste rij eerst en elke rij van links naar rechts.",
    "Z3.4": "Raakt de voorraad tijdens het vullen op, dan wordt de aflegstapel geschud en is die nu de voorraad. "
    "Het vullen gaat daarna verder waar het ophield.",
    "Z3.5": "Na elke ronde gaat de startspelerfiguur met de klok mee naar de volgende speler, die de nieuwe ronde "
    "opent.",
    "Z3.6": "Na de laatste beurt van de laatste ronde wordt het keuzebord niet meer gevuld. "
    "Alle tuinen zijn vol en de eindtelling volgt.",
    "Z4.1": "Wie aan de beurt is, neemt een tegel van het keuzebord en betaalt de prijs van de rij. Elke tegel "
    "waarvoor je genoeg munten hebt, mag. Het veld blijft leeg tot de ronde eindigt.",
    "Z4.2": "Niemand mag een beurt overslaan. "
    "Wie geen munten heeft, neemt een tegel uit de onderste rij, want daar ligt er altijd nog een.",
    "Z5.1": "Vóór het plaatsen mag de hele tuin als één geheel verschuiven, zo ver als je wilt omhoog of omlaag en "
    "naar links of rechts. Hij draait nooit, en geen tegel mag het bouwterrein verlaten.",
    "Z5.2": "De nieuwe tegel komt op een leeg veld en grenst met minstens één zijde aan een tegel van de tuin; "
    "een hoek is niet genoeg. Alleen de allereerste tegel mag overal liggen. "
    "Elke genomen tegel moet geplaatst worden, en er is altijd een plek voor.",
    "Z5.3": "De nieuwe tegel mag elk van de 4 standen hebben. Eenmaal geplaatst draait hij nooit meer.",
    "Z5.4": "Wie met de nieuwe tegel een rij, kolom of grote diagonaal van 4 gelijke versieringen voltooit, "
    "wint meteen 3 munten. Voltooit de tegel meer lijnen, dan telt elk daarvan. "
    "Niemand kan meer dan 25 munten hebben; wat daar bovenuit gaat, is verloren.",
    "Z5.5": "Een opdracht is vervuld zodra de tuin van elk van de twee kenmerken minstens 4 tegels heeft; "
    "een tegel die beide toont, telt voor beide. De speler neemt meteen het bovenste puntenfiche: "
    "eerst 5 punten, dan 3, dan 1, en daarna is er niets meer over. "
    "Dezelfde opdracht telt voor elke speler maar één keer.",
    "Z6.0": "Elke munt die over is, is 1 punt waard.",
    "Z6.1": "Een gesloten wandelpad is een vierkant van 4 tegels met dezelfde padsoort, waarvan alle paden buigen om "
    "het punt waar ze samenkomen. Het kan overal in de tuin liggen. "
    "Voor 1, 2, 3 of 4 gesloten wandelpaden zijn er 3, 6, 10 of 15 punten.",
    "Z6.2": "Elke versiering telt die op minstens 6 tegels van de tuin staat: 3 punten voor 6, 5 voor 7, 7 voor 8, "
    "10 voor 9, 13 voor 10, 16 voor 11 en 20 voor 12 of meer. Ook twee versieringen kunnen in één tuin tellen.",
    "Z6.3": "Elke tegel met het kenmerk van de kleine voorkeur is 1 punt waard.",
    "Z6.4": "Elke tegel met het kenmerk van de grote voorkeur is 2 punten waard.",
    "Z6.5": "Wie de meeste tegels met het kenmerk heeft, krijgt 8 punten, wie er op één na de meeste heeft, 4. Bij "
    "een gelijke stand krijgt ieder de volle punten van die plaats, of worden ze gedeeld en naar beneden afgerond als "
    "de partij zo is ingesteld; zijn er meer eersten, dan is niemand tweede. Een tuin zonder zo’n tegel doet niet mee.",
    "Z6.6": "Weinig van dit kenmerk is slechter dan niets: 0 tegels leveren 0 punten op, 1 tegel −4, 2 tegels −2 en 3 "
    "tegels −1. Meer ervan loont: 4 tegels leveren 2 punten op, 5 tegels 5, en 6 of meer 8.",
    "Z6.7": "Met bord 2 levert een tuin 10 punten op als elke grondsoort erin één aaneengesloten gebied vormt, zijde "
    "aan zijde; ook een losse tegel is een gebied. Is een grondsoort gescheiden, dan zijn er geen punten. Tijdens de "
    "partij heeft een tuin zonder tegels nog geen eenheid.",
    "Z6.8": "Met bord 3 leveren 2 verschillende grondsoorten in de tuin 18 punten op, 3 leveren er 12 op, 4 leveren "
    "er 6 op, en 5 of 6 leveren niets op. Eén alleen kan geen tuin vullen, want van elk zijn er maar 15 tegels. "
    "Tijdens de partij telt die als 2, en een tuin zonder tegels levert niets op.",
    "Z6.9": "Met de borden 4 en 5 leveren de puntenfiches die voor opdrachten zijn genomen hun waarde op.",
    "Z6.10": "De meeste punten winnen. Bij een gelijke stand beslissen de munten die over zijn, en zijn ook die "
    "gelijk, dan winnen al deze spelers samen.",
}

PROMPTS: Final[dict[str, str]] = {
    "Z1.1": "Kies een tegel en kijk welke versiering, welk pad en welke grond erop staan.",
    "Z1.2": "Naast elke regel van de telling die over een kenmerk gaat, staat een keizerfiche. De tegels met de grote "
    "voorkeur zijn omrand.",
    "Z1.3": "Draai de tegel en kijk om welke hoek het pad buigt.",
    "Z1.4": "Alle vijf borden doen mee, dus de telling heeft regels van alle borden. De tegels die voor de opdrachten "
    "tellen, zijn omrand.",
    "Z1.5": "In deze tuin is nog plaats. Naast elke naam staat hoeveel munten het geldspoor aangeeft.",
    "Z2.1": "Vier spelers, level 3. Kijk welke regels de borden 1, 2 en 3 aan de telling toevoegen.",
    "Z2.2": "Dit zijn de keizerfiches van één partij, één voor elke voorkeur en twee voor elke opdracht.",
    "Z2.3": "Kies een tegel die 2 munten kost.",
    "Z2.4": "Het keuzebord is net gevuld. De andere 78 tegels zijn de voorraad.",
    "Z2.5": "Iedereen heeft 12 munten. De figuur laat zien wie begint.",
    "Z3.1": "Plaats een tegel. Daarna speelt de ander tot jij weer aan de beurt bent.",
    "Z3.2": "Eén veld is nog vrij. Vul het met je 16e beurt.",
    "Z3.3": "Beëindig met je beurt de ronde en kijk hoe de tegels omlaag schuiven.",
    "Z3.4": "Beëindig de ronde. De voorraad raakt op en de aflegstapel komt ervoor in de plaats.",
    "Z3.5": "Beëindig de ronde en kijk wie de startspelerfiguur krijgt.",
    "Z3.6": "Speel de laatste beurt van de partij.",
    "Z4.1": "Er is nog 1 munt. Probeer een tegel van 2 te nemen.",
    "Z4.2": "De munten zijn op. Neem een gratis tegel en plaats die.",
    "Z5.1": "Verschuif de hele tuin met de pijlen.",
    "Z5.2": "Er is een tegel gekozen. Probeer hem op een veld te leggen dat aan geen andere tegel grenst.",
    "Z5.3": "Draai de tegel voordat je hem plaatst.",
    "Z5.4": "Voltooi een kolom van 4 gelijke versieringen en win 3 munten.",
    "Z5.5": "Vervul met nog één tegel een opdracht. Wat voor de opdrachten telt, is omrand.",
    "Z6.0": "Plaats een tegel die iets kost en kijk hoe de punten voor munten veranderen.",
    "Z6.1": "Sluit nog een wandelpad. De paden die al gesloten zijn, zijn omrand.",
    "Z6.2": "Plaats een tegel die punten voor versieringen oplevert.",
    "Z6.3": "Plaats nog een tegel met de kleine voorkeur. De tegels in de tuin zijn omrand.",
    "Z6.4": "Plaats nog een tegel met de grote voorkeur. De tegels in de tuin zijn omrand.",
    "Z6.5": "Kom gelijk te staan met de andere tuin en krijg ook de punten voor de eerste plaats.",
    "Z6.6": "Nog een tegel met dit kenmerk levert punten op. Plaats die.",
    "Z6.7": "Eén grondsoort is gescheiden. Verbind die met één tegel.",
    "Z6.8": "Plaats een tegel met een grondsoort die al in de tuin is, zodat het er 3 blijven.",
    "Z6.9": "Vervul een opdracht en zie de punten ervan in de telling.",
    "Z6.10": "De partij is afgelopen. Kijk naar de laatste regel van de telling en naar de munten.",
}

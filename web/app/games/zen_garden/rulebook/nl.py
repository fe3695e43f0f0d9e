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
    "Z2.1": "Spelers en borden",
    "Z2.2": "De voorkeuren van de keizer",
    "Z2.3": "Keuzebord en kosten",
    "Z2.4": "Voorraad",
    "Z2.5": "Munten en startspeler",
    "Z3.1": "Beurten in een ronde",
    "Z3.2": "Duur van een partij",
    "Z3.3": "Einde van een ronde",
    "Z3.4": "Als de voorraad op is",
    "Z3.5": "Startspelerfiguur",
    "Z3.6": "Einde van de partij",
    "Z4.1": "Een tegel nemen",
    "Z4.2": "Passen mag niet",
    "Z5.1": "De tuin verschuiven",
    "Z5.2": "Waar de tegel mag liggen",
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
    "Z1.1": "Er zijn 90 tuintegels, allemaal verschillend. Op elke tegel staan een versiering (pagode, bank, boeddha, "
    "poort, kraanvogel), een pad (zand, hout, steen) en een grondsoort (zand, grind, bomen, klei, water, "
    "kersenbloesem). Elke versiering staat dus op 18 tegels, elk pad op 30 en elke grondsoort op 15. Zand als pad en "
    "zand als grondsoort zijn twee verschillende kenmerken.",
    "Z1.2": "Er zijn 14 kenmerken: 5 versieringen, 3 paden en 6 grondsoorten. Bij elk kenmerk hoort één keizerfiche. "
    "Het laat zien waar de keizer van houdt.",
    "Z1.3": "Het pad op een tegel is een kwart van een ring: het loopt van de ene zijde naar de volgende en buigt om "
    "de hoek daartussen. Die hoek (linksboven, rechtsboven, rechtsonder of linksonder) is de stand van de tegel.",
    "Z1.4": "Op de voorkeursborden 1 tot en met 5 staat wat er aan het einde punten oplevert. De puntenfiches van 1, 3 "
    "en 5 horen bij de opdrachten van bord 4 en 5: elke opdracht krijgt er van elk één.",
    "Z1.5": "Elke speler heeft een tuin met 4 rijen van 4 velden en een geldspoor dat van 0 tot en met 25 loopt.",
    "Z2.1": (
        "Zen Garden is voor 2 tot 4 spelers. Bord 1 doet altijd mee; de borden 2 tot en met 5 kun je naar keuze "
        "toevoegen. De levels 1 tot en met 5 zijn genoemd naar het hoogste bord dat meedoet: op level 3 speel je met "
        "de borden 1, 2 en 3."
    ),
    "Z2.2": "De keizerfiches worden geschud. Op elk van deze velden komt één open fiche, in deze volgorde: kleine "
    "voorkeur, grote voorkeur, meerderheid, aandacht voor detail. Daarna krijgt elke opdracht die meedoet er 2: bord 4 "
    "heeft opdracht 1 en 2, bord 5 heeft opdracht 3. Geen enkel kenmerk komt in een partij twee keer voor.",
    "Z2.3": (
        "Op het keuzebord liggen 3 rijen van 4 tegels. In de onderste rij zijn ze gratis, in de middelste kosten ze 1 "
        "munt en in de bovenste 2 munten. Zelfs 4 spelers zonder munten kunnen dus allemaal een tegel uit de onderste "
        "rij nemen. De gedrukte spelregels zeggen niet hoeveel tegels er in een rij liggen; hier zijn het er 4."
    ),
    "Z2.4": "Alle 90 tuintegels worden gedekt geschud en vormen de voorraad. Daarmee wordt het keuzebord gevuld: eerst "
    "de onderste rij, en elke rij van links naar rechts.",
    "Z2.5": "Iedereen begint met 12 munten. Het toeval bepaalt wie de startspeler is.",
    "Z3.1": "Met 3 of 4 spelers krijgt iedereen één beurt per ronde, met de klok mee vanaf de startspeler. Met 2 "
    "spelers heeft een ronde 4 beurten, om en om.",
    "Z3.2": (
        "Elke speler krijgt 16 beurten, één voor elk veld van zijn tuin. Dat zijn 16 rondes met 3 of 4 spelers. Met 2 "
        "spelers zijn het er 8, want dan is elk van hen twee keer per ronde aan de beurt. De gedrukte spelregels "
        "noemen 16 rondes voor elk aantal spelers; hier eindigt een partij met 2 spelers zodra de tuinen vol zijn."
    ),
    "Z3.3": "Aan het einde van een ronde gaan de tegels die nog in de onderste rij liggen, naar de aflegstapel. De "
    "andere tegels schuiven in hun kolom recht omlaag, zo ver als het kan, ook over twee rijen; de gedrukte "
    "spelregels zeggen alleen dat ze omlaag schuiven. Daarna worden de lege velden uit de voorraad aangevuld: eerst "
    "de onderste rij, en elke rij van links naar rechts.",
    "Z3.4": "Raakt de voorraad op tijdens het aanvullen, dan wordt de aflegstapel geschud en als nieuwe voorraad "
    "klaargelegd. Daarna gaat het aanvullen verder.",
    "Z3.5": "Na elke ronde gaat de startspelerfiguur met de klok mee naar de volgende speler, die de nieuwe ronde "
    "begint.",
    "Z3.6": "Na de laatste beurt van de laatste ronde wordt het keuzebord niet meer aangevuld. Alle tuinen zijn vol en "
    "de eindtelling begint.",
    "Z4.1": (
        "Neem tijdens je beurt een tegel van het keuzebord die je kunt betalen, en betaal de prijs van de rij. Het "
        "veld blijft leeg tot het einde van de ronde."
    ),
    "Z4.2": "Je mag geen beurt overslaan. Heb je geen munten meer, neem dan een tegel uit de onderste rij: daar ligt "
    "er altijd nog een.",
    "Z5.1": (
        "Voordat je de tegel plaatst, mag je je hele tuin als één geheel verschuiven, zo ver als je wilt omhoog of "
        "omlaag en naar links of rechts. Draaien mag niet, en geen enkele tegel mag buiten het bouwterrein komen. "
        "Zodra er in een rij en in een kolom 4 tegels liggen, kun je de tuin niet meer verschuiven."
    ),
    "Z5.2": "Plaats de nieuwe tegel op een leeg veld, met minstens één zijde tegen een tegel van je tuin; een hoek is "
    "niet genoeg. Alleen je allereerste tegel mag overal liggen. Elke tegel die je neemt, moet je plaatsen, en daar is "
    "altijd een veld voor.",
    "Z5.3": "Voor de nieuwe tegel mag je elk van de 4 standen kiezen. Een geplaatste tegel draai je nooit meer.",
    "Z5.4": (
        "Maakt de nieuwe tegel een rij, kolom of lange diagonaal van 4 gelijke versieringen compleet, dan krijg je "
        "meteen 3 munten. Over meerdere lijnen tegelijk zeggen de gedrukte spelregels niets; hier telt elke lijn. Je "
        "kunt niet meer dan 25 munten hebben; wat je meer krijgt, vervalt."
    ),
    "Z5.5": "Een opdracht is vervuld zodra je tuin minstens 4 tegels heeft van elk van de twee kenmerken; een tegel "
    "met beide kenmerken telt voor beide. Neem meteen het bovenste puntenfiche: eerst 5 punten, dan 3, dan 1, en "
    "daarna is er geen meer. Elke opdracht kun je maar één keer vervullen.",
    "Z6.0": "Elke munt die je over hebt, is 1 punt waard.",
    "Z6.1": (
        "Een gesloten wandelpad is een vierkant van 4 tegels met dezelfde soort pad, waarvan alle paden buigen om het "
        "punt waar de tegels samenkomen. De gedrukte spelregels zeggen niet waar; hier kan het overal in de tuin "
        "liggen. Voor 1, 2, 3 of 4 gesloten wandelpaden krijg je 3, 6, 10 of 15 punten."
    ),
    "Z6.2": "Elke versiering die op minstens 6 tegels in je tuin staat, levert punten op: 3 voor 6 tegels, 5 voor 7, 7 "
    "voor 8, 10 voor 9, 13 voor 10, 16 voor 11 en 20 voor 12 of meer. Ook twee versieringen kunnen in dezelfde tuin "
    "punten opleveren.",
    "Z6.3": "Elke tegel met het kenmerk van de kleine voorkeur is 1 punt waard.",
    "Z6.4": "Elke tegel met het kenmerk van de grote voorkeur is 2 punten waard.",
    "Z6.5": (
        "Wie de meeste tegels met het kenmerk van de meerderheid heeft, krijgt 8 punten; wie de op één na meeste "
        "heeft, krijgt er 4. Bij een gelijke stand krijgt iedereen de volle punten van die plaats; is de partij zo "
        "ingesteld, dan worden de punten van die plaats gedeeld, zoals in de gedrukte Franse spelregels; naar beneden "
        "afronden gebeurt alleen hier. Zijn er meerdere eersten, dan is niemand tweede. Een tuin zonder zo’n tegel "
        "noemen de gedrukte spelregels niet; hier doet die niet mee."
    ),
    "Z6.6": (
        "Een beetje van het kenmerk van aandacht voor detail is slechter dan niets: 0 tegels leveren 0 punten op, 1 "
        "tegel −4, 2 tegels −2 en 3 tegels −1. Meer loont: 4 tegels leveren 2 punten op, 5 tegels 5, en 6 of meer 8."
    ),
    "Z6.7": (
        "Met bord 2 levert een tuin 10 punten op als elke grondsoort erin één aaneengesloten gebied vormt, met de "
        "zijden tegen elkaar; ook een losse tegel is een gebied. Ligt een grondsoort in twee of meer gescheiden "
        "gebieden, dan krijg je geen punten. Een tuin zonder tegels levert tijdens de partij nog niets op."
    ),
    "Z6.8": "Met bord 3 leveren 2 verschillende grondsoorten in de tuin 18 punten op, 3 leveren er 12 op, 4 leveren er "
    "6 op, en 5 of 6 leveren niets op. Met één grondsoort kun je geen tuin vullen, want van elke zijn er maar 15 "
    "tegels. Tijdens de partij telt één grondsoort als 2, en een tuin zonder tegels levert niets op.",
    "Z6.9": "Met bord 4 en 5 leveren de puntenfiches die je voor opdrachten hebt gekregen, hun waarde op.",
    "Z6.10": "Wie de meeste punten heeft, wint. Bij een gelijke stand wint wie van hen de meeste munten heeft; is het "
    "dan nog gelijk, dan delen ze de overwinning.",
}

PROMPTS: Final[dict[str, str]] = {
    "Z1.1": "Kies een tegel en kijk welke versiering, welk pad en welke grondsoort erop staan.",
    "Z1.2": "Naast elke regel van de telling die over een kenmerk gaat, staat een keizerfiche. De tegels met de grote "
    "voorkeur zijn omrand.",
    "Z1.3": "Draai de tegel en kijk om welke hoek het pad buigt.",
    "Z1.4": "Alle vijf de borden doen mee, dus de telling heeft regels van alle borden. De tegels die voor de "
    "opdrachten tellen, zijn omrand.",
    "Z1.5": "In deze tuin is nog plaats. Naast elke naam staat hoeveel munten die speler heeft.",
    "Z2.1": "Vier spelers, met de borden 1, 2 en 3. Kijk welke regels elk bord aan de telling toevoegt.",
    "Z2.2": "Dit zijn de keizerfiches van één partij: één voor elke voorkeur en twee voor elke opdracht.",
    "Z2.3": "Kies een tegel die 2 munten kost.",
    "Z2.4": "Het keuzebord is net gevuld. De andere 78 tegels zijn de voorraad.",
    "Z2.5": "Iedereen heeft 12 munten. De figuur laat zien wie begint.",
    "Z3.1": "Plaats een tegel. Daarna speelt de ander, tot jij weer aan de beurt bent.",
    "Z3.2": "Eén veld is nog vrij. Vul het in je 16e beurt.",
    "Z3.3": "Beëindig de ronde met je beurt en kijk hoe de tegels omlaag schuiven.",
    "Z3.4": "Beëindig de ronde. De voorraad raakt op en de aflegstapel komt ervoor in de plaats.",
    "Z3.5": "Beëindig de ronde en kijk wie de startspelerfiguur krijgt.",
    "Z3.6": "Speel de laatste beurt van de partij.",
    "Z4.1": "Je hebt nog 1 munt. Probeer een tegel te nemen die er 2 kost.",
    "Z4.2": "Je munten zijn op. Neem een gratis tegel en plaats hem.",
    "Z5.1": "Verschuif de hele tuin met de pijlen.",
    "Z5.2": "Er is een tegel gekozen. Probeer hem op een veld te leggen dat aan geen enkele andere tegel grenst.",
    "Z5.3": "Draai de tegel voordat je hem plaatst.",
    "Z5.4": "Maak een kolom van 4 gelijke versieringen compleet en krijg 3 munten.",
    "Z5.5": "Vervul met nog één tegel een opdracht. Wat voor de opdrachten telt, is omrand.",
    "Z6.0": "Plaats een tegel die iets kost en kijk hoe de punten voor munten veranderen.",
    "Z6.1": "Sluit nog een wandelpad. De paden die al gesloten zijn, zijn omrand.",
    "Z6.2": "Plaats een tegel die punten voor versieringen oplevert.",
    "Z6.3": "Plaats nog een tegel met de kleine voorkeur. De tegels die er al voor tellen, zijn omrand.",
    "Z6.4": "Plaats nog een tegel met de grote voorkeur. De tegels die er al voor tellen, zijn omrand.",
    "Z6.5": "Kom gelijk te staan met de andere tuin en krijg ook de punten voor de eerste plaats.",
    "Z6.6": "Nog één tegel met dit kenmerk levert punten op. Plaats die.",
    "Z6.7": "Eén grondsoort ligt in gescheiden gebieden. Maak er met één tegel weer één gebied van.",
    "Z6.8": "Plaats een tegel met een grondsoort die je tuin al heeft, zodat het er 3 blijven.",
    "Z6.9": "Vervul een opdracht en kijk naar de punten ervoor in de telling.",
    "Z6.10": "De partij is afgelopen. Kijk naar de laatste regel van de telling en naar de munten.",
}

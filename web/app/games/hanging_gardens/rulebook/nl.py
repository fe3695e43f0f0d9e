"""The Hanging Gardens' rule book in Dutch."""

from typing import Final

CHAPTERS: Final[dict[str, str]] = {
    "H1": "Spelmateriaal",
    "H2": "Voorbereiding",
    "H3": "Een ronde",
    "H4": "Een beurt: een kaart leggen",
    "H5": "Een beurt: tempel en tegel",
    "H6": "Einde van de partij",
    "H7": "Eindtelling",
    "H8": "Wat de spelers zien",
}

TITLES: Final[dict[str, str]] = {
    "H1.1": "Kaarten",
    "H1.2": "Puntentegels",
    "H1.3": "Tempels",
    "H1.4": "Wat er op de kaarten staat",
    "H2.1": "Spelers en startkaarten",
    "H2.2": "Kaarten en tegels schudden",
    "H2.3": "Startspeler",
    "H3.1": "Kaarten in een ronde",
    "H3.2": "Beurten in een ronde",
    "H3.3": "Duur van een partij",
    "H4.1": "Een kaart nemen en leggen",
    "H4.2": "Motieven moeten iets bedekken",
    "H4.3": "Bouwgrond mag overal",
    "H4.4": "Tempels blijven vrij",
    "H4.5": "Als geen kaart past",
    "H5.1": "Groepen die in aanmerking komen",
    "H5.2": "Een tempel plaatsen",
    "H5.3": "Welke tegels binnen bereik zijn",
    "H5.4": "Een verborgen tegel",
    "H5.5": "Het speelbord aanvullen",
    "H5.6": "Een tempel verplaatsen",
    "H5.7": "Groepen splitsen en samenvoegen",
    "H5.8": "Een beurt terugnemen",
    "H6.1": "De laatste kaart",
    "H6.2": "Als de stapel leeg is",
    "H7.1": "Series",
    "H7.2": "Personen",
    "H7.3": "Wachter",
    "H7.4": "Winnaar",
    "H8.1": "Open en verborgen tegels",
    "H8.2": "Altijd te zien",
    "H8.3": "Plekken uitproberen",
    "H8.4": "Scrollen en hulp",
}

RULES: Final[dict[str, str]] = {
    "H1.1": "Er zijn 60 bouwkaarten en 4 startkaarten, elk 2 vakken hoog en 3 breed. Een vak is bouwgrond of toont een "
    "van de 4 motieven: terras, park, arcade of fontein. Een startkaart bestaat alleen uit bouwgrond.",
    "H1.2": "Van de 49 puntentegels horen er 44 bij series: 4 koninginnen, 4 koningen, 6 tijgers, 6 tuinen, 6 "
    "standbeelden, 10 kelken en 8 poorten. De andere 5 zijn personen met elk één tegel: dierentemmer, tuinman, "
    "beeldhouwer, priester en wachter.",
    "H1.3": "Elke speler heeft 5 tempels.",
    "H1.4": (
        "Geen enkele gepubliceerde bron toont de voorkanten van de bouwkaarten, dus de kaarten hier zijn "
        "gereconstrueerd: 6 kaarten hebben 1 motiefvak, 22 hebben er 2, 26 hebben er 3 en 6 hebben er 4. In totaal "
        "zijn er 38 vakken van elk motief. Er zijn geen twee gelijke kaarten, hoe je ze ook draait. Op ongeveer de "
        "helft van de kaarten met 2 of meer motiefvakken liggen gelijke motieven naast elkaar, op de andere staan de "
        "motieven door elkaar. Heb je het spel, dan kun je een bestand met de echte kaarten en waarden laden."
    ),
    "H2.1": "De Hangende Tuinen is voor 2 tot 4 spelers. Iedereen begint met een startkaart, en daaromheen kan de tuin "
    "onbeperkt groeien.",
    "H2.2": (
        "De 60 kaarten worden gedekt geschud, net als de 49 tegels, die hier samen één stapel vormen; volgens de "
        "gedrukte spelregels zijn het er twee. Daarna worden er 6 tegels open op het speelbord gelegd, in 3 rijen van "
        "2."
    ),
    "H2.3": "Het toeval bepaalt wie de startspeler is; volgens de gedrukte Duitse spelregels begint de jongste speler.",
    "H3.1": "Aan het begin van elke ronde worden nieuwe kaarten opengelegd: 4 met 2 of 4 spelers, 3 met 3 spelers.",
    "H3.2": "Iedereen krijgt één beurt, met de klok mee vanaf de startspeler; met 2 spelers krijgt ieder er twee, om "
    "en om. Aan het einde van de ronde zijn alle kaarten genomen.",
    "H3.3": "Na elke ronde gaat het startspelerfiche naar links. Een partij heeft 15 rondes met 2 of 4 spelers en 20 "
    "rondes met 3 spelers. Iedereen krijgt dus 30 beurten met 2 spelers, 20 met 3 en 15 met 4.",
    "H4.1": (
        "Neem tijdens je beurt een van de open kaarten en leg hem meteen in je tuin, precies op het raster van de "
        "vakken. Je mag hem in kwartslagen draaien, maar nooit spiegelen."
    ),
    "H4.2": "Elk motiefvak van de kaart moet een vak van je tuin bedekken, of dat nu bouwgrond is of een motief. Geen "
    "enkel motief mag direct op tafel liggen.",
    "H4.3": "De bouwgrond van de kaart mag op bouwgrond, op motieven of direct op tafel liggen.",
    "H4.4": "Een vak waarop een tempel staat, mag je niet bedekken, ook niet met bouwgrond.",
    "H4.5": "Zolang een van de open kaarten ergens past, moet je er een leggen. Past er geen, kies er dan een en leg "
    "die terug in de doos.",
    "H5.1": (
        "Een groep bestaat uit vakken met hetzelfde motief die met een zijde tegen elkaar liggen. Een groep komt in "
        "aanmerking voor een tempel als hij minstens 3 vakken heeft, waarvan minstens één op de kaart die je net hebt "
        "gelegd, en nog geen tempel. Volgens de gedrukte spelregels moet een deel van de groep nieuw zijn; hier telt "
        "ook een vak dat hetzelfde motief bedekt."
    ),
    "H5.2": "Op een vak van een groep die in aanmerking komt, mag je een tempel plaatsen, maar niet meer dan één per "
    "beurt. Je mag er ook van afzien. Plaats je een tempel, dan moet je een tegel nemen.",
    "H5.3": "Met een groep van 3 vakken kies je uit de 2 tegels van rij 1, met 4 vakken uit de 4 tegels van rij 1 en "
    "2, en met 5 of meer uit alle 6.",
    "H5.4": "Een groep van 6 of meer vakken levert je eerst een tegel van de stapel op, die de anderen niet zien. "
    "Daarna kies je ook nog een van de 6 op het speelbord. Volgens de gedrukte spelregels ‘mag’ je de verborgen tegel "
    "nemen; hier trek je die altijd.",
    "H5.5": "Een leeg veld op het speelbord wordt meteen aangevuld met een tegel van de stapel.",
    "H5.6": (
        "Staan al je 5 tempels, dan mag je er in plaats daarvan een verplaatsen: die op de groep die na het leggen "
        "van de kaart het kleinst is. Zijn meerdere groepen even klein, dan kies je zelf. Volgens de gedrukte "
        "spelregels ‘moet’ je hem verplaatsen; hier mag je er altijd van afzien."
    ),
    "H5.7": (
        "In elke groep mag maar 1 tempel staan. Een kaart kan een groep in tweeën splitsen. Een deel zonder tempel "
        "komt in aanmerking als er een vak van de nieuwe kaart bij hoort. Wat er gebeurt als groepen samengroeien of "
        "kleiner dan 3 vakken worden, staat niet in de gedrukte spelregels; hier blijven hun tempels staan."
    ),
    "H5.8": "Je kunt je beurt terugnemen tot er iets verborgens wordt omgedraaid: een verborgen tegel die je trekt of, "
    "als meerdere mensen spelen, de tegel die een veld aanvult of de kaarten van de volgende ronde. Spelen er "
    "meerdere mensen en zou het einde van je beurt iets onthullen, dan blijft de beurt open tot je op ‘Beurt "
    "beëindigen’ drukt. Staat ‘Elke zet bevestigen’ uit, dan eindigt hij meteen.",
    "H6.1": "De partij is afgelopen als alle 60 bouwkaarten gebruikt zijn.",
    "H6.2": (
        "Raakt de stapel eerder leeg, dan is de ronde waarin dat gebeurt, de laatste. De tegels op het speelbord kun "
        "je dan nog nemen. Voor elke tegel waar je recht op hebt terwijl er binnen je bereik geen meer is, krijg je in "
        "plaats daarvan 5 punten. Over meerdere ontbrekende tegels in één beurt zeggen de gedrukte spelregels niets; "
        "hier telt elke tegel, ook een verborgen tegel."
    ),
    "H7.1": "Hoe meer tegels van één soort je hebt, hoe meer ze samen waard zijn. Voor 1, 2, 3 tegels enzovoort krijg "
    "je: koningin 1, 15; koning 3, 12; tijger 3, 8, 15; tuin 2, 8, 16; standbeeld 1, 3, 20; kelk 1, 3, 6, 11, 18; "
    "poort 0, 5, 10, 16. Na het laatste getal begint een nieuwe serie: 5 tuinen leveren 16 en 8 op, samen 24 punten. "
    "De waarden van koning, tijger en kelk zijn gereconstrueerd, en die van de poort vanaf de derde poort.",
    "H7.2": (
        "Elke persoon behalve de wachter levert 3 punten op, of meer als je minstens één volledige serie van zijn "
        "soort hebt: dierentemmer 10 met tijgers, tuinman 11 met tuinen, beeldhouwer 12 met standbeelden, priester 9 "
        "met kelken. De waarden van de beeldhouwer en de priester zijn gereconstrueerd."
    ),
    "H7.3": "De wachter levert 3 punten op voor elke poort die je hebt, bovenop wat de poorten zelf waard zijn. Zonder "
    "poorten levert hij niets op.",
    "H7.4": (
        "Wie de meeste punten heeft, wint. Bij een gelijke stand wint wie van hen de meeste tegels heeft; is het dan "
        "nog gelijk (daarover zeggen de gedrukte spelregels niets), dan delen ze de overwinning."
    ),
    "H8.1": (
        "Tegels van het speelbord liggen open; volgens de gedrukte spelregels verzamelt iedereen zijn tegels gedekt. "
        "Welke tegel iemand van de stapel heeft getrokken, weet tot het einde van de partij alleen die speler."
    ),
    "H8.2": "Iedereen kan op elk moment zien welke kaarten er nog zijn, hoeveel tegels van elke soort nog in de stapel "
    "kunnen zitten (wat anderen ongezien hebben getrokken, telt daarbij mee), hoeveel tegels van elke soort elke "
    "speler heeft (je eigen verborgen tegels tellen mee, die van anderen niet), alle series met hun punten en de "
    "laatste zet van elke speler.",
    "H8.3": "Je kunt de gekozen kaart naar links en rechts draaien. Elke plek waar hij mag liggen, is gemarkeerd, en "
    "als je er een aanwijst, zie je het resultaat voordat je de kaart legt. Hoelang je de beurt kunt terugnemen, staat "
    "bij ‘Een beurt terugnemen’.",
    "H8.4": "Een tuin heeft geen grenzen, dus je kunt in alle vier de richtingen scrollen. Bij elke stap vertelt een "
    "helptekst wat je nu kunt doen.",
}

PROMPTS: Final[dict[str, str]] = {
    "H1.1": "Kies een kaart en bekijk de zes vakken.",
    "H1.2": "Neem een van de puntentegels binnen bereik.",
    "H1.3": "Plaats een van je tempels en kijk hoeveel er nog zijn.",
    "H1.4": "Draai de kaart. De motieven blijven hetzelfde, hoe hij ook ligt.",
    "H2.1": "Leg je eerste kaart op de startkaart.",
    "H2.2": "Zes tegels liggen open op het speelbord, in drie rijen van twee. Ook de eerste kaarten liggen open.",
    "H2.3": "Er heeft nog niemand gespeeld. Wie gemarkeerd is, begint.",
    "H3.1": "Neem de laatste kaart van de ronde. Dan worden er nieuwe opengelegd.",
    "H3.2": "Leg een kaart. Daarna speelt de ander, tot jij weer aan de beurt bent.",
    "H3.3": "Beëindig de ronde door een tegel te nemen, en kijk wie de volgende begint.",
    "H4.1": "Er is een kaart gekozen. Draai hem.",
    "H4.2": "Er is een kaart gekozen. Probeer hem zo te leggen dat een motief direct op tafel ligt.",
    "H4.3": "Leg een kaart zo dat een deel van de bouwgrond direct op tafel ligt.",
    "H4.4": "Er is een kaart gekozen. Probeer er de tempel mee te bedekken.",
    "H4.5": "De enige kaart die er nog is, past nergens. Leg hem terug in de doos.",
    "H5.1": "Probeer een tempel te plaatsen buiten de groepen die in aanmerking komen.",
    "H5.2": "Plaats een tempel of zie ervan af.",
    "H5.3": "De tempel staat op een groep van 3 vakken. Probeer een tegel te nemen uit een rij die buiten bereik is.",
    "H5.4": "Plaats een tempel op de grote groep en trek een verborgen tegel.",
    "H5.5": "Neem een tegel en kijk hoe het veld weer wordt aangevuld.",
    "H5.6": "Alle vijf de tempels staan. Verplaats er een naar de nieuwe groep.",
    "H5.7": (
        "Leg een kaart zo dat het park van 7 in tweeën wordt gesplitst. Het deel zonder tempel komt dan in aanmerking."
    ),
    "H5.8": "Trek een verborgen tegel. In een partij kun je dat niet terugnemen.",
    "H6.1": "Alle kaarten zijn gebruikt. Neem de laatste tegel van de partij.",
    "H6.2": "Er zit nog één tegel in de stapel. Neem een tegel van het speelbord en de stapel is leeg.",
    "H7.1": "Neem de tegel die de serie koninginnen compleet maakt.",
    "H7.2": "De serie kelken is volledig. Neem de priester.",
    "H7.3": "Je hebt de wachter al. Neem nog een poort.",
    "H7.4": "De partij is afgelopen. Kijk naar de laatste regel van de telling en naar de tegels.",
    "H8.1": "Ada heeft net een tegel getrokken die alleen zij kan zien.",
    "H8.2": "Je ziet ieders tegels, punten en laatste zetten.",
    "H8.3": "Er is een kaart gekozen. Wijs een van de gemarkeerde plekken aan of kies er een.",
    "H8.4": "Scroll door de tuin in alle richtingen, of maak hem groter.",
}

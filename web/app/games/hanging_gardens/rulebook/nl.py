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
    "H1.4": "Wat de kaarten tonen",
    "H2.1": "Spelers en startkaarten",
    "H2.2": "Geschudde kaarten en tegels",
    "H2.3": "Startspeler",
    "H3.1": "Kaarten van een ronde",
    "H3.2": "Beurten van een ronde",
    "H3.3": "Lengte van een partij",
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
    "H5.7": "Gesplitste en samengegroeide groepen",
    "H5.8": "Terugnemen",
    "H6.1": "De laatste kaart",
    "H6.2": "Een lege stapel",
    "H7.1": "Series",
    "H7.2": "Personen",
    "H7.3": "Wachter",
    "H7.4": "Winnaar",
    "H8.1": "Open en verborgen tegels",
    "H8.2": "Altijd te zien",
    "H8.3": "Plaatsen uitproberen",
    "H8.4": "Verschuiven en hulp",
}

RULES: Final[dict[str, str]] = {
    "H1.1": "Er zijn 60 bouwkaarten en 4 startkaarten, elk 2 vakken hoog en 3 breed. Een vak is bouwgrond of toont een "
    "van 4 motieven: terras, park, arcade of fontein. Een startkaart is helemaal bouwgrond.",
    "H1.2": "Van de 49 puntentegels horen er 44 bij series: 4 koninginnen, 4 koningen, 6 tijgers, 6 tuinen, 6 "
    "standbeelden, 10 kelken en 8 poorten. De andere 5 zijn personen met elk één tegel: dierentemmer, tuinman, "
    "beeldhouwer, priester en wachter.",
    "H1.3": "Iedere speler heeft 5 tempels.",
    "H1.4": "De voorkanten van de bouwkaarten zijn nooit gepubliceerd, dus de stapel hier is gereconstrueerd: 6 "
    "kaarten hebben 1 motiefvak, 22 hebben er 2, 26 hebben er 3 en 6 hebben er 4, dat is 38 van elk motief, en geen "
    "twee kaarten zijn gelijk, hoe je ze ook draait. Op ongeveer de helft van de kaarten met 2 of meer motiefvakken "
    "liggen gelijke motieven naast elkaar, de andere mengen de motieven. Wie het spel heeft, kan een bestand met de "
    "kaarten en waarden daarvan laden.",
    "H2.1": "De Hangende Tuinen is voor 2 tot 4 spelers. Iedereen begint met een startkaart, waaromheen de tuin zonder "
    "grenzen groeit.",
    "H2.2": "De 60 kaarten worden gedekt geschud, net als de 49 tegels, die samen één stapel vormen. Dan worden 6 "
    "tegels opengelegd op het speelbord, in 3 rijen van 2.",
    "H2.3": "Het toeval beslist wie de startspeler is.",
    "H3.1": "Een ronde begint met nieuwe open kaarten: 4 met 2 of 4 spelers, 3 met 3 spelers.",
    "H3.2": "Met de klok mee vanaf de startspeler heeft iedereen één beurt; met 2 spelers heeft ieder er twee, om en "
    "om. Aan het einde zijn alle kaarten van de ronde genomen.",
    "H3.3": "Na elke ronde gaat het startspelersfiche naar links. De partij heeft 15 rondes met 2 of 4 spelers en 20 "
    "rondes met 3, zodat iedereen 30, 20 of 15 beurten heeft met 2, 3 of 4 spelers.",
    "H4.1": "Wie aan de beurt is, neemt een van de open kaarten en legt die meteen in de eigen tuin, gelijk met de "
    "vakken daarvan. De kaart mag naar elke kant gedraaid worden, maar nooit gespiegeld.",
    "H4.2": "Elk motiefvak van de kaart moet een vak van de tuin bedekken, bouwgrond of welk motief ook. Geen motief "
    "mag direct op tafel liggen.",
    "H4.3": "Bouwgrond van de kaart mag op bouwgrond, op motieven of direct op tafel liggen.",
    "H4.4": "Een vak waarop een tempel staat, mag niet bedekt worden, ook niet met bouwgrond.",
    "H4.5": "Zolang een van de open kaarten ergens past, moet er een gelegd worden. Is er geen, dan kiest de speler "
    "een kaart en legt die terug in de doos.",
    "H5.1": "Een groep bestaat uit vakken van één motief die met hun zijden aan elkaar grenzen. De groep komt voor een "
    "tempel in aanmerking als zij minstens 3 vakken heeft, waarvan minstens één op de net gelegde kaart, en nog geen "
    "tempel.",
    "H5.2": "Op een vak van zo’n groep mag de speler een tempel plaatsen, maar één per beurt, of ervan afzien. Wie een "
    "tempel plaatst, moet een tegel nemen.",
    "H5.3": "Met een groep van 3 vakken kiest de speler uit de 2 tegels van rij 1, met 4 vakken uit de 4 tegels van de "
    "rijen 1 en 2 en met 5 of meer uit alle 6.",
    "H5.4": "Een groep van 6 of meer vakken levert eerst een tegel van de stapel op die de anderen niet zien. Daarna "
    "kiest de speler ook nog een van de 6 op het speelbord.",
    "H5.5": "Een leeg geworden veld van het speelbord wordt meteen van de stapel aangevuld.",
    "H5.6": "Wie alle 5 tempels al geplaatst heeft, mag er in plaats daarvan een verplaatsen: die op de groep die na "
    "het leggen van de kaart het kleinst is. Uit even kleine groepen kiest de speler.",
    "H5.7": "Een kaart mag een groep in tweeën splitsen, en een deel zonder tempel komt in aanmerking als er een vak "
    "van de nieuwe kaart bij hoort. Groepen die samengroeien, houden al hun tempels. Een tempel blijft ook staan op "
    "een groep die kleiner dan 3 vakken is geworden.",
    "H5.8": "Is er een verborgen tegel getrokken, dan kan van deze beurt niets meer teruggenomen worden.",
    "H6.1": "De partij eindigt als alle 60 bouwkaarten gebruikt zijn.",
    "H6.2": "Raakt de stapel eerder leeg, dan is de ronde waarin de laatste tegel ervan getrokken werd de laatste. De "
    "tegels op het speelbord kunnen nog genomen worden. Voor elke tegel die iemand toekomt en die er niet meer is, ook "
    "een verborgen tegel, telt die speler 5 punten.",
    "H7.1": "Tegels van één soort zijn samen meer waard, voor 1, 2, 3 tegels enzovoort: koningin 1, 15; koning 3, 12; "
    "tijger 3, 8, 15; tuin 2, 8, 16; standbeeld 1, 3, 20; kelk 1, 3, 6, 11, 18; poort 0, 5, 10, 16. Na het laatste "
    "getal begint een nieuwe serie, dus 5 tuinen leveren 16 en 8 op, samen 24 punten. Gereconstrueerd zijn de waarden "
    "van koning, tijger en kelk en, vanaf 3 poorten, die van de poort.",
    "H7.2": "Een persoon levert 3 punten op, of meer met minstens één volledige serie van de soort: dierentemmer 10 "
    "met tijgers, tuinman 11 met tuinen, beeldhouwer 12 met standbeelden, priester 9 met kelken. Wat beeldhouwer en "
    "priester opleveren, is gereconstrueerd.",
    "H7.3": "De wachter levert 3 punten op voor elke poort van de eigenaar, naast wat de poorten zelf waard zijn. "
    "Zonder poorten levert hij niets op.",
    "H7.4": "De meeste punten winnen. Bij een gelijke stand beslist het grotere aantal verzamelde tegels, en is ook "
    "dat gelijk, dan winnen alle betrokkenen samen.",
    "H8.1": "Tegels van het bord liggen open. Een tegel die van de stapel is getrokken, kent tot het einde van de "
    "partij alleen de eigenaar.",
    "H8.2": "Iedereen mag op elk moment zien welke kaarten er nog zijn, hoe vaak elke tegel nog in de stapel kan "
    "zitten (wat anderen ongezien trokken, telt als nog aanwezig), hoeveel tegels van elke soort iedereen heeft (je "
    "eigen verborgen tegels tellen mee, die van anderen niet), ieders series met hun punten en ieders laatste zet.",
    "H8.3": "De gekozen kaart kan naar links en rechts worden gedraaid. Elke toegestane plaats is gemarkeerd, en wie "
    "er een aanwijst, ziet het resultaat voordat de kaart ligt. Een beurt kan worden teruggenomen tot er een verborgen "
    "tegel is getrokken.",
    "H8.4": "Een tuin heeft geen grenzen, dus het beeld schuift in alle vier de richtingen. Bij elke stap zegt een "
    "hulpregel wat er nu te doen is.",
}

PROMPTS: Final[dict[str, str]] = {
    "H1.1": "Kies een kaart en bekijk de zes vakken ervan.",
    "H1.2": "Neem een van de puntentegels binnen bereik.",
    "H1.3": "Plaats een van je tempels en kijk hoeveel er nog zijn.",
    "H1.4": "Draai de kaart. De motieven blijven dezelfde, hoe hij ook ligt.",
    "H2.1": "Leg je eerste kaart bij de startkaart.",
    "H2.2": "Zes tegels liggen open op het speelbord, in drie rijen van twee. Ook de eerste kaarten liggen open.",
    "H2.3": "Nog niemand heeft gespeeld. Wie gemarkeerd is, begint.",
    "H3.1": "Neem de laatste kaart van de ronde. Dan worden er nieuwe opengelegd.",
    "H3.2": "Leg een kaart. Daarna speelt de ander tot jij weer aan de beurt bent.",
    "H3.3": "Beëindig de ronde door een tegel te nemen, en kijk wie de volgende begint.",
    "H4.1": "Er is een kaart gekozen. Draai hem.",
    "H4.2": "Er is een kaart gekozen. Probeer hem zo te leggen dat een motief op tafel zou liggen.",
    "H4.3": "Leg een kaart zo dat een deel van de bouwgrond direct op tafel ligt.",
    "H4.4": "Er is een kaart gekozen. Probeer er de tempel mee te bedekken.",
    "H4.5": "De enige kaart die er nog is, past nergens. Leg hem terug in de doos.",
    "H5.1": "Probeer een tempel te plaatsen buiten de groepen die in aanmerking komen.",
    "H5.2": "Plaats een tempel, of zie ervan af.",
    "H5.3": "De tempel staat op een groep van 3 vakken. Probeer een tegel te nemen die verder naar beneden ligt.",
    "H5.4": "Plaats een tempel op de grote groep en trek een verborgen tegel.",
    "H5.5": "Neem een tegel en kijk hoe het veld weer wordt aangevuld.",
    "H5.6": "Alle vijf de tempels staan. Verplaats er een naar de nieuwe groep.",
    "H5.7": "Leg een kaart zo dat twee groepen met tempels samengroeien.",
    "H5.8": "Trek een verborgen tegel. In een partij kan dat niet worden teruggenomen.",
    "H6.1": "Alle kaarten zijn gebruikt. Neem de laatste tegel van de partij.",
    "H6.2": "In de stapel zit nog één tegel. Neem er een, en hij is leeg.",
    "H7.1": "Neem de tegel die de serie koninginnen voltooit.",
    "H7.2": "De serie kelken is volledig. Neem de priester.",
    "H7.3": "De wachter is er al. Neem nog een poort.",
    "H7.4": "De partij is afgelopen. Kijk naar de laatste regel van de telling en naar de tegels.",
    "H8.1": "Ada heeft net een tegel getrokken die alleen zij kan zien.",
    "H8.2": "Ieders tegels, de punten ervan en de laatste zetten zijn te zien.",
    "H8.3": "Er is een kaart gekozen. Wijs een van de gemarkeerde plekken aan, of kies die.",
    "H8.4": "Verschuif de tuin in alle richtingen, of maak hem groter.",
}

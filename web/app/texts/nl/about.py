"""Dutch texts of About."""

from typing import Final

WORDS: Final = {
    "way.about": "Over Hofgarten",
    "about.games": "De spellen",
    "about.games_text": (
        "Zen Garden is een spel van Mike Georgiou, De Hangende Tuinen een spel van Din Li. Hofgarten is een "
        "onafhankelijke uitvoering met eigen teksten en afbeeldingen, zonder licentie van of band met de auteurs "
        "of uitgevers. Bevallen de spellen je, koop dan de dozen."
    ),
    "about.reconstructed": (
        "De kaarten van De Hangende Tuinen en de meeste waarden van de tegels staan in geen enkele gepubliceerde "
        "bron. Wat ontbreekt, is gereconstrueerd en als zodanig aangegeven. Wie het spel heeft, kan de gedrukte "
        "kaarten en waarden laden."
    ),
    "about.privacy": "Privacy",
    "about.privacy_text": (
        "Niets verlaat je apparaat, tenzij je het zelf verstuurt. Er is geen account, er zijn geen cookies en "
        "geen statistieken, en de pagina vraagt niets aan andere servers. Partijen, instellingen en bots blijven "
        "in deze browser."
    ),
    "about.links": (
        "Een link die je deelt, bevat de hele partij, met namen en gedekte tegels. Je browser stuurt die niet "
        "naar onze server."
    ),
    "about.rooms": (
        "Bij een partij in dezelfde ruimte zijn de apparaten rechtstreeks verbonden. Een code bevat het adres van "
        "het apparaat in het lokale netwerk."
    ),
    "about.embeds": (
        "Ingesloten in een andere website bewaart Hofgarten niets. Het geeft die website de zetten en de uitslag door."
    ),
    "about.access": "Toegankelijkheid",
    "about.access_text": (
        "Hofgarten streeft naar WCAG 2.2, niveau AA. Elk scherm wordt gecontroleerd: met axe, met alleen het "
        "toetsenbord, met tekst op 200%, met geforceerde kleuren en op wat een schermlezer te horen krijgt."
    ),
    "about.access_limits": (
        "Niet geprobeerd: echte schermlezers en mensen die ervan afhankelijk zijn. Bij De Hangende Tuinen moet je "
        "op een telefoon met tekst op 200% tijdens een beurt scrollen. Werkt iets niet voor jou, laat het ons dan "
        "weten."
    ),
    "about.python": "Python",
    "about.python_text": "De regels, de bots en alle schermen zijn geschreven in Python, dat in je browser draait.",
    "about.show": "Toon de Python",
    "about.licences": "Licenties van alle onderdelen",
    "about.licence": "Hofgarten is vrije software onder de MIT-licentie.",
    "about.lost": "Op dit adres staat geen pagina",
    "about.start": "Naar de startpagina",
    "about.documents": "Documenten (Engels)",
}

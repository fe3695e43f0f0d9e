### Dutch texts of About.

way-about = Over Hofgarten
about-games = De spellen
about-games_text = Zen Garden is een spel van Mike Georgiou, De Hangende Tuinen een spel van Din Li. Hofgarten is een onafhankelijke implementatie met eigen teksten en afbeeldingen, zonder licentie van en zonder band met de auteurs of uitgevers. Vind je de spellen leuk, koop dan de bordspellen.
about-reconstructed = Hoe de kaarten van De Hangende Tuinen eruitzien en wat de helft van de tegels waard is, staat in geen enkele gepubliceerde bron. Wat ontbreekt, is gereconstrueerd en als zodanig aangegeven. Wie het spel heeft, kan de gedrukte kaarten en waarden laden.
about-privacy = Privacy
about-privacy_text = Niets verlaat je apparaat, tenzij je het zelf verstuurt. Er is geen account, er zijn geen cookies en geen statistieken, en zonder jouw akkoord benadert de pagina geen andere servers. Partijen, instellingen en bots blijven in deze browser.
about-links = Een link die je deelt, bevat de hele partij, ook de namen en wat er verborgen is. Je browser stuurt de partij niet naar onze server.
about-rooms = Bij een livepartij zijn de apparaten rechtstreeks verbonden. De code of link die een apparaat toont, bevat zijn adres in het lokale netwerk. Speel je met iemand op een andere plek, dan bevat de link ook het openbare adres, dat elk apparaat met jouw akkoord bij een server opvraagt. Is er geen directe verbinding mogelijk, dan geeft een TURN-server die je zelf hebt ingevuld, de partij versleuteld door.
about-embeds = Ingesloten in een andere website slaat Hofgarten niets op. Het geeft de zetten en de uitslag aan die website door.
about-access = Toegankelijkheid
about-access_text = Hofgarten streeft naar WCAG 2.2, niveau AA. Elk scherm wordt gecontroleerd: met axe, met alleen het toetsenbord, met tekst op 200%, met een contrastthema en op wat een schermlezer kan voorlezen.
about-access_limits = Er is nog niet getest met echte schermlezers, en ook niet door mensen die ervan afhankelijk zijn. Bij De Hangende Tuinen moet je op een telefoon met tekst op 200% tijdens een beurt scrollen. Werkt iets bij jou niet, laat het ons dan weten.
about-python = Python
about-python_text = De regels, de bots en alle schermen zijn geschreven in Python, dat in je browser draait.
about-show = De Python-code bekijken
about-licences = Licenties van alle onderdelen
about-licence = Hofgarten is vrije software onder de MIT-licentie.
about-lost = Op dit adres staat geen pagina
about-start = Naar de startpagina
about-documents = Documenten (Engels)

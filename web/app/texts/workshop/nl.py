"""Dutch: the workshop."""

from typing import Final

WORDS: Final = {
    "workshop.intro": "Schrijf hier in Python een computerspeler en kijk hoe goed hij speelt. Je bots worden in deze "
    "browser bewaard.",
    "workshop.bots": "Je bots",
    "workshop.none": "Je hebt nog geen bots. Begin met een van de drie hieronder.",
    "workshop.lines.one": "{number} regel",
    "workshop.lines.other": "{number} regels",
    "workshop.kept.one": "{number} versie",
    "workshop.kept.other": "{number} versies",
    "workshop.start": "Nieuwe bot",
    "workshop.start_hint": "Elk van deze bots speelt beide spellen. Neem er een en pas hem aan.",
    "workshop.take": "Hiermee beginnen",
    "workshop.example.one_line": "Eén regel",
    "workshop.example.ten_lines": "Tien regels",
    "workshop.example.search": "Kleine zoektocht",
    "workshop.about.one_line": "Speelt de zet die meteen de meeste punten oplevert.",
    "workshop.about.ten_lines": "Let ook op de anderen: hij speelt de zet waarna zijn voorsprong het grootst is.",
    "workshop.about.search": "Neemt zijn acht beste zetten en probeert uit hoe het in de volgende beurt kan gaan.",
    "workshop.steps.one_line": "`game.distinct_moves(view)` geeft de zetten die de moeite waard zijn.\n"
    "`game.apply(view, move)` is de stelling na een zet. Stellingen veranderen nooit, dus je kunt er zoveel "
    "uitproberen als je wilt.\n"
    "`game.total(…, seat)` is je score in die stelling. `max` geeft de zet met de hoogste score.",
    "workshop.steps.ten_lines": "`game.seats(after)` zijn alle spelers. De bot berekent zijn voorsprong op de beste "
    "van de anderen, want punten die de anderen mislopen, tellen ook.\n"
    "Alle zetten met de grootste voorsprong komen in de lijst `best`.\n"
    "`rng.choose` kiest er willekeurig een uit. Gebruik `rng` voor alles wat willekeurig is: dan geeft dezelfde "
    "startwaarde altijd dezelfde partij.",
    "workshop.steps.search": "`choose` sorteert de zetten op de voorsprong die ze meteen geven en houdt de laatste "
    "acht over, want beter kijken kost tijd.\n"
    "`game.determinize(view, rng)` verdeelt alles wat je niet kunt zien willekeurig. Met meer verdelingen telt geluk "
    "minder mee.\n"
    "`look_ahead` speelt door tot jij weer aan de beurt bent: `CHANCE` trekt tegels, de andere spelers doen "
    "willekeurige zetten.\n"
    "Daarna neemt het de beste zet van die beurt. De zet die over alle verdelingen het best uitpakt, wordt "
    "gespeeld.\n"
    "Probeer andere waarden voor `MOVES` en `DEALS`, of laat de andere spelers betere zetten doen.",
    "workshop.panels": "Naast de editor",
    "workshop.guide": "Zo werkt het",
    "workshop.reference": "Naslag",
    "workshop.guide_title": "Een bot is één functie",
    "workshop.guide_text": "Als de bot aan de beurt is, wordt zijn functie `choose` aangeroepen. Die geeft een zet "
    "terug.",
    "workshop.argument.game": "de regels: mogelijke zetten, de stelling na een zet, de score",
    "workshop.argument.view": "de stelling, voor zover de bot die mag kennen",
    "workshop.argument.seat": "de eigen plaats, geteld vanaf 0",
    "workshop.argument.rng": "willekeurige getallen: `rng.below(6)`, `rng.choose(lijst)`, `rng.shuffled(lijst)`",
    "workshop.title": "Bot: {name}",
    "workshop.name": "Naam",
    "workshop.rename": "Hernoemen",
    "workshop.versions": "Versies",
    "workshop.versions_hint": "Je tekst wordt tijdens het typen bewaard. Sla een versie op om ernaar terug te kunnen.",
    "workshop.save": "Versie opslaan",
    "workshop.version": "Versie {number}",
    "workshop.present": "in de editor",
    "workshop.go_back": "Terug naar deze versie",
    "workshop.editor": "Editor",
    "editor.label": "Broncode van {name}",
    "editor.tab_hint": "Tab springt in. Met het toetsenbord verlaat je de editor met Escape en daarna Tab.",
    "workshop.reference_hint": "Wat een bot het meest nodig heeft, uit de (Engelse) documentatie van de broncode. De "
    "editor vult deze namen ook aan.",
    "workshop.link": "Link kopiëren",
    "workshop.download": "Opslaan als bestand",
    "workshop.open_file": "Python-bestand openen",
    "workshop.offer": "Een bot voor jou: {name}",
    "workshop.offer_text": "Deze bot is door iemand anders geschreven. Lees hem gerust eerst: tot nu toe is hij "
    "alleen getoond, nog niet uitgevoerd.",
    "workshop.may": "Als hij speelt, draait hij afgesloten van de rest van de pagina. Hij ziet de stelling en kiest "
    "een zet. Hij kan je partijen niet zien of wijzigen, geen bestanden lezen en niets versturen. Hij kan je "
    "apparaat bij elke zet een paar seconden bezighouden. Neem toch alleen bots van mensen die je geen reden hebt te "
    "wantrouwen.",
    "workshop.source": "Broncode van de bot",
    "workshop.accept": "Bij mijn bots zetten",
    "workshop.decline": "Nee, bedankt",
    "workshop.fault.link_broken": "Deze link leidt niet naar een bot: hij is onvolledig of gewijzigd. Vraag er nog "
    "eens om.",
    "workshop.fault.link_newer": "Deze link komt van een nieuwere versie van de pagina. Laad de pagina opnieuw en "
    "probeer het nog eens.",
    "workshop.fault.link_long": "Deze link is te lang voor een bot.",
    "workshop.fault.no_link": "Deze bot is te lang voor een link. Sla hem op als bestand en verstuur dat.",
    "workshop.fault.file_neither": "{file} is geen Python-bestand (.py).",
    "workshop.fault.file_large": "{file} is te groot: een bot mag hier hooguit {most} kB zijn.",
    "workshop.fault.file_unreadable": "{file} kon niet worden gelezen.",
    "workshop.fault.file_text": "{file} is geen Python-broncode.",
    "editor.tools": "Gereedschap van de editor",
    "editor.undo": "Ongedaan maken",
    "editor.redo": "Opnieuw",
    "editor.indent": "Inspringen",
    "editor.outdent": "Terugspringen",
    "editor.smaller": "Kleinere tekst",
    "editor.larger": "Grotere tekst",
    "editor.find": "Zoeken",
    "editor.replace": "Vervangen",
    "editor.next": "Volgende",
    "editor.previous": "Vorige",
    "editor.all": "Alle",
    "editor.match_case": "Hoofdlettergevoelig",
    "editor.regexp": "Reguliere expressie",
    "editor.by_word": "Hele woorden",
    "editor.replace_all": "Alles vervangen",
    "editor.close": "Sluiten",
    "editor.go_to_line": "Ga naar regel",
    "editor.go": "Ga",
    "editor.current_match": "huidige treffer",
    "editor.on_line": "op regel",
    "editor.completions": "Suggesties",
    "editor.diagnostics": "Problemen",
    "editor.no_diagnostics": "Geen problemen",
    "workshop.to_code": "Terug naar de code",
    "workshop.another": "Nog een partij",
    "workshop.reader": "Verander de bot zoals je wilt: je wijzigingen blijven in dit kader tot je de pagina sluit.",
    "workshop.watch": "Laat hem tegen {opponent} spelen",
}

### Dutch texts of the workshop.

way-workshop = Werkplaats
way_hint-workshop = Schrijf een bot en laat hem spelen
workshop-intro = Schrijf hier in Python een computertegenstander en kijk hoe goed hij speelt. Je bots worden in deze browser bewaard.
workshop-bots = Je bots
workshop-none = Je hebt nog geen bots. Begin met een van de drie hierboven.
workshop-lines =
    { $number ->
        [one] { $number } regel
       *[other] { $number } regels
    }
workshop-kept =
    { $number ->
        [one] { $number } versie
       *[other] { $number } versies
    }
workshop-start = Nieuwe bot
workshop-start_hint = Ze spelen allemaal beide spellen. Kies er een en pas hem aan.
workshop-code = Code tonen
workshop-take = Hiermee beginnen
workshop-example-one_line = Eén regel code
workshop-example-ten_lines = Tien regels code
workshop-example-search = Even vooruitkijken
workshop-about-one_line = Speelt de zet die meteen de meeste punten oplevert.
workshop-about-ten_lines = Houdt ook rekening met de anderen: speelt de zet waarna zijn voorsprong het grootst is.
workshop-about-search = Neemt zijn acht beste zetten en speelt vanaf elke zet door tot zijn volgende beurt.
workshop-steps-one_line =
    `game.distinct_moves(view)` geeft de zetten die de moeite waard zijn.
    `game.apply(view, move)` is de stelling na een zet. Stellingen veranderen nooit, dus je kunt er zoveel uitproberen als je wilt.
    `game.total(…, seat)` is je score in die stelling. `max` geeft de zet met de hoogste score.
workshop-steps-ten_lines =
    `game.seats(after)` geeft alle spelers. De bot berekent zijn voorsprong op de beste van de anderen, want punten die de anderen mislopen, tellen ook.
    Alle zetten met de grootste voorsprong komen in de lijst `best`.
    `rng.choose` kiest er willekeurig een uit. Gebruik `rng` voor alles wat willekeurig is: dan geeft dezelfde startcode altijd dezelfde partij.
workshop-steps-search =
    `choose` sorteert de zetten op de voorsprong die ze meteen geven en houdt de laatste acht over, want beter kijken kost tijd.
    `game.determinize(view, rng)` verdeelt willekeurig alles wat je niet kunt zien. Met meer verdelingen telt geluk minder mee.
    `look_ahead` speelt door tot jij weer aan de beurt bent: `CHANCE` trekt tegels, de andere spelers doen willekeurige zetten.
    Daarna kiest de functie de beste zet van die beurt. De zet die over alle verdelingen het best uitpakt, wordt gespeeld.
    Probeer andere waarden voor `MOVES` en `DEALS`, of laat de andere spelers betere zetten doen.
workshop-panels = Gereedschap
workshop-guide = Zo werkt het
workshop-reference = Naslag
workshop-guide_title = Een bot is één functie
workshop-guide_text = Als de bot aan de beurt is, wordt zijn functie `choose` aangeroepen. Die geeft een zet terug.
workshop-argument-game = de regels: mogelijke zetten, de stelling na een zet, de score
workshop-argument-view = de stelling, voor zover de bot die mag kennen
workshop-argument-seat = de eigen plaats, geteld vanaf 0
workshop-argument-rng = willekeurige getallen: `rng.below(6)`, `rng.choose(lijst)`, `rng.shuffled(lijst)`
workshop-title = Bot: { $name }
workshop-name = Naam
workshop-rename = Hernoemen
workshop-versions = Versies
workshop-versions_hint = Je tekst wordt tijdens het typen bewaard. Sla een versie op om ernaar terug te kunnen.
workshop-save = Versie opslaan
workshop-version = Versie { $number }
workshop-present = in de editor
workshop-go_back = Terug naar deze versie
workshop-editor = Editor
code-label = Broncode van { $name }
code-tab_hint = Met Tab spring je in. Met het toetsenbord verlaat je de editor door op Esc en daarna op Tab te drukken.
workshop-reference_hint = Wat een bot het meest nodig heeft, uit de (Engelse) documentatie van de broncode. De editor vult deze namen ook aan.
workshop-documents = Zetten en stellingen in de documentatie (Engels)
workshop-reference_game = Zetten en stelling: { $game }
workshop-reference_print = Print ze om te zien wat erin staat: `print(view)`.
workshop-link = Link kopiëren
workshop-download = Opslaan als bestand
workshop-open_file = Python-bestand openen
workshop-offer = Een bot voor jou: { $name }
workshop-offer_text = Deze bot is door iemand anders geschreven. Lees hem gerust eerst: tot nu toe is hij alleen getoond, nog niet uitgevoerd.
workshop-may = Als hij speelt, draait hij afgeschermd van de rest van de pagina. Hij ziet de stelling en kiest een zet. Hij kan je partijen niet zien of wijzigen, geen bestanden lezen en niets versturen. Hij kan je apparaat bij elke zet een paar seconden bezighouden. Neem desondanks alleen bots van mensen die je vertrouwt.
workshop-source = Broncode van de bot
workshop-accept = Aan mijn bots toevoegen
workshop-play = Tegen de bot spelen
workshop-play_game = Tegen de bot spelen: { $game }
workshop-decline = Nee, bedankt
workshop-fault-link_broken = Deze link leidt niet naar een bot: hij is onvolledig of gewijzigd. Vraag om een nieuwe link.
workshop-fault-link_newer = Deze link komt uit een nieuwere versie van Hofgarten. Laad de pagina opnieuw en probeer het nog eens.
workshop-fault-link_long = Deze link is te lang voor een bot.
workshop-fault-no_link = Deze bot is te lang voor een link. Sla hem op als bestand en verstuur dat.
workshop-fault-no_link_weights = Met de geleerde gewichten is deze bot te lang voor een link. Sla hem op als bestand en verstuur dat, of verwijder de gewichten.
workshop-fault-file_neither = { $file } is geen Python-bestand (.py).
workshop-fault-file_large = { $file } is te groot: een bot mag hier maximaal { $most } kB groot zijn.
workshop-fault-file_unreadable = { $file } kon niet worden gelezen.
workshop-fault-file_text = { $file } is geen Python-broncode.
code-tools = Gereedschap van de editor
code-undo = Ongedaan maken
code-redo = Opnieuw
code-indent = Inspringing vergroten
code-outdent = Inspringing verkleinen
code-smaller = Kleinere tekst
code-larger = Grotere tekst
code-find = Zoeken
code-replace = Vervangen
code-next = Volgende
code-previous = Vorige
code-all = Alle
code-match_case = Hoofdlettergevoelig
code-regexp = Reguliere expressie
code-by_word = Hele woorden
code-replace_all = Alles vervangen
code-close = Sluiten
code-go_to_line = Ga naar regel
code-go = Ga
code-current_match = huidige treffer
code-on_line = op regel
code-completions = Suggesties
code-diagnostics = Problemen
code-no_diagnostics = Geen problemen
workshop-to_code = Terug naar de code
workshop-another = Nog een partij
workshop-reader = Verander de bot zoals je wilt: je wijzigingen blijven in dit frame tot je de pagina sluit.
workshop-watch = Laten spelen
workshop-reset = Origineel herstellen
workshop-series = Uitproberen
workshop-console = Console
workshop-ladder = Ranglijst
workshop-training = Trainen
series-title = Een reeks spelen
series-opponent = Tegenstander
series-games = Partijen
series-more = Spelers, opties, startcode
series-run = Spelen
series-stop = Stoppen
series-hint = Elke beginsituatie wordt ook met verwisselde plaatsen gespeeld, zodat geluk en de eerste beurt niemand bevoordelen. De tekst in de editor wordt als versie bewaard.
series-progress = Gespeelde partijen
series-starting = De bots worden gestart…
series-played = { $number } van { $of } partijen gespeeld.
series-end-stopped = Gestopt.
series-end-slow = Gestopt: een zet duurde langer dan 5 seconden. Alle uitgespeelde partijen blijven bewaard.
series-end-failing = Gestopt: drie zetten achter elkaar zijn met dezelfde fout mislukt. Alle uitgespeelde partijen blijven bewaard.
series-end-flooded = Gestopt: de bot stuurde de pagina te veel berichten.
series-end-install = Gestopt: de bot kan niet worden geladen. In de console staat waarom.
series-end-failed = Gestopt door een fout. Probeer het opnieuw.
series-end-broken = Gestopt: de bot is vastgelopen, bijvoorbeeld omdat het geheugen vol was.
series-end-needs = Gestopt: de bot heeft een pakket nodig dat hier niet beschikbaar is.
workshop-opened = Een partij uit je reeks.
series-version = { $name }, versie { $number }
series-table = Resultaten
series-head-bot = Bot
series-head-won = Gewonnen
series-head-lead = Voorsprong
series-head-time = Tijd per zet
series-head-forfeits = Vervangen zetten
series-range = { $low } tot { $high }
series-table_hint = Alleen volledig gespeelde beginsituaties. Een zet die mislukt of niet mag, wordt vervangen door een willekeurige zet.
series-search = Grootste fouten zoeken
series-download = Partijen opslaan
series-picture = De tuin van de bot in zijn beste partij, nummer { $number } ({ $points })
series-costly = De grootste fouten
series-searching = Bezig met zoeken…
series-no_costly = Geen enkele zet kostte een punt of meer.
series-costly_hint =
    { $number ->
        [one] Uit de slechtste partij van de bot, beoordeeld zoals in de analyse.
       *[other] Uit de { $number } slechtste partijen van de bot, beoordeeld zoals in de analyse.
    }
series-costly_at = partij { $match }, zet { $number }
series-instead = Gespeeld: { $played }
series-better = Beter: { $best }
series-look = Bekijken
series-matches = Alle partijen
series-matches_hint = De slechtste resultaten staan vooraan. Een sterretje geeft de punten van de bot aan.
series-match = Partij { $number }: { $points } ({ $totals })
series-watch = Bekijken
series-watch_match = Partij bekijken
console-title = Console
console-empty = Tijdens een reeks verschijnen hier de uitvoer en de fouten van je bot.
console-clear = Wissen
console-old = De tekst is sindsdien gewijzigd.
console-cut = Er was nog meer. De rest is weggelaten.
console-line = regel { $number }
console-times = ×{ $number }
console-match = Partij { $number }
console-no_package = Een bot kan alleen de standaardbibliotheek van Python en hofgarten importeren.
console-no_return = De functie gaf None terug. Ontbreekt er een `return`?
console-generator = `game.moves(view)` levert de zetten één voor één. `list(game.moves(view))` maakt er een lijst van.
console-no_input = Een bot kan niemand iets vragen: tijdens het spelen is er geen `input`.
console-endless = Is er een lus die nooit stopt?
console-kind-print = Uitvoer
console-kind-error = Fout
failing-bar = { $name } is drie keer achter elkaar vastgelopen. Er worden nu willekeurige zetten voor de bot gespeeld.
failing-take_over = Computer laten overnemen
ladder-title = Ranglijst
ladder-run = Tegen alle bots spelen
ladder-left =
    { $number ->
        [one] Bij de start moest er nog { $number } partij worden gespeeld.
       *[other] Bij de start moesten er nog { $number } partijen worden gespeeld.
    }
ladder-done = Deze bot heeft al zijn partijen gespeeld.
ladder-failed = { $name } doet niet mee: de bot liep steeds vast, antwoordde niet op tijd of kon niet worden geladen.
ladder-hint = Deze bot speelt maximaal { $most } partijen tegen elke andere bot, met twee spelers en de gewone opties. Je kunt altijd stoppen en later verdergaan. De computerspelers hebben een vaste rating; 400 punten meer betekent tien keer winnen tegen één keer verliezen.
ladder-fixed = vast
ladder-head-bot = Bot
ladder-head-rating = Rating
ladder-head-matches = Partijen
train-title = Gewichten trainen
train-about = De computer speelt veel partijen tegen zichzelf en leidt uit de resultaten af hoeveel elk kenmerk van een stelling waard is. Je bot vindt die gewichten in `WEIGHTS[game.name][players]`, met het aantal spelers als string, en kan `game.best_move(view, weights)` spelen. Vóór het trainen is `WEIGHTS` zoals in je broncode.
train-run = Trainen
train-unused = Deze bot gebruikt `WEIGHTS` niet. Trainen zou dus niets aan zijn spel veranderen.
train-insert = Code voor gewichten invoegen
train-progress = Trainingspartijen
train-round = { $number } van { $of } rondes.
train-chart = Gemiddelde eindscore per ronde
train-total = Gemiddelde score
train-rounds = Ronde
train-ends = Van { $begin } naar { $end } punten.
train-kept = De bot heeft geleerde gewichten voor { $games }. Ze zitten ook in de link en in het bestand.
train-forget = Gewichten verwijderen

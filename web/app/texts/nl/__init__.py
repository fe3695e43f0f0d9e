"""Dutch: the shared texts that the start screen and a match need."""

from typing import Final

WORDS: Final = {
    "page.title": "Hofgarten: bordspellen over tuinen",
    "page.screen_title": "{title} · Hofgarten",
    "page.match_title": "{round} · Hofgarten",
    "page.description": "Speel {games} gratis in je browser: met twee tot vier spelers op één scherm of tegen de "
    "computer, zonder iets te installeren.",
    "page.home": "Hofgarten, startpagina",
    "page.trouble": "Er is iets misgegaan.",
    "page.saved": "Je partijen zijn veilig: deze browser slaat ze na elke zet op.",
    "page.unreachable": "De verbinding met de server is verbroken. Laad de pagina opnieuw zodra die er weer is.",
    "page.reload": "Pagina opnieuw laden",
    "unable.disk": "Hofgarten heeft een webserver nodig en werkt niet vanuit een bestand. Met ‘make play’ in de "
    "projectmap start je er een; het adres verschijnt dan.",
    "unable.scripts": "Hofgarten heeft JavaScript en WebAssembly nodig. Sta die toe voor deze pagina.",
    "unable.old": "Deze browser is te oud voor Hofgarten: je hebt minstens Safari {safari}, Chrome {chrome} of Firefox "
    "{firefox} nodig.",
    "unable.workers": "Hofgarten heeft webworkers nodig, maar deze browser staat ze op deze pagina niet toe.",
    "unable.memory": "Dit apparaat heeft te weinig vrij werkgeheugen voor Hofgarten. Sluit andere tabbladen en apps "
    "en open deze pagina daarna opnieuw.",
    "list.and": " en ",
    "list.pair": "{what}: {value}",
    "list.separator": "; ",
    "list.versus": " · ",
    "round": "Ronde {number}/{of}",
    "undo": "Zet terugnemen",
    "redo": "Zet opnieuw doen",
    "start.new": "Nieuwe partij",
    "start.game": "Spel",
    "start.players": "Spelers",
    "start.colour": "Kleur",
    "start.face": "Kies een dier",
    "start.name": "Naam",
    "start.kind": "Gespeeld door",
    "start.more": "Meer opties",
    "start.seed": "Startcode",
    "start.new_seed": "Nieuwe startcode",
    "start.seed_hint": "Met dezelfde startcode speel je dezelfde partij nog een keer. Wie de code kent, weet dus ook "
    "wat er verborgen is.",
    "start.play": "Spelen",
    "player.name": "Speler {number}",
    "saved.title": "Opgeslagen partijen",
    "saved.turn": "{name} is aan de beurt",
    "saved.won": "{names} heeft gewonnen",
    "saved.shared": "{names} hebben samen gewonnen",
    "saved.damaged": "Beschadigde partij",
    "saved.damaged_hint": "Deze partij is niet te lezen. Hij blijft zoals hij is tot je hem verwijdert.",
    "saved.delete_it": "{name} verwijderen",
    "saved.restore": "Terugzetten",
    "rename.name": "Naam van de partij",
    "rename.save": "Naam opslaan",
    "match.title": "{game}: {names}",
    "garden.of": "Tuin van {name}",
    "gain.title": "Wat deze zet oplevert",
    "gain.total": "in totaal",
    "gain.nothing": "De score verandert niet",
    "hint.ask": "Tip",
    "hint.thinking": "Goede zetten zoeken…",
    "hint.cancel": "Stoppen met zoeken",
    "hint.close": "Tip sluiten",
    "hint.title": "De beste gevonden zetten",
    "hint.all": "De beste gevonden zetten: {moves}",
    "hint.choice": "{move}: {value}",
    "hint.ahead": "voor",
    "hint.behind": "achter",
    "hint.less": "minder",
    "hint.best": "beste",
    "hint.equal": "even goed",
    "hint.note": "Hoeveel punten je na elke zet aan het einde naar verwachting voorstaat.",
    "hint.note_compared": "Hoeveel voorsprong elke zet je kost ten opzichte van de beste. Je verwachte voorsprong "
    "staat er niet bij, want die zou verraden wat er verborgen is.",
    "explanation.title": "Waarom deze zet?",
    "explanation.of": "Waarom deze zet? {name} {move}",
    "explanation.level": "{name} weegt af wat elk onderdeel van de score aan het einde waarschijnlijk oplevert, niet "
    "alleen nu meteen.",
    "explanation.greedy": "{name} pakt wat meteen de meeste punten oplevert en kijkt niet verder vooruit. Onze eigen "
    "beoordeling van de zet:",
    "explanation.random": "Deze bot speelt willekeurig. Onze eigen beoordeling van de zet:",
    "explanation.own": "{name} is geen bot van ons, dus alleen de bot zelf kent zijn redenen. Onze eigen beoordeling "
    "van de zet:",
    "panel.title": "Beurt",
    "turn.cancel": "Annuleren",
    "turn.end": "Beurt beëindigen",
    "turn.first": "Er is geloot: {name} begint.",
    "turn.yours": "{name}, jij bent aan de beurt",
    "turn.ready": "Ik ben zover",
    "watch.thinking": "denkt na…",
    "watch.next": "Verder",
    "refusal.rule": "Bekijk de regel",
    "refusal.hand_over": "Geef het apparaat eerst aan de speler die aan de beurt is.",
    "refusal.order": "Er moet eerst iets anders worden gekozen.",
    "refusal.forbidden": "Dat mag niet volgens de regels.",
    "hand_over.pass": "Geef het apparaat aan {name}.",
    "hand_over.hint": "Alleen {name} mag zien wat er nu komt.",
    "hand_over.i_am": "Ik ben {name}",
    "players.title": "Spelers",
    "players.standings": "Punten in één oogopslag",
    "players.look": "Tuin van {name} tonen",
    "players.computer": "(computer)",
    "players.first": "Begon deze ronde",
    "players.total.one": "{total} punt",
    "players.total.other": "{total} punten",
    "score.now": "Tussenstand",
    "score.final": "Eindtelling",
    "score.possible": "mogelijk: {points}",
    "score.brackets": "Tussen haakjes: nog niet zeker",
    "score.possible_hint": "Punten tussen haakjes zijn mogelijk, maar nog niet zeker: ze tellen pas mee als ze "
    "vaststaan.",
    "score.item": "Onderdeel",
    "score.how": "Zo werkt de telling",
    "score.total": "Totaal",
    "score.winner": "Winnaar:",
    "end.winners": "{names} winnen samen.",
    "end.again": "Nog een keer",
    "end.home": "Startpagina",
    "settings.title": "Instellingen",
    "settings.language": "Taal",
    "settings.theme": "Thema",
    "settings.speed": "Tempo van de computerzetten",
    "menu.title": "Menu",
    "menu.saved": "Je partij blijft bewaard.",
    "dialog.close": "Sluiten",
    "lines.title": "Andere pogingen",
    "lines.none": "Er zijn nog geen andere pogingen.",
    "lines.hint": "Je hebt zetten teruggenomen en andere gespeeld. Wat je eerder had gespeeld, is er nog.",
    "lines.open": "Poging {number}: anders vanaf zet {at}",
    "keys.title": "Sneltoetsen",
    "keys.enter": "Kiezen",
    "keys.garden": "Naar de tuin",
    "keys.cancel": "Laatste keuze ongedaan maken",
    "keys.hint": "Tip",
    "keys.explanation": "Waarom de computer deze zet deed",
    "keys.undo": "Zet terugnemen",
    "keys.redo": "Zet opnieuw doen",
    "keys.keys": "Dit overzicht",
    "keys.off": "Sneltoetsen met één letter, cijfer of teken zijn uitgezet in de instellingen.",
    "say.turn": "{name} is aan de beurt.",
    "say.nothing_chosen": "Niets gekozen.",
    "say.undone": "Zet teruggenomen.",
    "notice.undo_revealed": "Deze zet kun je niet meer ongedaan maken: er is iets verborgens onthuld.",
    "notice.undo_sent": "Deze zet kun je niet meer ongedaan maken: hij is al verstuurd.",
    "notice.deleted": "De partij is verwijderd.",
    "notice.damaged": "Deze partij is niet te lezen. Er is niets aan veranderd.",
    "notice.unknown_place": "Op dit adres is hier niets te vinden. Misschien is de link onvolledig.",
    "notice.unopenable": "Deze link kon niet worden geopend. Al het andere werkt zoals altijd.",
    "notice.not_found": "Deze partij staat niet in deze browser.",
    "notice.opponent_failed": "De computer vond geen zet, dus er is een willekeurige zet voor hem gespeeld.",
    "notice.hint_failed": "Er is deze keer geen tip gevonden.",
    "notice.review_failed": "De analyse is gestopt omdat een zet niet kon worden geanalyseerd. Wat al gevonden is, "
    "blijft bewaard.",
    "notice.stand_in": "Niet beschikbaar in deze browser: {names}. In plaats daarvan speelt ‘Gretig’.",
    "notice.bot_failed": "{name} liep vast ({detail}), dus er is een willekeurige zet gespeeld.",
    "notice.bot_answer": "{name} gaf geen zet terug ({detail}), dus er is een willekeurige gespeeld.",
    "notice.bot_illegal": "{name} koos een zet die volgens de regels niet mag, dus er is een willekeurige gespeeld.",
    "notice.bot_install": "{name} kon niet worden geïnstalleerd ({detail}), dus er is een willekeurige zet gespeeld.",
    "notice.bot_needs": "{name} heeft {detail} nodig en dat heeft deze pagina niet, dus er is een willekeurige zet "
    "gespeeld.",
    "notice.bot_flooded": "{name} stuurde de pagina te veel berichten en is gestopt, dus er is een willekeurige zet "
    "gespeeld.",
    "notice.bot_slow": "{name} deed er te lang over, dus er is een willekeurige zet gespeeld.",
    "notice.storage_full": "De opslag van deze browser is vol. Je kunt doorgaan, maar er wordt niets nieuws "
    "opgeslagen.",
    "notice.storage_forbidden": "Deze browser laat de pagina niets opslaan. Je kunt doorgaan, maar als je de pagina "
    "opnieuw laadt, ben je alles kwijt.",
    "colour.blue": "Blauw",
    "colour.yellow": "Geel",
    "colour.green": "Groen",
    "colour.red": "Rood",
    "kind.person": "Mens",
    "kind.apprentice": "Leerling",
    "kind.gardener": "Tuinman",
    "kind.master": "Meester",
    "kind.architect": "Architect",
    "kind.own": "Eigen bot…",
    "bot.apprentice": "Leerling",
    "bot.gardener": "Tuinman",
    "bot.master": "Meester",
    "bot.architect": "Architect",
    "bot.greedy": "Gretig",
    "bot.random": "Willekeurig",
    "theme.auto": "Zoals op je apparaat",
    "theme.light": "Licht",
    "theme.dark": "Donker",
    "speed.slow": "Langzaam",
    "speed.normal": "Normaal",
    "speed.fast": "Snel",
    "speed.instant": "Direct",
    # The start screen beside its form
    "start.title": "Kies je tuin",
    "start.continue": "Verder met je laatste partij",
    "start.coming": "Een ogenblik…",
    "start.first_visit": "Het eerste bezoek duurt het langst.",
    "start.computer": "Computer",
    "start.deal": "Met een startcode spelen",
    "saved.more": "Meer partijen",
    "start.ways": "Meer in Hofgarten",
    "way.learn": "Leren spelen",
    "way_hint.learn": "Een paar beurten in een voorbereide tuin",
    "settings.page": "Weergave",
    "settings.match": "Tijdens een partij",
    "settings.senses": "Geluid en trillen",
    "switch.help": "Helptekst",
    "switch.confirm": "Elke zet bevestigen",
    "switch.ready": "Wachten op ‘Ik ben zover’",
    "switch.keys": "Sneltoetsen met één toets",
    "switch.hand": "Indeling voor linkshandigen",
    "switch.sounds": "Geluiden",
    "switch.haptics": "Trillen",
    "switch.rating": "Uitgespeelde partijen analyseren",
    "switch_hint.help": "Vertelt je bij elke stap wat je kunt doen",
    "switch_hint.confirm": "Een zet wordt pas gespeeld als je op een knop drukt",
    "switch_hint.ready": "Op een gedeeld apparaat begint elke beurt pas als de speler zover is",
    "switch_hint.keys": "Letters, cijfers en ‘?’ werken meteen. Zet ze uit als je dicteert of per ongeluk toetsen "
    "indrukt: Enter, Escape en de pijltjestoetsen werken altijd",
    "switch_hint.hand": "Zet de knoppen die je het meest gebruikt, links",
    "switch_hint.sounds": "Als je iets legt, verdient of wint",
    "switch_hint.haptics": "Een lichte tik als je iets legt",
    "switch_hint.rating": "Geluk en speelsterkte, berekend als de pagina verder niets te doen heeft: tot 20 seconden "
    "rekentijd per partij",
    "screen.full": "Volledig scherm",
    "screen.leave": "Volledig scherm verlaten",
    "print.title": "Afdrukpagina",
    "print.button": "Afdrukken",
    "notice.copied": "Gekopieerd: plak het waar je wilt.",
    "notice.copy_failed": "In deze browser kan de pagina niet kopiëren. Selecteer de tekst en kopieer hem zelf.",
    "notice.deed_failed": "Dat staat deze browser niet toe.",
    "notice.share_kept": "De partij staat nu bij je opgeslagen partijen.",
    "notice.share_had": "Je hebt deze partij al.",
    "notice.share_broken": (
        "Deze link leidt niet naar een partij: hij is onvolledig of gewijzigd. Vraag er opnieuw om en open de hele "
        "link."
    ),
    "notice.share_newer": (
        "Deze link is beschadigd of komt uit een nieuwere versie van Hofgarten. Laad de pagina opnieuw en open de link "
        "nog een keer. Helpt dat niet, vraag dan om een nieuwe."
    ),
    "notice.share_long": "Deze link is te lang om van ons te zijn. Daarom is hij niet geopend.",
    "notice.share_illegal": "De partij in deze link is in strijd met de regels en is daarom niet te zien.",
    "notice.works_again": "De opslag van de browser werkt weer: alles is opgeslagen.",
    "notice.cleared": "De gegevens in deze browser zijn net van buitenaf gewist. Alles wat hier openstond, is opnieuw "
    "opgeslagen.",
    "notice.newer": (
        "Deze partij is opgeslagen door een nieuwere versie van Hofgarten en is niet veranderd. Laad de pagina opnieuw "
        "om hem te openen."
    ),
    "notice.newer_kept": (
        "Je instellingen of lessen zijn opgeslagen door een nieuwere versie van Hofgarten en blijven zoals ze zijn. "
        "Wat je hier verandert, geldt tot je de pagina verlaat."
    ),
    "notice.settings_damaged": (
        "Je instellingen of je voortgang in een les waren niet te lezen en zijn teruggezet. De oude gegevens zijn niet "
        "verwijderd, maar apart bewaard."
    ),
    "notice.kept_apart": "In een ander tabblad ging deze partij anders verder. Wat je hier hebt gespeeld, is als "
    "aparte partij opgeslagen: {name}.",
    "notice.apart_damaged": "De opgeslagen partij is van buitenaf beschadigd en blijft zoals hij is. Hier speel je "
    "verder in een aparte partij: {name}.",
    "notice.changed_elsewhere": "Een ander tabblad heeft dit op hetzelfde moment veranderd. Zo is het nu opgeslagen.",
    "notice.bot_kept": "{name} is ook in een ander tabblad gewijzigd. De andere tekst is bewaard als versie {number}.",
    "notice.bot_kept_apart": "Deze bot is ook in een ander tabblad gewijzigd. De jouwe is als aparte bot opgeslagen: "
    "{name}.",
    "notice.lines_kept": "Deze variant is ook in een ander tabblad gewijzigd. Beide versies blijven bewaard, elk "
    "als aparte variant.",
    "notice.lines_by_link": "In een ander tabblad is deze partij verwijderd of zijn er zetten teruggenomen. De "
    "varianten staan vanaf nu alleen nog in het adres van deze pagina.",
    "notice.lines_too_long": "Deze varianten passen niet meer in het adres van deze pagina: de laatste wijziging is "
    "niet opgeslagen. Bewaar eerst de partij en analyseer die dan.",
    "notice.turn_broken": (
        "Deze link is beschadigd: misschien is er onderweg een stuk kwijtgeraakt. Vraag of je hem "
        "nog een keer kunt krijgen."
    ),
    "notice.turn_newer": (
        "Deze link is beschadigd of komt uit een nieuwere versie van Hofgarten. Laad de pagina opnieuw en open de link "
        "nog een keer. Helpt dat niet, vraag dan om een nieuwe."
    ),
    "notice.turn_long": "Deze link is te lang voor een partij.",
    "notice.turn_illegal": "In deze link staat een zet die volgens de regels niet mag. Daarom is hij niet overgenomen.",
    "notice.turn_forged": "Deze link is veranderd: wat er is geschud, past niet bij de startcode van de partij. Daarom "
    "is er niets uit overgenomen.",
    "notice.turn_same": "Deze link had je al geopend: er is niets nieuws gebeurd.",
    "notice.turn_older": "Dit is een oudere link: de partij is intussen verdergegaan en dit is de stand.",
    "notice.turn_parted": (
        "Deze link hoort niet bij het verloop van jouw partij: vanaf een bepaalde zet is er anders "
        "gespeeld. Jouw partij blijft zoals hij is."
    ),
    "notice.turn_foreign": (
        "Deze link hoort bij een andere partij, hoewel het adres hetzelfde is. Jouw partij blijft zoals hij is."
    ),
    "notice.turn_other": "Deze link hoort bij een andere partij. De partij hier blijft zoals hij is; open de link om "
    "naar de andere te gaan.",
    "notice.turn_none": "In deze tekst staat geen link naar een partij.",
    "notice.turn_own": "Dit is de link die je zelf hebt verstuurd: wacht op de link die je terugkrijgt.",
    "notice.turn_share": "Deze link is bedoeld om een partij te bekijken. De partij hier blijft zoals hij is; open de "
    "link in een nieuw tabblad om de andere te bekijken.",
    "notice.turn_mine": (
        "In deze link staat ook een zet van jou. Heb je die niet zelf op een ander apparaat "
        "gedaan, vraag dan na waar de link vandaan komt."
    ),
    "notice.turn_copied": "Link gekopieerd: stuur hem naar {names}.",
    "notice.bad_position": "Dit is geen geldige stelling. De fout zit hier: {place}.",
    "notice.embed_link": "Deze link leidt naar niets dat je kunt insluiten. Misschien is hij onvolledig.",
    "notice.room_broken": "Deze link naar een ruimte is beschadigd. Vraag of je hem nog een keer kunt zien.",
    "notice.room_version": (
        "Het andere apparaat heeft een andere versie van Hofgarten. Laad de pagina op beide apparaten opnieuw."
    ),
    "notice.room_damaged": (
        "Dit antwoord is beschadigd of onvolledig. Scan de code nog een keer of plak de hele link."
    ),
    "notice.room_joined": "{name} doet mee.",
    "notice.room_watched": "Er kijkt nog een apparaat mee.",
    "notice.room_went_back": (
        "Het apparaat met de partij is teruggegaan naar een eerdere stelling. Jouw langere versie is opgeslagen "
        "als ‘{name}’."
    ),
    "notice.room_full": (
        "In deze ruimte zijn al heel veel partijen gespeeld. Voor de volgende is een nieuwe ruimte nodig."
    ),
    "notice.room_taken": "Deze plaats is net ingenomen. Kies een andere.",
    "notice.room_refused": "De zet is niet teruggenomen: iemand speelt liever verder.",
    "notice.room_failed": "De apparaten kunnen elkaar niet bereiken. Zitten ze op hetzelfde wifi-netwerk? "
    "Gastnetwerken en VPN’s schermen apparaten vaak van elkaar af.",
    "notice.room_no_answer": "Dit is niet de link die het andere apparaat als antwoord toont.",
    "notice.room_no_camera": (
        "Deze pagina kan de camera niet gebruiken. Gebruik de camera-app van dit apparaat of plak de link."
    ),
    "daily.streak.one": "{number} dag op rij",
    "daily.streak.other": "{number} dagen op rij",
    "daily.name": "Partij van {date}",
    "daily.open": "nog niet gespeeld",
    "path.name": "Tuinpad, etappe {number}",
    "path.aim": "Etappe {number}: één ster voor winst of {one} punten, twee voor {two}, drie voor {three}.",
    "medal.bronze": "bronzen medaille",
    "medal.silver": "zilveren medaille",
    "medal.gold": "gouden medaille",
    "when.months": "jan. feb. mrt. apr. mei juni juli aug. sep. okt. nov. dec.",
    "when.day.one": "{number} {month} {year}",
    "when.day.other": "{number} {month} {year}",
    # Links to lessons
    "learn.title": "Leren spelen",
    "learn.of": "{game} leren",
    "learn.choose": "Een tuinman laat je in ongeveer 5 minuten zien hoe elk spel werkt, met een voorbereide partij.",
    "learn.coach": "Les",
    "learn.step": "Stap {number} van {of}",
    "learn.next": "Verder",
    "learn.back": "Terug",
    "learn.do": "Laat maar zien",
    "learn.leave": "Les verlaten",
    "learn.again": "Opnieuw beginnen",
    "learn.repeat": "Nog eens uitleggen",
    "learn.watch": "Goed gedaan. Kijk nu wat de computer doet.",
    "learn.missed": "Dat mag, maar probeer eerst waar deze stap over gaat.",
    "learn.first": "Je keuze blijft staan. Druk eerst op ‘{next}’.",
    "learn.play": "Een echte partij spelen",
    "learn.new_hint": "Een voorbereide partij, echte zetten en een tuinman die ze uitlegt.",
    "learn.go_on": "Verder met de les: {game}",
    "learn.go_on_hint": "Je gaat verder waar je gebleven was.",
    "learn.once_more": "Les: {game}",
    # Devices, files and links on the start screen
    "start.company": "Met wie wil je spelen?",
    "company.computer": "Tegen de computer",
    "company.here": "Met vrienden op dit apparaat",
    "company.room": "Met vrienden in dezelfde ruimte",
    "company.link": "Met vrienden via een link",
    "company_hint.computer": "Tegenstanders van mild tot meedogenloos",
    "company_hint.here": "Jullie spelen om de beurt op hetzelfde scherm",
    "company_hint.room": "Ieder op een eigen apparaat, live en zonder server",
    "company_hint.link": "Ieder op een eigen apparaat, wanneer het uitkomt",
    "start.apart": "Met vrienden, ieder op een eigen apparaat",
    "apart.room": "In dezelfde ruimte",
    "apart.link": "Via een link",
    "start.opponent": "Tegenstander",
    "opponent_hint.apprentice": "Leert nog en ziet de meeste goede zetten over het hoofd.",
    "opponent_hint.gardener": "Verstaat zijn vak, maar is snel afgeleid.",
    "opponent_hint.master": "Weet altijd wat een zet uiteindelijk waard is.",
    "opponent_hint.architect": "Denkt meerdere zetten vooruit. De sterkste van allemaal.",
    "against.apprentice": "Tegen de leerling",
    "against.gardener": "Tegen de tuinman",
    "against.master": "Tegen de meester",
    "against.architect": "Tegen de architect",
    "against.others": "Tegen: {names}",
    "start.people": "{number}\u00a0spelers",
    "start.minutes": "ongeveer {number}\u00a0minuten",
    "start.change": "{game}: opties",
    "start.change_hint": "Tegenstanders, namen, kleuren en meer",
    "start.others": "Wie speelt er nog mee?",
    "start.learn": "Leren",
    "saved.your_turn": "Jij bent aan de beurt",
    "start.device_hint": (
        "Iedereen speelt op een eigen apparaat: na je beurt stuur je de volgende speler een link. De "
        "eerste in de lijst ben jij."
    ),
    "saved.yours": "jij bent aan de beurt",
    "saved.waiting": "wacht op {name}",
    "saved.newer": "Partij uit een nieuwere versie",
    "saved.newer_hint": (
        "Deze partij is opgeslagen door een nieuwere versie van Hofgarten en blijft zoals hij is. Laad de pagina "
        "opnieuw om hem te openen."
    ),
    "embed.way": "Hofgarten op je eigen webpagina tonen",
    "import.open_dialog": "Partijen toevoegen",
    "import.save_all": "Alles opslaan",
    "import.more_of": "{name}: opslaan, delen en meer",
    "import.save_damaged": "Beschadigde gegevens opslaan",
    "import.drop": "Laat het bestand hier los om de partijen toe te voegen",
    "import.save": "Opslaan als bestand",
    "replay.open": "Terugkijken",
    "share.open": "Delen",
    "rulebook.title": "Spelregels",
    "offline.newer": "Er staat een nieuwe versie klaar",
    "offline.keeps": "Het duurt maar even en er gaat niets verloren.",
    "offline.update": "Nu laden",
    "offline.later": "Later",
    "offline.update_newer": "Nieuwe versie laden",
    "offline.title": "Offline",
    "offline.ready": "Klaar: hier werkt alles ook offline.",
    "offline.unready": "Voorlopig heb je een internetverbinding nodig om deze pagina te openen.",
    "offline.insecure": "Dit adres begint met http. Offline spelen, installeren, delen, de camera en een scherm dat "
    "aan blijft: daarvoor eisen browsers https. Al het andere werkt ook zo.",
    "offline.install": "Je kunt Hofgarten als app installeren: kies in het menu van je browser ‘Installeren’ of ‘Zet "
    "op beginscherm’.",
    "offline.version": "Versie {version}",
    "storage.following": "Deze partij wordt in een ander tabblad gespeeld. Hier kun je meekijken.",
    "storage.play_here": "Hier verderspelen",
    "storage.removed": "Deze partij is in een ander tabblad verwijderd.",
    "storage.restore": "Toch bewaren",
    "storage.newer": (
        "Deze partij wordt in een ander tabblad gespeeld met een nieuwere versie van Hofgarten. Laad de pagina opnieuw "
        "om hier verder te spelen."
    ),
    "storage.apart": "{name} (dit tabblad)",
    "storage.save": "Partij opslaan als bestand",
    "storage.again": "Opnieuw proberen",
}

"""German: the shared texts that the start screen and a match need."""

from typing import Final

WORDS: Final = {
    "page.title": "Hofgarten: Brettspiele rund um Gärten",
    "page.screen_title": "{title} · Hofgarten",
    "page.match_title": "{round} · Hofgarten",
    "page.description": "{games} kostenlos im Browser: zu zweit, zu dritt oder zu viert an einem Bildschirm oder gegen "
    "den Computer, ganz ohne Installation.",
    "page.home": "Hofgarten, Startseite",
    "page.trouble": "Hier ist etwas schiefgegangen.",
    "page.saved": "Deine Partien sind sicher: Dieser Browser speichert sie nach jedem Zug.",
    "page.unreachable": "Die Verbindung zum Server ist unterbrochen. Lade die Seite neu, sobald sie wieder besteht.",
    "page.reload": "Seite neu laden",
    "unable.disk": "Hofgarten braucht einen Webserver und läuft nicht als Datei. „make play“ im Ordner des Projekts "
    "startet einen und zeigt die Adresse an.",
    "unable.scripts": "Hofgarten braucht JavaScript und WebAssembly. Bitte erlaube beides für diese Seite.",
    "unable.old": "Dieser Browser ist zu alt für Hofgarten: Nötig ist mindestens Safari {safari}, Chrome {chrome} oder "
    "Firefox {firefox}.",
    "unable.workers": "Hofgarten braucht Web-Worker, aber dieser Browser erlaubt sie auf dieser Seite nicht.",
    "unable.memory": "Auf diesem Gerät ist zu wenig Arbeitsspeicher für Hofgarten frei. Bitte schließe andere Tabs "
    "und Apps und öffne diese Seite dann noch einmal.",
    "list.and": " und ",
    "list.pair": "{what}: {value}",
    "list.separator": "; ",
    "list.versus": " · ",
    "round": "Runde {number}/{of}",
    "undo": "Zug zurücknehmen",
    "redo": "Zug wiederholen",
    "start.new": "Neue Partie",
    "start.game": "Spiel",
    "start.players": "Spieler",
    "start.colour": "Farbe",
    "start.face": "Tier auswählen",
    "start.name": "Name",
    "start.kind": "Gespielt von",
    "start.more": "Weitere Optionen",
    "start.seed": "Startcode",
    "start.new_seed": "Neuer Startcode",
    "start.seed_hint": "Mit demselben Startcode wird genau gleich gemischt: Wer ihn kennt, weiß also auch, was "
    "verdeckt ist.",
    "start.play": "Spielen",
    "player.name": "Spieler {number}",
    "saved.title": "Gespeicherte Partien",
    "saved.turn": "{name} am Zug",
    "saved.won": "{names} hat gewonnen",
    "saved.shared": "{names} haben gemeinsam gewonnen",
    "saved.damaged": "Beschädigte Partie",
    "saved.damaged_hint": "Diese Partie lässt sich nicht lesen. Sie bleibt unverändert, bis du sie löschst.",
    "saved.delete_it": "{name} löschen",
    "saved.restore": "Wiederherstellen",
    "rename.name": "Name der Partie",
    "rename.save": "Namen speichern",
    "match.title": "{game}: {names}",
    "garden.of": "Garten von {name}",
    "gain.title": "Was dieser Zug bringt",
    "gain.total": "insgesamt",
    "gain.nothing": "Punkte unverändert",
    "hint.ask": "Tipp",
    "hint.thinking": "Gute Züge werden gesucht …",
    "hint.cancel": "Suche abbrechen",
    "hint.close": "Tipp schließen",
    "hint.title": "Die besten gefundenen Züge",
    "hint.all": "Die besten gefundenen Züge: {moves}",
    "hint.choice": "{move}: {value}",
    "hint.ahead": "vorn",
    "hint.behind": "zurück",
    "hint.less": "weniger",
    "hint.best": "bester",
    "hint.equal": "gleich gut",
    "hint.note": "Die Zahlen zeigen, wie viele Punkte Vorsprung du nach dem Zug am Ende voraussichtlich hast.",
    "hint.note_compared": "Die Zahlen zeigen, wie viel Vorsprung dich der Zug gegenüber dem besten kostet. Dein "
    "erwarteter Vorsprung fehlt hier: Er würde verraten, was verdeckt ist.",
    "explanation.title": "Warum dieser Zug?",
    "explanation.of": "Warum dieser Zug? {name} {move}",
    "explanation.level": "{name} schaut voraus und wägt ab, was der Zug in jeder Wertung bis zum Ende der Partie "
    "voraussichtlich bringt.",
    "explanation.greedy": "{name} nimmt, was sofort die meisten Punkte bringt, und schaut nicht weiter voraus. Unsere "
    "eigene Einschätzung des Zuges:",
    "explanation.random": "Dieser Bot zieht rein zufällig. Unsere eigene Einschätzung des Zuges:",
    "explanation.own": "{name} ist keiner unserer Bots: Seine Gründe kennt nur er selbst. Unsere eigene Einschätzung "
    "des Zuges:",
    "panel.title": "Zug",
    "turn.cancel": "Abbrechen",
    "turn.end": "Zug beenden",
    "turn.first": "Das Los entscheidet: {name} beginnt.",
    "turn.yours": "{name}, du bist dran",
    "turn.ready": "Bereit",
    "watch.thinking": "überlegt …",
    "watch.next": "Weiter",
    "refusal.rule": "Zur Regel",
    "refusal.hand_over": "Gib das Gerät zuerst an den Spieler weiter, der am Zug ist.",
    "refusal.order": "Vorher ist noch etwas anderes zu wählen.",
    "refusal.forbidden": "Das erlauben die Regeln nicht.",
    "hand_over.pass": "Gib das Gerät an {name} weiter.",
    "hand_over.hint": "Was jetzt kommt, ist nur für {name} bestimmt.",
    "hand_over.i_am": "Ich bin {name}",
    "players.title": "Spieler",
    "players.standings": "Punkte im Überblick",
    "players.look": "Garten von {name} zeigen",
    "players.computer": "(Computer)",
    "players.first": "Hat diese Runde begonnen",
    "players.total.one": "{total} Punkt",
    "players.total.other": "{total} Punkte",
    "score.now": "Zwischenwertung",
    "score.final": "Schlusswertung",
    "score.possible": "möglich: {points}",
    "score.brackets": "In Klammern: bisher nur möglich",
    "score.possible_hint": "Punkte in Klammern sind bisher nur möglich: Sie zählen erst, wenn sie feststehen.",
    "score.item": "Wertung",
    "score.how": "So wird gewertet",
    "score.total": "Summe",
    "score.winner": "Sieger:",
    "end.winners": "{names} gewinnen gemeinsam.",
    "end.again": "Noch eine Partie",
    "end.home": "Startseite",
    "settings.title": "Einstellungen",
    "settings.language": "Sprache",
    "settings.theme": "Farbschema",
    "settings.speed": "Tempo der Computerzüge",
    "menu.title": "Menü",
    "menu.saved": "Deine Partie bleibt gespeichert.",
    "dialog.close": "Schließen",
    "lines.title": "Andere Versuche",
    "lines.none": "Noch keine anderen Versuche.",
    "lines.hint": "Du hast Züge zurückgenommen und andere gespielt. Was du zuvor gespielt hattest, ist noch da.",
    "lines.open": "Versuch {number}: anders ab Zug {at}",
    "keys.title": "Tastenkürzel",
    "keys.enter": "Wählen",
    "keys.garden": "Zum Garten",
    "keys.cancel": "Die letzte Auswahl aufheben",
    "keys.hint": "Tipp",
    "keys.explanation": "Warum der Computer so gezogen hat",
    "keys.undo": "Zug zurücknehmen",
    "keys.redo": "Zug wiederholen",
    "keys.keys": "Diese Übersicht",
    "keys.off": "Kürzel mit einem Buchstaben, einer Ziffer oder einem Zeichen sind in den Einstellungen ausgeschaltet.",
    "say.turn": "{name} ist am Zug.",
    "say.nothing_chosen": "Nichts ausgewählt.",
    "say.undone": "Zug zurückgenommen.",
    "notice.undo_revealed": "Dieser Zug lässt sich nicht mehr zurücknehmen: Etwas Verdecktes ist aufgedeckt worden.",
    "notice.undo_sent": "Dieser Zug lässt sich nicht mehr zurücknehmen: Er ist schon verschickt.",
    "notice.deleted": "Die Partie wurde gelöscht.",
    "notice.damaged": "Diese Partie lässt sich nicht lesen. Sie wurde nicht verändert.",
    "notice.unknown_place": "Unter dieser Adresse gibt es hier nichts. Vielleicht ist der Link unvollständig.",
    "notice.unopenable": "Dieser Link ließ sich nicht öffnen. Alles andere funktioniert wie gewohnt.",
    "notice.not_found": "Diese Partie gibt es in diesem Browser nicht.",
    "notice.opponent_failed": "Der Computer hat keinen Zug gefunden; stattdessen wurde ein zufälliger gespielt.",
    "notice.hint_failed": "Diesmal wurde kein Tipp gefunden.",
    "notice.review_failed": "Die Analyse wurde abgebrochen, weil sich ein Zug nicht untersuchen ließ. Was bisher "
    "gefunden wurde, bleibt erhalten.",
    "notice.stand_in": "In diesem Browser nicht vorhanden: {names}. Stattdessen spielt „Gierig“.",
    "notice.bot_failed": "{name} ist abgestürzt ({detail}); stattdessen wurde ein zufälliger Zug gespielt.",
    "notice.bot_answer": "{name} hat keinen Zug zurückgegeben ({detail}); stattdessen wurde ein zufälliger gespielt.",
    "notice.bot_illegal": "{name} hat einen Zug gewählt, den die Regeln verbieten; stattdessen wurde ein zufälliger "
    "gespielt.",
    "notice.bot_install": "{name} konnte nicht installiert werden ({detail}); stattdessen wurde ein zufälliger Zug "
    "gespielt.",
    "notice.bot_needs": "{name} braucht {detail}, und das gibt es auf dieser Seite nicht; stattdessen wurde ein "
    "zufälliger Zug gespielt.",
    "notice.bot_flooded": "{name} hat der Seite zu viele Nachrichten geschickt und wurde beendet; stattdessen wurde "
    "ein zufälliger Zug gespielt.",
    "notice.bot_slow": "{name} hat zu lange gebraucht; stattdessen wurde ein zufälliger Zug gespielt.",
    "notice.storage_full": "Der Speicher dieses Browsers ist voll. Du kannst weitermachen, aber Neues wird nicht "
    "gespeichert.",
    "notice.storage_forbidden": "Dieser Browser erlaubt der Seite nicht, etwas zu speichern. Du kannst weitermachen, "
    "aber nach einem Neuladen ist alles verloren.",
    "colour.blue": "Blau",
    "colour.yellow": "Gelb",
    "colour.green": "Grün",
    "colour.red": "Rot",
    "kind.person": "Mensch",
    "kind.apprentice": "Lehrling",
    "kind.gardener": "Gärtner",
    "kind.master": "Meister",
    "kind.architect": "Architekt",
    "kind.own": "Eigener Bot …",
    "bot.apprentice": "Lehrling",
    "bot.gardener": "Gärtner",
    "bot.master": "Meister",
    "bot.architect": "Architekt",
    "bot.greedy": "Gierig",
    "bot.random": "Zufall",
    "theme.auto": "Systemstandard",
    "theme.light": "Hell",
    "theme.dark": "Dunkel",
    "speed.slow": "Langsam",
    "speed.normal": "Normal",
    "speed.fast": "Schnell",
    "speed.instant": "Sofort",
    # The start screen beside its form
    "start.title": "Welcher Garten soll es sein?",
    "start.continue": "Letzte Partie fortsetzen",
    "start.coming": "Einen Moment …",
    "start.first_visit": "Der erste Besuch dauert am längsten.",
    "start.computer": "Computer",
    "start.deal": "Mit Startcode spielen",
    "saved.more": "Weitere Partien",
    "start.ways": "Mehr in Hofgarten",
    "way.learn": "Spielen lernen",
    "way_hint.learn": "Ein paar Züge in einem vorbereiteten Garten",
    "settings.page": "Anzeige",
    "settings.match": "Während der Partie",
    "settings.senses": "Ton und Vibration",
    "switch.help": "Hilfezeile",
    "switch.confirm": "Jeden Zug bestätigen",
    "switch.ready": "Auf „Bereit“ warten",
    "switch.keys": "Kürzel mit einer Taste",
    "switch.hand": "Anordnung für Linkshänder",
    "switch.sounds": "Töne",
    "switch.haptics": "Vibration",
    "switch.rating": "Beendete Partien analysieren",
    "switch_hint.help": "Sagt dir bei jedem Schritt, was zu tun ist",
    "switch_hint.confirm": "Ein Zug wird erst gespielt, wenn du ihn mit einem Knopf bestätigst",
    "switch_hint.ready": "An einem gemeinsamen Gerät beginnt jeder Zug erst, wenn der nächste Spieler bereit ist",
    "switch_hint.keys": "Buchstaben, Ziffern und „?“ wirken sofort. Schalte sie aus, wenn du diktierst oder aus "
    "Versehen Tasten drückst: Eingabe, Escape und die Pfeiltasten wirken immer",
    "switch_hint.hand": "Rückt die meistgenutzten Knöpfe nach links",
    "switch_hint.sounds": "Wenn du etwas legst, erhältst oder gewinnst",
    "switch_hint.haptics": "Ein leichtes Vibrieren, wenn du etwas legst",
    "switch_hint.rating": "Glück und Spielstärke, berechnet, wenn die Seite sonst nichts zu tun hat: bis zu 20 "
    "Sekunden Rechenzeit je Partie",
    "screen.full": "Vollbild",
    "screen.leave": "Vollbild verlassen",
    "print.title": "Druckansicht",
    "print.button": "Drucken",
    "notice.copied": "Kopiert: Füge es ein, wo du möchtest.",
    "notice.copy_failed": "Dieser Browser erlaubt das Kopieren nicht. Bitte markiere den Text und kopiere ihn selbst.",
    "notice.deed_failed": "Dieser Browser erlaubt das nicht.",
    "notice.share_kept": "Die Partie ist jetzt bei deinen gespeicherten Partien.",
    "notice.share_had": "Diese Partie hast du schon.",
    "notice.share_broken": "Dieser Link führt zu keiner Partie: Er ist unvollständig oder wurde verändert. Lass ihn "
    "dir noch einmal schicken und achte darauf, dass er vollständig ist.",
    "notice.share_newer": (
        "Dieser Link ist beschädigt oder stammt aus einer neueren Version von Hofgarten. Lade die Seite neu und öffne "
        "ihn noch einmal. Hilft das nicht, bitte um einen neuen."
    ),
    "notice.share_long": "Dieser Link ist zu lang, um von Hofgarten zu stammen. Deshalb wurde er nicht geöffnet.",
    "notice.share_illegal": "Die Partie in diesem Link verstößt gegen die Regeln und kann deshalb nicht gezeigt "
    "werden.",
    "notice.works_again": "Der Speicher des Browsers funktioniert wieder: Alles ist gespeichert.",
    "notice.cleared": "Die Daten in diesem Browser wurden soeben von außen gelöscht. Alles, was hier offen war, wurde "
    "erneut gespeichert.",
    "notice.newer": (
        "Diese Partie wurde von einer neueren Version von Hofgarten gespeichert und nicht verändert. Lade die Seite "
        "neu, um sie zu öffnen."
    ),
    "notice.newer_kept": (
        "Deine Einstellungen oder dein Stand in einer Lektion wurden von einer neueren Version von Hofgarten "
        "gespeichert und bleiben, wie sie sind. Was du hier änderst, gilt, bis du die Seite verlässt."
    ),
    "notice.settings_damaged": "Deine Einstellungen oder dein Stand in einer Lektion ließen sich nicht lesen und "
    "wurden zurückgesetzt. Die alten Daten wurden beiseitegelegt, nicht gelöscht.",
    "notice.kept_apart": "In einem anderen Tab ging diese Partie anders weiter. Was du hier gespielt hast, ist als "
    "eigene Partie gespeichert: {name}.",
    "notice.apart_damaged": "Die gespeicherte Partie wurde von außen beschädigt und bleibt, wie sie ist. Hier spielst "
    "du in einer eigenen Partie weiter: {name}.",
    "notice.changed_elsewhere": "Ein anderer Tab hat dies im selben Moment geändert. So ist es jetzt gespeichert.",
    "notice.bot_kept": "{name} wurde auch in einem anderen Tab geändert. Der andere Text ist als Version {number} "
    "gespeichert.",
    "notice.bot_kept_apart": "Dieser Bot wurde auch in einem anderen Tab geändert. Deiner ist als eigener Bot "
    "gespeichert: {name}.",
    "notice.lines_kept": "Diese Variante wurde auch in einem anderen Tab geändert. Beide Fassungen bleiben "
    "erhalten, jede als eigene Variante.",
    "notice.lines_by_link": "In einem anderen Tab wurde diese Partie gelöscht, oder es wurden Züge zurückgenommen. "
    "Die Varianten stehen von jetzt an nur noch in der Adresse dieser Seite.",
    "notice.lines_too_long": "Diese Varianten passen nicht mehr in die Adresse dieser Seite: Die letzte Änderung ist "
    "nicht gespeichert. Behalte zuerst die Partie und analysiere sie dann.",
    "notice.turn_broken": (
        "Dieser Link ist beschädigt: Vielleicht ist unterwegs ein Teil verloren gegangen. Lass ihn "
        "dir noch einmal schicken."
    ),
    "notice.turn_newer": (
        "Dieser Link ist beschädigt oder stammt aus einer neueren Version von Hofgarten. Lade die Seite neu und öffne "
        "ihn noch einmal. Hilft das nicht, bitte um einen neuen."
    ),
    "notice.turn_long": "Dieser Link ist zu lang für eine Partie.",
    "notice.turn_illegal": (
        "Dieser Link enthält einen Zug, den die Regeln verbieten. Deshalb wurde er nicht übernommen."
    ),
    "notice.turn_forged": "Dieser Link wurde verändert: Was darin gemischt wurde, passt nicht zum Startcode der "
    "Partie. Deshalb wurde nichts daraus übernommen.",
    "notice.turn_same": "Diesen Link hast du schon geöffnet: Es ist nichts Neues passiert.",
    "notice.turn_older": "Dieser Link ist veraltet: Die Partie ist inzwischen weitergegangen. Hier siehst du den "
    "aktuellen Stand.",
    "notice.turn_parted": (
        "Dieser Link setzt deine Partie nicht fort: Ab einem bestimmten Zug wurde darin anders gespielt. Deine "
        "Partie bleibt, wie sie ist."
    ),
    "notice.turn_foreign": (
        "Dieser Link gehört zu einer anderen Partie, obwohl die Adresse dieselbe ist. Deine Partie bleibt, wie sie ist."
    ),
    "notice.turn_other": (
        "Dieser Link gehört zu einer anderen Partie, deshalb bleibt diese, wie sie ist. Öffne den "
        "Link, um zu der anderen zu kommen."
    ),
    "notice.turn_none": "Dieser Text enthält keinen Link zu einer Partie.",
    "notice.turn_own": "Das ist der Link, den du selbst verschickt hast: Warte auf den, der zurückkommt.",
    "notice.turn_share": "Mit diesem Link lässt sich eine Partie nur ansehen, deshalb bleibt diese hier, wie sie ist. "
    "Öffne ihn in einem neuen Tab, um die andere zu sehen.",
    "notice.turn_mine": (
        "In diesem Link wurde auch für dich gezogen. Wenn du das nicht selbst an einem anderen Gerät warst, frag "
        "nach, woher der Link kommt."
    ),
    "notice.turn_copied": "Link kopiert: Schicke ihn an {names}.",
    "notice.bad_position": "Das ist keine gültige Stellung. Der Fehler liegt hier: {place}.",
    "notice.embed_link": "Dieser Link führt zu nichts, was sich einbetten lässt. Vielleicht ist er unvollständig.",
    "notice.room_broken": "Dieser Link zu einem Raum ist beschädigt. Lass ihn dir noch einmal zeigen.",
    "notice.room_version": (
        "Das andere Gerät hat eine andere Version von Hofgarten. Lade die Seite auf beiden Geräten neu."
    ),
    "notice.room_damaged": (
        "Diese Antwort ist beschädigt oder unvollständig. Scanne den Code noch einmal oder füge den ganzen Link ein."
    ),
    "notice.room_joined": "{name} ist dabei.",
    "notice.room_watched": "Ein weiteres Gerät schaut zu.",
    "notice.room_went_back": (
        "Das Gerät mit der Partie ist zu einer früheren Stellung zurückgekehrt. Dein späterer Stand ist als „{name}“ "
        "gespeichert."
    ),
    "notice.room_full": "In diesem Raum gab es schon sehr viele Partien. Für die nächste braucht ihr einen neuen Raum.",
    "notice.room_taken": "Dieser Platz ist gerade vergeben worden. Wähle einen anderen.",
    "notice.room_refused": "Der Zug wurde nicht zurückgenommen: Jemand möchte lieber weiterspielen.",
    "notice.room_failed": "Die Geräte erreichen einander nicht. Sind beide im selben WLAN? Gastnetze und VPNs "
    "trennen Geräte oft voneinander.",
    "notice.room_no_answer": "Das ist nicht der Link, den das andere Gerät als Antwort zeigt.",
    "notice.room_no_camera": (
        "Diese Seite kann die Kamera nicht benutzen. Nimm die Kamera-App dieses Geräts oder füge den Link ein."
    ),
    "daily.streak.one": "{number} Tag in Folge",
    "daily.streak.other": "{number} Tage in Folge",
    "daily.name": "Partie des Tages, {date}",
    "daily.open": "noch nicht gespielt",
    "path.name": "Gartenweg, Etappe {number}",
    "path.aim": "Etappe {number}: ein Stern für einen Sieg oder {one} Punkte, zwei für {two}, drei für {three}.",
    "medal.bronze": "Bronzemedaille",
    "medal.silver": "Silbermedaille",
    "medal.gold": "Goldmedaille",
    "when.months": "Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.",
    "when.day.one": "{number}. {month} {year}",
    "when.day.other": "{number}. {month} {year}",
    # Links to lessons
    "learn.title": "Spielen lernen",
    "learn.of": "{game} lernen",
    "learn.choose": "Ein Gärtner zeigt dir an einer vorbereiteten Partie, wie das Spiel geht. Das dauert jeweils etwa "
    "5 Minuten.",
    "learn.coach": "Lektion",
    "learn.step": "Schritt {number} von {of}",
    "learn.next": "Weiter",
    "learn.back": "Zurück",
    "learn.do": "Zeig es mir",
    "learn.leave": "Lektion verlassen",
    "learn.again": "Von vorn beginnen",
    "learn.repeat": "Noch einmal erklären",
    "learn.watch": "Gut gemacht. Sieh dir nun an, was der Computer macht.",
    "learn.missed": "Das wäre erlaubt. Mach aber zuerst den Zug, um den es in diesem Schritt geht.",
    "learn.first": "Deine Auswahl bleibt erhalten. Drücke zuerst auf „{next}“.",
    "learn.play": "Eine echte Partie spielen",
    "learn.new_hint": "Eine vorbereitete Partie, echte Züge und ein Gärtner, der sie erklärt.",
    "learn.go_on": "Lektion fortsetzen: {game}",
    "learn.go_on_hint": "Du machst dort weiter, wo du aufgehört hast.",
    "learn.once_more": "Lektion: {game}",
    # Devices, files and links on the start screen
    "start.company": "Mit wem möchtest du spielen?",
    "company.computer": "Gegen den Computer",
    "company.here": "Mit Freunden an diesem Gerät",
    "company.room": "Mit Freunden im selben Raum",
    "company.link": "Mit Freunden per Link",
    "company_hint.computer": "Gegner von nachsichtig bis gnadenlos",
    "company_hint.here": "Ihr spielt abwechselnd am selben Bildschirm",
    "company_hint.room": "Jeder an seinem eigenen Gerät, live und ohne Server",
    "company_hint.link": "Jeder an seinem eigenen Gerät, wann er mag",
    "start.apart": "Mit Freunden, jeder am eigenen Gerät",
    "apart.room": "Im selben Raum",
    "apart.link": "Per Link",
    "start.opponent": "Gegner",
    "opponent_hint.apprentice": "Lernt noch und übersieht die meisten guten Züge.",
    "opponent_hint.gardener": "Versteht sein Handwerk, lässt sich aber leicht ablenken.",
    "opponent_hint.master": "Weiß immer, was ein Zug am Ende wert ist.",
    "opponent_hint.architect": "Denkt mehrere Züge voraus. Der Stärkste von allen.",
    "against.apprentice": "Gegen den Lehrling",
    "against.gardener": "Gegen den Gärtner",
    "against.master": "Gegen den Meister",
    "against.architect": "Gegen den Architekten",
    "against.others": "Gegen: {names}",
    "start.people": "{number}\u00a0Spieler",
    "start.minutes": "etwa {number}\u00a0Minuten",
    "start.change": "{game}: Optionen",
    "start.change_hint": "Gegner, Namen, Farben und mehr",
    "start.others": "Wer spielt noch mit?",
    "start.learn": "Lernen",
    "saved.your_turn": "Du bist am Zug",
    "start.device_hint": (
        "Jeder spielt an seinem eigenen Gerät: Nach deinem Zug schickst du der nächsten Person einen Link. In der "
        "Liste stehst du ganz oben."
    ),
    "saved.yours": "du bist am Zug",
    "saved.waiting": "wartet auf {name}",
    "saved.newer": "Partie aus einer neueren Version",
    "saved.newer_hint": (
        "Sie wurde von einer neueren Version von Hofgarten gespeichert und bleibt, wie sie ist. Lade die Seite neu, um "
        "sie zu öffnen."
    ),
    "embed.way": "Hofgarten auf deiner Website zeigen",
    "import.open_dialog": "Partien hinzufügen",
    "import.save_all": "Alle speichern",
    "import.more_of": "{name}: speichern, teilen und mehr",
    "import.save_damaged": "Beschädigte Daten speichern",
    "import.drop": "Lege die Datei hier ab, um ihre Partien hinzuzufügen",
    "import.save": "Als Datei speichern",
    "replay.open": "Zurückblicken",
    "share.open": "Teilen",
    "rulebook.title": "Regelbuch",
    "offline.newer": "Eine neuere Version ist bereit",
    "offline.keeps": "Das dauert nur einen Augenblick, und nichts geht verloren.",
    "offline.update": "Jetzt laden",
    "offline.later": "Später",
    "offline.update_newer": "Neuere Version laden",
    "offline.title": "Offline",
    "offline.ready": "Bereit: Hier funktioniert alles auch offline.",
    "offline.unready": "Vorerst lässt sich diese Seite nur mit Internetverbindung öffnen.",
    "offline.insecure": "Diese Adresse beginnt mit http. Browser verlangen https für die Offline-Nutzung, die "
    "Installation, das Teilen-Menü, die Kamera und das Wachhalten des Bildschirms. Alles andere funktioniert auch so.",
    "offline.install": "Du kannst Hofgarten wie eine App installieren: Suche im Menü deines Browsers nach "
    "„Installieren“ oder „Zum Home-Bildschirm“.",
    "offline.version": "Version {version}",
    "storage.following": "Diese Partie wird in einem anderen Tab gespielt. Hier kannst du zusehen.",
    "storage.play_here": "Hier weiterspielen",
    "storage.removed": "Diese Partie wurde in einem anderen Tab gelöscht.",
    "storage.restore": "Doch behalten",
    "storage.newer": (
        "Diese Partie wird in einem anderen Tab mit einer neueren Version von Hofgarten gespielt. Lade die Seite neu, "
        "um hier weiterzuspielen."
    ),
    "storage.apart": "{name} (dieser Tab)",
    "storage.save": "Partie als Datei speichern",
    "storage.again": "Noch einmal versuchen",
}

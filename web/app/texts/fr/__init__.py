"""French: the shared texts that the start screen and a match need."""

from typing import Final

# French sets no-break spaces before a colon (\u00a0), before a semicolon and inside quotation marks (\u202f, narrow).
WORDS: Final = {
    "page.title": "Hofgarten\u00a0: jeux de société au jardin",
    "page.screen_title": "{title} · Hofgarten",
    "page.match_title": "{round} · Hofgarten",
    "page.description": (
        "{games}, gratuits dans votre navigateur\u00a0: de deux à quatre joueurs sur un même écran ou contre "
        "l’ordinateur, sans rien installer."
    ),
    "page.home": "Hofgarten, page d’accueil",
    "page.trouble": "Un problème est survenu.",
    "page.saved": "Vos parties sont en sécurité\u00a0: ce navigateur les enregistre après chaque coup.",
    "page.unreachable": "La connexion au serveur est interrompue. Rechargez la page dès qu’elle est rétablie.",
    "page.reload": "Recharger la page",
    "unable.disk": "Hofgarten a besoin d’un serveur web\u00a0: ouvrir le fichier ne suffit pas. Dans le dossier du "
    "projet, «\u202fmake play\u202f» en lance un et affiche son adresse.",
    "unable.scripts": "Hofgarten a besoin de JavaScript et de WebAssembly. Veuillez les autoriser pour cette page.",
    "unable.old": "Ce navigateur est trop ancien pour Hofgarten\u00a0: il faut au moins Safari {safari}, Chrome "
    "{chrome} ou Firefox {firefox}.",
    "unable.workers": "Hofgarten a besoin de web workers, mais ce navigateur ne les autorise pas sur cette page.",
    "unable.memory": "Cet appareil n’a pas assez de mémoire libre pour Hofgarten. Fermez d’autres onglets et "
    "applications, puis rouvrez cette page.",
    "list.and": " et ",
    "list.pair": "{what}\u00a0: {value}",
    "list.separator": "\u202f; ",
    "list.versus": " · ",
    "round": "Manche {number}/{of}",
    "undo": "Annuler le coup",
    "redo": "Rétablir le coup",
    "start.new": "Nouvelle partie",
    "start.game": "Jeu",
    "start.players": "Joueurs",
    "start.colour": "Couleur",
    "start.face": "Choisir un animal",
    "start.name": "Nom",
    "start.kind": "Joué par",
    "start.more": "Plus d’options",
    "start.seed": "Code de départ",
    "start.new_seed": "Nouveau code de départ",
    "start.seed_hint": "Le même code de départ redonne la même partie\u00a0: si on le connaît, on sait aussi ce qui "
    "est caché.",
    "start.play": "Jouer",
    "player.name": "Joueur {number}",
    "saved.title": "Parties enregistrées",
    "saved.turn": "à {name} de jouer",
    "saved.won": "Victoire de {names}",
    "saved.shared": "Victoire partagée\u00a0: {names}",
    "saved.damaged": "Partie endommagée",
    "saved.damaged_hint": "Cette partie est illisible. Elle reste telle quelle jusqu’à ce que vous la supprimiez.",
    "saved.delete_it": "Supprimer {name}",
    "saved.restore": "Restaurer",
    "rename.name": "Nom de la partie",
    "rename.save": "Enregistrer le nom",
    "match.title": "{game}\u00a0: {names}",
    "garden.of": "Jardin de {name}",
    "gain.title": "Ce que rapporte ce coup",
    "gain.total": "en tout",
    "gain.nothing": "Points inchangés",
    "hint.ask": "Conseil",
    "hint.thinking": "Recherche de bons coups…",
    "hint.cancel": "Arrêter la recherche",
    "hint.close": "Fermer le conseil",
    "hint.title": "Les meilleurs coups trouvés",
    "hint.all": "Les meilleurs coups trouvés\u00a0: {moves}",
    "hint.choice": "{move}\u00a0: {value}",
    "hint.ahead": "d’avance",
    "hint.behind": "de retard",
    "hint.less": "de moins",
    "hint.best": "le meilleur",
    "hint.equal": "aussi bon",
    "hint.note": "Votre avance prévue en fin de partie après chaque coup, en points.",
    "hint.note_compared": "L’avance que chaque coup vous fait perdre par rapport au meilleur. Votre avance prévue "
    "n’est pas affichée, car elle révélerait ce qui est caché.",
    "explanation.title": "Pourquoi ce coup\u202f?",
    "explanation.of": "Pourquoi ce coup\u202f? {name} {move}",
    "explanation.level": "{name} évalue ce que chaque critère devrait rapporter d’ici la fin de la partie, et pas "
    "seulement tout de suite.",
    "explanation.greedy": "{name} prend ce qui rapporte le plus tout de suite, sans regarder plus loin. "
    "Notre propre évaluation de ce coup\u00a0:",
    "explanation.random": "Ce bot joue au hasard. Notre propre évaluation de ce coup\u00a0:",
    "explanation.own": "{name} n’est pas l’un de nos bots\u00a0: lui seul connaît ses raisons. Notre propre évaluation "
    "de ce coup\u00a0:",
    "panel.title": "Tour",
    "turn.cancel": "Annuler",
    "turn.end": "Terminer le tour",
    "turn.first": "Le tirage au sort a décidé\u00a0: {name} commence.",
    "turn.yours": "{name}, c’est à vous",
    "turn.ready": "C’est parti",
    "watch.thinking": "réfléchit…",
    "watch.next": "Continuer",
    "refusal.rule": "Voir la règle",
    "refusal.hand_over": "Passez d’abord l’appareil à la personne dont c’est le tour.",
    "refusal.order": "Il faut d’abord faire un autre choix.",
    "refusal.forbidden": "Les règles ne le permettent pas.",
    "hand_over.pass": "Passez l’appareil à {name}.",
    "hand_over.hint": "La suite est réservée à {name}.",
    "hand_over.i_am": "Je suis {name}",
    "players.title": "Joueurs",
    "players.standings": "Les points en un coup d’œil",
    "players.look": "Montrer le jardin de {name}",
    "players.computer": "(ordinateur)",
    "players.first": "A commencé cette manche",
    "players.total.one": "{total} point",
    "players.total.other": "{total} points",
    "score.now": "Score provisoire",
    "score.final": "Décompte final",
    "score.possible": "possible\u00a0: {points}",
    "score.brackets": "Entre parenthèses\u00a0: points possibles",
    "score.possible_hint": "Les points entre parenthèses ne sont que possibles\u00a0: ils compteront une fois acquis.",
    "score.item": "Critère",
    "score.how": "Voir le calcul des points",
    "score.total": "Total",
    "score.winner": "Victoire\u00a0:",
    "end.winners": "{names} se partagent la victoire.",
    "end.again": "Rejouer",
    "end.home": "Accueil",
    "settings.title": "Réglages",
    "settings.language": "Langue",
    "settings.theme": "Thème",
    "settings.speed": "Vitesse des coups de l’ordinateur",
    "menu.title": "Menu",
    "menu.saved": "Votre partie est enregistrée.",
    "dialog.close": "Fermer",
    "lines.title": "Autres essais",
    "lines.none": "Il n’y a pas encore d’autre essai.",
    "lines.hint": "Vous avez annulé des coups et en avez joué d’autres. Ce que vous aviez joué avant est toujours là.",
    "lines.open": "Essai {number}\u00a0: différent à partir du coup {at}",
    "keys.title": "Raccourcis clavier",
    "keys.enter": "Choisir",
    "keys.garden": "Aller au jardin",
    "keys.cancel": "Annuler le dernier choix",
    "keys.hint": "Conseil",
    "keys.explanation": "Pourquoi l’ordinateur a joué ainsi",
    "keys.undo": "Annuler le coup",
    "keys.redo": "Rétablir le coup",
    "keys.keys": "Cette liste",
    "keys.off": "Les raccourcis à une lettre, un chiffre ou un signe sont désactivés dans les réglages.",
    "say.turn": "C’est à {name} de jouer.",
    "say.nothing_chosen": "Rien n’est choisi.",
    "say.undone": "Coup annulé.",
    "notice.undo_revealed": "Ce coup ne peut plus être annulé\u00a0: quelque chose de caché a été dévoilé.",
    "notice.undo_sent": "Ce coup ne peut plus être annulé\u00a0: il a déjà été envoyé.",
    "notice.deleted": "La partie a été supprimée.",
    "notice.damaged": "Cette partie est illisible. Elle n’a pas été modifiée.",
    "notice.unknown_place": "Il n’y a rien à cette adresse. Le lien est peut-être incomplet.",
    "notice.unopenable": "Ce lien n’a pas pu être ouvert. Tout le reste fonctionne comme d’habitude.",
    "notice.not_found": "Cette partie ne se trouve pas dans ce navigateur.",
    "notice.opponent_failed": "L’ordinateur n’a pas trouvé de coup\u00a0: un coup a été joué au hasard à sa place.",
    "notice.hint_failed": "Aucun conseil n’a été trouvé cette fois.",
    "notice.review_failed": "L’analyse s’est arrêtée, car un coup n’a pas pu être examiné. Les résultats déjà obtenus "
    "sont conservés.",
    "notice.stand_in": "Indisponible dans ce navigateur\u00a0: {names}. «\u202fGlouton\u202f» joue à la place.",
    "notice.bot_failed": "{name} a planté ({detail})\u00a0: un coup a été joué au hasard à sa place.",
    "notice.bot_answer": "{name} n’a pas renvoyé de coup ({detail})\u00a0: un coup a été joué au hasard à sa place.",
    "notice.bot_illegal": "{name} a choisi un coup interdit par les règles\u00a0: un coup a été joué au hasard à sa "
    "place.",
    "notice.bot_install": "{name} n’a pas pu être installé ({detail})\u00a0: un coup a été joué au hasard à sa place.",
    "notice.bot_needs": "{name} a besoin de {detail}, que cette page n’a pas\u00a0: un coup a été joué au hasard à sa "
    "place.",
    "notice.bot_flooded": "{name} a envoyé trop de messages à la page et a été arrêté\u00a0: un coup a été joué au "
    "hasard à sa place.",
    "notice.bot_slow": "{name} a mis trop de temps\u00a0: un coup a été joué au hasard à sa place.",
    "notice.storage_full": "L’espace de stockage de ce navigateur est plein. Vous pouvez continuer, mais rien de "
    "nouveau ne sera enregistré.",
    "notice.storage_forbidden": "Ce navigateur ne permet pas à la page d’enregistrer quoi que ce soit. Vous pouvez "
    "continuer, mais tout sera perdu si vous rechargez la page.",
    "colour.blue": "Bleu",
    "colour.yellow": "Jaune",
    "colour.green": "Vert",
    "colour.red": "Rouge",
    "kind.person": "Humain",
    "kind.apprentice": "Apprenti",
    "kind.gardener": "Jardinier",
    "kind.master": "Maître",
    "kind.architect": "Architecte",
    "kind.own": "Votre propre bot…",
    "bot.apprentice": "Apprenti",
    "bot.gardener": "Jardinier",
    "bot.master": "Maître",
    "bot.architect": "Architecte",
    "bot.greedy": "Glouton",
    "bot.random": "Aléatoire",
    "theme.auto": "Comme l’appareil",
    "theme.light": "Clair",
    "theme.dark": "Sombre",
    "speed.slow": "Lente",
    "speed.normal": "Normale",
    "speed.fast": "Rapide",
    "speed.instant": "Instantanée",
    # The start screen beside its form
    "start.title": "Choisissez votre jardin",
    "start.continue": "Reprendre la dernière partie",
    "start.coming": "Un instant…",
    "start.first_visit": "La première visite est la plus longue.",
    "start.computer": "Ordinateur",
    "start.deal": "Jouer avec un code de départ",
    "saved.more": "Autres parties",
    "start.ways": "Aussi dans Hofgarten",
    "way.learn": "Apprendre à jouer",
    "way_hint.learn": "Quelques tours dans un jardin préparé",
    "settings.page": "Affichage",
    "settings.match": "Pendant la partie",
    "settings.senses": "Sons et vibrations",
    "switch.help": "Ligne d’aide",
    "switch.confirm": "Confirmer chaque coup",
    "switch.ready": "Attendre «\u202fC’est parti\u202f»",
    "switch.keys": "Raccourcis à une touche",
    "switch.hand": "Mode gaucher",
    "switch.sounds": "Sons",
    "switch.haptics": "Vibrations",
    "switch.rating": "Analyser les parties terminées",
    "switch_hint.help": "Vous dit à chaque étape ce qu’il faut faire",
    "switch_hint.confirm": "Un coup n’est joué que si vous appuyez sur un bouton",
    "switch_hint.ready": "Sur un appareil partagé, chaque tour attend le signal du joueur",
    "switch_hint.keys": "Les lettres, les chiffres et «\u202f?\u202f» agissent aussitôt. Désactivez-les si vous "
    "dictez ou appuyez sur des touches par mégarde\u00a0: Entrée, Échap et les flèches marchent toujours",
    "switch_hint.hand": "Place à gauche les boutons les plus utilisés",
    "switch_hint.sounds": "Quand vous posez, obtenez ou gagnez quelque chose",
    "switch_hint.haptics": "Une légère vibration quand vous posez quelque chose",
    "switch_hint.rating": "Chance et niveau de jeu, calculés quand la page est inactive\u00a0: jusqu’à 20 secondes de "
    "calcul par partie",
    "screen.full": "Plein écran",
    "screen.leave": "Quitter le plein écran",
    "print.title": "Page à imprimer",
    "print.button": "Imprimer",
    "notice.copied": "Copié\u00a0: collez-le où vous voulez.",
    "notice.copy_failed": "Ce navigateur ne permet pas de copier. Sélectionnez le texte et copiez-le vous-même.",
    "notice.deed_failed": "Ce navigateur ne le permet pas.",
    "notice.share_kept": "La partie se trouve maintenant parmi vos parties enregistrées.",
    "notice.share_had": "Vous avez déjà cette partie.",
    "notice.share_broken": "Ce lien ne mène à aucune partie\u00a0: il est incomplet ou a été modifié. Redemandez-le et "
    "ouvrez-le en entier.",
    "notice.share_newer": (
        "Ce lien est abîmé ou vient d’une version plus récente de Hofgarten. Rechargez la page, puis rouvrez-le. Si "
        "cela ne suffit pas, demandez-en un autre."
    ),
    "notice.share_long": "Ce lien est trop long pour venir de Hofgarten\u00a0: il n’a pas été ouvert.",
    "notice.share_illegal": (
        "La partie contenue dans ce lien ne respecte pas les règles\u00a0: impossible de la montrer."
    ),
    "notice.works_again": "Le stockage du navigateur fonctionne de nouveau\u00a0: tout est enregistré.",
    "notice.cleared": "Les données enregistrées dans ce navigateur viennent d’être effacées. Tout ce qui était ouvert "
    "ici a été enregistré de nouveau.",
    "notice.newer": (
        "Cette partie a été enregistrée par une version plus récente de Hofgarten et n’a pas été modifiée. Rechargez "
        "la page pour l’ouvrir."
    ),
    "notice.newer_kept": (
        "Vos réglages ou vos leçons ont été enregistrés par une version plus récente de Hofgarten et restent tels "
        "quels. Ce que vous changez ici vaut jusqu’à ce que vous quittiez la page."
    ),
    "notice.settings_damaged": "Vos réglages, ou votre progression dans une leçon, étaient illisibles. Ils repartent "
    "de zéro\u202f; les anciennes données sont mises de côté, pas supprimées.",
    "notice.kept_apart": "Dans un autre onglet, cette partie a continué autrement. Ce que vous avez joué ici est "
    "enregistré comme une partie distincte\u00a0: {name}.",
    "notice.apart_damaged": "La partie enregistrée a été endommagée en dehors de cette page et n’a pas été modifiée. "
    "Ici, vous continuez dans une partie distincte\u00a0: {name}.",
    "notice.changed_elsewhere": "Un autre onglet a modifié ces données au même moment. Voici ce qui est enregistré "
    "maintenant.",
    "notice.bot_kept": "{name} a aussi été modifié dans un autre onglet. L’autre texte est enregistré comme "
    "version {number}.",
    "notice.bot_kept_apart": "Ce bot a aussi été modifié dans un autre onglet. Le vôtre est enregistré comme un bot "
    "distinct\u00a0: {name}.",
    "notice.lines_kept": "Cette variante a aussi été modifiée dans un autre onglet. Les deux versions sont "
    "conservées, chacune comme variante distincte.",
    "notice.lines_by_link": "Dans un autre onglet, cette partie a été supprimée ou des coups ont été annulés. "
    "Désormais, les variantes ne se trouvent plus que dans l’adresse de cette page.",
    "notice.lines_too_long": "Ces variantes ne tiennent plus dans l’adresse de cette page\u00a0: la dernière "
    "modification n’est pas enregistrée. Gardez d’abord la partie, puis analysez-la.",
    "notice.turn_broken": (
        "Ce lien est endommagé\u00a0: un morceau s’est peut-être perdu en route. Demandez qu’on vous le renvoie."
    ),
    "notice.turn_newer": (
        "Ce lien est abîmé ou vient d’une version plus récente de Hofgarten. Rechargez la page, puis rouvrez-le. Si "
        "cela ne suffit pas, demandez-en un autre."
    ),
    "notice.turn_long": "Ce lien est trop long pour une partie.",
    "notice.turn_illegal": "Ce lien contient un coup interdit par les règles\u00a0: il n’a pas été pris en compte.",
    "notice.turn_forged": (
        "Ce lien a été modifié\u00a0: un mélange qu’il contient ne correspond pas au code de départ. Il n’a pas été "
        "pris en compte."
    ),
    "notice.turn_same": "Vous avez déjà ouvert ce lien\u00a0: il ne s’est rien passé de nouveau.",
    "notice.turn_older": "Ce lien est plus ancien\u00a0: la partie a continué depuis, et voici où elle en est.",
    "notice.turn_parted": (
        "Ce lien ne prolonge pas votre partie\u00a0: à partir d’un certain coup, elle s’y déroule autrement. Votre "
        "partie reste telle quelle."
    ),
    "notice.turn_foreign": (
        "Ce lien appartient à une autre partie, bien que son adresse soit la même. La vôtre reste telle quelle."
    ),
    "notice.turn_other": (
        "Ce lien appartient à une autre partie\u202f; la vôtre reste donc telle quelle. Ouvrez-le pour passer à "
        "l’autre."
    ),
    "notice.turn_none": "Ce texte ne contient aucun lien vers une partie.",
    "notice.turn_own": "C’est le lien que vous avez vous-même envoyé\u00a0: attendez celui qu’on vous renverra.",
    "notice.turn_share": (
        "Ce lien sert à regarder une partie\u202f; la vôtre reste donc telle quelle. Pour voir celle du lien, "
        "ouvrez-le dans un nouvel onglet."
    ),
    "notice.turn_mine": (
        "Ce lien contient aussi un coup joué à votre place. Si vous ne l’avez pas joué vous-même sur "
        "un autre appareil, demandez des explications à la personne qui vous a envoyé le lien."
    ),
    "notice.turn_copied": "Lien copié\u00a0: envoyez-le à {names}.",
    "notice.bad_position": "Cette position n’est pas valide. L’erreur est ici\u00a0: {place}.",
    "notice.embed_link": "Ce lien ne mène à rien qui puisse être intégré. Il est peut-être incomplet.",
    "notice.room_broken": "Ce lien d’invitation est endommagé. Demandez qu’on vous le montre à nouveau.",
    "notice.room_version": (
        "L’autre appareil a une autre version de Hofgarten. Rechargez la page sur les deux appareils."
    ),
    "notice.room_damaged": (
        "Cette réponse est endommagée ou incomplète. Scannez à nouveau le code, ou collez le lien entier."
    ),
    "notice.room_joined": "{name} est là.",
    "notice.room_watched": "Un autre appareil regarde la partie.",
    "notice.room_went_back": (
        "L’appareil qui héberge la partie est revenu à une position antérieure. Votre version, plus longue, est "
        "enregistrée sous le nom «\u202f{name}\u202f»."
    ),
    "notice.room_full": (
        "Cette invitation a déjà servi pour de très nombreuses parties\u00a0: il en faut une nouvelle pour la suivante."
    ),
    "notice.room_taken": "Cette place vient d’être prise. Choisissez-en une autre.",
    "notice.room_refused": "Le coup n’a pas été annulé\u00a0: quelqu’un préfère continuer.",
    "notice.room_failed": "Les appareils ne peuvent pas se joindre. Sont-ils sur le même réseau Wi-Fi\u202f? "
    "Les réseaux invités et les VPN isolent souvent les appareils.",
    "notice.room_no_answer": "Ce n’est pas le lien que l’autre appareil affiche en réponse.",
    "notice.room_no_camera": (
        "Cette page ne peut pas utiliser l’appareil photo. Utilisez l’application photo de cet appareil, ou collez le "
        "lien."
    ),
    "daily.streak.one": "{number} jour d’affilée",
    "daily.streak.other": "{number} jours d’affilée",
    "daily.name": "Partie du {date}",
    "daily.open": "pas encore jouée",
    "path.name": "Sentier du jardin, étape {number}",
    "path.aim": (
        "Étape {number}\u00a0: une étoile pour une victoire ou {one} points, deux pour {two}, trois pour {three}."
    ),
    "medal.bronze": "médaille de bronze",
    "medal.silver": "médaille d’argent",
    "medal.gold": "médaille d’or",
    "when.months": "janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.",
    "when.day.one": "{number}er {month} {year}",
    "when.day.other": "{number} {month} {year}",
    # Links to lessons
    "learn.title": "Apprendre à jouer",
    "learn.of": "Leçon\u00a0: {game}",
    "learn.choose": "Un jardinier vous fait découvrir chaque jeu sur une partie préparée, en 5 minutes environ.",
    "learn.coach": "Leçon",
    "learn.step": "Étape {number} sur {of}",
    "learn.next": "Suivant",
    "learn.back": "Précédent",
    "learn.do": "Montrez-moi",
    "learn.leave": "Quitter la leçon",
    "learn.again": "Recommencer",
    "learn.repeat": "Réexpliquer",
    "learn.watch": "Bien joué\u202f! Regardez maintenant ce que fait l’ordinateur.",
    "learn.missed": "C’est permis. Mais essayez d’abord ce que propose cette étape.",
    "learn.first": "Votre choix est conservé. Appuyez d’abord sur «\u202f{next}\u202f».",
    "learn.play": "Jouer une vraie partie",
    "learn.new_hint": "Une partie préparée, de vrais coups et un jardinier qui les explique.",
    "learn.go_on": "Reprendre la leçon\u00a0: {game}",
    "learn.go_on_hint": "Elle reprend là où vous l’avez laissée.",
    "learn.once_more": "Leçon\u00a0: {game}",
    # Devices, files and links on the start screen
    "start.company": "Comment voulez-vous jouer\u202f?",
    "company.computer": "Contre l’ordinateur",
    "company.here": "Entre amis sur cet appareil",
    "company.room": "Entre amis dans la même pièce",
    "company.link": "Entre amis, par lien",
    "company_hint.computer": "Des adversaires du plus clément au plus redoutable",
    "company_hint.here": "Vous jouez à tour de rôle sur le même écran",
    "company_hint.room": "Chacun sur son appareil, en direct et sans serveur",
    "company_hint.link": "Chacun sur son appareil, à son rythme",
    "start.apart": "Entre amis, chacun sur son appareil",
    "apart.room": "Dans la même pièce",
    "apart.link": "Par lien",
    "start.opponent": "Adversaire",
    "opponent_hint.apprentice": "Apprend encore et passe à côté de la plupart des bons coups.",
    "opponent_hint.gardener": "Connaît son métier, mais se laisse vite distraire.",
    "opponent_hint.master": "Sait toujours ce qu’un coup vaudra à la fin.",
    "opponent_hint.architect": "Anticipe plusieurs coups. Le plus fort de tous.",
    "against.apprentice": "Contre l’apprenti",
    "against.gardener": "Contre le jardinier",
    "against.master": "Contre le maître",
    "against.architect": "Contre l’architecte",
    "against.others": "Contre\u00a0: {names}",
    "start.people": "{number}\u00a0joueurs",
    "start.minutes": "environ {number}\u00a0minutes",
    "start.change": "{game}\u00a0: options",
    "start.change_hint": "Adversaires, noms, couleurs, etc.",
    "start.others": "Qui d’autre joue\u202f?",
    "start.learn": "Apprendre",
    "saved.your_turn": "À vous de jouer",
    "start.device_hint": "Chacun joue sur son propre appareil\u00a0: après votre tour, vous envoyez un lien à la "
    "personne suivante. La première personne de la liste, c’est vous.",
    "saved.yours": "à vous de jouer",
    "saved.waiting": "en attente de {name}",
    "saved.newer": "Partie d’une version plus récente",
    "saved.newer_hint": (
        "Elle a été enregistrée par une version plus récente de Hofgarten et reste telle quelle. Rechargez la page "
        "pour l’ouvrir."
    ),
    "embed.way": "Montrer Hofgarten sur votre page web",
    "import.open_dialog": "Ajouter des parties",
    "import.save_all": "Tout enregistrer",
    "import.more_of": "{name}\u00a0: enregistrer, partager, etc.",
    "import.save_damaged": "Enregistrer les données endommagées",
    "import.drop": "Déposez le fichier ici pour ajouter ses parties",
    "import.save": "Enregistrer dans un fichier",
    "replay.open": "Revoir la partie",
    "share.open": "Partager",
    "rulebook.title": "Règles du jeu",
    "offline.newer": "Une nouvelle version est prête",
    "offline.keeps": "Cela ne prend qu’un instant, et rien n’est perdu.",
    "offline.update": "Charger maintenant",
    "offline.later": "Plus tard",
    "offline.update_newer": "Charger la nouvelle version",
    "offline.title": "Hors ligne",
    "offline.ready": "Tout est prêt\u00a0: Hofgarten fonctionne maintenant aussi hors ligne.",
    "offline.unready": "Pour l’instant, il faut une connexion à Internet pour ouvrir cette page.",
    "offline.insecure": "Cette adresse commence par http. Les navigateurs exigent https pour l’utilisation hors ligne, "
    "l’installation, le menu de partage, l’appareil photo et le maintien de l’écran allumé. Tout le reste fonctionne.",
    "offline.install": "Vous pouvez installer Hofgarten comme une application\u00a0: cherchez «\u202fInstaller\u202f» "
    "ou «\u202fSur l’écran d’accueil\u202f» dans le menu de votre navigateur.",
    "offline.version": "Version {version}",
    "storage.following": "Cette partie se joue dans un autre onglet. Vous pouvez la suivre ici.",
    "storage.play_here": "Continuer ici",
    "storage.removed": "Cette partie a été supprimée dans un autre onglet.",
    "storage.restore": "La garder quand même",
    "storage.newer": (
        "Cette partie se joue dans un autre onglet, avec une version plus récente de Hofgarten. Rechargez la page pour "
        "continuer ici."
    ),
    "storage.apart": "{name} (cet onglet)",
    "storage.save": "Enregistrer dans un fichier",
    "storage.again": "Réessayer",
}

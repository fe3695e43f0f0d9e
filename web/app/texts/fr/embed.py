"""French texts of embedded games and rules, and the screen that writes their code."""

from typing import Final

WORDS: Final[dict[str, str]] = {
    "way.embed": "Intégrer",
    "embed.title": "Intégrer Hofgarten",
    "embed.this_rule": "Intégrer cette règle",
    "embed.intro": "Montrez une règle, une partie, un problème ou un bot sur votre blog, dans votre boutique ou sur "
    "la page de votre cours\u00a0: choisissez ici, puis copiez le code dans votre page.",
    "embed.choose": "Ce que vous voulez montrer",
    "embed.what": "Contenu",
    "embed.link": "Coller un lien",
    "embed.link_hint": "Vers un problème, une partie, une analyse, une règle ou un bot de Hofgarten. Ou choisissez "
    "ci-dessous.",
    "embed.kind.rule": "Une règle à essayer",
    "embed.kind.play": "Une partie contre l’ordinateur",
    "embed.kind.replay": "Une partie, coup par coup",
    "embed.kind.position": "Une position",
    "embed.kind.analysis": "Une position à analyser",
    "embed.kind.puzzle": "Un problème",
    "embed.kind.bot": "Un de vos bots",
    "embed.bot": "Bot",
    "embed.bot_hint": "Les lecteurs peuvent le modifier et le faire jouer. Leurs changements restent chez eux.",
    "embed.bot_long": "Ce bot est trop long pour être intégré.",
    "embed.no_bots": "Vous n’avez pas encore de bot. Dès que vous en aurez écrit un dans l’atelier, vous pourrez le "
    "montrer ici.",
    "embed.puzzle_hint": "Un nouveau chaque jour. Pour en montrer un en particulier, ouvrez-le, résolvez-le et "
    "choisissez «\u202fIntégrer\u202f», ou collez son lien.",
    "embed.one_puzzle_hint": "Toujours ce problème. Si vous choisissez un jeu, son problème du jour s’affiche à la "
    "place.",
    "embed.open_position": "Vos lecteurs verront les noms et cette position, mais pas les coups précédents.",
    "embed.rule": "Règle",
    "embed.opponent": "Adversaire",
    "embed.reader": "Le lecteur joue contre lui",
    "embed.match": "Partie",
    "embed.ply": "Position",
    "embed.after": "Étape {number} sur {of}",
    "embed.none": "Il n’y a pas encore de partie dans ce navigateur. Dès que vous en aurez joué une, vous pourrez la "
    "montrer ici.",
    "embed.open": "Vos lecteurs verront toute la partie\u00a0: les noms, chaque coup et ce qui était caché.",
    "embed.width": "Largeur",
    "embed.theme_host": "Comme la page qui l’entoure",
    "embed.size.full": "Toute la largeur",
    "embed.size.medium": "Jusqu’à 640\u00a0pixels",
    "embed.size.narrow": "Jusqu’à 360\u00a0pixels",
    "embed.preview": "Aperçu",
    "embed.code": "Code à copier",
    "embed.snippet.element": "Un élément personnalisé",
    "embed.snippet.frame": "Un simple cadre",
    "embed.snippet.address": "Adresse du cadre",
    "embed.snippet_hint.element": "Il prend la hauteur nécessaire et ne démarre que lorsqu’il devient visible dans la "
    "page.",
    "embed.snippet_hint.frame": "Pour les pages où l’on ne peut pas ajouter de script. La hauteur est fixe et suffit "
    "pour un téléphone\u00a0: modifiez-la à votre guise.",
    "embed.snippet_hint.address": "Pour les sites comme Notion ou Medium, qui créent un cadre à partir d’un lien.",
    "embed.copy": "Copier",
    "embed.hosts": "Ce que votre page doit autoriser",
    "embed.private": "Les jeux intégrés n’enregistrent rien dans le navigateur de vos lecteurs et n’envoient rien à "
    "personne.",
    "embed.policy": "La plupart des pages l’autorisent déjà. Si la vôtre a une Content-Security-Policy, ajoutez-y "
    "ceci\u00a0:",
    "embed.policy_name": "Ajout à la Content-Security-Policy",
    "embed.isolated": "Si votre page est «\u202fcross-origin isolated\u202f», ajoutez crossorigin au script. Le cadre "
    "fonctionne alors dans Chromium\u202f; pour les autres navigateurs, il faut une copie de Hofgarten sur votre "
    "propre serveur.",
    "embed.name_rule": "{game}, règle {number}\u00a0: {title}",
    "embed.name.play": "{game}\u00a0: une partie contre l’ordinateur",
    "embed.name.replay": "{game}\u00a0: une partie, coup par coup",
    "embed.name.position": "{game}\u00a0: une position",
    "embed.name.analysis": "{game}\u00a0: une position à analyser",
    "embed.name.puzzle": "{game}\u00a0: le problème du jour",
    "embed.name_puzzle": "{game}\u00a0: un problème",
    "embed.name.bot": "{game}\u00a0: un bot à lire et à modifier",
    "embedded.open": "Ouvrir dans Hofgarten",
    "embedded.new_tab": "(dans un nouvel onglet)",
    "embedded.waiting": "Une partie s’affichera ici dès que la page qui contient ce cadre l’enverra.",
    "embedded.fault.what": "Hofgarten ne peut pas montrer «\u202f{wanted}\u202f» ici.",
    "embedded.fault.game": "Hofgarten n’a aucun jeu nommé «\u202f{wanted}\u202f».",
    "embedded.fault.opponent": "Hofgarten n’a aucun adversaire nommé «\u202f{wanted}\u202f».",
    "embedded.fault.bot": "Cette adresse ne mène pas à un bot\u00a0: elle est incomplète ou a été modifiée.",
    "embedded.fault.puzzle": "Ce problème n’existe pas\u00a0: «\u202f{wanted}\u202f».",
    "embedded.fault.record": "Cette partie est illisible\u00a0: elle est endommagée ou ne respecte pas les règles.",
    "embedded.fault.newer": "Cette partie vient d’une version plus récente de Hofgarten. Rechargez la page.",
    "embedded.fault.long": "Ce lien est trop long pour une partie.",
    "embedded.boxed": "Hofgarten ne peut pas fonctionner dans ce cadre\u00a0: la page qui le contient lui impose trop "
    "de restrictions.",
}

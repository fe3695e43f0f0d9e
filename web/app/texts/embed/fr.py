"""French: games and rules in other people's pages."""

from typing import Final

WORDS: Final[dict[str, str]] = {
    "embed.title": "Intégrer Hofgarten",
    "embed.this_rule": "Intégrer cette règle",
    "embed.intro": "Une règle à essayer, une partie ou un jeu entier dans votre blog, votre boutique ou votre "
    "cours\u00a0: choisissez ici, puis copiez le code dans votre page.",
    "embed.choose": "Ce qui est montré",
    "embed.what": "Contenu",
    "embed.kind.rule": "Une règle à essayer",
    "embed.kind.play": "Un jeu à jouer",
    "embed.kind.replay": "Une partie, coup par coup",
    "embed.kind.position": "Une position",
    "embed.rule": "Règle",
    "embed.opponent": "Adversaire",
    "embed.match": "Partie",
    "embed.ply": "Position",
    "embed.after": "Étape {number} sur {of}",
    "embed.none": "Aucune partie n’est encore conservée dans ce navigateur. Dès qu’une aura été jouée, elle pourra "
    "être montrée ici.",
    "embed.open": "Qui la voit peut voir toute la partie\u00a0: les noms, chaque coup et ce qui était caché.",
    "embed.width": "Largeur",
    "embed.size.full": "Toute la largeur",
    "embed.size.medium": "Jusqu’à 640 pixels",
    "embed.size.narrow": "Jusqu’à 360 pixels",
    "embed.preview": "Aperçu",
    "embed.code": "À copier",
    "embed.snippet.element": "L’élément",
    "embed.snippet.frame": "Un simple cadre",
    "embed.snippet_hint.element": "Il prend la hauteur dont il a besoin et ne démarre que lorsqu’on fait défiler la "
    "page jusqu’à lui.",
    "embed.snippet_hint.frame": "Pour les pages où aucun script ne peut être ajouté. La hauteur est fixe\u00a0: "
    "changez-la à votre guise.",
    "embed.copy": "Copier",
    "embed.hosts": "Ce que votre page doit permettre",
    "embed.private": "Les jeux intégrés ne gardent rien dans le navigateur de vos lecteurs et n’envoient rien à "
    "personne.",
    "embed.policy": "La plupart des pages le permettent déjà. Si la vôtre a une Content-Security-Policy, ajoutez-y "
    "ceci\u00a0:",
    "embed.policy_name": "Ajout à la Content-Security-Policy",
    "embed.isolated": "Si votre page est «\u202fcross-origin isolated\u202f», ajoutez crossorigin au script. Le cadre "
    "fonctionne alors dans Chromium\u202f; les autres navigateurs demandent une copie de Hofgarten sur votre "
    "propre serveur.",
    "embed.name_rule": "{game}, règle {number}\u00a0: {title}",
    "embed.name.play": "{game}\u00a0: une partie contre l’ordinateur",
    "embed.name.replay": "{game}\u00a0: une partie, coup par coup",
    "embed.name.position": "{game}\u00a0: une position",
    "embedded.open": "Ouvrir dans Hofgarten",
    "embedded.new_tab": "(dans un nouvel onglet)",
    "embedded.waiting": "Une partie s’affichera ici dès que la page qui entoure ce cadre l’enverra.",
    "embedded.fault.what": "Hofgarten ne peut pas montrer «\u202f{wanted}\u202f» ici.",
    "embedded.fault.game": "Hofgarten n’a aucun jeu nommé «\u202f{wanted}\u202f».",
    "embedded.fault.opponent": "Hofgarten n’a aucun adversaire nommé «\u202f{wanted}\u202f».",
    "embedded.fault.record": "Cette partie est illisible\u00a0: elle est abîmée ou enfreint les règles.",
    "embedded.fault.newer": "Cette partie vient d’une version plus récente de Hofgarten. Rechargez la page.",
    "embedded.fault.long": "Ce lien est trop long pour une partie.",
    "embedded.boxed": "Hofgarten ne peut pas fonctionner dans ce cadre\u00a0: la page qui l’entoure l’isole trop "
    "strictement.",
}

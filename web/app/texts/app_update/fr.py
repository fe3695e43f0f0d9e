"""French: the page without a network, and newer versions of it."""

from typing import Final

WORDS: Final[dict[str, str]] = {
    "offline.newer": "Une nouvelle version est prête",
    "offline.keeps": "Cela ne prend qu’un instant, et rien n’est perdu.",
    "offline.update": "Charger maintenant",
    "offline.later": "Plus tard",
    "offline.update_newer": "Charger la nouvelle version",
    "offline.title": "Hors ligne",
    "offline.ready": "Tout est prêt\u00a0: Hofgarten fonctionne maintenant aussi hors ligne.",
    "offline.unready": "Pour l’instant, il faut une connexion à Internet pour ouvrir cette page.",
    "offline.install": "Vous pouvez installer Hofgarten comme une application\u00a0: cherchez «\u202fInstaller\u202f» "
    "ou «\u202fSur l’écran d’accueil\u202f» dans le menu de votre navigateur.",
    "offline.version": "Version {version}",
}

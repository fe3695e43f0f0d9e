"""French: the page without a network, and newer versions of it."""

from typing import Final

WORDS: Final[dict[str, str]] = {
    "offline.newer": "Une nouvelle version est prête",
    "offline.keeps": "Cela ne prend qu’un instant, et rien n’est perdu.",
    "offline.update": "Charger maintenant",
    "offline.later": "Plus tard",
    "offline.update_newer": "Charger la nouvelle version",
    "offline.title": "Hors ligne",
    "offline.ready": "C’est prêt\u00a0: ici, tout fonctionne aussi hors ligne.",
    "offline.unready": "Pour l’instant, cette page ne s’ouvre qu’avec une connexion.",
    "offline.install": "Hofgarten peut s’installer comme une application\u00a0: le menu "
    "du navigateur propose «\u202fInstaller\u202f» ou «\u202fSur l’écran d’accueil\u202f».",
    "offline.version": "Version {version}",
}

"""English: the page without a network, and newer versions of it."""

from typing import Final

WORDS: Final[dict[str, str]] = {
    "offline.newer": "A newer version is ready",
    "offline.keeps": "It takes a moment, and nothing is lost.",
    "offline.update": "Load it now",
    "offline.later": "Later",
    "offline.update_newer": "Load the newer version",
    "offline.title": "Offline",
    "offline.ready": "Ready: everything here works offline, too.",
    "offline.unready": "For now, this page can only be opened with an internet connection.",
    "offline.install": "It can be installed like an app: your browser’s menu has “Install” or “Add to Home Screen”.",
    "offline.version": "Version {version}",
}

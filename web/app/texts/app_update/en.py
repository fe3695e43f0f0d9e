"""English: the page without a network, and newer versions of it."""

from typing import Final

WORDS: Final[dict[str, str]] = {
    "offline.newer": "A newer version is ready",
    "offline.keeps": "It only takes a moment, and nothing will be lost.",
    "offline.update": "Load it now",
    "offline.later": "Later",
    "offline.update_newer": "Load the newer version",
    "offline.title": "Offline",
    "offline.ready": "Ready: everything here also works offline.",
    "offline.unready": "For now, you need an internet connection to open this page.",
    "offline.install": "You can install Hofgarten like an app: look for “Install” or “Add to Home Screen” in your "
    "browser’s menu.",
    "offline.version": "Version {version}",
}

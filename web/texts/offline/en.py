"""English: the page without a network, and newer versions of it."""

from typing import Final

WORDS: Final[dict[str, str]] = {
    "offline.newer": "A newer version is ready",
    "offline.keeps": "It takes a moment, and nothing is lost.",
    "offline.update": "Load it now",
    "offline.later": "Later",
    "offline.update_newer": "Load the newer version",
    "offline.title": "Without a network",
    "offline.ready": "Ready: everything here works without a network, too.",
    "offline.unready": "For now, this page can only be opened with a network.",
    "offline.install": "It can be installed like an app: your browser’s menu has “Install” or “Add to Home Screen”.",
    "offline.version": "Version {version}",
}

"""Dutch: matches that are shown to others by a link."""

from typing import Final

WORDS: Final[dict[str, str]] = {
    "share.open": "Delen",
    "share.title": "Deze partij delen",
    "share.about": "Wie de link opent, ziet de partij zet voor zet en kan vanaf elke stelling verderspelen. Je eigen "
    "partij blijft zoals ze is.",
    "share.link": "Link",
    "share.length": "{number} tekens.",
    "share.long": "Sommige berichtenapps kappen zulke lange links af.",
    "share.copy": "Kopiëren",
    "share.send": "Delen…",
    "share.at": "De link begint",
    "share.at.begin": "vóór de eerste zet",
    "share.at.now": "bij de huidige stand",
    "share.at.end": "aan het einde",
    "share.qr": "QR-code van de link",
    "share.qr_hint": "Voor de camera van een ander apparaat.",
    "share.no_qr": "De link is te lang voor een QR-code.",
    "share.holds_all": "Deze link bevat de hele partij, ook wat nog verborgen is, zoals de volgorde van wat nog komt: "
    "wie goed kijkt, kan het lezen.",
    "share.private": "Geen server krijgt de partij te zien: ze staat in de link achter de #, en dat deel versturen "
    "browsers niet.",
    "share.subject": "{game}: {names}",
    "shared.title": "Een gedeelde partij.",
    "shared.about": "Ze blijft alleen in deze browser als je ze bewaart.",
    "shared.keep": "Bewaren",
    "notice.share_kept": "De partij staat nu bij je partijen.",
    "notice.share_had": "Je hebt deze partij al.",
    "notice.share_broken": "Deze link leidt niet naar een partij: hij is onvolledig of veranderd. Laat hem opnieuw "
    "sturen en open hem in zijn geheel.",
    "notice.share_newer": "Deze link is gemaakt met een nieuwere versie van deze pagina. Laad de pagina opnieuw en "
    "open de link nog eens.",
    "notice.share_long": "Deze link is te lang om van hier te komen. Er is niets geopend.",
    "notice.share_illegal": "De partij in deze link is in strijd met de regels en kan daarom niet worden getoond.",
}

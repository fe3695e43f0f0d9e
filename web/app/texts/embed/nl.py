"""Dutch: games and rules in other people's pages."""

from typing import Final

WORDS: Final[dict[str, str]] = {
    "embed.title": "Hofgarten insluiten",
    "embed.this_rule": "Deze regel insluiten",
    "embed.intro": "Zet een regel om uit te proberen, een partij of een heel spel in een blog, winkel of les: kies "
    "hier en kopieer dan het fragment naar de eigen pagina.",
    "embed.choose": "Wat er te zien is",
    "embed.what": "Inhoud",
    "embed.kind.rule": "Een regel om uit te proberen",
    "embed.kind.play": "Een spel om mee te spelen",
    "embed.kind.replay": "Een partij, zet voor zet",
    "embed.kind.position": "Eén stelling",
    "embed.rule": "Regel",
    "embed.opponent": "Tegenstander",
    "embed.match": "Partij",
    "embed.ply": "Stelling",
    "embed.after": "Stap {number} van {of}",
    "embed.none": "In deze browser is nog geen partij bewaard. Zodra er een is gespeeld, kan die hier worden getoond.",
    "embed.open": "Wie de partij ziet, kan alles ervan zien: de namen, elke zet en wat verborgen was.",
    "embed.width": "Breedte",
    "embed.size.full": "Volle breedte",
    "embed.size.medium": "Tot 640 pixels",
    "embed.size.narrow": "Tot 360 pixels",
    "embed.preview": "Voorbeeld",
    "embed.code": "Om te kopiëren",
    "embed.snippet.element": "Het element",
    "embed.snippet.frame": "Een gewoon frame",
    "embed.snippet_hint.element": "Het neemt de hoogte die het nodig heeft, en start pas wanneer een lezer ernaartoe "
    "scrolt.",
    "embed.snippet_hint.frame": "Voor pagina’s waarin geen script mag worden gezet. De hoogte ligt vast en kan in het "
    "fragment worden aangepast.",
    "embed.copy": "Kopiëren",
    "embed.hosts": "Wat de pagina moet toestaan",
    "embed.private": "Ingesloten spellen bewaren niets in de browsers van lezers en sturen niemand iets.",
    "embed.policy": "De meeste pagina’s staan het al toe. Heeft de pagina een Content-Security-Policy, voeg dan dit "
    "toe:",
    "embed.policy_name": "Toevoeging aan de Content-Security-Policy",
    "embed.isolated": "Is de pagina ‘cross-origin isolated’, dan heeft het script ook crossorigin nodig. Het frame "
    "werkt dan in Chromium; andere browsers hebben een kopie van Hofgarten op de eigen server nodig.",
    "embed.name_rule": "{game}, regel {number}: {title}",
    "embed.name.play": "{game}: een potje tegen de computer",
    "embed.name.replay": "{game}: een partij, zet voor zet",
    "embed.name.position": "{game}: een stelling",
    "embedded.open": "Openen in Hofgarten",
    "embedded.new_tab": "(in een nieuw tabblad)",
    "embedded.waiting": "Hier verschijnt een partij zodra de pagina eromheen die stuurt.",
    "embedded.fault.what": "‘{wanted}’ kan Hofgarten hier niet laten zien.",
    "embedded.fault.game": "Hofgarten heeft geen spel met de naam ‘{wanted}’.",
    "embedded.fault.opponent": "Hofgarten heeft geen computertegenstander met de naam ‘{wanted}’.",
    "embedded.fault.record": "Deze partij kan niet worden gelezen: ze is beschadigd of in strijd met de regels.",
    "embedded.fault.newer": "Deze partij komt uit een nieuwere versie van Hofgarten. Laad de pagina opnieuw.",
    "embedded.fault.long": "Deze link is te lang voor een partij.",
    "embedded.boxed": "Hofgarten kan in dit frame niet draaien: de pagina eromheen schermt het te streng af.",
}

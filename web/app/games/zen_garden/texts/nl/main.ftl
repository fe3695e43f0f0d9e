### Interface texts of Zen Garden in Dutch.

winner-zen--garden = { $name } wint en wordt hofarchitect.
end_help-zen--garden = Wijs of tik een getal in de eindtelling aan om in de tuin te zien wat ervoor telt.
board-title = Keuzebord
board-slot = { $tile }: { $cost }
board-too_dear = { $slot }, te duur
board-taken = genomen
coins-free = gratis
coins-free_row = gratis
coins =
    { $number ->
        [one] { $number } munt
       *[other] { $number } munten
    }
space-tile = { $place }: { $tile }
space-ghost = { $place }: { $tile }; kies nog een keer om te draaien
space-ghost_builds = { $place }: { $tile }; kies nog een keer om te plaatsen
space-open = { $place }: vrij, hier plaatsen
space-rim = { $place }: hier plaatsen, de tuin schuift op
space-empty = { $place }: leeg
space-counts = { $space }; telt voor { $item }
place-north = boven kolom { $line }
place-south = onder kolom { $line }
place-west = links van rij { $line }
place-east = rechts van rij { $line }
tile-name = { $decoration }, { $path }, { $ground }
tile-laid = { $tile }, bocht om { $corner }
shift-way =
    { $number ->
        [one] { $number } veld { $way }
       *[other] { $number } velden { $way }
    }
move-placed = plaatste een tegel op { $cell }: { $tile } ({ $cost }).
move-shifted = De tuin schoof { $shift }.
advice-bend = bocht om { $corner }
advice-shift = tuin { $shift }
help-take = { $name }, kies een tegel van het keuzebord.
help-place = Kies nu een veld in de tuin.
help-confirm = Draai de tegel zoals je wilt en plaats hem.
help-at_once = Kies hoe de tegel moet liggen of tik nog eens op het veld: hij wordt dan meteen geplaatst.
turn-orientation = Tegel draaien
turn-rotate = Met de klok mee draaien
turn-corner = Pad buigt om { $corner }
turn-nudge = Tuin verschuiven
turn-nudge_way = Tuin verschuiven: { $way }
turn-confirm = Plaatsen
refusal-too_dear = Deze tegel kost { $cost } en je hebt { $coins }.
refusal-taken = Deze tegel is al genomen. Het veld wordt aan het einde van de ronde weer aangevuld.
refusal-no_tile = Kies eerst een tegel van het keuzebord.
refusal-no_room = Die kant kan de tuin niet op: er zou een tegel buiten het bouwterrein komen.
refusal-occupied = Daar ligt al een tegel.
refusal-not_adjacent = Een nieuwe tegel moet met een zijde tegen een tegel van je tuin liggen.
wish-each =
    { $number ->
        [one] { $number } punt per tegel
       *[other] { $number } punten per tegel
    }
wish-one_of =
    { $number ->
        [one] { $others } of { $number } punt
       *[other] { $others } of { $number } punten
    }
wish-range = { $low } tot { $high } punten
wish_short-each = { $points }/tegel
wish_short-most = meeste: { $points }
wish_short-first = eerste: { $points }
wish_short-range = { $low } tot { $high }
wish_short-one_of = { $low } of { $high }
rule-wanted = In deze partij: { $features }.
rule_count-circuits = Gesloten wandelpaden
rule_count-grounds = Grondsoorten
rule_count-points = Punten
rule_count-tiles = Tegels
supply-title = Tegels
supply-both = Voorraad: { $supply }, aflegstapel: { $discard }.
supply-hint = De volgorde van de tegels is verborgen, maar je kunt wel zien welke er nog in de voorraad zijn.
supply-legend = Vervaagde tegels liggen op het keuzebord of in een tuin; doorgestreepte tegels liggen op de aflegstapel.
supply-feature = Kenmerk
supply-supply = Voorraad
supply-discard = Aflegstapel
keys-arrows = Bewegen op het keuzebord, in de tuin en in de score
keys-board = Naar het keuzebord
keys-rotate = Tegel met de klok mee draaien
keys-confirm = Tegel plaatsen; verder na een zet van de computer
keys-tiles = Tegels in de voorraad en op de aflegstapel
say-chose = Gekozen: { $tile }.
say-offer = Op { $cell }: { $tile }.
say-row = Rij { $number }: { $cells }
feature-pagoda = pagode
feature-bench = bank
feature-buddha = boeddha
feature-gate = poort
feature-crane = kraanvogel
feature-path--sand = zandpad
feature-path--wood = houten pad
feature-path--stone = stenen pad
feature-ground--sand = zand
feature-ground--pebbles = grind
feature-ground--trees = bomen
feature-ground--clay = klei
feature-ground--water = water
feature-ground--blossom = kersenbloesem
corner-nw = de hoek linksboven
corner-ne = de hoek rechtsboven
corner-se = de hoek rechtsonder
corner-sw = de hoek linksonder
way-north = omhoog
way-east = naar rechts
way-south = omlaag
way-west = naar links
item-coins = Munten
item-circuits = Gesloten wandelpaden
item-decorations = Versieringen
item-small = Kleine voorkeur
item-large = Grote voorkeur
item-majority = Meerderheid
item-detail = Aandacht voor detail
item-unity = Eenheid
item-minimalist = Minimalistisch
item-missions = Opdrachten
achievement-circuits = Helemaal rond
achievement-harmony = Innerlijke rust
achievement-zen--points = De keizer glimlacht
achievement_hint-circuits = Maak { $target } gesloten wandelpaden in één tuin.
achievement_hint-harmony = Haal punten voor ‘Eenheid’ met hooguit drie grondsoorten in je tuin.
achievement_hint-zen--points = Haal { $target } punten in één partij.
whereabouts-supply = in de voorraad
whereabouts-discard = op de aflegstapel
whereabouts-board = op het keuzebord
whereabouts-garden = in een tuin
edit-not_connected = Alle tegels van een tuin moeten via hun zijden met elkaar verbonden zijn.
edit-points = Een andere speler heeft het puntenfiche van { $points } voor deze opdracht al.
edit-other_first = Deze tuinen passen alleen bij de beurtvolgorde als { $name } begint.
edit-turns = Tegels in de tuin van { $name }: { $tiles }. Volgens het aantal gespeelde beurten is { $wanted } juist.
edit-board = Lege velden op het keuzebord: { $empty }. Volgens het aantal gespeelde beurten is { $wanted } juist.
edit-mission = { $name } heeft punten voor opdracht { $mission }, maar niet van elk kenmerk vier tegels.
setting-first = Startspeler
setting-boards = Voorkeursborden
setting-small = Kleine voorkeur
setting-large = Grote voorkeur
setting-majority = Meerderheid
setting-detail = Aandacht voor detail
setting-mission = Opdracht { $number }
setting-coins = Munten
setting-points = Punten voor opdracht { $number }
place-boards = de voorkeursborden
place-ties = de gelijke stand bij de meerderheid
place-emperor = de keizerfiches
place-missions = de opdrachten
place-board = het keuzebord
place-supply = de voorraad
place-discard = de aflegstapel
place-coins = munten

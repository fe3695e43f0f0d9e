### Dutch texts of the export and import of matches.

import-title = Partijen toevoegen
import-hint = Partijen die hier, op een ander apparaat of door een ander programma zijn opgeslagen. Je raakt niets kwijt van wat je al hebt.
import-choose = Bestanden kiezen
import-paste = Plakken vanaf het klembord
import-paste_refused = In deze browser mag de pagina het klembord niet lezen. Plak de tekst in het vak hieronder.
import-drop_hint = Je kunt een bestand ook ergens op de pagina loslaten, of een tekst op de startpagina plakken.
import-text = Een partij of een link als tekst
import-add = Toevoegen
import-out = Exporteren
import-copy = Kopiëren als tekst
import-share = Link delen
import-hidden = De partij is nog niet afgelopen: het bestand, de tekst en de link bevatten ook wat nog verborgen is. Geef ze alleen aan mensen die niet gaan spieken.
import-delete = Deze partij verwijderen
import-received = Met deze pagina gedeeld
import-received_count =
    { $number ->
        [one] Een andere app stuurde { $number } item.
       *[other] Een andere app stuurde { $number } items.
    }
import-received_link = Een andere app stuurde een link naar een partij.
import-received_hint = Er is nog niets toegevoegd. Ga alleen verder als je dit net zelf hebt gedeeld: elke website kan hier iets naartoe sturen.
import-received_add = Aan mijn partijen toevoegen
import-received_open = Link openen
import-received_leave = Weggooien
import-received_text = Een tekst
import-detail = Technische details
import-came = Partijen toegevoegd
import-all_here = Had je al
import-none_came = Niets toegevoegd
import-added =
    { $number ->
        [one] { $number } partij is nieuw.
       *[other] { $number } partijen zijn nieuw.
    }
import-renewed =
    { $number ->
        [one] { $number } partij die je al had, is aangevuld met nieuwe zetten.
       *[other] { $number } partijen die je al had, zijn aangevuld met nieuwe zetten.
    }
import-known =
    { $number ->
        [one] { $number } partij had je al.
       *[other] { $number } partijen had je al.
    }
import-unsaved = Deze browser kon niet alles opslaan: de opslag is vol of staat uit. Wat ontbreekt, ben je kwijt zodra je de pagina sluit. Bewaar dus het bestand.
import-undo = Ongedaan maken
import-undone = Ongedaan gemaakt: alles is weer zoals het was
import-shortened =
    { $number ->
        [one] In { $number } partij was een naam te lang; die is ingekort.
       *[other] In { $number } partijen was een naam te lang; die is ingekort.
    }
import-whose = Wie van deze mensen spelen op dit apparaat?
import-whose_hint = Voor prestaties, speelsterkte en oefeningen tellen alleen hun partijen.
import-search = Zoeken op naam
import-found =
    { $number ->
        [one] { $number } partij
       *[other] { $number } partijen
    }
import-device = Ander apparaat
import-device_hint = Eén bestand bevat alles: partijen, sterren, puzzels, speelsterkte, lessen, je bots, namen en instellingen. Voeg het op het andere apparaat toe in ditzelfde venster. Wat daar al verder is, blijft zoals het is.
import-everything = Alles als bestand opslaan
import-parts_came = Toegevoegd
import-parts = Ook bijgewerkt: { $parts }.
import-part-settings = instellingen
import-part-form = keuzes voor een nieuwe partij
import-part-lessons = lessen
import-part-puzzles = puzzels
import-part-bots = bots
import-refused =
    { $number ->
        [one] { $number } item is niet toegevoegd
       *[other] { $number } items zijn niet toegevoegd
    }
import-more =
    { $number ->
        [one] En nog { $number }.
       *[other] En nog { $number }.
    }
import-more_matches =
    { $number ->
        [one] En nog { $number } partij.
       *[other] En nog { $number } partijen.
    }
import-nothing_lost = Je andere partijen zijn niet veranderd.
import-line = tekstregel { $number }
import-rule = Regel { $rule } lezen
import-open = Partij openen
import-again = Iets anders proberen
import-done = Klaar
import-fault-unreadable = Het bestand kon niet worden gelezen.
import-fault-large = Dit is te groot voor een partij. Bestanden mogen maximaal { $size } MB groot zijn.
import-fault-encoding = Deze tekst is niet als UTF-8 opgeslagen. Sla hem zo op en voeg hem opnieuw toe.
import-fault-text = Dit is geen tekstbestand, dus er zit geen partij in.
import-fault-empty = Het is leeg.
import-fault-none = Er zit geen partij in.
import-fault-broken = Deze partij is beschadigd: er ontbreekt een stuk of er is iets veranderd.
import-fault-no_record = Dit is geen partij.
import-fault-newer = Deze partij is door een nieuwere versie van Hofgarten opgeslagen. Laad de pagina opnieuw om die versie te krijgen en probeer het dan nog een keer.
import-fault-game = Dit is een partij van een spel dat Hofgarten niet heeft.
import-fault-illegal = Een van de zetten is in deze partij niet mogelijk.
import-fault-against_rule = Een van de zetten is in strijd met regel { $rule }.
import-fault-faulty = In deze partij klopt iets niet.
import-fault-part = Dit deel van het bestand is beschadigd of komt uit een nieuwere versie van Hofgarten. Wat je hebt, blijft zoals het is.
import-fault-many = Er worden maximaal { $most } partijen tegelijk gelezen. Voeg hetzelfde bestand nog een keer toe om hier verder te gaan.

### Dutch: bots of users.

own-title = Je eigen bots
own-kind = Bot: { $name }
own-hint = Een Python-bestand (.py) met een functie die ‘choose’ heet, of een wheel (.whl). De bot wordt in deze browser opgeslagen, draait afgeschermd van de pagina en krijgt alleen te horen wat een speler mag weten. Gebruik desondanks alleen bestanden van mensen die je vertrouwt.
own-choose = Bestand kiezen
own-remove_it = { $name } verwijderen
own-damaged = Dit bestand is niet te lezen. Het blijft zoals het is tot je het verwijdert.
own-added = { $name } is klaar om mee te spelen.
own-replaced = { $name } is vervangen door het nieuwe bestand.
own-removed = { $name } is verwijderd.
own-none_chosen = Er speelt een eigen bot mee: kies eerst een bestand.
own-not_kept = Deze browser kan { $name } niet opslaan: de opslag is vol of staat uit. De bot blijft beschikbaar tot je de pagina verlaat.
own-neither = { $file } is geen Python-bestand (.py) en ook geen wheel (.whl).
own-large = { $file } is te groot: een bot mag maximaal { $most } kB groot zijn.
own-unreadable = { $file } kon niet worden gelezen.
own-text = { $file } is geen Python-broncode.
own-no_choose = { $file } heeft geen functie met de naam choose(game, view, seat, rng).
own-wheel = { $file } is geen wheel in puur Python (dan zou de naam eindigen op -none-any.whl).
own-newer = Het bestand met deze naam is opgeslagen door een nieuwere versie van Hofgarten. Het blijft zoals het is tot je het verwijdert.

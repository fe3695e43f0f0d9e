### Dutch texts of matches that are shared as a link.

share-title = Deze partij delen
share-study_title = Deze analyse delen
share-about = Wie de link opent, kan de partij zet voor zet volgen en vanaf elke stelling verderspelen. Je eigen partij blijft zoals hij is.
share-study_about = De link opent deze stelling met je varianten, hun namen en opmerkingen. Het apparaat van de lezer zoekt de beste zetten pas als de lezer erom vraagt. Je eigen varianten blijven zoals ze zijn.
share-link = Link
share-length = { $number } tekens.
share-long = Sommige berichtenapps kappen zulke lange links af.
share-only_here = Deze link werkt alleen op deze computer. Start de pagina voor andere apparaten met ‘make play WIFI=yes’ en open het adres dat dan verschijnt.
share-copy = Kopiëren
share-send = Delen…
share-embed = Insluiten
share-at = De link begint
share-at-begin = vóór de eerste zet
share-at-now = bij de huidige stelling
share-at-end = aan het einde
share-qr = QR-code van de link
share-qr_hint = Scan hem met de camera van een ander apparaat.
share-no_qr = De link is te lang voor een QR-code.
share-holds_all = Deze link bevat de hele partij, ook wat nog verborgen is en wat er nog komt: wie goed kijkt, kan het lezen.
share-private = Geen enkele server krijgt de partij te zien: hij staat in het deel van de link na de #, en dat sturen browsers niet mee.
share-subject = { $game }: { $names }
shared-title = Iemand heeft deze partij met je gedeeld.
shared-about = Wil je hem in deze browser houden, bewaar hem dan.
shared-keep = Bewaren

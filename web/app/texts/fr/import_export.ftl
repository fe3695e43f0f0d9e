### French texts of the export and import of matches.

import-title = Ajouter des parties
import-hint = Des parties enregistrées ici, sur un autre appareil ou par un autre programme. Vous ne perdrez rien de ce que vous avez déjà.
import-choose = Choisir des fichiers
import-paste = Coller depuis le presse-papiers
import-paste_refused = Ce navigateur ne laisse pas la page lire le presse-papiers. Collez plutôt le texte dans le champ ci-dessous.
import-drop_hint = Vous pouvez aussi déposer un fichier n’importe où sur la page, ou coller un texte sur la page d’accueil.
import-text = Une partie ou un lien sous forme de texte
import-add = Ajouter
import-out = Exporter
import-copy = Copier sous forme de texte
import-share = Partager un lien
import-hidden = La partie n’est pas finie : le fichier, le texte et le lien contiennent aussi ce qui est encore caché. Ne les donnez qu’à des personnes qui n’iront pas regarder.
import-delete = Supprimer cette partie
import-received = Contenu partagé avec cette page
import-received_count =
    { $number ->
        [one] { $number } élément vient d’une autre application.
       *[other] { $number } éléments viennent d’une autre application.
    }
import-received_link = Une autre application a envoyé un lien vers une partie.
import-received_hint = Rien n’a encore été ajouté. Ne continuez que si c’est vous qui venez de faire ce partage : n’importe quel site peut envoyer quelque chose ici.
import-received_add = Ajouter à mes parties
import-received_open = Ouvrir le lien
import-received_leave = Ignorer
import-received_text = Un texte
import-detail = Détails techniques
import-came = Parties ajoutées
import-all_here = Déjà là
import-none_came = Rien n’a été ajouté
import-added =
    { $number ->
        [one] { $number } nouvelle partie.
       *[other] { $number } nouvelles parties.
    }
import-renewed =
    { $number ->
        [one] { $number } partie que vous aviez déjà va maintenant plus loin.
       *[other] { $number } parties que vous aviez déjà vont maintenant plus loin.
    }
import-known =
    { $number ->
        [one] { $number } partie était déjà là.
       *[other] { $number } parties étaient déjà là.
    }
import-unsaved = Ce navigateur n’a pas pu tout enregistrer : son espace de stockage est plein ou désactivé. Ce qui n’est pas enregistré disparaîtra à la fermeture de la page : gardez donc le fichier.
import-undo = Annuler l’ajout
import-undone = Ajout annulé : tout est comme avant
import-shortened =
    { $number ->
        [one] Dans { $number } partie, un nom trop long a été raccourci.
       *[other] Dans { $number } parties, un nom trop long a été raccourci.
    }
import-whose = Qui, parmi ces personnes, joue sur cet appareil ?
import-whose_hint = Pour les succès, le niveau et l’entraînement, seules les parties de ces personnes comptent.
import-search = Chercher par nom
import-found =
    { $number ->
        [one] { $number } partie
       *[other] { $number } parties
    }
import-device = Autre appareil
import-device_hint = Un seul fichier emporte tout : parties, étoiles, problèmes, niveau, leçons, vos bots, noms et réglages. Ajoutez-le au même endroit sur l’autre appareil. Ce qui y est plus avancé reste.
import-everything = Tout enregistrer dans un fichier
import-parts_came = Ajouté
import-parts = Également mis à jour : { $parts }.
import-part-settings = réglages
import-part-form = choix pour une nouvelle partie
import-part-lessons = leçons
import-part-puzzles = problèmes
import-part-bots = bots
import-refused =
    { $number ->
        [one] { $number } élément n’a pas été ajouté
       *[other] { $number } éléments n’ont pas été ajoutés
    }
import-more =
    { $number ->
        [one] Et { $number } autre.
       *[other] Et { $number } autres.
    }
import-more_matches =
    { $number ->
        [one] Et { $number } autre partie.
       *[other] Et { $number } autres parties.
    }
import-nothing_lost = Vos autres parties n’ont pas changé.
import-line = ligne { $number }
import-rule = Lire la règle { $rule }
import-open = Ouvrir la partie
import-again = Essayer autre chose
import-done = Terminé
import-fault-unreadable = Le fichier n’a pas pu être lu.
import-fault-large = C’est trop volumineux pour une partie. Un fichier peut peser jusqu’à { $size } Mo.
import-fault-encoding = Ce texte n’est pas enregistré en UTF-8. Enregistrez-le ainsi, puis ajoutez-le de nouveau.
import-fault-text = Ce n’est pas un fichier texte : il ne contient donc pas de partie.
import-fault-empty = Le contenu est vide.
import-fault-none = Aucune partie n’y a été trouvée.
import-fault-broken = Cette partie est endommagée : elle a été tronquée ou modifiée.
import-fault-no_record = Ce n’est pas une partie.
import-fault-newer = Cette partie a été enregistrée par une version plus récente de Hofgarten. Rechargez la page pour obtenir cette version, puis réessayez.
import-fault-game = C’est une partie d’un jeu que Hofgarten ne propose pas.
import-fault-illegal = L’un des coups n’est pas possible dans cette partie.
import-fault-against_rule = L’un des coups enfreint la règle { $rule }.
import-fault-faulty = Il y a une incohérence dans cette partie.
import-fault-part = Cette partie du fichier est endommagée ou vient d’une version plus récente de Hofgarten. Vos données restent inchangées.
import-fault-many = Seules { $most } parties sont lues à la fois. Ajoutez de nouveau le même fichier pour continuer à partir d’ici.

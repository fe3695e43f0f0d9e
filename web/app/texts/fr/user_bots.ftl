### French: bots of users.

own-title = Vos bots
own-kind = Bot : { $name }
own-hint = Un fichier Python (.py) avec une fonction nommée « choose », ou un wheel (.whl). Le bot est enregistré dans ce navigateur, s’exécute isolé de la page et ne reçoit que les informations auxquelles un joueur a droit. N’utilisez malgré tout que des fichiers de personnes en qui vous avez confiance.
own-choose = Choisir un fichier
own-remove_it = Supprimer { $name }
own-damaged = Ce fichier est illisible. Il reste tel quel jusqu’à ce que vous le supprimiez.
own-added = { $name } est prêt à jouer.
own-replaced = { $name } a été remplacé par le nouveau fichier.
own-removed = { $name } a été supprimé.
own-none_chosen = L’un des joueurs est un de vos bots : choisissez d’abord son fichier.
own-not_kept = Ce navigateur ne peut pas enregistrer { $name } : son espace de stockage est plein ou désactivé. Le bot reste disponible jusqu’à ce que vous quittiez la page.
own-neither = { $file } n’est ni un fichier Python (.py) ni un wheel (.whl).
own-large = { $file } est trop volumineux : un bot ne doit pas dépasser { $most } ko.
own-unreadable = { $file } n’a pas pu être lu.
own-text = { $file } n’est pas du code Python.
own-no_choose = { $file } ne contient pas de fonction choose(game, view, seat, rng).
own-wheel = { $file } n’est pas un wheel en Python pur (son nom se terminerait par -none-any.whl).
own-newer = Le fichier de ce nom a été enregistré par une version plus récente de Hofgarten. Il reste tel quel jusqu’à ce que vous le supprimiez.

### French texts of the rule book.

way-rules = Règles du jeu
way_hint-rules = Chaque règle, avec un petit exemple à essayer
rulebook-intro = Chaque règle avec son numéro, et un petit exemple pour l’essayer.
rulebook-contents = Sommaire
rulebook-search = Chercher dans les règles
rulebook-none = Aucune règle ne contient ces mots.
rulebook-found =
    { $number ->
        [one] { $number } règle
       *[other] { $number } règles
    }
rulebook-try = À vous d’essayer
rulebook-look = Regardez bien
rulebook-again = Recommencer
rulebook-done = C’est fait : voilà comment la règle fonctionne.
rulebook-refused = Impossible : c’est justement ce que la règle interdit.
rulebook-back = Retour à la partie
rulebook-turning = Règle précédente et règle suivante
rulebook-previous = Règle précédente
rulebook-next = Règle suivante
rulebook-open = Essayer dans les règles du jeu
rulebook-example = Exemple
rulebook-counts = Ce qui compte : { $things }.
rulebook-times = { $number } × { $tile }
rulebook-number = { $item }, { $name } : { $points }

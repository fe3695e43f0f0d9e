### French texts of matches played live in one room.

room-title = Appareils dans la pièce
room-away = Injoignable pour le moment : { $names }. Rien n’est perdu, et la partie reprendra dès que tout le monde sera de retour.
room-no_host = L’appareil qui héberge la partie est injoignable. Rien n’est perdu, et la partie reprendra dès son retour. S’il ne revient pas, demandez si la partie s’y joue encore en direct, puis scannez un nouveau code.
room-paused = L’appareil qui héberge la partie affiche autre chose pour le moment. La partie reprendra dès qu’elle y sera de nouveau affichée.
room-busy = { $name } regarde autre chose pour le moment.
room-unsaved = L’appareil qui héberge la partie ne peut pas l’enregistrer pour le moment. Si la page y est fermée, les derniers coups seront perdus.
room-closed = Cette partie ne se joue plus en direct. Demandez le code d’une nouvelle partie.
room-ending-link = La partie ne se joue plus en direct. Elle continue par lien : ouvrez celui que vous recevrez.
room-ending-here = La partie ne se joue plus en direct. Elle continue sur l’appareil qui l’héberge, et vous pouvez la revoir ici.
room-rematch = Une nouvelle partie peut être lancée sur l’appareil de { $name }.
room-unseated = Votre place est maintenant prise par quelqu’un d’autre.
room-again = Rejoindre à nouveau
room-asks = { $name } voudrait annuler un coup.
room-asking = { $name } voudrait annuler un coup. Il manque encore l’accord de : { $names }.
room-allow = Accepter
room-refuse = Non, continuer
room-withdraw = Retirer la demande
room-sending = Votre choix est en route vers l’appareil qui héberge la partie.
room-call_back = Annuler l’envoi
room-seat_open = Personne n’a encore pris cette place. Invitez quelqu’un, ou occupez-la sur cet appareil.
room-place-here = sur cet appareil
room-place-host = sur l’appareil qui héberge la partie
room-place-open = n’est pas encore là
room-place-there = est là
room-place-away = injoignable
room-place-busy = regarde autre chose
room-place-bot = joué par l’ordinateur
room-give = Laisser cette place à un autre appareil
room-take = Jouer ici
room-watching =
    { $number ->
        [one] { $number } autre appareil regarde la partie.
       *[other] { $number } autres appareils regardent la partie.
    }
room-invitation = Inviter quelqu’un
room-invitation_full = Reconnecter un appareil ou inviter quelqu’un à regarder
room-how = Scannez ce code avec l’autre appareil, ou envoyez-lui le lien. Il affichera alors un code de réponse.
room-link = Lien pour l’autre appareil
room-who = Toute personne qui a ce lien peut prendre une place libre ou simplement regarder : elle voit alors ce que tout le monde a le droit de voir.
room-ends = Continuer autrement
room-ends_hint = La partie reste telle quelle.
room-anywhere = Par lien, on peut jouer partout, même loin les uns des autres.
room-by_link = Continuer par lien
room-here = Continuer sur cet appareil
room-join = Rejoindre une partie dans cette pièce
room-looking = Recherche de l’appareil qui héberge la partie.
room-found = { $game }, avec { $names }
room-entering = Vous prenez place.
room-return = Continuer en tant que { $name }
room-look = Personne : je ne fais que regarder
room-message = Rejoignez ma partie dans cette pièce :
room-reply = Scannez ensuite le code de réponse de l’autre appareil :
room-answer_label = Ou scannez-le avec l’application photo de cet appareil, ou collez son lien ici :
room-connect = Connecter
room-show_answer = L’appareil qui héberge la partie a maintenant besoin de ce code de réponse. Choisissez-y « Scanner sur cette page » et présentez-lui cet écran, ou envoyez le lien.
room-no_answer = Le code a été lu, mais rien ne se passe ? Scannez alors un nouveau code sur l’appareil qui héberge la partie : chaque code ne sert qu’à un seul appareil.
room-answer_code = Le code de réponse
room-trouble = Les deux appareils doivent être sur le même réseau Wi-Fi. Les réseaux invités et les VPN isolent souvent les appareils.
room-otherwise = Dans ce cas, vous pouvez jouer par lien.
room-answer_message = Ma réponse pour la partie dans cette pièce :
room-passing = Le code est transmis à la partie.
room-passed = C’est fait : la partie continue dans l’autre onglet. Vous pouvez fermer celui-ci.
room-nobody = La partie n’est pas ouverte dans ce navigateur. Si elle l’est dans un autre, choisissez-y « Scanner sur cette page ». Sinon, ouvrez-la ici, puis scannez à nouveau le code de réponse.
room-scan = Scanner sur cette page
room-stop = Arrêter l’appareil photo
room-camera = Image de l’appareil photo

### French: the names of the faces of people.

face-fox = Renard
face-frog = Grenouille
face-cat = Chat
face-owl = Chouette
face-hare = Lièvre
face-panda = Panda

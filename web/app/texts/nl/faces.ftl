### Dutch: the names of the faces of people.

face-fox = Vos
face-frog = Kikker
face-cat = Kat
face-owl = Uil
face-hare = Haas
face-panda = Panda

### English: the names of the faces of people.

face-fox = Fox
face-frog = Frog
face-cat = Cat
face-owl = Owl
face-hare = Hare
face-panda = Panda

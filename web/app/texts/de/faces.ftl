### German: the names of the faces of people.

face-fox = Fuchs
face-frog = Frosch
face-cat = Katze
face-owl = Eule
face-hare = Hase
face-panda = Panda

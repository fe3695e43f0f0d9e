### Texts of Flower Bed in English.

game-flower--bed = Flower Bed
tagline-flower--bed = Nine flowers, three colors, and the weather decides which of them are watered.
winner-flower--bed = { $name } has the finest bed.
end_help-flower--bed = Rows and columns of one color or of three colors have scored.
offer-title = Your flowers
help-flower = Choose a flower of your hand.
help-space = Choose a free space of your bed.
help-confirm = Plant it, or choose another space.
turn-confirm = Plant
color-b = blue flower
color-r = red flower
color-y = yellow flower
free = free
space = space { $number }: { $flower }
at = space { $number }
planted = planted a { $flower } on { $space }.
weather = Today it rains for each { $color }.
item-lines = Lines of one color
item-mixed = Lines of three colors
item-water = Watered flowers
item-to--come = Points to come

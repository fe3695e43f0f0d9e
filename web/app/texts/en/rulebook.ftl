### English texts of the rule book.

way-rules = Rule book
way_hint-rules = Every rule, with a small example to try
rulebook-intro = Every rule, with its number and a small example to try.
rulebook-contents = Contents
rulebook-search = Search the rules
rulebook-none = No rule contains these words.
rulebook-found =
    { $number ->
        [one] { $number } rule
       *[other] { $number } rules
    }
rulebook-try = Try it
rulebook-look = Take a look
rulebook-again = Start again
rulebook-done = Done: that is how the rule works.
rulebook-refused = Not allowed: that is what the rule forbids.
rulebook-back = Back to the match
rulebook-turning = Previous and next rule
rulebook-previous = Previous rule
rulebook-next = Next rule
rulebook-open = Try it in the rule book
rulebook-example = Example
rulebook-counts = What counts: { $things }.
rulebook-times = { $number } × { $tile }
rulebook-number = { $item }, { $name }: { $points }

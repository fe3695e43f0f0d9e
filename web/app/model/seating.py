"""The people of the start form: a choice of company, a person of earlier matches, and the choice of a face.

A first visit against the computer needs none of it.
"""

from dataclasses import replace

from web.app.model.new_match_form import ON_THIS_DEVICE, PERSON, Form, SeatForm, all_different, fill_in


def with_company(before: Form, after: Form) -> Form:
    """Return the form after a choice of company, with the players of the last company on this device.

    A bot in place of a person does not have the person's name.
    """
    if after.company == before.company:
        return after
    if after.company == ON_THIS_DEVICE and after.friends:
        return _with_friends(after)
    friends = before.playing if before.company == ON_THIS_DEVICE else after.friends
    seats = tuple(
        replace(seat, name="") if earlier.kind == PERSON != seat.kind else seat
        for earlier, seat in zip(before.seats, after.seats, strict=True)
    )
    return replace(after, friends=friends, seats=seats)


def _with_friends(form: Form) -> Form:
    """Return the form with the last company on this device. A name that the user has entered meanwhile stays."""
    first, *others = form.friends
    first = form.seats[0] if form.own_name else first
    seats = (first, *others, *form.seats[len(form.friends) :])
    count = len(form.friends) if len(form.friends) in form.counts else form.count
    return replace(form, count=count, seats=all_different(seats, seats))


def with_friends(form: Form, number: int) -> Form:
    """Return the form with as many people on this device, those of the last company among them."""
    people = {f"kind-{seat}": PERSON for seat in range(number)}
    return fill_in(
        with_company(form, fill_in(form, people | {"company": ON_THIS_DEVICE})), people | {"players": str(number)}
    )


def with_person(form: Form, name: str, colour: str, face: str) -> tuple[Form, int | None]:
    """Return the form with a person on the first seat without a name, or on one more; and the seat, if there is one.

    People who have a seat already keep their colours and faces.
    """
    nameless = [number for number in form.people if not form.seats[number].name.strip()]
    seat = nameless[0] if nameless else form.count
    count = max(form.count, seat + 1)
    if count not in form.counts:
        return form, None
    others = [other for number, other in enumerate(form.seats[:count]) if number != seat]
    seats = list(form.seats)
    seats[seat] = SeatForm(
        name,
        seats[seat].colour if any(other.colour == colour for other in others) else colour,
        face=seats[seat].face if any(other.face == face for other in others) else face,
    )
    return replace(form, count=count, seats=all_different(form.seats, seats)), seat


def with_face(form: Form, seat: int, face: str) -> Form:
    """Return the form with a seat's face. A seat that has this face takes the other one in return."""
    return fill_in(form, {f"face-{seat}": face})

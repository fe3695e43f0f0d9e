"""News of the own turn for a page that is hidden, and the switch for notifications."""

from tests.web.harness import Person, reopened
from tests.web.languages import languages
from tests.web.rooms import two_devices
from tests.web.turn_links import two
from tests.web.two_tabs import Browser
from web.app.model.mode import awaited_turn
from web.app.texts import Words

ENGLISH = Words("en")


def notify(person: Person, answer: str) -> None:
    """Turn notifications on, and give the browser's answer."""
    person.do("set", name="notify", fields={"notify": "on"})
    assert person.reply["command"] == {"kind": "ask-notify"}
    person.do("permit-notify", notifications=answer)


def test_the_turn_after_a_bots_move_is_told_and_taken_back() -> None:
    person = Person()
    notify(person, "granted")
    person.start_match(**{"kind-1": "gardener"})
    person.let_computers_play()
    taken_back = person.build_anything()["turn"]
    assert taken_back is None
    person.let_computers_play()
    told = person.reply["turn"]
    assert (told["text"], told["notify"], told["sound"]) == (ENGLISH("saved.your_turn"), True, False)
    assert told["body"].startswith(ENGLISH.of("game", "zen-garden"))
    assert all(name in told["body"] for name in person.match.names)


def test_people_who_share_a_device_are_not_told() -> None:
    person = Person()
    person.start_match()
    person.build_anything()
    assert not any("turn" in reply for reply in person.replies)


def test_in_a_room_each_device_is_told_of_its_own_turn() -> None:
    room, guest = two_devices(turn=1)
    assert (awaited_turn(room.host.page), awaited_turn(guest.page)) == (None, (guest.match.id, guest.match.at))
    room.play()
    assert (awaited_turn(room.host.page), awaited_turn(guest.page)) == ((room.host.match.id, room.host.match.at), None)


@languages
def test_a_tab_says_that_its_turn_link_was_opened_in_another_one(language: str) -> None:
    ada, ben, _ = two()
    browser, words = Browser(**ben.storage), Words(language)
    tab = browser.open(f"#match/{ben.match.id}")
    for name, value in (("language", language), ("notify", "on"), ("sounds", "on")):
        tab.do("set", name=name, fields={name: value})
    ben.play_turn()
    browser.write(None, *next((key, text) for key, text in ben.storage.items() if ben.match.id in key))
    tab.hear()
    ada.open(ben.link())
    ada.play_turn()
    browser.open(ada.link())
    tab.hear()
    assert words("correspondence.opened_elsewhere") in tab.reply["html"]
    told = tab.reply["turn"]
    assert (told["text"], told["notify"], told["sound"]) == (words("saved.your_turn"), False, False)


@languages
def test_the_switch_says_that_notifications_are_refused_or_missing(language: str) -> None:
    words = Words(language)
    for answer, key in (("denied", "notify.denied"), ("unsupported", "notify.unsupported"), ("default", "notify.hint")):
        person = Person(languages=[language])
        notify(person, answer)
        html = person.do("dialog", name="settings")["html"]
        assert words(key) in html
        assert person.model.settings.notify == "off"
    person = Person(languages=[language])
    notify(person, "granted")
    assert reopened(person).model.settings.notify == "on"


def test_a_permission_that_was_withdrawn_turns_the_switch_off_until_it_is_given_again() -> None:
    person = Person()
    notify(person, "granted")
    again = Person(storage=person.storage, notifications="denied")
    html = again.do("dialog", name="settings")["html"]
    switch = html.partition('name="notify"')[2].partition(">")[0]
    assert ("checked" in switch, ENGLISH("notify.denied") in html) == (False, True)


def test_the_switch_is_in_the_dialog_of_the_room() -> None:
    room, guest = two_devices()
    for device in (room.host, guest):
        device.do("dialog", name="room")
        assert ENGLISH("notify.title") in device.html

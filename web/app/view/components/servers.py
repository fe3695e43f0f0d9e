"""The servers that find the way to friends elsewhere: the consent to ask them, and a server of the user's own."""

from web.app.model.model import Model
from web.app.model.room.servers import FIELDS, MAX_LENGTH, has_agreed, names_of, own_server, servers_of
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.components import button, do
from web.app.view.html import Element


def consent(words: Words, model: Model) -> Element | None:
    """Return the question about asking servers, with the data that they learn; None until they are known."""
    servers = servers_of(model)
    if servers is None:
        return None
    return h.section(".stack.gap-3")[
        h.p[words("room.consent", servers=words.listed(names_of(servers)))],
        h.div(".panel-buttons.cluster")[
            button(do("elsewhere-agree"), words("room.agree"), picture="confirm", classes="is-main")
        ],
        own_server_part(words, model),
    ]


def own_server_part(words: Words, model: Model) -> Element:
    """Return the servers that are asked, and the form for another one."""
    servers, own = servers_of(model) or (), own_server(model.settings)
    asked = words("room.asked", servers=words.listed(names_of(servers))) if servers else words("room.no_servers")
    values = own or ("", "", "")
    return h.div(".stack.gap-2")[
        h.p(".hint")[asked] if has_agreed(model) else None,
        h.details[
            h.summary[words("room.own_server")],
            h.form(".stack.gap-2", data_submit="elsewhere-server", autocomplete="off")[
                h.p(".hint")[words("room.server_hint")],
                (_field(words, name, value) for name, value in zip(FIELDS, values, strict=True)),
                h.div(".panel-buttons.cluster")[
                    h.button(".button", type="submit")[words("room.server_use")],
                    button(do("elsewhere-forget"), words("room.forget"), picture="cancel")
                    if model.settings.elsewhere
                    else None,
                ],
            ],
        ],
    ]


def _field(words: Words, name: str, value: str) -> Element:
    return h.div(".stack.gap-0")[
        h.label(for_=name)[words.of("room.server", name.partition("-")[2])],
        h.input(
            id=name,
            name=name,
            type="password" if name == FIELDS[2] else "text",
            inputmode="url" if name == FIELDS[0] else None,
            value=value,
            maxlength=str(MAX_LENGTH),
            spellcheck="false",
        ),
    ]

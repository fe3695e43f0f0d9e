"""Writes index.html: the template in the repository's root, filled with prerendered views."""

import json
import re
from collections.abc import Callable
from functools import partial
from html import escape
from pathlib import Path, PurePosixPath
from posixpath import normpath

from hofgarten.registry import GAMES
from web.app.texts import LANGUAGES
from web.app.view import layout as views
from web.app.view.embed import sandbox_notice
from web.build import published
from web.build.guard import guard, source_of
from web.build.minify import REMARK, shared_sprite
from web.build.paths import BROWSER, PYSCRIPT, ROOT, BuildError
from web.build.pyscript import pyscript_files

FIRST = ("main.js", "workers/python_worker.js")
"""Scripts that the page needs at once, together with their imports."""
IMPORT = re.compile(r'^import (?:.* from )?"(\.\.?/.+)";$', re.MULTILINE)
PLACEHOLDER = re.compile(r"\{\{(\w+)\}\}")


def write_index(target: Path, version: str, address: str = "") -> None:
    """Write the page. Raises BuildError.

    `version` is the path of its version folder, relative to the page; `address` is where it will be published.
    """
    template = (ROOT / "index.html").read_text(encoding="utf-8")
    page = fill(template, {**parts(version), "published": published.head(address)})
    target.write_text(REMARK.sub("", page), encoding="utf-8")


def offline_error_page() -> str:
    """Return the page that the service worker shows if it cannot load the real one; raises BuildError."""
    template = (BROWSER / "offline_error.html").read_text(encoding="utf-8")
    return REMARK.sub("", fill(template, {**head_values(), "trouble": notices(views.error_notice)}))


def fill(template: str, values: dict[str, str]) -> str:
    """Replace each placeholder `{{name}}` by its value; raises BuildError if one is missing."""
    wanted = set(PLACEHOLDER.findall(template))
    if wanted != set(values):
        raise BuildError(f"index.html and the build disagree about {', '.join(sorted(wanted ^ set(values)))}.")
    return PLACEHOLDER.sub(lambda match: values[match[1]], template)


def parts(version: str) -> dict[str, str]:
    """Return the values of the placeholders in index.html, which is written in the first language."""
    first, *others = LANGUAGES
    return {
        **head_values(),
        "version": version,
        "description": escape(views.description(first)),
        "preloads": "\n".join(
            f'<link rel="modulepreload" fetchpriority="low" href="{version}/{name}">' for name in preloaded()
        ),
        "games": " ".join(GAMES),
        "sprite": shared_sprite(),
        "page": views.prerender(first),
        "trouble": notices(
            views.error_notice, partial(views.reason_notices, browsers=oldest_browsers()), sandbox_notice
        ),
        "templates": "\n".join(template(language) for language in others),
        "without_scripts": "\n".join(views.without_scripts(language) for language in LANGUAGES),
    }


def oldest_browsers() -> dict[str, str]:
    """Return the oldest supported version of each browser: `browserslist` in package.json."""
    package = json.loads((ROOT / "package.json").read_text(encoding="utf-8"))
    return dict(query.split(" >= ") for query in package["browserslist"])


def head_values() -> dict[str, str]:
    """Return the values that each page's head needs: language, title, and the inline script."""
    first = LANGUAGES[0]
    return {
        "language": first,
        "languages": " ".join(LANGUAGES),
        "title": escape(views.title(first)),
        "guard": guard(),
        "guard_hash": source_of(guard()),
    }


def notices(*kinds: Callable[[str], str]) -> str:
    """Return notices of the given kinds in each language, all hidden."""
    return "\n".join(kind(language) for kind in kinds for language in LANGUAGES)


def template(language: str) -> str:
    """Return the page in another language as an inert template for pre_paint.js."""
    title = escape(views.title(language), quote=True)
    return f'<template data-lang="{language}" data-title="{title}">{views.prerender(language)}</template>'


def preloaded() -> list[str]:
    """Return the scripts to preload, so that the browser does not discover them one after the other.

    PyScript also waits for its plugin before it creates a worker: with it a cold start takes 0.97 of the time, a warm
    one 0.93.
    """
    scripts = list(FIRST)
    for name in scripts:  # grows during the loop
        path = BROWSER / name
        text = path.read_text(encoding="utf-8") if path.exists() else ""
        imported = (normpath(f"{PurePosixPath(name).parent}/{other}") for other in IMPORT.findall(text))
        scripts.extend(other for other in dict.fromkeys(imported) if other not in scripts)
    _, python, *others = scripts
    *core, plugin = (f"pyscript/{name}" for name in pyscript_files(PYSCRIPT / "dist"))
    return [*core, python, plugin, *others]

"""Take pictures of every screen, and compare the pictures of two builds.

python -m e2e.screenshots [--out FOLDER] [--dist FOLDER] [--looks LOOK ...] [SCENE ...]
python -m e2e.screenshots --compare BEFORE AFTER

Without `--looks`, each screen is shown in all of them. A change of styles that nobody should see gives equal pictures:
take them before and after, and compare the two folders.
"""

import argparse
import base64
import tempfile
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from playwright.sync_api import Page, sync_playwright

from e2e.screens import SIZES, THEMES, Scene, scenes, set_language
from tests.kit.browsers import OLD_VERSIONS, chromium, old_chromium
from tests.kit.serve import serve
from tests.kit.shared_page import new_context
from tests.kit.waiting import at_rest
from web.app.texts import LANGUAGES
from web.build.__main__ import build

SIGHTS = ("protanopia", "deuteranopia", "tritanopia", "achromatopsia")
"""Colour vision deficiencies, as named by Chromium's emulation."""

DIFFERENCE = """async (urls) => {
    const [before, after] = await Promise.all(urls.map(async (url) => {
        const image = await createImageBitmap(await (await fetch(url)).blob());
        const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d");
        canvas.drawImage(image, 0, 0);
        return canvas.getImageData(0, 0, image.width, image.height);
    }));
    if (before.width !== after.width || before.height !== after.height) {
        return `${before.width} x ${before.height} became ${after.width} x ${after.height}`;
    }
    const near = (at) => [0, 1, 2, 3].every((part) => Math.abs(before.data[at + part] - after.data[at + part]) <= 2);
    const found = Array.from({ length: before.width * before.height }, (_, at) => at).filter((at) => !near(4 * at));
    const range = (all) => `${all.reduce((a, b) => Math.min(a, b))} to ${all.reduce((a, b) => Math.max(a, b))}`;
    const [columns, rows] = [found.map((at) => at % before.width), found.map((at) => Math.floor(at / before.width))];
    return found.length && `${found.length} pixels, x ${range(columns)}, y ${range(rows)}`;
}"""
"""Counts the pixels in which two pictures differ, and finds the rectangle around them; 0 if they are equal.

The same page gives colours that differ by up to 2 of 255, where Chromium rasters a curve in another part of the screen.
"""

SAME_SEEDS = "crypto.randomUUID = () => '00000000-0000-4000-8000-000000000000';"
TODAY: Final = "2026-03-14T12:00:00"
PORT: Final = 8123
"""The site's port: QR codes have the address of the page."""


@dataclass(frozen=True)
class Look:
    """A way to show a screen."""

    size: tuple[int, int] = SIZES["desktop"]
    media: Mapping[str, str] = field(default_factory=lambda: {"color_scheme": "light"})
    language: str = "en"
    sight: str = "none"
    text_size: str = ""
    """The text size of the browser; an empty string is the default."""
    whole: bool = False
    """True for a picture of the whole page, false for one of the window."""


LOOKS: Final[Mapping[str, Look]] = {
    **{f"{name}-{theme}": Look(size, {"color_scheme": theme}) for name, size in SIZES.items() for theme in THEMES},
    "forced-colours": Look(media={"forced_colors": "active"}),
    "moving": Look(media={"reduced_motion": "no-preference"}),
    "print": Look(media={"media": "print"}, whole=True),
    **{f"large-text-{name}": Look(size, text_size="200%", whole=True) for name, size in SIZES.items()},
    **{f"{name}-{code}": Look(SIZES[name], language=code) for name in ("phone", "desktop") for code in LANGUAGES[1:]},
    **{sight: Look(sight=sight) for sight in SIGHTS},
}
"""All ways to show a screen, by the end of the picture's name."""

USUAL: Final = {"media": "null", "color_scheme": "null", "forced_colors": "null", "reduced_motion": "reduce"}


def main() -> None:
    """Take pictures, or compare them; the exit status is 1 if pictures differ."""
    parser = argparse.ArgumentParser(description="Pictures of every screen of the page.")
    parser.add_argument("--out", type=Path, default=Path("screenshots"), help="the folder for the pictures")
    parser.add_argument("--dist", type=Path, help="a page that has been built; without it, one is")
    parser.add_argument("--old", choices=OLD_VERSIONS, help="the old Chromium that shows the page")
    parser.add_argument("--looks", nargs="+", choices=LOOKS, default=list(LOOKS), metavar="LOOK", help=", ".join(LOOKS))
    parser.add_argument("--compare", nargs=2, type=Path, metavar="FOLDER", help="list the pictures that differ")
    parser.add_argument("scenes", nargs="*", metavar="SCENE", help="names of scenes, or how they begin; all of them")
    wanted = parser.parse_args()
    if wanted.compare:
        faults = list(differences(*wanted.compare))
        raise SystemExit("\n".join(faults) if faults else 0)
    wanted.out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        dist = wanted.dist or Path(folder, "dist")
        if wanted.dist is None:
            build(dist)
        chosen = [scene for scene in scenes() if scene.name.startswith(tuple(wanted.scenes or [""]))]
        photograph(serve(dist, PORT), chosen, {name: LOOKS[name] for name in wanted.looks}, wanted.out, wanted.old)


def photograph(site: str, chosen: list[Scene], looks: Mapping[str, Look], out: Path, old: str | None = None) -> None:
    """Take the pictures of some screens, in this computer's Chromium or an old one."""
    with sync_playwright() as driver:
        launch = old_chromium(old) if old else chromium(driver)
        browser = driver.chromium.launch(**launch.options())
        page = new_context(browser).new_page()
        page.add_init_script(SAME_SEEDS)
        page.clock.set_fixed_time(TODAY)
        for scene in chosen:
            page.set_viewport_size({"width": 1440, "height": 900})
            scene.show(page, site)
            language = scene.preferences.get("language", "en")
            for name, look in looks.items():
                if look.language == "en" or language == "en":
                    picture(page, look, out / f"{scene.name}-{name}.png")
            print(scene.name, flush=True)
        browser.close()


def picture(page: Page, look: Look, path: Path) -> None:
    """Take one picture of the current screen; the page has its usual look afterwards."""
    width, height = look.size
    page.set_viewport_size({"width": width, "height": height})
    page.emulate_media(**{**USUAL, **look.media})  # type: ignore[arg-type]
    if look.language != "en":
        set_language(page, look.language)
    page.evaluate("(size) => { document.documentElement.style.fontSize = size; }", look.text_size)
    devices = page.context.new_cdp_session(page)
    devices.send("Emulation.setEmulatedVisionDeficiency", {"type": look.sight})
    at_rest(page)
    page.screenshot(path=path, animations="disabled", full_page=look.whole)
    devices.send("Emulation.setEmulatedVisionDeficiency", {"type": "none"})
    devices.detach()
    if look.language != "en":
        set_language(page, "en")
    page.evaluate("document.documentElement.style.fontSize = ''")
    page.emulate_media(**USUAL)  # type: ignore[arg-type]


def differences(before: Path, after: Path) -> Iterator[str]:
    """Yield a line for each picture that differs between two folders, or is in one of them only."""
    old, new = ({path.name: path.read_bytes() for path in folder.glob("*.png")} for folder in (before, after))
    with sync_playwright() as driver:
        browser = driver.chromium.launch(**chromium(driver).options())
        page = browser.new_page()
        for name in sorted({*old, *new}):
            if name not in old or name not in new:
                yield f"{name}: only in {after if name in new else before}"
            elif old[name] != new[name]:
                urls = [f"data:image/png;base64,{base64.b64encode(png).decode()}" for png in (old[name], new[name])]
                if found := page.evaluate(DIFFERENCE, urls):
                    yield f"{name}: {found}"
        browser.close()


if __name__ == "__main__":
    main()

"""Tests for the build: its files, reproducibility, and the check for other origins."""

import ast
import gzip
import hashlib
import json
import re
import shutil
from base64 import b64encode
from pathlib import Path

import pytest

from tests.kit.built_page import DOCS, put_page
from tests.kit.elsewhere import build_elsewhere
from tests.kit.same_origin import foreign_addresses
from web.app.loading.pack import NAMES
from web.app.texts import LANGUAGES, Words
from web.build import python_library as packing
from web.build.__main__ import main
from web.build.guard import source_of
from web.build.index_html import fill, offline_error_page
from web.build.library_wheel import WHEEL
from web.build.licences import parts
from web.build.manifest import FOLDER, MANIFEST
from web.build.packs import LIBRARY, members, module_of
from web.build.paths import ENGINE, NODE_MODULES, PREVIEWS, PYSCRIPT, WEB, BuildError
from web.build.pyscript import pyscript_files
from web.build.reach import imports_in, reach
from web.build.root_files import AT_ROOT, SERVERS
from web.build.service_worker import listing
from web.build.start_data import write_start_data
from web.build.texts import write_texts
from web.build.version_folder import fingerprint

SMOKE_CHECK = Path(__file__).parent / "smoke_check.py"
CODE = {b"c", b"\xe3"}
"""The first byte of marshalled code, without and with a reference flag."""


@pytest.fixture(scope="module")
def dist(tmp_path_factory: pytest.TempPathFactory, pytestconfig: pytest.Config) -> Path:
    """Return the folder of a built page."""
    folder = tmp_path_factory.mktemp("built") / "dist"
    put_page(folder, pytestconfig.getoption("--built"), DOCS)
    return folder


def pack(dist: Path, name: str) -> dict[str, bytes]:
    (path,) = dist.glob(f"v/*/pyodide/{name}.pack")
    return {name: content for name, content in members(path.read_bytes()).items() if name != NAMES}


@pytest.fixture(scope="module")
def modules(dist: Path) -> dict[str, bytes]:
    """Return the content of all packs that the page can reach."""
    names = {path.stem for path in dist.glob("v/*/pyodide/*.pack")} - {"extras"}
    return {path: content for name in sorted(names) for path, content in pack(dist, name).items()}


def files(folder: Path) -> dict[str, bytes]:
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


# The whole build


def test_policy_allows_the_inline_script_by_its_hash(dist: Path) -> None:
    text = (dist / "index.html").read_text(encoding="utf-8")
    (script,) = re.findall(r"<script data-languages=[^>]*>(.*?)</script>", text, re.DOTALL)
    hashed = b64encode(hashlib.sha256(script.encode()).digest()).decode()
    assert re.search(r"script-src ([^;]*);", text)[1] == f"'self' 'sha256-{hashed}' 'wasm-unsafe-eval'"  # type: ignore[index]
    assert not list(dist.glob("v/*/guard.js"))
    for page in (text, offline_error_page()):
        assert script in page
        assert all(Words(language)("page.trouble") in page for language in LANGUAGES)
    assert "src=" not in offline_error_page()


@pytest.mark.thorough
def test_same_sources_give_same_bytes_without_the_cache(dist: Path, tmp_path: Path) -> None:
    build_elsewhere(tmp_path, "build", "--out", "again")
    again = {name: content for name, content in files(tmp_path / "again").items() if not name.endswith((".gz", ".br"))}
    assert files(dist) == again


@pytest.mark.thorough
def test_a_quick_build_lacks_only_what_a_deployed_page_needs(dist: Path, tmp_path: Path) -> None:
    quick = tmp_path / "quick"
    assert main(["build", "--quick", "--out", str(quick)]) == 0
    (version,), (other,) = ([*(folder / "v").iterdir()] for folder in (quick, dist))
    assert main(["previews", "--out", str(version)]) == 0
    assert files(version / PREVIEWS) == files(other / PREVIEWS)
    assert {*files(version)} == {*files(other)}
    assert {*files(dist)} - {name.replace(version.name, other.name) for name in files(quick)} == {WHEEL}
    packs = {path.stem for path in (version / "pyodide").glob("*.pack")}
    assert {name: code for one in packs for name, code in pack(quick, one).items()} == {
        name: code for one in packs for name, code in pack(dist, one).items()
    }
    page = (quick / "index.html").read_text("utf-8")
    assert page.replace(version.name, other.name) == (dist / "index.html").read_text("utf-8")


def test_all_files_but_the_page_are_in_a_folder_named_after_their_contents(dist: Path) -> None:
    (version,) = (dist / "v").iterdir()
    assert version.name == fingerprint(version)
    others = {name for name in files(dist) if not name.startswith((f"v/{version.name}/", f"{FOLDER}/"))}
    assert others == {"index.html", "licences.html", "python.html", MANIFEST, SERVERS, WHEEL, *AT_ROOT}


def test_a_source_that_is_saved_during_the_build_is_newer_than_the_page(dist: Path) -> None:
    (early,) = dist.glob("v/*/pyodide/built.js")
    assert (dist / "index.html").stat().st_mtime < early.stat().st_mtime


def test_service_worker_caches_all_files_that_the_page_may_load(dist: Path) -> None:
    (version,) = (path.name for path in (dist / "v").iterdir())
    listed = {address for address, _ in listing(dist)["files"]}  # type: ignore[attr-defined]
    left = {name for name in files(dist) if name not in listed} - {"index.html"}
    needless = (
        rf"service-worker\.js|hofgarten-.*\.whl|{FOLDER}/screenshot-.*"
        rf"|(licences|python)\.html|{SERVERS}|v/{version}/demos/.*"
    )
    assert [name for name in left if not re.fullmatch(needless, name)] == []
    in_version = {f"v/{version}/{name}" for name in ("pyodide/extras.pack", "workers/user_bot_worker.py")}
    assert {"./", "embed.js", MANIFEST, *in_version} <= listed
    assert json.dumps(listing(dist), indent=1) in (dist / "service-worker.js").read_text(encoding="utf-8")


def test_modules_are_compiled_without_sources(modules: dict[str, bytes]) -> None:
    assert {Path(name).suffix for name in modules} <= {".pyc", ".json", ".jsonl", ".txt", ".bin"}
    assert all(content[:1] in CODE for name, content in modules.items() if name.endswith(".pyc"))


def test_library_contains_the_modules_of_a_first_visit_only(dist: Path) -> None:
    library = set(pack(dist, "library"))
    first = ("update/update", "view/start", "model/match/bot_protocol", "texts/en_main")
    later = ("view/screens/progress", "games/zen_garden/lesson", "texts/de_main")
    assert {f"web/app/{name}.pyc" for name in first} <= library
    assert not library & {"qrcodegen.pyc", *(f"web/app/{name}.pyc" for name in later)}


def test_packs_omit_modules_that_the_page_never_imports(dist: Path, modules: dict[str, bytes]) -> None:
    names = [name for path in dist.glob("v/*/pyodide/*.pack") for name in pack(dist, path.stem)]
    assert len(names) == len(set(names)), "no module is in two packs"
    tops = {name.split("/")[0].removesuffix(".pyc") for name in modules}
    assert not tops & {
        *("argparse", "doctest", "email", "http", "idlelib", "multiprocessing", "pydoc"),
        *("sqlite3", "tarfile", "unittest"),
    }
    assert not [
        name for name in modules if name.startswith(("web/build", "web/app/workers/app_worker", "hofgarten/__main__"))
    ]


def test_extras_contain_the_modules_that_only_user_bots_may_need(dist: Path, modules: dict[str, bytes]) -> None:
    extras = pack(dist, "extras")
    assert {"micropip/__init__.pyc", "web/app/workers/user_bot_host.pyc", "tarfile.pyc"} <= set(extras)
    assert not set(extras) & set(modules)
    assert {Path(name).suffix for name in extras} == {".pyc"}
    assert not [name for name in modules if "micropip" in name or "user_bot_host" in name]


def test_head_preloads_all_scripts_that_are_needed_at_once(dist: Path) -> None:
    text = (dist / "index.html").read_text(encoding="utf-8")
    named = set(re.findall(r'<link rel="modulepreload" fetchpriority="low" href="[^"]*/([\w-]+\.js)"', text))
    assert {"python_worker.js", "render.js", "idiomorph.js", "scroll_into_view.js"} <= named, "indirect imports, too"
    assert set(pyscript_files(PYSCRIPT / "dist")) <= named, "PyScript's own scripts, too"
    assert not {"commands.js", "bot_workers.js"} & named, "scripts that are imported on demand"


def test_page_requests_nothing_from_another_origin(dist: Path) -> None:
    assert foreign_addresses(dist) == []


def test_every_module_can_be_imported_from_the_packs(dist: Path, tmp_path: Path) -> None:
    (shipped,) = dist.glob("v/*/pyodide")
    runtime = Path(shutil.copytree(shipped, tmp_path / "runtime"))
    for script in runtime.glob("pyodide*.js"):
        script.rename(script.with_suffix(".mjs"))  # for Node
    for path in runtime.glob("*.pack"):
        (tmp_path / path.stem).write_bytes(gzip.decompress(path.read_bytes()))
    written = tmp_path / "written"
    write_start_data(written)
    write_texts(written)
    arguments = [packing.roots(written), packing.USER_BOT_MODULES]
    packing.call_in_pyodide(SMOKE_CHECK, "import_all", arguments, tmp_path / LIBRARY, runtime, tmp_path)


def test_licences_of_all_parts_are_shipped(dist: Path) -> None:
    text = (dist / "licences.html").read_text(encoding="utf-8")
    npm, python = ("@pyscript/core", "coincident", "idiomorph", "pyodide"), ("MarkupSafe", "Project Nayuki", "micropip")
    texts = ("PYTHON SOFTWARE FOUNDATION LICENSE", "Mozilla Public", "Zen Antique", "web/build/slim_pyodide")
    for name in ("Hofgarten", *npm, *python, *texts):
        assert name in text
    assert all(part.text.strip() for part in parts())


def test_the_bill_of_materials_names_each_part(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sbom"]) == 0
    found = {one.get("purl") for one in json.loads(capsys.readouterr().out)["components"]}
    assert {"pkg:npm/pyodide@314.0.7", "pkg:npm/%40pyscript/core@0.7.31", "pkg:pypi/MarkupSafe@3.0.4"} <= found


# Parts of the build


def test_imports_inside_functions_are_found() -> None:
    text = """
import a.b
from .c import d
if TYPE_CHECKING:
    import never
def f():
    from e.g import h
"""
    tree = ast.parse(text)
    of_module = {("a.b", ()), ("package.c", ("d",))}
    assert imports_in(tree, "package") == of_module | {("e.g", ("h",))}
    assert imports_in(tree, "package", in_functions=False) == of_module


def test_imported_modules_and_packages_are_reached(tmp_path: Path) -> None:
    texts = {
        "web/start.py": "from web.parts import one, name",
        "web/parts/__init__.py": "import json.decoder",
        "web/parts/one.py": "def f():\n    from . import two",
        "web/parts/two.py": "",
        "web/parts/never.py": "",
        "web/parts/data.json": "{}",
        "other.py": "def f():\n    import late",
    }
    for name, text in texts.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    found = {module_of(path.relative_to(tmp_path).as_posix()): path for path in tmp_path.rglob("*.py")}
    reached, others = reach(["web.start", "other", "js"], found)
    assert set(reached) == {"web/__init__.py", *texts} - {"web/parts/never.py"}
    assert others == {("json.decoder", ()), ("js", ())}


def test_template_and_values_must_agree() -> None:
    assert fill("<p>{{one}} {{two}}</p>", {"one": "1", "two": "2"}) == "<p>1 2</p>"
    with pytest.raises(BuildError, match="two"):
        fill("<p>{{one}} {{two}}</p>", {"one": "1"})
    with pytest.raises(BuildError, match="three"):
        fill("<p>{{one}}</p>", {"one": "1", "three": "3"})


def test_lock_file_pins_libraries_and_names_no_registry() -> None:
    text = (NODE_MODULES.parent / "package-lock.json").read_text(encoding="utf-8")
    assert '"resolved"' not in text
    assert text.count('"integrity"') == text.count('"node_modules/')


def test_a_missing_wheel_missing_libraries_or_another_installed_library_are_reported(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(packing, "WHEELS", tmp_path)
    with pytest.raises(BuildError, match=r"micropip-.*\.whl is missing"):
        packing.wheels()
    with monkeypatch.context() as patch:
        patch.setattr("web.build.__main__.NODE_MODULES", tmp_path / "none")
        assert main(["build", "--out", str(tmp_path / "dist")]) == 1
        assert "npm ci" in capsys.readouterr().err
    (tmp_path / "hofgarten").mkdir()
    monkeypatch.setattr("web.build.paths.ENGINE", tmp_path)
    said = f"The installed hofgarten is that in {ENGINE / 'hofgarten'}: run "
    for command in ("build", "package"):
        assert main([command, "--out", str(tmp_path / "dist")]) == 1
        assert capsys.readouterr().err.startswith(said)


@pytest.mark.parametrize("name", ["zen-garden", "Tea House", "tea_house", "../tea", "class", "2048", ""])
def test_a_new_game_needs_a_name_of_its_own(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    before = sorted((WEB / "app" / "games").iterdir())
    assert main(["new-game", name]) == 1
    assert capsys.readouterr().err.startswith(("There is a game ", f"{name!r} is no name for a game"))
    assert sorted((WEB / "app" / "games").iterdir()) == before


# Other origins


POLICY = """<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self'">"""
HASHED = POLICY.replace("'self'", f"'self' '{source_of('fetch(there)')}'")


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("index.html", f'{POLICY}<script src="https://example.org/a.js"></script>'),
        ("index.html", f'{POLICY}<link rel="stylesheet" href="//example.org/a.css">'),
        ("index.html", f'{POLICY}<img srcset="a.png 1x, HTTPS://example.org/a.png 2x">'),
        ("index.html", f'{POLICY}<svg><use xlink:href="http://example.org/a.svg#b"/></svg>'),
        ("index.html", f'{POLICY}<p style="background: url(a.png)">'),
        ("index.html", f"{POLICY}<script>fetch(there)</script>"),
        ("index.html", f"{HASHED}<script>fetch(elsewhere)</script>"),
        ("index.html", f"{POLICY}<style>p {{ color: red }}</style>"),
        ("index.html", f'{POLICY}<button onclick="fetch(there)">'),
        ("index.html", "<p>No policy"),
        ("index.html", POLICY.replace("'self'", "https://example.org")),
        ("index.html", POLICY.replace("default-src 'none'; ", "")),
        ("style.css", "@import 'other.css';"),
        ("style.css", "p { background: url(//example.org/a.png) }"),
        ("main.js", "fetch('https://example.org')"),
        ("app.py", "ADDRESS = 'https://example.org/'"),
        ("pyscript/core-x.js", "import('https://example.org/new.js')"),
    ],
)
def test_addresses_of_other_origins_are_found(tmp_path: Path, name: str, text: str) -> None:
    path = tmp_path / name
    path.parent.mkdir(exist_ok=True)
    path.write_text(text)
    (fault,) = foreign_addresses(tmp_path)
    assert fault.startswith(f"{name}: ")


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("index.html", f'{POLICY}<a href="https://example.org/">a link that somebody may follow</a>'),
        ("index.html", f'{POLICY}<link rel="icon" href="data:,"><script src="v/0/a.js"></script><use href="#tile"/>'),
        ("index.html", f"{HASHED}<script>fetch(there)</script>"),
        ("style.css", "p { background: url(data:image/png;base64,AAAA) } q { fill: url(#pattern) }"),
        ("main.js", '// See https://example.org/\nconst NAME = "http://www.w3.org/2000/svg";'),
    ],
)
def test_texts_that_load_nothing_are_allowed(tmp_path: Path, name: str, text: str) -> None:
    (tmp_path / name).write_text(text)
    assert foreign_addresses(tmp_path) == []

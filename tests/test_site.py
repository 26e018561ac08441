"""The documentation site as `make docs` builds it: strict about links, complete, and without another host.

`make docs` looks at every page with axe-core; here a page of each kind is enough.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from perihelion import games
from perihelion.language import LANGUAGES

ROOT = Path(__file__).parents[1]
OF_EACH_KIND = ["index.html", "bots/index.html", "reference/env/index.html", "components/starfarers.cs.html"]
TOURS = ("players", "hosts", "bots", "researchers", "designers", "contributors")
MENTIONED = {  # what the reference has to describe
    "core": ("perihelion.core.state.State", "perihelion.core.match.Match"),
    "bots": ("perihelion.bots.bot.Bot", "perihelion.bots.make"),
    "lab": ("perihelion.lab.simulate.simulate", "perihelion.lab.tournament.run"),
    "env": ("perihelion.env.turn_env", "perihelion.env.parallel_env"),
}


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    done = subprocess.run(  # not --quiet, which would count no warnings
        [sys.executable, "-m", "mkdocs", "build", "--site-dir", folder],
        cwd=ROOT,
        env={**os.environ, "NO_MKDOCS_2_WARNING": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return folder


def test_there_is_a_tour_for_everybody_and_a_page_for_every_game(site: Path) -> None:
    for tour in TOURS:
        assert (site / tour / "index.html").is_file()
    for game in games.REGISTERED:
        for lang in LANGUAGES:
            assert (site / "components" / f"{game}.{lang}.html").is_file()


@pytest.mark.parametrize("package", sorted(MENTIONED))
def test_the_reference_describes_the_package(site: Path, package: str) -> None:
    text = (site / "reference" / package / "index.html").read_text(encoding="utf-8")
    for name in MENTIONED[package]:
        assert f'id="{name}"' in text, name


def test_nothing_is_loaded_from_another_host(site: Path) -> None:
    loaded = re.compile(r'(?:<link[^>]+href|\bsrc)="?(https?:)?//[^" >]+')
    for page in site.rglob("*.html"):
        assert not loaded.search(page.read_text(encoding="utf-8")), page
    for sheet in site.rglob("*.css"):
        assert not re.search(r"url\(.?https?:|@import", sheet.read_text(encoding="utf-8")), sheet


@pytest.mark.browser
def test_axe_finds_nothing(site: Path) -> None:
    """In a process of its own: a browser of other tests may be open in this one."""
    program = ROOT / "tools" / "check_site.py"
    done = subprocess.run(
        [sys.executable, program, site, *OF_EACH_KIND], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr

"""What the documentation site has beside docs/: the component browser, the reference of the packages by their
docstrings, and the project's own papers. MkDocs calls this (see mkdocs.yml)."""

from __future__ import annotations

import re
import sys
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

HERE = Path(__file__).parent
ROOT = HERE.parent

REFERENCE = ("core", "bots", "lab", "env")
SEARCH = 'data-md-component="search" role="dialog"'
INNER_LIST = re.compile(r'<nav class="md-nav" aria-label="[^"]*">')  # of a table of contents
OUTSIDE = re.compile(r"\[([^\]]+)\]\(\.\./[^)]+\)")  # leads to a file that is not part of the site


def on_files(files: Files, config: MkDocsConfig) -> Files:
    sys.path[:0] = [str(HERE), str(ROOT / "src")]
    import components

    from perihelion import games
    from perihelion.language import LANGUAGES

    for game in games.REGISTERED:
        for lang in LANGUAGES:
            page = components.page(game, lang)
            files.append(File.generated(config, f"components/{game}.{lang}.html", content=page))
    for path, content in components.kit().items():
        files.append(File.generated(config, f"components/kit/{path}", content=content))
    for package in REFERENCE:
        files.append(File.generated(config, f"reference/{package}.md", content=reference(package)))
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8").replace("](docs/", "](")
    files.append(File.generated(config, "changelog.md", content=changes))
    return files


def reference(package: str) -> str:
    """A page that shows the docstrings of a package and all its modules."""
    folder = ROOT / "src" / "perihelion" / package
    names = sorted(path.stem for path in folder.glob("*.py") if path.stem != "__init__")
    modules = [f"perihelion.{package}", *(f"perihelion.{package}.{name}" for name in names)]
    return "\n\n".join([f"# `perihelion.{package}`", *(f"::: {module}" for module in modules), ""])


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    if page.file.src_uri == "contributors.md":
        rules = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8").partition("\n")[2]
        markdown += rules.replace("](docs/", "](")
    return OUTSIDE.sub(r"\1", markdown)


def on_post_page(output: str, page: Page, config: MkDocsConfig) -> str:
    return accessible(output)


def on_post_template(output_content: str, template_name: str, config: MkDocsConfig) -> str:
    return accessible(output_content)


def accessible(html: str) -> str:
    """A page of the theme with what it lacks: the search has a name, and the lists inside a table of contents
    are not announced as so many places of the page."""
    html = html.replace(SEARCH, f'{SEARCH} aria-label="Search"')
    return INNER_LIST.sub('<nav class="md-nav" role="none">', html)

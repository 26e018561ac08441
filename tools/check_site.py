"""Opens every page of the built documentation in Chromium: axe-core finds nothing, wide and narrow, light and
dark, and nothing is asked of another host.

    python tools/check_site.py build/site [PATH ...]      all pages, or these
"""

from __future__ import annotations

import shutil
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Request, Response, sync_playwright

LOOKS = ((1440, 900, "dark"), (390, 844, "light"))


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:
        pass


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """The folder at an address of this machine."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}/"
    finally:
        server.shutdown()


def findings(browser: Browser, home: str, path: str) -> list[str]:
    """What is wrong with a page."""
    found: list[str] = []
    for width, height, scheme in LOOKS:
        context = browser.new_context(
            viewport={"width": width, "height": height},
            color_scheme="dark" if scheme == "dark" else "light",
            reduced_motion="reduce",
        )
        context.set_default_timeout(0)  # a busy machine takes its time
        page = context.new_page()
        asked: list[str] = []
        refused: list[str] = []
        page.on("request", partial(_asked, asked))
        page.on("response", partial(_refused, refused))
        page.goto(home + path)
        page.evaluate("document.fonts.ready")
        found += refused
        found += [f"asks {url}" for url in asked if not url.startswith((home, "data:", "blob:"))]
        for violation in Axe().run(page).response["violations"]:
            places = [" ".join(node["target"]) for node in violation["nodes"]]
            found.append(
                f"{width} px: {violation['id']}: {violation['help']}: {len(places)}: {'; '.join(places[:3])}"
            )
        context.close()
    return [f"{path or 'index'}: {line}" for line in found]


def _asked(asked: list[str], request: Request) -> None:
    asked.append(request.url)


def _refused(refused: list[str], answer: Response) -> None:
    if answer.status >= 400:
        refused.append(f"{answer.url}: {answer.status}")


def check(site: Path, paths: list[str]) -> list[str]:
    with served(site) as home, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox", "--disable-gpu"]
        )
        found = [line for path in paths for line in findings(browser, home, path)]
        browser.close()
    return found


def pages(site: Path) -> list[str]:
    return sorted(str(path.relative_to(site)) for path in site.rglob("*.html"))


def main(site: Path, chosen: list[str]) -> int:
    paths = chosen or pages(site)
    found = check(site, paths)
    for line in found:
        print(line)
    print(f"{len(paths)} pages, {len(found)} findings")
    return 1 if found or not paths else 0


if __name__ == "__main__":
    raise SystemExit(main(Path(sys.argv[1]), sys.argv[2:]))

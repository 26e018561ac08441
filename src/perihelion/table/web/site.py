"""The site: what every request handler needs, and who is asking."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import cast

from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from perihelion.language import Voice
from perihelion.table.house.accounts import Accounts
from perihelion.table.house.house import House
from perihelion.table.house.library import Library
from perihelion.table.house.limits import Limits, Metering, counted_as
from perihelion.table.house.rooms import Room
from perihelion.table.house.turns import waiting_tables
from perihelion.table.jobs.analysing import Analyst
from perihelion.table.jobs.bringing import Bringer
from perihelion.table.jobs.mail import Mailer
from perihelion.table.jobs.notifier import Notifier
from perihelion.table.jobs.painting import Painter
from perihelion.table.jobs.thinking import Thinker
from perihelion.table.web.addresses import Addresses
from perihelion.table.web.drawing import render
from perihelion.table.web.guests import Desk, Guest
from perihelion.table.web.sight import Sight, viewer_for


@dataclass
class Site:
    house: House
    desk: Desk
    thinker: Thinker
    analyst: Analyst
    library: Library
    limits: Limits
    hint_meter: Metering
    addresses: Addresses
    notifier: Notifier
    test_meter: Metering
    accounts: Accounts
    mailer: Mailer | None
    bringer: Bringer
    painter: Painter
    upload_meter: Metering
    conduct: Path | None

    # -- who asks ----------------------------------------------------------------------------------

    def guest(self, request: Request) -> Guest:
        known = getattr(request.state, "guest", None)
        if known is None:
            known = request.state.guest = self.desk.guest(request)
        return cast(Guest, known)

    def intending(self, request: Request, form_token: str = "") -> Guest:
        """The guest of a request that changes something; refuses what no page of ours has sent."""
        guest = self.guest(request)
        self.desk.check_intent(request, guest, request.headers.get("x-csrf", "") or form_token)
        return guest

    # -- what is shown -----------------------------------------------------------------------------

    def voice(self, request: Request, game_id: str = "") -> Voice:
        return self.library.voice(self.guest(request).lang, game_id)

    def page(
        self, request: Request, template: str, game_id: str = "", status: int = 200, **values: object
    ) -> Response:
        guest = self.guest(request)
        back = request.url.path + (f"?{request.url.query}" if request.url.query else "")
        text = render(
            template, self.voice(request, game_id), guest=guest, library=self.library, back=back,
            game_id=game_id, turns=self.waiting(request), **values,
        )  # fmt: skip
        response = HTMLResponse(text, status_code=status)
        self.desk.welcome(request, response, guest)
        return response

    def waiting(self, request: Request) -> list[str]:
        """The tables that wait for the guest."""
        guest = self.guest(request)
        return [] if guest.fresh else list(waiting_tables(self.house, guest.id))

    def sight(
        self,
        request: Request,
        room: Room,
        seat: int | None,
        at: int | None = None,
        narrow: bool | None = None,
        event: int | None = None,
    ) -> Sight:
        """The table as the guest sees it; call it under the room's lock."""
        guest = self.guest(request)
        viewer = viewer_for(room, guest.id, seat)
        if viewer.own:
            self.house.hub.saw(room.id, guest.id)
        small = guest.narrow if narrow is None else narrow
        return Sight(self.library, room, viewer, guest.lang, small, at, event)


def site_of(request: Request) -> Site:
    return cast(Site, request.app.state.site)


def go(path: str) -> Response:
    return RedirectResponse(path, status_code=303)


def client_address(request: Request) -> str:
    """Who asks, as limits count it."""
    return counted_as(request.client.host) if request.client is not None else ""

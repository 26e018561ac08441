"""A person's page: what they have played and how it went, for themselves, and for others if they want so."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Annotated

from fastapi import APIRouter, Form
from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import Response

from perihelion.art.charts import band_chart
from perihelion.table.house.problems import Missing
from perihelion.table.house.profile import LOOKED_AT, Against, Profile, between, profile_of
from perihelion.table.house.ratings import shown_of
from perihelion.table.store import EndedRow, ProfileRow
from perihelion.table.web.archive import Ended, shown, voices
from perihelion.table.web.site import Site, client_address, go, site_of

router = APIRouter(include_in_schema=False)

RECENT = 12
OTHERS = 8
PHONE = (330.0, 220.0)
WIDE = (560.0, 220.0)


@dataclass(frozen=True)
class Course:
    """A rating on one scale with its history."""

    game: str
    players: int
    bots: bool
    value: int
    around: int
    games: int
    chart: Markup


@router.get("/people/me")
def me(request: Request) -> Response:
    site = site_of(request)
    guest = site.guest(request)
    if guest.fresh or site.house.store.guests.name(guest.id) is None:
        raise Missing("ui-problem-no-profile-yet")
    return go(f"/people/{site.house.store.profiles.of(guest.id).public}")


@router.get("/people/{public}")
def person(request: Request, public: str) -> Response:
    site = site_of(request)
    found = visible(site, request, public)
    own = found.guest == site.guest(request).id
    ends = site.house.store.results.of_person(found.guest, LOOKED_AT)
    profile = profile_of(found.guest, ends)
    return site.page(
        request, "profile.html", person=site.desk.people.name(found.guest), own=own, row=found,
        profile=profile, recent=_recent(site, request, ends, own),
        courses=_courses(site, request, found, profile),
        others=_others(site, profile, own), voices=voices(site, request),
        since=datetime.fromtimestamp(site.house.store.guests.created(found.guest), UTC).date(),
    )  # fmt: skip


@router.post("/people/me/shown")
def show(request: Request, shown: Annotated[str, Form()] = "", csrf: Annotated[str, Form()] = "") -> Response:
    site = site_of(request)
    guest = site.intending(request, csrf)
    site.desk.remember(guest, address=client_address(request))
    site.house.store.profiles.show(guest.id, shown == "yes")
    return go("/people/me")


@router.get("/people/{public}/with/{other}")
def versus(request: Request, public: str, other: str) -> Response:
    """Two people: for themselves, and for others if both want so."""
    site = site_of(request)
    store, guest = site.house.store, site.guest(request)
    rows = [store.profiles.find(name) for name in (public, other)]
    one, two = rows
    if one is None or two is None or one == two:
        raise Missing("ui-problem-no-profile")
    if guest.id not in (one.guest, two.guest) and not (one.shown and two.shown):
        raise Missing("ui-problem-no-profile")
    ends = store.results.between(one.guest, two.guest, LOOKED_AT)
    own = guest.id in (one.guest, two.guest)
    return site.page(
        request, "versus.html", one=one, two=two,
        names=[site.desk.people.name(row.guest) for row in (one, two)],
        by_game=between(one.guest, two.guest, ends), recent=_recent(site, request, ends, own),
        voices=voices(site, request),
    )  # fmt: skip


def visible(site: Site, request: Request, public: str) -> ProfileRow:
    """A profile that the guest may see; there is no telling a hidden one from none."""
    found = site.house.store.profiles.find(public)
    if found is None or not (found.shown or found.guest == site.guest(request).id):
        raise Missing("ui-problem-no-profile")
    return found


def _recent(site: Site, request: Request, ends: list[EndedRow], own: bool) -> list[Ended]:
    """The latest games: all of them for who has played them, for others those of open tables and theirs."""
    viewer = site.guest(request).id
    seen = [end for end in ends if own or end.open or any(row.person == viewer for row in end.results)]
    return shown(site, seen[:RECENT], viewer)


def _courses(site: Site, request: Request, row: ProfileRow, profile: Profile) -> list[Course]:
    guest = site.guest(request)
    width, height = PHONE if guest.narrow else WIDE
    tell = site.voice(request).tell
    found = []
    for rating in site.house.store.ratings.of(row.guest):
        history = profile.histories.get((rating.game, rating.players, rating.bots), [])
        points = [(float(one.value), float(one.around)) for one in history]
        chart = band_chart(points, tell("ui-rating-course"), tell("ui-rated-games"), width, height)
        value = shown_of(rating)
        found.append(
            Course(
                rating.game, rating.players, rating.bots, value.value, value.around, rating.games,
                Markup(chart if len(points) > 1 else ""),
            )
        )  # fmt: skip
    return sorted(found, key=lambda one: (-one.games, one.game, one.players, one.bots))


def _others(site: Site, profile: Profile, own: bool) -> list[tuple[Against, str, str]]:
    """Those with whom most was played, as they are called now, with the names of their pages: others are told
    only of those who want so."""
    profiles = site.house.store.profiles
    many = profile.others[: OTHERS if own else None]
    known = profiles.known({one.person for one in many})
    found = [(one, *known[one.person]) for one in many if one.person in known]
    if own:
        return [(one, name, profiles.of(one.person).public) for one, name, _ in found]
    return [(one, name, public) for one, name, public in found if public][:OTHERS]

"""Orders and agreements at a table: what is answered ahead, and closing without a result."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Form
from starlette.requests import Request
from starlette.responses import Response

from perihelion.table.house import agreeing, orders
from perihelion.table.house.orders import Offer
from perihelion.table.house.problems import Missing
from perihelion.table.house.rights import must_sit
from perihelion.table.web.site import go, site_of

router = APIRouter(include_in_schema=False)


@router.get("/t/{table_id}/orders")
def offered(request: Request, table_id: str) -> Response:
    """What the guest may order for their seats."""
    site = site_of(request)
    guest = site.guest(request)
    room = site.house.room(table_id)
    with room.lock:
        must_sit(room, guest.id)
        game = room.playing().game
        voice = site.voice(request, room.table.game)

        def labelled(found: list[Offer]) -> list[tuple[Offer, str]]:
            return [(one, voice.label(game, game.catalogue.numbers[one.action])) for one in found]

        seats = [
            (
                seat, room.seats[seat].name, labelled(orders.standing(room)),
                labelled(orders.plans(room, seat)),
                [(one, voice.label(game, game.catalogue.numbers[one.action])) for one in room.orders
                 if one.seat == seat and one.action in game.catalogue.numbers],
            )
            for seat in room.seats_of(guest.id)
        ]  # fmt: skip
        return site.page(request, "orders.html", room.table.game, room=room, seats=seats)


@router.post("/t/{table_id}/order/{seat}/stop/{question}")
def stop(
    request: Request, table_id: str, seat: int, question: str, csrf: Annotated[str, Form()] = ""
) -> Response:
    site = site_of(request)
    guest = site.intending(request, csrf)
    orders.stop(site.house, site.house.room(table_id), guest.id, seat, question)
    return go(f"/t/{table_id}")


@router.post("/t/{table_id}/order/{seat}/{until}")
def give(
    request: Request,
    table_id: str,
    seat: int,
    until: str,
    question: Annotated[str, Form()] = "",
    action: Annotated[str, Form()] = "",
    csrf: Annotated[str, Form()] = "",
) -> Response:
    site = site_of(request)
    guest = site.intending(request, csrf)
    orders.give(site.house, site.house.room(table_id), guest.id, seat, Offer(question, action, until))
    return go(f"/t/{table_id}")


@router.post("/t/{table_id}/closing/{answer}")
def closing(request: Request, table_id: str, answer: str, csrf: Annotated[str, Form()] = "") -> Response:
    """Proposes to close the table without a result, agrees, or does not."""
    site = site_of(request)
    guest = site.intending(request, csrf)
    room = site.house.room(table_id)
    if answer == "no":
        agreeing.refuse(site.house, room, guest.id)
    elif answer != "yes":
        raise Missing("ui-problem-page")
    elif agreeing.agree(site.house, room, guest.id):
        return go("/mine")
    return go(f"/t/{table_id}")

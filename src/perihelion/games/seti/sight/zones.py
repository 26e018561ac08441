"""The view as named places with things in them: what a terminal or a plain page shows."""

from __future__ import annotations

from perihelion.core.text import Text
from perihelion.core.view import Zone, ZoneItem
from perihelion.games.seti.catalogue import space_name
from perihelion.games.seti.components.parts import Components
from perihelion.games.seti.components.pieces import Card
from perihelion.games.seti.components.vocabulary import COLOURS, GAINS, PLANETS, TECH_KINDS
from perihelion.games.seti.sight.rival_words import action_card_texts
from perihelion.games.seti.sight.telling import card_sentences, task_text
from perihelion.games.seti.sight.view import PlayerView, RivalView, SetiView


def zones(parts: Components, view: SetiView) -> list[Zone]:
    """All zones, the common ones first."""
    by_id = {card.id: card for card in parts.cards}
    all_zones = [_round(view), _sky(view), _sectors(view), _planets(view, parts), _techs(view)]
    all_zones += [_row(view, by_id, parts), _gold(view)]
    all_zones += [_species(view, slot, parts) for slot in range(2)]
    if view.rival is not None:
        all_zones.append(_rival(view, parts))
    for owner, player in enumerate(view.players):
        all_zones.append(_figures(owner, player))
        if owner < view.seats:
            all_zones.append(_cards(owner, player, by_id, parts, view.seat == owner))
        else:
            all_zones[-1] = Zone(Text("zone-rival-board"), None, all_zones[-1].items)
    return all_zones


def card_item(card: Card, parts: Components) -> ZoneItem:
    """A card with all its words."""
    notes = [Text("note-cost", {"n": card.cost})] if card.cost else []
    notes += card_sentences(parts, card)
    return ZoneItem(Text(card.key), 1, notes)


def _round(view: SetiView) -> Zone:
    items = [ZoneItem(Text("item-round", {"n": view.round})), ZoneItem(Text("item-deck", {"n": view.deck}))]
    items.append(ZoneItem(Text("item-discs", {"n": len(view.next_discs)})))
    return Zone(Text("zone-round"), None, items)


def _sky(view: SetiView) -> Zone:
    items: list[ZoneItem] = []
    for space, content in enumerate(view.cells):
        ring, sector = divmod(space, 8)
        if content == "empty":
            continue
        args = {"what": f"content-{content}", "at": f"space-{ring + 1}-{sector}"}
        items.append(ZoneItem(Text("item-space", {**args})))
    return Zone(Text("zone-sky"), None, items)


def _sectors(view: SetiView) -> Zone:
    items: list[ZoneItem] = []
    for sector in view.sectors:
        left = max(0, sector.slots - len(sector.signals))
        item = ZoneItem(Text(f"star-{sector.star}"), 1, [Text("note-data-left", {"n": left})])
        for owner in range(len(sector.wins)):
            count = sector.signals.count(owner)
            if count:
                item.notes.append(Text("note-signals", {"seat": owner, "n": count}))
            if sector.wins[owner]:
                item.notes.append(Text("note-wins", {"seat": owner, "n": sector.wins[owner]}))
        items.append(item)
    return Zone(Text("zone-sectors"), None, items)


def _planets(view: SetiView, parts: Components) -> Zone:
    items: list[ZoneItem] = []
    for at, planet in enumerate(view.planets):
        notes: list[Text] = []
        for owner in range(len(view.players)):
            orbiters = planet.orbit_first.count(owner) + planet.orbiters.count(owner)
            landers = planet.landers.count(owner) + sum([space.count(owner) for space in planet.bonus])
            if orbiters:
                notes.append(Text("note-orbiters", {"seat": owner, "n": orbiters}))
            if landers:
                notes.append(Text("note-landers", {"seat": owner, "n": landers}))
        if notes:
            items.append(ZoneItem(Text(f"planet-{PLANETS[at]}"), 1, notes))
    for moon, landers_there in enumerate(view.moons):
        if landers_there:
            notes = [Text("note-landers", {"seat": owner, "n": 1}) for owner in landers_there]
            items.append(ZoneItem(Text(f"place-{parts.moon_ids[moon]}"), 1, notes))
    return Zone(Text("zone-planets"), None, items)


def _techs(view: SetiView) -> Zone:
    items: list[ZoneItem] = []
    for tech in view.techs:
        notes = [Text(f"tech-text-{tech.tech}")]
        if tech.bonus:
            notes.append(Text(f"bonus-{tech.bonus}"))
        if tech.two_points:
            notes.append(Text("note-two-points"))
        items.append(ZoneItem(Text(f"tech-{tech.tech}"), tech.tiles, notes))
    return Zone(Text("zone-techs"), None, items)


def _row(view: SetiView, by_id: dict[str, Card], parts: Components) -> Zone:
    items = [card_item(by_id[card], parts) for card in view.row if card]
    for card in view.corners:
        if card:
            item = card_item(by_id[card], parts)
            item.notes.append(Text("art-discarded"))
            items.append(item)
    return Zone(Text("zone-row"), None, items)


def _gold(view: SetiView) -> Zone:
    items: list[ZoneItem] = []
    for tile in view.gold:
        notes = [Text(f"gold-text-{tile.tile}-{tile.side}")]
        for at, owner in enumerate(tile.marks):
            notes.append(Text("note-gold", {"seat": owner, "n": tile.values[min(at, 2)]}))
        items.append(ZoneItem(Text(f"gold-{tile.tile}"), 1, notes))
    return Zone(Text("zone-gold"), None, items)


def _species(view: SetiView, slot: int, parts: Components) -> Zone:
    species = view.species[slot]
    side = f"side-{('left', 'right')[slot]}"
    items: list[ZoneItem] = []
    if species.species:
        items.append(ZoneItem(Text(f"species-{species.species}")))
    else:
        items.append(ZoneItem(Text("item-unknown-species")))
    for colour in range(3):
        owner = species.discovery[colour]
        args = {"trace": f"trace-{COLOURS[colour]}"}
        if owner == 9:
            items.append(ZoneItem(Text("item-discovery-neutral", {**args})))
        elif owner >= 0:
            items.append(ZoneItem(Text("item-discovery", {**args, "seat": owner})))
        for at, markers in enumerate(species.spaces[colour]):
            texts = [Text("item-mark", {**args, "seat": marker, "n": at + 1}) for marker in markers]
            items += [ZoneItem(text) for text in texts]
    if species.face_up:
        card = next(card for card in parts.cards if card.id == species.face_up)
        items.append(card_item(card, parts))
    return Zone(Text("zone-species", {"side": side}), None, items)


def _rival(view: SetiView, parts: Components) -> Zone:
    rival = view.rival
    items: list[ZoneItem] = []
    if rival is None:
        return Zone(Text("zone-rival"), None, items)
    items.append(ZoneItem(Text("item-progress", {"n": rival.progress + 1})))
    if rival.next_tech:
        items.append(ZoneItem(Text("item-rival-next", {"tech": f"tech-{rival.next_tech}"})))
    items.append(ZoneItem(Text("item-rival-computer", {"n": rival.computer, "pool": rival.pool})))
    for kind, number in zip(TECH_KINDS, rival.techs, strict=True):
        items.append(ZoneItem(Text(f"item-rival-tech-{kind}", {"n": number})))
    items.append(ZoneItem(Text("item-rival-messages", {"n": rival.message_tiles})))
    piles = {"n": rival.deck, "played": len(rival.played), "reserve": rival.reserve}
    items.append(ZoneItem(Text("item-rival-deck", {**piles})))
    items.append(_action_card(rival, parts))
    for id, marks in zip(rival.objectives, rival.marks, strict=True):
        objective = next(one for one in parts.objectives if one.id == id)
        notes: list[Text] = []
        for task, marked in zip(objective.tasks, marks, strict=True):
            notes.append(task_text(task))
            if marked:
                notes.append(Text("note-done"))
        items.append(ZoneItem(Text(f"objective-{id.lower()[10:]}"), 1, notes))
    return Zone(Text("zone-rival"), None, items)


def _action_card(rival: RivalView, parts: Components) -> ZoneItem:
    """The action card revealed last, with its arrow and its lines."""
    if not rival.shown:
        return ZoneItem(Text("item-rival-no-card"))
    card = next(card for card in parts.action_cards if card.id == rival.shown)
    arrow = "item-rival-arrow-right" if rival.arrow_right else "item-rival-arrow-left"
    words = Text("item-rival-card", {"card": card.key, "arrow": arrow})
    return ZoneItem(words, 1, action_card_texts(parts, card))


def _figures(owner: int, player: PlayerView) -> Zone:
    items = [
        ZoneItem(Text("item-score", {"n": player.score})),
        ZoneItem(Text("item-publicity", {"n": player.publicity})),
        ZoneItem(Text("item-credits", {"n": player.credits})),
        ZoneItem(Text("item-energy", {"n": player.energy})),
        ZoneItem(Text("item-data", {"n": player.data})),
        ZoneItem(Text("item-computer", {"n": player.upper})),
    ]
    if player.exofossils:
        items.append(ZoneItem(Text("item-exofossils", {"n": player.exofossils})))
    items += [ZoneItem(Text("item-probe", {"at": f"space-{space_name(at)}"})) for at in player.probes]
    items += [ZoneItem(Text("item-capsule", {"at": f"space-{space_name(at)}"})) for at in player.capsules]
    items += [ZoneItem(Text(f"tech-{tech}")) for tech in player.techs]
    return Zone(Text("zone-player"), owner, items)


def _cards(owner: int, player: PlayerView, by_id: dict[str, Card], parts: Components, mine: bool) -> Zone:
    items = [card_item(by_id[card], parts) for card in player.hand]
    hidden = player.hand_size - len(player.hand)
    if hidden:
        items.append(ZoneItem(Text("item-hidden", {"n": hidden}), hidden))
    for mission in player.missions:
        item = card_item(by_id[mission.card], parts)
        item.notes.append(Text("note-mission", {"n": sum(mission.covered)}))
        items.append(item)
    items += [ZoneItem(Text(f"card-{card}"), 1, [Text("note-done")]) for card in player.completed]
    items += [card_item(by_id[card], parts) for card in player.endgame]
    items += [
        ZoneItem(Text(f"card-{message.card}"), 1, [Text("note-message", {"n": message.at})])
        for message in player.messages
    ]
    items += [card_item(by_id[card], parts) for card in player.exertians + player.played]
    for card in player.tucked:
        income = f"income-{GAINS[by_id[card].income]}"
        items.append(ZoneItem(Text(f"card-{card}"), 1, [Text("note-tucked", {"what": income})]))
    return Zone(Text("zone-cards-own" if mine else "zone-cards"), owner, items)

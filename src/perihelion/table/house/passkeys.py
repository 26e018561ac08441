"""Passkeys: a device signs what the server has just made up, with a key that never leaves it.

The challenge belongs to the browser that has asked for it and works once. A passkey is bound to the name of
this site: a look-alike site gets nothing that is of any use here.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass

from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from perihelion.table.house.accounts import ASSERT, REGISTER, Accounts
from perihelion.table.house.problems import Foreign, Problem, TooMany
from perihelion.table.store import Conflict, PasskeyRow

MOST = 12  # of one account
SITE = "Perihelion"


@dataclass(frozen=True)
class Party:
    """Who asks for a signature: the name of the site, and where its pages come from."""

    id: str
    origin: str


def registration(accounts: Accounts, party: Party, guest: str, name: str) -> str:
    """What a browser needs to make a passkey for a guest, as JSON."""
    there = accounts.kept.passkeys_of(guest)
    if len(there) >= MOST:
        raise TooMany("ui-problem-many-passkeys", {"count": MOST})
    wishes = AuthenticatorSelectionCriteria(
        resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
    )
    options = generate_registration_options(
        rp_id=party.id, rp_name=SITE, user_name=name, user_id=guest.encode(),
        challenge=base64url_to_bytes(accounts.issue(REGISTER, guest)), authenticator_selection=wishes,
        exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(row.id)) for row in there],
    )  # fmt: skip
    return options_to_json(options)


def register(
    accounts: Accounts, party: Party, guest: str, credential: Mapping[str, object], label: str
) -> None:
    """Keeps a passkey that a browser has made for the guest, who has an account from now on."""
    challenge = _challenge(accounts, credential, REGISTER, guest)
    try:
        verified = verify_registration_response(
            credential=dict(credential), expected_challenge=challenge, expected_rp_id=party.id,
            expected_origin=party.origin,
        )  # fmt: skip
    except Exception as error:  # whatever a stranger has sent: it proves nothing
        raise Foreign("ui-problem-passkey") from error
    row = PasskeyRow(
        bytes_to_base64url(verified.credential_id), guest, bytes_to_base64url(verified.credential_public_key),
        verified.sign_count, label,
    )  # fmt: skip
    try:
        accounts.kept.add_passkey(row)
    except Conflict as error:
        raise Foreign("ui-problem-passkey") from error
    accounts.kept.add(guest)


def question(accounts: Accounts, party: Party, visitor: str) -> str:
    """What a browser needs to let somebody sign in with any passkey of this site, as JSON."""
    challenge = base64url_to_bytes(accounts.issue(ASSERT, visitor))
    return options_to_json(generate_authentication_options(rp_id=party.id, challenge=challenge))


def answer(accounts: Accounts, party: Party, visitor: str, credential: Mapping[str, object]) -> str:
    """The guest whose passkey has signed what the visitor was asked."""
    challenge = _challenge(accounts, credential, ASSERT, visitor)
    row = accounts.kept.passkey(str(credential.get("id", "")))
    if row is None:
        raise Foreign("ui-problem-passkey-unknown")
    try:
        verified = verify_authentication_response(
            credential=dict(credential), expected_challenge=challenge, expected_rp_id=party.id,
            expected_origin=party.origin, credential_public_key=base64url_to_bytes(row.public_key),
            credential_current_sign_count=row.count,
        )  # fmt: skip
    except Exception as error:  # whatever a stranger has sent: it proves nothing
        raise Foreign("ui-problem-passkey") from error
    accounts.kept.use_passkey(row.id, verified.new_sign_count)
    return row.guest


def _challenge(accounts: Accounts, credential: Mapping[str, object], kind: str, guest: str) -> bytes:
    """The challenge that was signed, used up; refuses one that was not made for this guest's browser."""
    try:
        response = credential["response"]
        assert isinstance(response, dict)
        secret = json.loads(base64url_to_bytes(response["clientDataJSON"]))["challenge"]
        assert isinstance(secret, str)
        challenge = base64url_to_bytes(secret)
    except (AssertionError, KeyError, TypeError, ValueError) as error:
        raise Foreign("ui-problem-passkey") from error
    try:
        token = accounts.look(secret, (kind,))
    except Problem as problem:
        raise Foreign("ui-problem-challenge") from problem
    if token.guest != guest or not accounts.kept.take_token(token.id):
        raise Foreign("ui-problem-challenge")
    return challenge

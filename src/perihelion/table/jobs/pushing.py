"""Push messages: encrypted for one device, signed by this server (RFC 8030, 8188, 8291 and 8292).

The server's pair of keys is made when it is first needed and kept with the database. A browser subscribes to
its public part, so a new pair ends all subscriptions that were made for the old one.
"""

from __future__ import annotations

import hashlib
from typing import Any
from urllib.parse import urlsplit

from perihelion.table.house.channels import PUSH
from perihelion.table.house.letters import Letter
from perihelion.table.jobs.courier import Undeliverable
from perihelion.table.store import ChannelRow, Store

SETTING = "vapid"
KEPT_SECONDS = 86_400  # by the push service, for a device that is off
NOBODY = "mailto:host@localhost"


class Pusher:
    """Seals letters for devices. `base` is the address of the server, by which a push service can find who
    sends too much."""

    def __init__(self, store: Store, base: str = "") -> None:
        self.store = store
        self.sender = base if base.startswith("https://") else NOBODY

    def public_key(self) -> str:
        """What a browser needs to subscribe, in base64 for URLs."""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
        from py_vapid import b64urlencode

        point = self._pair().public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return str(b64urlencode(point))

    def rotate(self) -> int:
        """A new pair of keys; switches off all devices, which subscribe again when their owners come by. How
        many there were."""
        self.store.settings.put(SETTING, _new_pair())
        devices = self.store.channels.of_shape(PUSH)
        for row in devices:
            self.store.channels.set_failures(row.id, row.failures, True)
        return len(devices)

    def sealed(self, row: ChannelRow, letter: Letter) -> Letter:
        """The letter as only the device can read it; from any thread."""
        from pywebpush import WebPusher  # brings much with it and is needed by few

        point, _, secret = row.keys.partition(" ")
        device = {"endpoint": row.address, "keys": {"p256dh": point, "auth": secret}}
        try:
            body = bytes(WebPusher(device).encode(letter.body)["body"])
        except ValueError as error:
            raise Undeliverable("its keys cannot be used") from error
        parts = urlsplit(row.address)
        signed = self._pair().sign({"aud": f"{parts.scheme}://{parts.netloc}", "sub": self.sender})
        headers = {
            "authorization": str(signed["Authorization"]),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(KEPT_SECONDS),
            "urgency": "normal",
            "topic": hashlib.sha256(letter.body).hexdigest()[:32],
        }
        return Letter(headers, body)

    def _pair(self) -> Any:
        from py_vapid import Vapid02

        return Vapid02.from_string(self.store.settings.make(SETTING, _new_pair))


def _new_pair() -> str:
    """A private key in base64 for URLs."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from py_vapid import b64urlencode

    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return str(b64urlencode(number.to_bytes(32, "big")))

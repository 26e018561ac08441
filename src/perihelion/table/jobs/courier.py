"""The courier: posts a small message to an address that somebody has given.

Whoever gives an address must not be able to make the server talk to itself or its neighbours: the name is
resolved once, every address it has must be a public one, and the connection goes to what was checked. No
redirect is followed, little is read, and nothing waits for long.
"""

from __future__ import annotations

import asyncio
import ipaddress
import re
import socket
import ssl
from urllib.parse import urlsplit

SECONDS = 10.0
MOST_READ = 2_048
NAT64 = ipaddress.ip_network("64:ff9b::/96")
_STATUS = re.compile(rb"HTTP/1\.[01] ([0-9]{3})")


class Undeliverable(Exception):
    """A message that could not be delivered; says why."""


class Gone(Undeliverable):
    """The address says itself that it is there no more."""


async def deliver(url: str, headers: dict[str, str], body: bytes, private: bool = False) -> None:
    """Posts a message; `private` allows addresses of the local network."""
    try:
        async with asyncio.timeout(SECONDS):
            status = await _post(url, headers, body, private)
    except TimeoutError as error:
        raise Undeliverable("it took too long") from error
    except (OSError, ssl.SSLError, UnicodeError) as error:
        raise Undeliverable(str(error) or type(error).__name__) from error
    if status in (404, 410):
        raise Gone(f"it answered {status}")
    if not 200 <= status < 300:
        raise Undeliverable(f"it answered {status}")


def is_public(text: str) -> bool:
    """Whether an address belongs to the public internet, also by what it wraps."""
    address = ipaddress.ip_address(text)
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            address = address.ipv4_mapped
        elif address in NAT64 or address.sixtofour is not None or address.teredo is not None:
            return False
    return address.is_global and not (address.is_multicast or address.is_reserved)


async def _post(url: str, headers: dict[str, str], body: bytes, private: bool) -> int:
    parts = urlsplit(url)
    secure = parts.scheme == "https"
    host, port = parts.hostname or "", parts.port or (443 if secure else 80)
    address = await _resolve(host, port, private)
    context = ssl.create_default_context() if secure else None
    reader, writer = await asyncio.open_connection(
        address, port, ssl=context, server_hostname=host if secure else None, limit=MOST_READ
    )
    try:
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        lines = [
            f"POST {path} HTTP/1.1", f"host: {parts.netloc}", "user-agent: Perihelion", "connection: close",
            f"content-length: {len(body)}", *(f"{name}: {value}" for name, value in headers.items()),
        ]  # fmt: skip
        writer.write("\r\n".join([*lines, "", ""]).encode("ascii") + body)
        await writer.drain()
        found = _STATUS.match(await reader.readline())
        if found is None:
            raise Undeliverable("it does not speak HTTP")
        return int(found[1])
    except ValueError as error:  # a line that is too long
        raise Undeliverable("it does not speak HTTP") from error
    finally:
        writer.close()


async def _resolve(host: str, port: int, private: bool) -> str:
    """An address of the host that may be asked; all that it has are looked at."""
    loop = asyncio.get_running_loop()
    found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    addresses = [str(info[4][0]) for info in found]
    if not addresses:
        raise Undeliverable("there is no such host")
    if not private and not all(is_public(address) for address in addresses):
        raise Undeliverable("its address is not a public one")
    return addresses[0]

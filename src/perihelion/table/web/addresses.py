"""Addresses: under which URLs the table can be opened, and which of them a friend can use.

A link for somebody else starts with the public URL if the host has given one, otherwise with the address by
which its reader came, unless that leads nowhere but to the reader's own machine: then with the machine's own
address in the local network. A table that listens on its own machine alone has no link for others.
"""

from __future__ import annotations

import ipaddress
import socket
from dataclasses import dataclass
from urllib.parse import urlsplit

import ifaddr
from starlette.requests import Request

LOCAL_NAMES = ("localhost", "localhost.localdomain")
ANYWHERE = ("0.0.0.0", "::")
BEYOND = ("192.0.2.1", "2001:db8::1")  # reserved for examples: nothing is ever sent there


class BadAddress(ValueError):
    """A public URL or a proxy that cannot be used; the message says what to do."""


@dataclass(frozen=True)
class Addresses:
    """What the host has said and what the machine knows; nothing of either where no server listens."""

    public: str = ""
    network: tuple[str, ...] = ()

    @property
    def outside(self) -> str:
        """The address for whoever reads a message somewhere else; empty if there is none."""
        return self.public or (self.network[0] if self.network else "")

    def link(self, request: Request, path: str) -> str:
        """A full link to a path of this site, for the reader or, if there is such an address, for others."""
        return (self._shared(request) or _own(request)) + path

    def is_shared(self, request: Request) -> bool:
        """Whether others can open the links that the reader is given."""
        return bool(self._shared(request))

    def is_secure(self, request: Request) -> bool:
        return request.url.scheme == "https" or (
            self.public.startswith("https://") and _host(request) == _place(self.public)
        )

    def party(self, request: Request) -> tuple[str, str] | None:
        """The name of the site and the origin of its pages, to which passkeys are bound; None where browsers
        have none: a passkey needs a name (no number), and https unless it is the reader's own machine."""
        place, name = _host(request), _name(_host(request))
        if self.public and place != _place(self.public):
            return None
        if not name or _is_number(name) or not (self.is_secure(request) or is_local(name)):
            return None
        return name, f"{'https' if self.is_secure(request) else 'http'}://{place}"

    def is_ours(self, request: Request, origin: str) -> bool:
        """Whether a page with this origin is one of ours."""
        return _place(origin) in (_host(request), _place(self.public) or _host(request))

    def _shared(self, request: Request) -> str:
        if self.public:
            return self.public
        if not is_local(_name(_host(request))):
            return _own(request)
        return self.network[0] if self.network else ""


def is_local(host: str) -> bool:
    """Whether a host name leads to the machine that asks."""
    if host.lower().rstrip(".") in LOCAL_NAMES or host.lower().rstrip(".").endswith(".localhost"):
        return True
    try:
        found = ipaddress.ip_address(host)
    except ValueError:
        return False
    return found.is_loopback or found.is_unspecified


def _is_number(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


def public_url(text: str) -> str:
    """A public URL as the host gave it, without a slash at its end."""
    try:
        parts = urlsplit(text.strip())
    except ValueError:
        parts = urlsplit("")
    plain = not (parts.query or parts.fragment or parts.username or parts.path.strip("/"))
    if parts.scheme not in ("http", "https") or not parts.hostname or not plain:
        raise BadAddress(f"{text} is no public URL: give one like https://games.example.org")
    if is_local(parts.hostname):
        raise BadAddress(
            f"{text} leads every friend to their own machine: give the address that they can open"
        )
    return f"{parts.scheme}://{parts.netloc}"


def proxies(text: str) -> list[str]:
    """Addresses and networks of trusted proxies, separated by commas."""
    found = [part.strip() for part in text.split(",") if part.strip()]
    for part in found:
        try:
            ipaddress.ip_network(part)
        except ValueError as error:
            raise BadAddress(
                f"{part} is no address of a proxy: give one like 127.0.0.1 or 10.0.0.0/8"
            ) from error
    return found


def network_urls(host: str, port: int) -> tuple[str, ...]:
    """The addresses by which other machines reach a server that listens on this host, the likeliest first."""
    if host not in ANYWHERE:
        return () if is_local(host) else (_url(host, port),)
    first = [_outgoing(family) for family in (socket.AF_INET, socket.AF_INET6)]
    families = (4, 6) if host == "::" else (4,)
    found = [one for one in _machine() if one.version in families and not _is_useless(one)]
    found.sort(key=lambda one: (str(one) not in first, one.version, not one.is_private, int(one)))
    return tuple(_url(str(one), port) for one in found)


Address = ipaddress.IPv4Address | ipaddress.IPv6Address


def _machine() -> list[Address]:
    texts = {
        ip.ip if isinstance(ip.ip, str) else ip.ip[0] for card in ifaddr.get_adapters() for ip in card.ips
    }
    return [ipaddress.ip_address(text) for text in texts]


def _is_useless(one: Address) -> bool:
    return one.is_loopback or one.is_link_local or one.is_multicast or one.is_unspecified


def _outgoing(family: socket.AddressFamily) -> str:
    """The machine's own address on the way out; nothing is sent to find it."""
    with socket.socket(family, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((BEYOND[family == socket.AF_INET6], 9))
        except OSError:
            return ""
        return str(probe.getsockname()[0])


def _url(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def _place(url: str) -> str:
    """Host and port of a URL; nothing of one that cannot be read."""
    try:
        return urlsplit(url).netloc
    except ValueError:
        return ""


def _name(place: str) -> str:
    """The host of a place, without its port."""
    try:
        return urlsplit(f"//{place}").hostname or ""
    except ValueError:
        return ""


def _host(request: Request) -> str:
    return request.headers.get("host", request.url.netloc)


def _own(request: Request) -> str:
    return f"{request.url.scheme}://{_host(request)}"

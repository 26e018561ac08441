"""E-mail: one way out for every letter, through the SMTP server that the host has set.

The standard library's client in a thread is enough for the few letters that a table sends, and speaks TLS
and log-ins without another dependency. Nothing of a letter is logged but whether it could be sent.
"""

from __future__ import annotations

import asyncio
import contextlib
import smtplib
import ssl
from collections.abc import Mapping
from dataclasses import dataclass
from email.message import EmailMessage
from email.utils import formatdate, make_msgid, parseaddr
from urllib.parse import unquote, urlsplit

SECONDS = 20.0
PLAIN, SECURE = "smtp", "smtps"
PORTS = {PLAIN: 587, SECURE: 465}


class BadMail(ValueError):
    """An SMTP server or a sender that cannot be used; the message says what to do."""


class Unsent(Exception):
    """A letter that the server did not take."""


@dataclass(frozen=True)
class Mailer:
    """The server, how to speak to it, and whose name stands on the letters."""

    host: str
    port: int
    scheme: str
    user: str
    password: str
    sender: str

    async def send(
        self, to: str, subject: str, text: str, headers: Mapping[str, str] | None = None, html: str = ""
    ) -> None:
        """Sends a letter, also as a page if there is one; raises `Unsent` if that could not be done."""
        letter = EmailMessage()
        letter["From"], letter["To"], letter["Subject"] = self.sender, to, subject
        letter["Date"] = formatdate()
        name = (headers or {}).get("Message-ID", "")  # the same for the same letter that is sent once more
        domain = parseaddr(self.sender)[1].rpartition("@")[2]
        letter["Message-ID"] = f"<{name}@{domain}>" if name else make_msgid(domain=domain)
        letter["Auto-Submitted"] = "auto-generated"
        for name, value in (headers or {}).items():
            if name not in letter:
                letter[name] = value
        letter.set_content(text)
        if html:
            letter.add_alternative(html, subtype="html")
        await asyncio.to_thread(self._send, letter)

    def _send(self, letter: EmailMessage) -> None:
        try:
            with self._connected() as server:
                server.send_message(letter)
        except (OSError, smtplib.SMTPException) as error:
            raise Unsent(type(error).__name__) from error

    def _connected(self) -> smtplib.SMTP:
        safely = ssl.create_default_context()
        if self.scheme == SECURE:
            server: smtplib.SMTP = smtplib.SMTP_SSL(self.host, self.port, timeout=SECONDS, context=safely)
        else:
            server = smtplib.SMTP(self.host, self.port, timeout=SECONDS)
        try:
            if self.scheme == PLAIN:
                self._encrypt(server, safely)
            if self.user:
                server.login(self.user, self.password)
        except BaseException:
            with contextlib.suppress(OSError, smtplib.SMTPException):
                server.close()
            raise
        return server

    def _encrypt(self, server: smtplib.SMTP, safely: ssl.SSLContext) -> None:
        """TLS wherever the server has it; a password is never sent without."""
        server.ehlo()
        if server.has_extn("starttls"):
            server.starttls(context=safely)
        elif self.user:
            raise smtplib.SMTPNotSupportedError("no TLS")


def mailer(url: str, sender: str) -> Mailer | None:
    """What the host has set: `smtp://` (TLS as soon as the server offers it) or `smtps://`, with user and
    password if the server wants them. None if nothing is set."""
    if not url:
        return None
    try:
        parts = urlsplit(url.strip())
        port = parts.port
    except ValueError as error:
        raise BadMail("the SMTP URL cannot be read: give one like smtp://user:password@host:587") from error
    if parts.scheme not in PORTS or not parts.hostname or parts.path.strip("/") or parts.query:
        raise BadMail("the SMTP URL cannot be used: give one like smtp://user:password@host:587")
    if "@" not in parseaddr(sender)[1] or not sender.isprintable():
        raise BadMail("letters need a sender: give --mail-from, like “Perihelion <games@example.org>”")
    return Mailer(
        parts.hostname, port or PORTS[parts.scheme], parts.scheme, unquote(parts.username or ""),
        unquote(parts.password or ""), sender,
    )  # fmt: skip

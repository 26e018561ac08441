"""The web: pages, fragments, API, streams, and what protects them. A handler reads a request, asks `house`,
and shows what one viewer may see (`sight`). What may be done by whom is not decided here, and nothing is
thought here that takes longer than a page may."""

from perihelion.table.web.addresses import BadAddress
from perihelion.table.web.app import create_app
from perihelion.table.web.conduct import BadConduct
from perihelion.table.web.serving import serve

__all__ = ["BadAddress", "BadConduct", "create_app", "serve"]

"""The table in the browser: tables, seats, store, live updates, pages, API."""

from perihelion.table.app import create_app, serve

__all__ = ["create_app", "serve"]

"""`python -m perihelion`, and the command `perihelion`: the same thing."""

from __future__ import annotations

from perihelion import engine


def main() -> None:
    engine.change_over()
    from perihelion import cli  # loaded here, as it takes longer than all the rest

    cli.main()


if __name__ == "__main__":
    main()

"""The tiny game on the shelf, so that environments can be tried on something quick."""

from tests.lab.conftest import comet_on_the_shelf

__all__ = ["comet_on_the_shelf"]

"""Tests of lessons and books."""

"""The models. Each is a function that builds its object and returns the camera's azimuth, elevation and lens.

A file names its models in MODELS; everything else in it is a part. Files that end in _parts have no models.
"""

import importlib
import pathlib


def find(name):
    """The function that draws the model of that name."""
    for file in sorted(pathlib.Path(__file__).parent.glob("*.py")):
        if f'"{name}"' in file.read_text() and file.stem != "__init__":
            family = importlib.import_module(f"models.{file.stem}")
            if name in getattr(family, "MODELS", ()):
                return getattr(family, name)
    raise SystemExit(f"no model is called {name}")

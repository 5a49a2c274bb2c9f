"""What stands in each wide picture, where the camera is, and how it is lit."""

import day
import night
from light import studio
from mathutils import Vector
from place import block, put
from wide import camera

COOL, PALE, WARM, AMBER = "#8fc0ff", "#dbe8ff", "#ffdcae", "#ffa95c"


def shaded(y):
    """Colour of a strip by where it hangs: cool on the left of the hall, warm on its right."""
    return COOL if y < -1 else PALE if y < 1.5 else WARM if y < 6 else AMBER


def hero():
    """The machine in the right half, its lane running into the dark left half under the headline."""
    night.air()
    night.floor(lane=0.37, ends=-0.66)
    spots = [(-8.6 + 1.3 * k, k) for k in range(18)]
    night.wall([(y, tint_of(y), 7, f"wave{k * 6 // 18}") for y, k in spots])
    night.ceiling([(-2.6, WARM, 5, "still"), (0.3, "#f3f6ff", 5, "still"), (3.2, "#bcd8ff", 5, "still")])
    night.lamps()
    put("scrubber", brand="#f06a0a", size=55, mark="55 cm", note="scrubber-dryer")
    camera((-0.62, -0.42, 0.55), -33, 7.5, 5.0, 55)
    return dict(kind="night")


def tint_of(y):
    """Hero's strips: seen from the machine's right, the hall's left end is at large y."""
    return AMBER if y > 7 else WARM if y > 4 else PALE if y > 1.5 else COOL


SCENES = {"hero": hero}

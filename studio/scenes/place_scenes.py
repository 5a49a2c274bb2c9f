"""The wide pictures of things in a place of their own by night: halls, a building, a lobby, a warehouse."""

import drive
import facade
import lanes
import lobby
import night
import rooms
import warehouse
from night import AMBER, COOL, PALE, WARM
from place import put
from wide import camera

EYE = 3.3  # metres above the street: one looks down on the floors of the rooms a little
# x, y and radius of each
COLUMNS = (
    (0.75, 2.3, 0.2),
    (-0.9, 5.3, 0.2),
    (-3.9, 5.3, 0.2),
    (-3.2, 11.3, 0.2),
    (-8.6, 8.3, 0.2),
    (1.2, 11.3, 0.2),
)


def tint_of(y):
    """Colour of a strip by where it hangs: cool at the hall's left end, warm at its right."""
    return AMBER if y > 7 else WARM if y > 4 else PALE if y > 1.5 else COOL


def hero():
    """The machine in the right half, its lane running into the dark left half under the headline."""
    drive_on = drive.hall()
    put("scrubber", brand="#f06a0a", size=55, mark="55 cm", note="scrubber-dryer")
    camera((-0.62, -0.42, 0.55), -33, 7.5, 5.25, 55, shift=(-0.006, -0.02))
    drive_on(0)
    # the lane runs from the machine to the far wall: it must not go out of focus at one line
    return dict(kind="night", exposure=0.2, focus=8.0, ramp=1.5, drive=drive_on)


def hall(tint=tint_of, ceiling=5, wall=7, sheen=0.32, **floor):
    """The hall with other machines in it."""
    night.air()
    night.floor(**floor)
    night.wall([(-14 + 1.3 * k, tint(-14 + 1.3 * k), wall) for k in range(28)])
    tints = (WARM, "#f3f6ff", "#bcd8ff")
    night.ceiling([(y, tints[k % 3], ceiling) for k, y in enumerate((-5.4, -2.6, 0.3, 3.2, 6.1))])
    night.sheen(strength=sheen)


def commercial():
    """An office building by night: five lit rooms, one to each category; its dark left half lies under the headline."""
    lit = {
        rooms.lobby: (0, -1, 4),
        rooms.washroom: (2, 2, 2),
        rooms.pantry: (1, 0, 2),
        rooms.store: (1, 3, 2),
        rooms.waste: (0, 3, 2),
    }
    return front(lit, (-13, 9), 5, (-0.72, 0, 2.72), 13.6, 17.5, shape=(3200, 1800))


def commercial_phone():
    """The same building, closer and upright: the five rooms stand one above the other."""
    lit = {
        rooms.lobby: (0, 0, 3),
        rooms.washroom: (3, 1, 2),
        rooms.pantry: (2, 0, 2),
        rooms.store: (1, 3, 2),
        rooms.waste: (0, 3, 2),
    }
    return front(lit, (-4, 9), 6, (2.72, 0, 3.8), 7.0, 15, shape=(1200, 1500))


def front(lit, bays, floors, target, wide, distance, shape):
    """The building with those rooms lit; as much of it as is that wide before the camera."""
    lights = [room(*place) for room, place in lit.items()]
    facade.building(lights, bays, floors, dark=bays[0] * 0.55, bright=2)
    for kind, room in zip(lit, lights):
        rooms.FURNISH[kind](room)
    night.air(0.5)
    eye = camera(
        (target[0], 0, EYE), -78, 0, distance, 36 * distance / wide, shift=(0, (target[2] - EYE) / wide)
    )
    eye.data.sensor_fit = "HORIZONTAL"
    facade.table(eye, lit, lights, shape)
    return dict(kind="night", exposure=0.3, focus=60, shape=shape, samples=16, over=1.25)


def automation():
    """A robot at the end of its round: the long exposure shows each lane it drove, half a metre apart, round columns."""
    long_exposure(camera((-1.08, 0.25, 0.54), -62, 12.5, 5.6, 42), fade=(-0.06, 0.5))
    return dict(kind="night", exposure=0.3, focus=60, shape=(3200, 1800), samples=18, over=1)


def automation_phone():
    """The same moment, upright: the robot whole in the lower half, the hall above it."""
    long_exposure(camera((-0.25, 0.25, 0.95), -58, 13.5, 5.6, 62))
    return dict(kind="night", exposure=0.3, focus=60, shape=(1200, 1500), samples=14, over=1)


def long_exposure(eye, **fade):
    """The hall, its lanes and the robot, for a camera."""
    night.air(1.4, tint=(0.006, 0.011, 0.013))
    lanes.floor()
    lanes.far_wall()
    lanes.pillars(COLUMNS)
    spot = lanes.lanes(32, COLUMNS, (-22, 7.5), eye.location, **fade)
    night.lamps(at=spot, scale=0.95, warm=0.15, cool=1.0, key=0.8, top=0.9)
    put("robot_scrubber", spot, -22, brand="#1f6fb5", size=50)


def hospitality():
    """A hotel's lobby at three in the morning: the housekeeper's cart, a small vacuum on the rug, nobody."""
    night.air(tint=(0.016, 0.011, 0.008))
    lobby.stone()
    lobby.curtain(-3.2, 1.35)
    lobby.halo((2.2, 0.8), (3.25, 1.62))
    lobby.desk((-4.2, 3.35), wide=3.4)
    lobby.table_lamp((-4.2, 2.55), 1.08)
    lobby.rug((2.2, 3.0), (-0.55, -0.55))
    lobby.club_chair((-1.9, -1.75), 0.75)
    night.sheen((AMBER, AMBER), 0.06, x=lobby.WALL_X + 0.1)
    night.lamps(at=(-0.6, 0.3), cool=0.25, warm=1.7, key=1.25, top=0.8)
    put("compact_vacuum", (0.0, -0.80), 4, lift=0.012, brand="#8a6a45", litres=6)
    put("janitor_cart", (-1.75, 0.62), 24, colour="#7a5a3c", bag="#c9b48c", body="#6d6459")
    camera((-1.0, 0.22, 0.54), -13, 4.6, 6.0, 50)
    return dict(
        kind="night", exposure=0.5, focus=7.4, calm_floor=True, shape=(3200, 1800), samples=10, over=1
    )


def solutions():
    """The warehouse in the evening: a ride-on and a robot before the lit bay; the words' side stays dark."""
    night.air(0.5)
    warehouse.concrete()
    warehouse.back()
    warehouse.racks(-5, 3)
    warehouse.light(2.3)
    put("ride_on", (0.55, -1.35), -34, brand="#1f8f8a", size="M", mark="75 cm")
    put("robot_scrubber", (2.15, -0.95), -52, brand="#f06a0a", size=50)
    camera((0.05, -0.4, 1.25), -78, 5, 8.2, 48)
    return dict(kind="night", exposure=0.15, focus=60, shape=(2400, 1350), samples=12, over=1)


def about():
    """A rank of machines that waits for the morning, seen along its front."""
    hall(lane=None, gloss=0.6)
    night.lamps(at=(0.3, -0.2), scale=1.4)
    for k, (tint, y) in enumerate(
        (("#f06a0a", -0.55), ("#0b57c2", 0.45), ("#2f9e44", 1.45), ("#c8281e", 2.45))
    ):
        put("scrubber", (-0.22 * k, y), 0, brand=tint, size=55)
    camera((-0.30, 0.55, 0.52), -42, 7, 8.0, 58, shift=(-0.13, -0.05))
    return dict(
        kind="night",
        exposure=0.2,
        focus=12,
        calm_floor=True,
        top=0.18,
        shape=(3200, 1800),
        samples=12,
        over=1,
    )

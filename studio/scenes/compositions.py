"""What stands in each wide picture, where the camera is, and how it is lit."""

import drive
import facade
import lanes
import lobby
import night
import rooms
from day import PEARL
from light import studio
from mathutils import Vector
from night import AMBER, COOL, PALE, WARM
from place import put, slab, wall
from wide import camera
from workshop import board, disc_brush, drawers, lift_table


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


def pale(target, distance, size, el=11, lens=70, shift=(0, 0), az=-90, **look):
    """Camera and softboxes of a day scene; the camera looks along +y unless az says otherwise: right is +x."""
    camera(target, az, el, distance, lens, shift)
    floor = studio(az, size, Vector(target))
    return dict(dict(kind="day", floor=floor, exposure=-0.25), **look)


PLATE = dict(tones=None, shape=(2000, 1125), samples=12, over=1)  # stands on the ground of the page that shows it
STOREY = dict(tones=None, samples=18, over=1)


def equipments():
    """Line-up of machines that runs out of the frame on the right; its left end is left to the words."""
    put("industrial_vacuum", (0.34, 1.15), -46, brand="#f2b705", body="#3a4046", mark="4 kW")
    put("single_disc", (-0.86, 0.55), -50, brand="#c8281e", size=43, mark="43 cm")
    put("ride_on", (1.42, 0.55), -56, brand="#0b57c2", size="M", mark="75 cm")
    put("scrubber", (-0.10, -0.45), -44, brand="#f06a0a", size=55, mark="55 cm")
    return pale((-0.42, 0, 0.64), 6.4, 2.3, 12, 62, **PLATE)


def washroom():
    """What hangs on a washroom's wall, and a shelf for what stands; the wall is the page's own ground."""
    up = 0.40  # the floor stays below the frame
    put("hand_dryer", (-0.02, 0.11), 0, lift=up + 0.09)
    put("soap_dispenser", (-0.325, 0.165), 0, lift=up + 0.30)
    put("passive_dispenser", (-0.53, 0.18), 0, lift=up + 0.40)
    slab((0.40, 0.17, 0.022), (0.47, 0.135), "#8d979e", lift=up + 0.26)
    put("scent_diffuser", (0.37, 0.13), 14, lift=up + 0.282)
    put("fragrance_bottle", (0.54, 0.12), 8, lift=up + 0.282, scent="Sandalwood", volume="500 ml")
    return on_wall((0.64, -0.17), up, **PLATE)


def on_wall(shift, up, **look):
    """Camera and softboxes for what hangs on the wall y = 0.22, seen from the left and above; upright stays upright."""
    camera((-0.85, 0, 1.07), -90, 0, 3.6, 90, shift)
    floor = studio(-72, 1.05, Vector((0.02, 0, up + 0.42)))
    floor.visible_camera = False
    return dict(dict(kind="day", floor=wall(0.22), exposure=-0.25), **look)


def chemicals_range():
    """Spray bottle, five-litre canister, twenty-litre jerrycan."""
    put("jerrycan_20l", (-0.17, 0.16), 20)
    put("canister_5l", (0.10, -0.02), 16)
    put("spray_bottle", (0.30, -0.06), 14)
    put("pour_bottle", (-0.36, -0.06), 14)
    return pale((-0.02, 0, 0.18), 2.7, 0.62, 10, 86, exposure=-0.35, **PLATE)


def tools():
    """Mop trolley, pads, squeegee and cloths."""
    put("mop_trolley", (0.0, 0.25), -30)
    put("floor_pads", (-0.62, -0.12), 0, colour="red", mark="17 in")
    put("wet_floor_sign", (0.66, 0.22), -20)
    put("cloth_stack", (0.50, -0.32), 24)
    put("window_squeegee", (-0.12, -0.46), -22)
    return pale((0, 0, 0.42), 4.8, 1.25, 13, 74, **PLATE)


def waste():
    """Wheeled bins and a recycling station."""
    put("wheeled_bin", (0.78, 0.55), 62, body="#1f7a3a", lid="#1f7a3a", litres=120)
    put("wheeled_bin", (0.30, 0.0), 56, litres=240)
    put("recycling_station", (-0.62, 0.20), -20)
    return pale((0.0, 0, 0.52), 5.9, 1.5, 12, 76, **PLATE)


def floor_office():
    """A quiet vacuum for offices, alone."""
    put("compact_vacuum", (0, 0), -42, kit="quiet", brand="#24466f", litres=10)
    return pale((0.05, 0, 0.44), 4.9, 1.1, 10, 84, **STOREY)


def floor_operations():
    """A janitor's trolley, alone."""
    put("janitor_cart", (0, 0), -34, colour="#c8281e")
    return pale((0, 0, 0.56), 6.6, 1.3, 10, 84, **STOREY)


def floor_traffic():
    """A walk-behind scrubber-dryer, alone."""
    put("scrubber", (0, 0), -40, brand="#1f8f8a", size=55, mark="55 cm")
    return pale((0, 0, 0.56), 6.7, 1.3, 10, 84, **STOREY)


def floor_service():
    """A hand dryer and a soap dispenser on a wall."""
    up = 0.40
    put("hand_dryer", (-0.16, 0.11), 0, lift=up + 0.09)
    put("soap_dispenser", (0.30, 0.165), 0, lift=up + 0.34)
    return on_wall((0.64, -0.17), up, **STOREY)


def floor_care():
    """A single-disc machine in the very middle (tall frames show little else), pads and grinding tools beside it."""
    put("single_disc", (0.11, 0.15), -52, brand="#f06a0a", body="#c3c9ce", size=43, mark="43 cm")
    put("burnisher", (-0.82, 0.35), -40, brand="#0b57c2", size=51, mark="51 cm")
    put("floor_pads", (0.62, -0.18), 0, colour="red", mark="17 in")
    put("floor_pads", (0.98, 0.40), 0, colour="white", mark="17 in")
    return pale((0, 0, 0.58), 5.6, 1.6, 12, 80)


def workshop():
    """A machine on the lift with its brush deck off, tools behind; the middle 30 % hold the story."""
    board((0.0, 0.75))
    lift_table((0.0, 0.0))
    put("scrubber", (0.03, 0.04), -62, lift=0.568, without=("brush_disc",), brand="#f06a0a", size=55)
    disc_brush((-0.30, -0.48), 16)
    put("floor_pads", (0.30, -0.55), 0, colour="red", mark="17 in")
    drawers((1.25, 0.30), colour="#0b57c2")
    put("spray_bottle", (1.08, 0.26), 10, lift=0.80)
    put("cloth_stack", (1.38, 0.26), 24, lift=0.80)
    put("drum_vacuum", (-1.30, 0.10), -48, brand="#0b57c2", litres=70)
    return pale((0, 0, 0.87), 7.5, 2.3, 9, 70)


def vacuum():
    """Vacuums from the back pack to the factory."""
    put("industrial_vacuum", (0.56, 0.85), -46, brand="#f2b705", mark="4 kW")
    put("drum_vacuum", (-0.28, 0.10), -48, brand="#0b57c2", litres=70)
    put("compact_vacuum", (0.42, -0.48), -42, brand="#c8281e", litres=9)
    put("backpack_vacuum", (-0.92, 0.10), 128, brand="#2f9e44", litres=6)
    return pale((-0.05, 0, 0.68), 7.3, 1.9, 12, 80)


def chemicals():
    """The chemicals as one row, for a very wide frame."""
    put("jerrycan_20l", (-0.56, 0.14), 20, brand="#1b4f9c")
    put("canister_5l", (-0.27, 0.0), 16)
    put("pour_bottle", (-0.08, -0.05), 14)
    put("spray_bottle", (0.08, 0.02), 14, brand="#1672c4", accent="#62b4f0")
    red = dict(
        brand="#b3261e", accent="#e0664f", title="Kitchen Degreaser", subtitle="Grease and soot remover"
    )
    put("canister_5l", (0.28, 0.0), 18, **red)
    put("powder_tub", (0.58, 0.10), 20)
    return pale((0, 0, 0.19), 4.1, 1.0, 9, 92, exposure=-0.35)


def quote():
    """What a first order holds, on the page's own ground; in the middle half, cut on the left as a picture."""
    put("tub_vacuum", (-0.20, 0.10), -48, brand="#0b57c2", litres=30)
    put("canister_5l", (0.27, 0.12), 14)
    put("floor_pads", (0.40, -0.26), 0, colour="red", mark="17 in", scale=0.85)
    put("spray_bottle", (0.11, -0.30), 14, brand="#1672c4", accent="#62b4f0")
    return pale((0.04, 0, 0.42), 4.9, 1.2, 12, 80, tones=PEARL)


def healthcare():
    """A ward's cart in the clean zone under even, sterile light; the pedal bin stands beyond the red line."""
    slab((1.66, 1.5, 0.003), (0.10, 0.25), "#bcdadc")
    slab((0.06, 1.5, 0.004), (-0.80, 0.25), "#c8281e")
    put("janitor_cart", (0.02, 0.25), -52, colour="#2f9fb0", bag="#c3d3d8", body="#8d979e")
    put("pedal_bin", (-1.10, 0.25), -26, colour="#c8281e", litres=60)
    put("wet_floor_sign", (0.80, 0.0), -24)
    return pale((0.0, 0, 0.57), 6.3, 1.7, 13, 80, exposure=-0.15)


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


EYE = 3.3  # metres above the street: one looks down on the floors of the rooms a little


def front(lit, bays, floors, target, wide, distance, shape):
    """The building with those rooms lit; as much of it as is that wide before the camera."""
    lights = [room(*place) for room, place in lit.items()]
    facade.building(lights, bays, floors, dark=bays[0] * 0.55, bright=2)
    for kind, room in zip(lit, lights):
        rooms.FURNISH[kind](room)
    night.air(0.5)
    eye = camera((target[0], 0, EYE), -78, 0, distance, 36 * distance / wide, shift=(0, (target[2] - EYE) / wide))
    eye.data.sensor_fit = "HORIZONTAL"
    facade.table(eye, lit, lights, shape)
    return dict(kind="night", exposure=0.3, focus=60, shape=shape, samples=16, over=1.25)


COLUMNS = ((0.75, 2.3, 0.2), (-0.9, 5.3, 0.2), (-3.9, 5.3, 0.2), (-3.2, 11.3, 0.2), (-8.6, 8.3, 0.2), (1.2, 11.3, 0.2))


def automation():
    """A robot at the end of its round: the long exposure shows each lane it drove, half a metre apart, round columns."""
    long_exposure(camera((-1.08, 0.25, 0.54), -62, 12.5, 5.6, 42), fade=(-0.06, 0.5))
    return dict(kind="night", exposure=0.3, focus=60, shape=(3200, 1800), samples=18, over=1)


def automation_phone():
    """The same moment, upright: the robot whole in the lower half, the hall above it."""
    long_exposure(camera((-0.25, 0.25, 0.95), -58, 13.5, 5.6, 62))
    return dict(kind="night", exposure=0.3, focus=60, shape=(1200, 1500), samples=18, over=1.25)


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
    return dict(kind="night", exposure=0.5, focus=7.4, calm_floor=True)


def solutions():
    """A ride-on and a robot, in the right half; the words' side stays dark."""
    hall(lane=0.52, ends=-0.85)
    night.lamps(scale=1.25)
    put("ride_on", (0, 0), 0, brand="#1f8f8a", size="M", mark="75 cm")
    put("robot_scrubber", (-0.75, 1.75), 0, brand="#f06a0a", size=50)
    camera((-0.6, 0.5, 0.50), -35, 8, 8.2, 58, shift=(-0.18, 0.0))
    return dict(kind="night", exposure=0.25, focus=12)


def about():
    """A rank of machines that waits for the morning, seen along its front."""
    hall(lane=None, gloss=0.6)
    night.lamps(at=(0.3, -0.2), scale=1.4)
    for k, (tint, y) in enumerate(
        (("#f06a0a", -0.55), ("#0b57c2", 0.45), ("#2f9e44", 1.45), ("#c8281e", 2.45))
    ):
        put("scrubber", (-0.22 * k, y), 0, brand=tint, size=55)
    camera((-0.30, 0.55, 0.52), -42, 7, 8.0, 58, shift=(-0.13, -0.05))
    return dict(kind="night", exposure=0.2, focus=12, calm_floor=True)


SCENES = {
    "hero": hero,
    "equipments": equipments,
    "washroom": washroom,
    "chemicals-range": chemicals_range,
    "tools": tools,
    "waste": waste,
    "floor-office": floor_office,
    "floor-operations": floor_operations,
    "floor-traffic": floor_traffic,
    "floor-service": floor_service,
    "quote": quote,
    "floor-care": floor_care,
    "workshop": workshop,
    "vacuum": vacuum,
    "chemicals": chemicals,
    "healthcare": healthcare,
    "commercial": commercial,
    "commercial-phone": commercial_phone,
    "automation": automation,
    "automation-phone": automation_phone,
    "hospitality": hospitality,
    "solutions": solutions,
    "about": about,
}

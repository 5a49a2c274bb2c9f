"""The wide pictures of things on the pale studio ground."""

from day import PEARL
from light import studio
from mathutils import Vector
from place import put, slab, wall
from wide import camera
from workshop import bench, board, disc_brush, lift_table

# these stand on the ground of the page that shows them
PLATE = dict(tones=None, shape=(2000, 1125), samples=10, over=1)
STOREY = dict(tones=None, samples=12, over=1)


def pale(target, distance, size, el=11, lens=70, shift=(0, 0), az=-90, **look):
    """Camera and softboxes of a day scene; the camera looks along +y unless az says otherwise: right is +x."""
    camera(target, az, el, distance, lens, shift)
    floor = studio(az, size, Vector(target))
    return dict(dict(kind="day", floor=floor, contact=(size, az), exposure=-0.25), **look)


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
    return dict(dict(kind="day", floor=wall(0.22), exposure=-0.25, calm=10), **look)


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


def workshop():
    """A machine whole on its lift, tools on the wall; its round brush lies on the bench beside it. Upright."""
    board((0.0, 0.85))
    lift_table((0.33, 0.15))
    put("scrubber", (0.36, 0.19), -58, lift=0.568, without=("brush_disc",), brand="#f06a0a", size=55)
    bench((-0.74, -0.12))
    disc_brush((-0.76, -0.28), 74, lift=0.76)
    put("cloth_stack", (-0.70, -0.10), 24, lift=0.20)
    put("floor_pads", (0.62, -0.50), 0, colour="red", mark="17 in")
    return pale((-0.02, 0, 1.02), 6.4, 2.3, 12, 76, shape=(1500, 2000), samples=11, over=1)


def quote():
    """What a first order holds, on the page's own ground; in the middle half, cut on the left as a picture."""
    put("tub_vacuum", (-0.20, 0.10), -48, brand="#0b57c2", litres=30)
    put("canister_5l", (0.27, 0.12), 14)
    put("floor_pads", (0.40, -0.26), 0, colour="red", mark="17 in", scale=0.85)
    put("spray_bottle", (0.11, -0.30), 14, brand="#1672c4", accent="#62b4f0")
    return pale((0.04, 0, 0.42), 4.9, 1.2, 12, 80, tones=PEARL, contact=None)

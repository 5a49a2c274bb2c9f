"""The wide pictures of things in a place of their own by daylight: a ward, a joinery, a counter, a hall of marble."""

import joinery
import marble
import night
import sawdust
import tiles
import ward
import window_hall
from place import put
from table_saw import table_saw
from wide import camera


def healthcare():
    """A ward's corridor in clean light: the trolley on its round, spilt water and the sign that stands before it."""
    night.air(0.35, tint=(0.9, 0.97, 1.0))
    ward.corridor()
    ward.puddle((-0.80, -0.62))
    put("janitor_cart", (0.16, 0.25), -52, colour="#2f9fb0", bag="#c3d3d8", body="#8d979e")
    put("wet_floor_sign", (-0.92, 0.2), -16)
    camera((-0.1, 0, 0.72), -90, 6, 5.2, 46, shift=(0, 0.02))
    return dict(kind="night", exposure=-0.45, focus=60, glow=0.04, shape=(2400, 1350), samples=12, over=1)


def vacuum():
    """A joiner's workshop in the morning: the industrial vacuum has cleared the floor up to the saw's dust."""
    camera((0.08, 0, 0.80), -90, 7.5, 6.6, 63)
    return in_joinery(shape=(2400, 1600), samples=12)


def vacuum_phone():
    """The same, closer: the industrial vacuum and its nozzle."""
    camera((0.36, 0, 0.72), -90, 7.5, 6.6, 84)
    return in_joinery(shape=(1280, 853), samples=16)


def in_joinery(**size):
    """The workshop, its machines and its light."""
    night.air(0.30, tint=(0.82, 0.92, 1.0))
    sawdust.concrete(joinery.WALL_Y)
    joinery.wall()
    joinery.rack(0.45, 3.4)
    table_saw((-1.05, 1.05), -24, joinery.PAINT)
    joinery.morning()
    at, turn = (0.72, 0.55), -46
    sawdust.floor_hose(at, turn)
    put("industrial_vacuum", at, turn, brand="#f2b705", mark="4 kW", without=("inlet",))
    put("drum_vacuum", (1.62, 1.30), -62, brand="#0b57c2", litres=70)
    return dict(kind="night", exposure=0.3, focus=60, glow=0.03, over=1, **size)


def chemicals():
    """Chemicals on a counter from acid to alkaline, each before the tiles of its pH; for a very wide frame."""
    tiles.wall()
    put("canister_5l", (-0.70, 0.02), 12, foot="pH 1 · for professional use only", **DESCALER)
    put("pour_bottle", (-0.48, -0.04), 12)
    put("canister_5l", (-0.20, 0.03), 14)
    put("spray_bottle", (0.0, -0.03), 14, brand="#1672c4", accent="#62b4f0")
    put("powder_tub", (0.27, 0.06), 18)
    put("jerrycan_20l", (0.74, 0.12), 18, brand="#1b4f9c")
    put("canister_5l", (0.48, -0.06), 16, foot="pH 12 · for professional use only", **DEGREASER)
    camera((0.02, 0, 0.215), -90, 6, 4.1, 77)
    return on_counter(shape=(3200, 1800), samples=9)


def chemicals_phone():
    """The same with four of them, closer."""
    tiles.wall(-0.52, 0.52)
    put("canister_5l", (-0.36, 0.02), 12, foot="pH 1 · for professional use only", **DESCALER)
    put("canister_5l", (-0.07, 0.0), 14)
    put("spray_bottle", (0.10, -0.05), 14, brand="#1672c4", accent="#62b4f0")
    put("jerrycan_20l", (0.35, 0.10), 18, brand="#1b4f9c")
    camera((0.0, 0, 0.195), -90, 6, 4.1, 128)
    return on_counter(shape=(1280, 720), samples=16)


DESCALER = dict(brand="#c2571a", accent="#e89a4c", title="Descaler", subtitle="For taps and boilers")
DEGREASER = dict(
    brand="#b3261e", accent="#e0664f", title="Kitchen Degreaser", subtitle="Grease and soot remover"
)


def on_counter(**size):
    """The counter and its light."""
    night.air(0.42, tint=(0.94, 0.97, 1.0))
    tiles.counter()
    tiles.noon()
    return dict(kind="night", exposure=-0.25, focus=60, glow=0.02, over=1, **size)


def floor_care():
    """A hall of marble in the evening sun: a mirror where the single-disc machine has been, dull where it comes to."""
    camera((0.16, 0, 0.70), -90, 4.5, 5.6, 59)
    return in_hall(shape=(2400, 1350), samples=12)


def floor_care_phone():
    """The same, closer."""
    camera((0.50, 0, 0.56), -90, 4.5, 5.6, 75)
    return in_hall(shape=(1280, 720), samples=16)


def in_hall(**size):
    """The hall of marble, its machines and its light."""
    night.air(0.30, tint=(0.90, 0.95, 1.0))
    marble.floor(window_hall.BACK)
    window_hall.hall()
    window_hall.evening()
    put("single_disc", (0.18, 0.0), -128, brand="#f06a0a", body="#c3c9ce", size=43, mark="43 cm")
    put("burnisher", (1.32, 1.75), -146, brand="#0b57c2", size=51, mark="51 cm")
    return dict(kind="night", exposure=0.2, focus=9.5, ramp=2.0, blurred=6, glow=0.04, over=1, **size)

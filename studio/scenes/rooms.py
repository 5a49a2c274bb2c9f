"""What stands in the lit rooms of the building: one room to each category of the catalogue."""

from facade import Room
from geometry import rounded_box
from materials import linear, metal, plastic
from night import lamp_material
from place import put

WARM, CLEAN = (1.0, 0.86, 0.66), (0.92, 0.97, 1.0)


def lobby(floor, bay, bays):
    return Room(floor, bay, bays, 3.4, "#b39c80", "#6b6358", WARM, 215)


def washroom(floor, bay, bays):
    return Room(floor, bay, bays, 0.9, "#9aa5a8", "#6f787b", CLEAN, 30)


def pantry(floor, bay, bays):
    return Room(floor, bay, bays, 0.9, "#b9a88f", "#6f6a62", WARM, 44)


def store(floor, bay, bays):
    return Room(floor, bay, bays, 1.3, "#a9b2b6", "#6c7478", CLEAN, 48)


def waste(floor, bay, bays):
    return Room(floor, bay, bays, 1.7, "#aab3ad", "#666d6a", (0.95, 1.0, 0.94), 70)


def furnish_lobby(room):
    """Walnut wall with lit joints, reception desk; the ride-on drives through, the floor behind it is wet."""
    left, right, low, high = room.box()
    wood, stone = plastic("#5a3a22", 0.42, 0, coat=0.2), plastic("#b9ae9d", 0.4, 0)
    width, deep = right - left, room.depth
    glow = lamp_material("joint", lambda do: (linear("#ffbe78"), 1.9))
    glow.cycles.sample_as_light = False
    for k in range(9):
        x = left + width * (0.42 + 0.065 * k)
        rounded_box((width * 0.058, 0.05, high - low - 0.12), (x, deep - 0.04, (low + high) / 2), 0.004, wood)
        if k in (2, 6):
            rounded_box(
                (0.018, 0.02, high - low - 0.2),
                (x + width * 0.0325, deep - 0.07, (low + high) / 2),
                0.003,
                glow,
            )
    desk = left + width * 0.72
    rounded_box((1.25, 0.42, 0.62), (desk, deep - 0.95, low + 0.31), 0.012, wood)
    rounded_box((1.33, 0.50, 0.04), (desk, deep - 0.95, low + 0.64), 0.008, stone)
    rounded_box((1.2, 0.01, 0.014), (desk, deep - 1.166, low + 0.585), 0.003, glow)
    # lift doors at the left
    steel = metal("#6d6a64", 0.42)
    for k in range(2):
        rounded_box((0.40, 0.04, 1.65), (left + 0.45 + 0.41 * k, deep - 0.03, low + 0.83), 0.004, steel)
    rounded_box(
        (0.95, 0.05, 0.06), (left + 0.655, deep - 0.03, low + 1.70), 0.004, plastic("#3a332c", 0.5, 0)
    )
    put("ride_on", (left + width * 0.395, 1.05), -32, low, scale=1.3, brand="#0b57c2", size="M", mark="75 cm")


def furnish_washroom(room):
    """Tiles, a mirror over a basin, dryer and dispensers on the wall."""
    left, right, low, high = room.box()
    deep, width = room.depth, right - left
    tile = plastic("#aeb8bb", 0.34, 0, coat=0.4)
    rows, across = 6, 9
    for row in range(rows):
        for k in range(across):
            size = (width / across - 0.008, 0.02, (high - low) / rows - 0.008)
            at = (left + width * (k + 0.5) / across, deep - 0.01, low + (high - low) * (row + 0.5) / rows)
            rounded_box(size, at, 0.003, tile, seg=1)
    put("hand_dryer", (left + width * 0.20, deep - 0.16), 0, low + 0.36, scale=1.35)
    put("towel_dispenser", (left + width * 0.45, deep - 0.10), 0, low + 0.56, brand="#2f6f9f", scale=1.25)
    put("soap_dispenser", (left + width * 0.62, deep - 0.09), 0, low + 0.60, scale=1.45)
    basin = left + width * 0.82
    rounded_box((0.62, 0.012, 0.62), (basin, deep - 0.03, low + 0.98), 0.006, metal("#66757b", 0.24))
    rounded_box(
        (0.72, 0.36, 0.14), (basin, deep - 0.20, low + 0.52), 0.05, plastic("#c6cacd", 0.2, 0, coat=0.6)
    )
    rounded_box((0.03, 0.16, 0.03), (basin, deep - 0.14, low + 0.70), 0.012, metal("#b4b9bd", 0.28))


def furnish_pantry(room):
    """A counter and a shelf with what a kitchen is cleaned with."""
    left, right, low, high = room.box()
    deep, width = room.depth, right - left
    front, top = plastic("#4f5b60", 0.45, 0), plastic("#c3c0b8", 0.35, 0, coat=0.3)
    mid = (left + right) / 2
    for k in range(4):
        rounded_box(
            (width / 4 - 0.014, 0.5, 0.34),
            (left + width * (k + 0.5) / 4, deep - 0.28, low + 0.21),
            0.006,
            front,
        )
    rounded_box((width - 0.01, 0.56, 0.04), (mid, deep - 0.29, low + 0.40), 0.005, top)
    rounded_box((width * 0.62, 0.26, 0.025), (left + width * 0.66, deep - 0.14, low + 1.00), 0.004, top)
    lift, at, shelf = low + 0.42, deep - 0.36, low + 1.0125
    put("jerrycan_20l", (left + width * 0.15, at + 0.02), 14, lift, scale=1.3, brand="#1b4f9c")
    put("canister_5l", (left + width * 0.365, at), 12, lift, scale=1.5)
    red = dict(
        brand="#b3261e", accent="#e0664f", title="Kitchen Degreaser", subtitle="Grease and soot remover"
    )
    put("canister_5l", (left + width * 0.535, at), 12, lift, scale=1.5, **red)
    put("pour_bottle", (left + width * 0.67, at - 0.02), 12, lift, scale=1.6)
    put("spray_bottle", (left + width * 0.78, at - 0.02), 12, lift, scale=1.6)
    put(
        "spray_bottle",
        (left + width * 0.89, at - 0.02),
        12,
        lift,
        scale=1.6,
        brand="#c8721e",
        accent="#f2b046",
    )
    put("powder_tub", (left + width * 0.46, deep - 0.15), 12, shelf, scale=1.1)
    put(
        "pour_bottle",
        (left + width * 0.62, deep - 0.15),
        10,
        shelf,
        scale=1.25,
        brand="#2f8f4e",
        accent="#7fc795",
    )
    put(
        "pour_bottle",
        (left + width * 0.71, deep - 0.15),
        10,
        shelf,
        scale=1.25,
        brand="#c8281e",
        accent="#e98a83",
    )
    put(
        "canister_5l",
        (left + width * 0.84, deep - 0.15),
        10,
        shelf,
        scale=1.2,
        brand="#1672c4",
        accent="#62b4f0",
    )


def furnish_store(room):
    """The trolley, and a rack of cloths, pads and rolls behind it."""
    left, right, low, high = room.box()
    deep, width = room.depth, right - left
    steel = metal("#8d9498", 0.36)
    x = left + width * 0.80
    for z in (0.12, 0.52, 0.92):
        rounded_box((0.72, 0.36, 0.025), (x, deep - 0.24, low + z), 0.004, steel)
    for dx in (-0.35, 0.35):
        rounded_box((0.03, 0.03, 1.25), (x + dx, deep - 0.08, low + 0.63), 0.003, steel)
        rounded_box((0.03, 0.03, 1.25), (x + dx, deep - 0.40, low + 0.63), 0.003, steel)
    put("floor_pads", (x - 0.05, deep - 0.24), 0, low + 0.133, colour="red", mark="17 in", scale=0.8)
    put("cloth_stack", (x - 0.20, deep - 0.26), 20, low + 0.533, scale=1.2)
    put("cloth_stack", (x + 0.14, deep - 0.26), 12, low + 0.533, scale=1.2)
    put("paper_supplies", (x, deep - 0.24), 0, low + 0.933, scale=1.0)
    put("janitor_cart", (left + width * 0.36, 0.52), -28, low, scale=1.08, body="#7d878d")


def furnish_waste(room):
    """Recycling station and wheeled bins."""
    left, right, low, high = room.box()
    width = right - left
    put("recycling_station", (left + width * 0.30, 0.62), -14, low, scale=1.15)
    put("wheeled_bin", (left + width * 0.76, 0.72), 60, low, litres=240, scale=1.18)
    put(
        "wheeled_bin",
        (left + width * 0.52, 1.30),
        66,
        low,
        body="#1f7a3a",
        lid="#1f7a3a",
        litres=240,
        scale=1.1,
    )


FURNISH = {
    lobby: furnish_lobby,
    washroom: furnish_washroom,
    pantry: furnish_pantry,
    store: furnish_store,
    waste: furnish_waste,
}

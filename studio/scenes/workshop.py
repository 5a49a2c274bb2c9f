"""The workshop's furniture: lift table, drawers, a board of tools, and the parts that lie about."""

import math

from geometry import PI, lathe, mesh_object, place, rounded, rounded_box, sweep
from materials import metal, plastic, rubber
from models.machine_parts import assembled, cyl, torus

STEEL = "#b4b9bd"
PAINT = "#3f484f"


def lift_table(at, size=(1.25, 0.62), height=0.56):
    """Scissor lift: base frame, two crossed pairs of arms, platform with a warning edge."""
    x, y = at
    wide, deep = size
    paint, steel, black = plastic(PAINT, 0.42, 0), metal(STEEL, 0.3), rubber()
    top = height - 0.05
    rounded_box((wide, deep, 0.05), (x, y, top + 0.025), 0.008, paint)
    rounded_box((wide - 0.03, deep - 0.03, 0.008), (x, y, height + 0.004), 0.003, black)
    rounded_box((wide + 0.004, deep + 0.004, 0.012), (x, y, top + 0.012), 0.003, plastic("#f2b705", 0.4, 0))
    for side in (-1, 1):
        edge = y + side * (deep / 2 - 0.06)
        rounded_box((wide, 0.07, 0.06), (x, edge, 0.05), 0.010, paint)
        reach = wide / 2 - 0.10
        for lean in (-1, 1):
            low, high = (x - lean * reach, edge, 0.09), (x + lean * reach, edge, top - 0.01)
            shift = side * 0.028 * lean
            ends = [(px, py + shift, pz) for px, py, pz in (low, high)]
            bar = [(-0.010, -0.030), (0.010, -0.030), (0.010, 0.030), (-0.010, 0.030)]
            sweep(ends, 1, steel, smooth_path=False, shape=[(v, u) for u, v in bar])
        cyl(0.030, 0.09, (x, edge - 0.045, (0.09 + top) / 2), paint, rot=(-PI / 2, 0, 0))
    for k in (-1, 1):
        rounded_box((0.06, deep - 0.1, 0.05), (x + k * (wide / 2 - 0.03), y, 0.05), 0.008, paint)


def bench(at, size=(0.66, 0.62), high=0.76):
    """Work bench: beech top, steel legs, a shelf below."""
    x, y = at
    wide, deep = size
    top, paint = plastic("#b98f5a", 0.5, 0, coat=0.15), plastic(PAINT, 0.42, 0)
    rounded_box((wide, deep, 0.05), (x, y, high - 0.025), 0.008, top)
    for dx in (-1, 1):
        for dy in (-1, 1):
            spot = (x + dx * (wide / 2 - 0.05), y + dy * (deep / 2 - 0.05), (high - 0.05) / 2)
            rounded_box((0.05, 0.05, high - 0.05), spot, 0.006, paint)
    rounded_box((wide - 0.06, deep - 0.06, 0.03), (x, y, 0.185), 0.006, paint)


def wrench(length, steel):
    """Combination wrench that hangs by its ring at the origin, jaw below."""
    r = length * 0.075
    torus(r, r * 0.42, (0, 0, 0), steel, rot=(PI / 2, 0, 0))
    rounded_box((r * 0.85, 0.008, length - 3.2 * r), (0, 0, -length / 2 + 0.1 * r), 0.004, steel)
    jaw = [(r * 0.62, -0.005), (r * 1.45, -0.005, 0.003), (r * 1.45, 0.005, 0.003), (r * 0.62, 0.005)]
    mouth = 0.62
    jaws = lathe(rounded(jaw + [jaw[0]], 0.002), steel, ang=(mouth, 2 * PI - mouth), n=48)
    place(jaws, (0, 0, 0), (PI / 2, PI / 2, 0))
    place(jaws, (0, 0, -length + 1.2 * r))


def screwdriver(length, grip, steel):
    """Screwdriver that hangs point down; the top of its grip is at the origin."""
    outline = [(0, 0), (0.012, 0, 0.006), (0.016, -0.03, 0.01), (0.012, -0.085, 0.01), (0.014, -0.10, 0.004)]
    lathe(rounded(outline + [(0.006, -0.11, 0.002), (0, -0.11)], 0.002), grip)
    lathe([(0, -0.10), (0.0045, -0.10), (0.0045, -length), (0, -length)], steel)


def board(at, size=(6.0, 2.6), rail=1.90):
    """Pale wall with a steel rail of wrenches and screwdrivers; its front looks at -y."""
    x, y = at
    wide, high = size
    steel, grip = metal(STEEL, 0.28), plastic("#e8620c", 0.35, 0)
    rounded_box((wide, 0.06, high), (x, y, high / 2), 0.006, plastic("#d6dbde", 0.6, 0))
    face = y - 0.03
    rounded_box((1.75, 0.016, 0.035), (x, face - 0.012, rail), 0.004, plastic(PAINT, 0.45, 0))
    for k in range(9):
        at_rail = (x - 0.60 + 0.105 * k, face - 0.030, rail - 0.03)
        assembled(lambda size=0.34 - 0.022 * k: wrench(size, steel), at_rail)
    for k in range(5):
        at_rail = (x + 0.37 + 0.075 * k, face - 0.034, rail - 0.02)
        assembled(lambda size=0.28 - 0.018 * k: screwdriver(size, grip, steel), at_rail)


def tufts(radius, length, mat):
    """Bundles of bristles in rings, from the plane z = 0 to z = length, as one mesh."""
    verts, faces, sides = [], [], 10
    for k in range(6):
        ring = radius * (0.36 + 0.125 * k)
        count = round(2 * PI * ring / 0.027)
        for j in range(count):
            turn = 2 * PI * (j + 0.5 * (k % 2)) / count
            first = len(verts)
            for z, r in ((0, 0.0095), (length, 0.0125)):
                lean = ring + 0.12 * z
                middle = (lean * math.cos(turn), lean * math.sin(turn))
                for i in range(sides):
                    t = 2 * PI * i / sides
                    verts.append((middle[0] + r * math.cos(t), middle[1] + r * math.sin(t), z))
            for i in range(sides):
                m = (i + 1) % sides
                faces.append((first + i, first + m, first + sides + m, first + sides + i))
            faces.append(tuple(first + sides + i for i in range(sides)))
    return mesh_object("tufts", verts, faces, mat)


def disc_brush(at, tilt, radius=0.255, colour="#2a6fb0", lift=0.0):
    """A machine's round brush, taken off: stands on its rim, bristles to the camera (-y).

    tilt: degrees by which it leans back; lift: height of what it stands or lies on.
    """
    dark, steel, lean = plastic("#23272b", 0.45, 0), metal(STEEL, 0.28), math.radians(tilt)

    def build():
        back = [(0.055, -0.03), (radius * 0.9, -0.03, 0.01), (radius, -0.015, 0.006), (radius, 0, 0.004)]
        lathe(rounded(back + [(0.055, 0), (0.055, -0.03)], 0.004), dark, n=128)
        lathe(rounded([(0.034, -0.03), (0.062, -0.03), (0.062, 0.012, 0.003), (0.034, 0.012)], 0.002), steel)
        tufts(radius, 0.05, plastic(colour, 0.6, 0))

    assembled(
        build, (*at, lift + radius * math.cos(lean) + 0.03 * math.sin(lean) + 0.005), (PI / 2 - lean, 0, 0)
    )

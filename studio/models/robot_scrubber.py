"""The autonomous scrubber-dryer in two builds: a tower with a handle, and a low body with a mast."""

import math

from geometry import PI, boolean, decal, lathe, pipe, place, rounded, rounded_box
from materials import drawing, glowing, metal, plastic
from models.bodywork import Moulding, above, across, ahead, drum, eased, moulded
from models.machine_parts import assembled, cyl, tag
from models.walk_behind_parts import brush_disc, drive_wheel, rating_plate, suction_foot

MODELS = ("robot_scrubber",)

HALF = 0.275
TOWER = [(-0.365, 0.130, 0.07), (-0.380, 0.30, 0.10), (-0.335, 0.64, 0.20), (-0.365, 0.885, 0.07)]
TOWER += [(-0.235, 0.925, 0.08), (-0.085, 0.850, 0.12), (0.175, 0.830, 0.12), (0.275, 0.760, 0.12)]
TOWER += [(0.325, 0.52, 0.30), (0.375, 0.27, 0.10), (0.360, 0.130, 0.07)]
LOW = [(-0.420, 0.130, 0.07), (-0.440, 0.33, 0.12), (-0.425, 0.565, 0.09), (-0.300, 0.625, 0.12)]
LOW += [(-0.02, 0.620, 0.25), (0.215, 0.520, 0.22), (0.355, 0.375, 0.14), (0.405, 0.24, 0.08)]
LOW += [(0.385, 0.130, 0.07)]

MAP = (
    "<rect width='480' height='300' rx='18' fill='#0c1116'/><rect x='22' y='22' width='300' height='256' rx='10' "
    "fill='#10202c'/><path d='M50 60h240v60h-150v50h150v70h-240z' fill='none' stroke='#3a5a6c' stroke-width='6'/>"
    "<path d='M70 80h200v22h-180v22h30v26h150v22h-180v22h180' fill='none' stroke='{brand}' stroke-width='9'/>"
    "<circle cx='270' cy='216' r='13' fill='#fff'/><g fill='#2a3640'><rect x='344' y='22' width='114' height='76' "
    "rx='12'/><rect x='344' y='112' width='114' height='76' rx='12'/></g><rect x='344' y='202' width='114' "
    "height='76' rx='12' fill='#2f9e44'/>"
)


def bend(x, y, z):
    """Round in plan at both ends, narrower towards the top."""
    share = y / HALF
    width = 1 - 0.11 * (max(0, z - 0.30) / 0.6) ** 1.3 - 0.10 * (max(0, x - 0.08) / 0.3) ** 2
    width -= 0.06 * (max(0, -0.18 - x) / 0.24) ** 2
    x -= 0.085 * share**2 * eased(0.05, 0.37, x)
    x += 0.050 * share**2 * eased(-0.15, -0.40, x)
    return (x, y * width, z)


def robot_scrubber(brand="#0b57c2", body="#b2b9be", size=50, mark=None, note="autonomous", form="tower"):
    """Autonomous scrubber-dryer, 1.00 x 0.67 over the suction foot, 0.98 high; form: tower or low."""
    m = moulded(brand, body)
    build = low_body if form == "low" else tower_body
    shell = build(brand, m)
    undercarriage(shell, m)
    base_sensors(shell, m)
    assembled(lambda: brush_disc(0.30, size / 55, m), (0.195 - 0.30, 0, 0))
    rear = -0.43 if form == "low" else -0.37
    assembled(lambda: suction_foot(0.33, m), (rear + 0.555, 0, 0))
    spot = (-0.165, -HALF, 0.455) if form == "low" else (-0.035, -HALF, 0.475)
    tag(mark or "%d cm" % size, note, 0.23, spot, brand)
    return dict(az=-42, el=15, lens=88)


def belt(low, high, back):
    """Region of a band round the front and the flanks, from the height low to high."""
    return across([(back, low, 0), (back, high, 0), (1, high, 0), (1, low, 0)], -1, 1)


def carved(shell, mat, m):
    """The body with its wheel arches and the lidar's slot, which runs round the front, and the dark inside."""
    slot = boolean(belt(0.232, 0.272, -0.06), shell.raw(mat, -0.050))
    cuts = [slot]
    for side in (-1, 1):
        near, far = sorted((side * (HALF - 0.08), side * 0.5))
        cuts.append(drum(0.128, near, far, -0.165, 0.105))
    thing = shell.solid(mat, cuts)
    shell.panel(m.glass, belt(0.225, 0.279, -0.05), -0.046, 0)
    lidar = [(0, 0.232), (0.048, 0.232), (0.048, 0.272), (0, 0.272)]
    lathe(lidar, m.mask, loc=(0.285, 0, 0))
    return thing


def undercarriage(shell, m):
    """Drive wheels, skirt, bumper strip and the band of light above the slot."""
    for side in (-1, 1):
        drive_wheel(0.105, 0.050, (-0.165, side * (HALF - 0.020), 0.105), side, m)
    shell.panel(m.tray, belt(0.10, 0.205, -0.020), 0.006)
    shell.panel(m.rubber, belt(0.150, 0.188, 0.0), 0.020, 0.006)
    shell.panel(glowing("#8fd0ff", 2.4), belt(0.290, 0.2985, -0.26), 0.0022, 0)


def round_region(y, z, r, x0=0.0):
    """Round region of the front."""
    return ahead(
        [(y + r * math.cos(k * PI / 12), z + r * math.sin(k * PI / 12), 0) for k in range(24)], x0, 2
    )


def eye(shell, y, z, r, m, x0=0.0):
    """Camera: metal ring, black glass, a lens that catches the light."""
    shell.panel(m.alu, round_region(y, z, r, x0), 0.0075, 0.001)
    shell.panel(m.glass, round_region(y, z, r * 0.84, x0), 0.0090, 0.001)
    shell.panel(plastic("#16324a", 0.06, 0, coat=1.0), round_region(y, z, r * 0.46, x0), 0.0105, 0.001)


def depth_camera(shell, z, m, wide=0.058, x0=0.0):
    """Flat bar with two small lenses, for what lies on the floor."""
    bar = [
        (-wide, z - 0.013, 0.012),
        (-wide, z + 0.013, 0.012),
        (wide, z + 0.013, 0.012),
        (wide, z - 0.013, 0.012),
    ]
    shell.panel(m.mid, ahead(bar, x0, 2), 0.0070, 0.001)
    for y in (-0.6 * wide, 0.6 * wide):
        shell.panel(m.glass, round_region(y, z, 0.0085, x0), 0.0085, 0.0006)
    shell.panel(plastic("#5a1d1a", 0.1, 0, coat=1.0), round_region(0, z, 0.006, x0), 0.0085, 0.0006)


def base_sensors(shell, m):
    """Ultrasonic eyes in the skirt: five ahead, two in each flank."""
    for y in (-0.200, -0.105, 0, 0.105, 0.200):
        shell.panel(m.mid, round_region(y, 0.169, 0.0135), 0.0225, 0.0008)
        shell.panel(m.rubber, round_region(y, 0.169, 0.0085), 0.0235, 0.0006)
    for side in (-1, 1):
        for x in (0.06, 0.17):
            px, py, pz = shell.flank(x, 0.168, side, 0.018)
            cyl(0.0135, 0.005, (px, py, pz), m.mid, rot=(side * -PI / 2, 0, 0), edge=0.001)
            cyl(0.0080, 0.006, (px, py, pz), m.rubber, rot=(side * -PI / 2, 0, 0), edge=0.001)


def contacts(shell, z, m, x0=0.0):
    """Two brass rails that meet the charging dock."""
    brass = metal("#b08d4a", 0.34)
    for side in (-1, 1):
        rail = [(side * 0.020, z - 0.006, 0.003), (side * 0.020, z + 0.006, 0.003)]
        rail += [(side * 0.085, z + 0.006, 0.003), (side * 0.085, z - 0.006, 0.003)]
        shell.panel(brass, ahead(rail, x0, 2), 0.0075, 0.001)


def screws(shell, spots, m):
    """Screws of the flank covers at (x, z)."""
    for x, z in spots:
        for side in (-1, 1):
            head = lathe(rounded([(0.0, 0.0030), (0.0065, 0.0030, 0.001), (0.008, 0)], 0.001), m.bolt)
            place(head, shell.flank(x, z, side, 0.003), (side * -PI / 2, 0, 0))


def lidar_puck(at, m):
    """Turning laser scanner: black window between two dark rings."""
    x, y, z = at
    cyl(0.062, 0.018, (x, y, z), m.dark, edge=0.005)
    cyl(0.052, 0.040, (x, y, z + 0.016), m.glass, edge=0.004)
    cyl(0.059, 0.016, (x, y, z + 0.054), m.dark, edge=0.006)


def emergency_stop(at, m):
    """Red mushroom on its yellow ring."""
    x, y, z = at
    cyl(0.030, 0.012, (x, y, z), m.yellow, edge=0.003)
    stop = [(0, 0.034), (0.022, 0.034, 0.006), (0.023, 0.022, 0.003), (0.013, 0.018), (0.013, 0)]
    lathe(rounded(stop, 0.002), m.red, loc=(x, y, z + 0.008))


def screen(brand, at, tilt, m):
    """Touch screen with the map of the floor, turned to whoever stands behind the machine."""

    def build():
        rounded_box((0.022, 0.250, 0.160), (0.012, 0, 0), 0.009, m.dark)
        svg = f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 480 300'>{MAP.format(brand=brand)}</svg>"
        decal(0.224, 0.140, (0.0002, 0, 0), drawing(svg, 800, 0.12, emission=0.7), "-x")

    assembled(build, at, (0, tilt, 0))


def tower_body(brand, m):
    """Tall body: glass mask in front, coloured flanks, screen cowl and handle behind."""
    shell = Moulding(TOWER, 2 * HALF, 0.062, bend)
    carved(shell, m.body, m)
    cheek = [(-0.315, 0.325, 0.04), (-0.285, 0.60, 0.10), (-0.215, 0.755, 0.06), (0.080, 0.735, 0.08)]
    cheek += [(0.205, 0.58, 0.12), (0.245, 0.325, 0.04)]
    for y0, y1 in ((-1, -0.1), (0.1, 1)):
        shell.panel(m.brand, across(cheek, y0, y1), 0.0035, 0.002)
    mask = [(-0.165, 0.318, 0.04), (-0.190, 0.60, 0.10), (-0.150, 0.795, 0.06)]
    mask += [(-y, z, r) for y, z, r in reversed(mask)]
    shell.panel(m.glass, ahead(mask, 0.13, 2), 0.0040, 0.0015)
    for y in (-0.052, 0.052):
        eye(shell, y, 0.655, 0.025, m, 0.13)
    depth_camera(shell, 0.400, m, 0.062, 0.13)
    contacts(shell, 0.343, m, 0.13)
    lid = [(-0.070, -0.165, 0.05), (0.150, -0.150, 0.06), (0.150, 0.150, 0.06), (-0.070, 0.165, 0.05)]
    shell.panel(m.mask, above(lid, 0.80, 2), 0.010, 0.004)
    lidar_puck((0.045, 0, 0.852), m)
    emergency_stop((0.105, -0.112, 0.846), m)
    cowl = [
        (-0.42, 0.70, 0.02),
        (-0.42, 1.0, 0.02),
        (-0.175, 1.0, 0.02),
        (-0.245, 0.845, 0.05),
        (-0.325, 0.70, 0.04),
    ]
    shell.panel(m.mask, across(cowl, -1, 1), 0.006, 0.002)
    screen(brand, (-0.372, 0, 0.852), 0.35, m)
    for side in (-1, 1):
        arm = [(-0.30, side * 0.228, 0.795), (-0.400, side * 0.236, 0.880), (-0.475, side * 0.236, 0.925)]
        pipe(arm, 0.0155, m.dark, 0.06)
        cyl(0.027, 0.012, (-0.305, side * 0.222, 0.80), m.mid, rot=(-side * PI / 2, 0, 0))
    bar = [(-0.470, -0.236, 0.922), (-0.500, -0.236, 0.940), (-0.500, 0.236, 0.940), (-0.470, 0.236, 0.922)]
    pipe(bar, 0.0175, m.rubber, 0.03)
    screws(shell, ((-0.285, 0.345), (0.215, 0.345), (-0.20, 0.73), (0.06, 0.705)), m)
    rating_plate(0.070, (0.13, -HALF, 0.372))
    return shell


def low_body(brand, m):
    """Low body like a small car: coloured hull, pale bonnet, glass band in front, mast with bar and scanner."""
    shell = Moulding(LOW, 2 * HALF, 0.062, bend)
    carved(shell, m.brand, m)
    bonnet = [(-0.385, -0.205, 0.06), (0.235, -0.165, 0.09), (0.235, 0.165, 0.09), (-0.385, 0.205, 0.06)]
    shell.panel(m.body, above(bonnet, 0.44, 2), 0.0045, 0.002)
    visor = [(-0.50, 0.335, 0.03), (-0.50, 0.425, 0.03), (-0.16, 0.475, 0.05)]
    visor += [(-y, z, r) for y, z, r in reversed(visor)]
    shell.panel(m.glass, ahead(visor, 0.20, 2), 0.0060, 0.0015)
    for y in (-0.120, 0.120):
        eye(shell, y, 0.402, 0.027, m, 0.20)
    depth_camera(shell, 0.402, m, 0.050, 0.20)
    for side in (-1, 1):
        mark = [(side * 0.190, 0.372, 0.004), (side * 0.190, 0.381, 0.004)]
        mark += [(side * 0.50, 0.389, 0.004), (side * 0.50, 0.380, 0.004)]
        shell.panel(glowing("#f2f8ff", 2.2), ahead(mark, 0.215, 2), 0.0080, 0)
    lid = [(-0.350, -0.150, 0.05), (-0.02, -0.135, 0.06), (-0.02, 0.135, 0.06), (-0.350, 0.150, 0.05)]
    shell.panel(m.mask, above(lid, 0.56, 2), 0.0150, 0.005)
    rounded_box((0.030, 0.090, 0.014), (0.000, 0, 0.634), 0.005, m.yellow, rot=(0, 0.12, 0))
    emergency_stop((0.085, -0.105, 0.585), m)
    mast(brand, m)
    screws(shell, ((-0.36, 0.35), (-0.36, 0.52), (0.12, 0.35)), m)
    rating_plate(0.070, (0.13, -HALF, 0.345))
    return shell


def mast(brand, m):
    """Two posts behind, with push bar, screen and the laser scanner on top."""
    for side in (-1, 1):
        post = [(-0.335, side * 0.150, 0.58), (-0.375, side * 0.165, 0.80), (-0.405, side * 0.165, 0.885)]
        pipe(post, 0.021, m.dark, 0.12)
        cyl(0.036, 0.016, (-0.338, side * 0.151, 0.608), m.mid, rot=(0, -0.2, 0))
    rounded_box((0.046, 0.290, 0.310), (-0.372, 0, 0.735), 0.018, m.mask, rot=(0, -0.20, 0))
    rounded_box((0.075, 0.37, 0.062), (-0.395, 0, 0.890), 0.020, m.dark)
    rounded_box((0.006, 0.20, 0.010), (-0.3565, 0, 0.892), 0.003, glowing("#8fd0ff", 2.0))
    lidar_puck((-0.395, 0, 0.920), m)
    bar = [(-0.405, -0.18, 0.885), (-0.405, -0.262, 0.885), (-0.500, -0.262, 0.905)]
    bar += [(-0.500, 0.262, 0.905), (-0.405, 0.262, 0.885), (-0.405, 0.18, 0.885)]
    pipe(bar, 0.0165, m.rubber, 0.045)
    screen(brand, (-0.445, 0, 0.800), 0.22, m)

"""The battery sweeper that one walks behind: suction fan, filter under the hood, one side broom."""

import math

from geometry import PI, decal, lathe, pipe, place, rounded, rounded_box, sweep
from materials import drawing, plastic
from models.bodywork import Moulding, above, across, ahead, drum, eased, finished, moulded
from models.machine_parts import assembled, castor, cyl, hull, slots, tag, tufts
from models.walk_behind_parts import drive_wheel, pictograms, rating_plate

MODELS = ("battery_sweeper",)

LOWER = [(-0.400, 0.105, 0.05), (-0.425, 0.36, 0.05), (0.395, 0.36, 0.06), (0.475, 0.250, 0.09)]
LOWER += [(0.465, 0.105, 0.05)]
HOOD = [(-0.395, 0.375, 0.04), (-0.375, 0.585, 0.09), (-0.130, 0.625, 0.14), (0.155, 0.600, 0.16)]
HOOD += [(0.335, 0.490, 0.14), (0.400, 0.375, 0.04)]
PANEL = (
    "<rect width='520' height='260' rx='18' fill='#0c1116'/><rect x='24' y='24' width='210' height='130' rx='10' "
    "fill='#10202c'/><g fill='#5fbf78'><rect x='44' y='54' width='26' height='70'/><rect x='80' y='54' width='26' "
    "height='70'/><rect x='116' y='54' width='26' height='70'/></g><rect x='152' y='54' width='26' height='70' "
    "fill='#2a3640'/><circle cx='330' cy='88' r='50' fill='#f2b705'/><path d='M300 88h60M312 72v32m18-32v32m18-32v32' "
    "stroke='#14181b' stroke-width='8'/><circle cx='446' cy='88' r='40' fill='{brand}'/>"
    "<rect x='24' y='186' width='472' height='46' rx='10' fill='#2a3640'/>"
)


def battery_sweeper(brand="#c8281e", body="#3a4046", size=70, mark=None, note="battery sweeper"):
    """Walk-behind sweeper with a battery, 0.70 wide with its one side broom (size in cm), 1.20 long, 0.98 high."""
    m = moulded(brand, body)
    half = size / 200 - 0.070

    def bend(x, y, z):
        share = y / half
        width = 1 - 0.13 * (max(0, x - 0.15) / 0.3) ** 2 - 0.16 * max(0, z - 0.36) ** 1.2
        x -= 0.075 * share**2 * eased(0.15, 0.46, x)
        x += 0.030 * share**2 * eased(-0.2, -0.42, x)
        return (x, y * width, z)

    lower = Moulding(LOWER, 2 * half, 0.038, bend)
    hood = Moulding(HOOD, 2 * half - 0.016, 0.038, bend)
    chassis(lower, half, m)
    cover(hood, half, m)
    for side in (-1, 1):
        drive_wheel(0.140, 0.060, (-0.205, side * (half - 0.005), 0.140), side, m)
    castor(0.315, 0.06, 0.048, m)
    cyl(0.115, 2 * half - 0.10, (0.06, half - 0.05, 0.118), plastic("#2b2e33", 0.7, 0), rot=(PI / 2, 0, 0))
    side_broom((0.405, -half + 0.035), m)
    handle(brand, m)
    tag(mark or "%d cm" % size, note, 0.25, (-0.105, -half, 0.480), brand)
    return dict(az=-46, el=16, lens=88)


def chassis(lower, half, m):
    """Lower body: wheel arches, hopper with its grip behind, rubber lip, bumper."""
    cuts = []
    for side in (-1, 1):
        near, far = sorted((side * (half - 0.09), side * 0.6))
        cuts.append(drum(0.172, near, far, -0.205, 0.140))
    box = lower.solid(m.body, cuts)
    flap = [(0.000, 0.150, 0.03), (0.000, 0.310, 0.03), (0.285, 0.310, 0.04), (0.310, 0.150, 0.03)]
    for side in (-1, 1):
        lower.recess(box, flap, 0.014, side, 0.008, 0.010)
    finished(box)
    hopper = [(-0.45, 0.125, 0.02), (-0.45, 0.345, 0.02), (-0.335, 0.345, 0.02), (-0.335, 0.125, 0.02)]
    lower.panel(m.dark, across(hopper, -1, 1), 0.010, 0.004)
    grip = [(-0.440, -0.09, 0.27), (-0.475, -0.08, 0.285), (-0.475, 0.08, 0.285), (-0.440, 0.09, 0.27)]
    pipe(grip, 0.012, m.yellow, 0.02)
    lip = [(-0.03, 0.010, 0.005), (-0.03, 0.125, 0.005), (0.26, 0.125, 0.01), (0.26, 0.010, 0.005)]
    for side in (-1, 1):
        hull(lip, 0.008, 0.003, m.rubber, y=side * (half - 0.045))
    bumper = [(0.360, 0.205, 0.01), (0.360, 0.262, 0.02), (0.492, 0.262, 0.02), (0.500, 0.225, 0.02)]
    hull(bumper + [(0.490, 0.200, 0.01)], 2 * half + 0.010, 0.016, m.rubber, fn=lower.bend, mid=24)
    for side in (-1, 1):
        for x, z in ((0.025, 0.175), (0.025, 0.285), (0.262, 0.285), (0.275, 0.175)):
            head = lathe(rounded([(0, 0.0030), (0.0065, 0.0030, 0.001), (0.008, 0)], 0.001), m.bolt)
            px, py, pz = lower.flank(x, z, side)
            place(head, (px, py - side * 0.014, pz), (side * -PI / 2, 0, 0))
        face, toward = ("-y" if side < 0 else "+y"), (0, -side, 0)
        rating_plate(0.072, (0.205, side * half, 0.232), toward, face)
        pictograms(0.090, (0.085, side * half, 0.232), toward, face)


def cover(hood, half, m):
    """Hood on its seam: fan grille in the flanks, filter box with latches on top, dark nose."""
    seam = [(-0.37, 0.34, 0.01), (-0.37, 0.40, 0.01), (0.36, 0.40, 0.01), (0.37, 0.34, 0.01)]
    hull(seam, 2 * half - 0.07, 0.006, m.rubber, fn=hood.bend, mid=16)
    shell = hood.solid(m.brand)
    grille = [(0.105, 0.415, 0.025), (0.095, 0.530, 0.03), (0.190, 0.530, 0.04), (0.285, 0.455, 0.04)]
    grille += [(0.285, 0.415, 0.025)]
    scoop = [(-0.345, 0.415, 0.03), (-0.335, 0.560, 0.04), (0.055, 0.560, 0.04), (0.060, 0.415, 0.03)]
    for side in (-1, 1):
        hood.recess(shell, grille, 0.014, side, 0.007, 0.008)
        hood.recess(shell, scoop, 0.015, side, 0.009, 0.010)
        for k in range(7):
            x, y, z = hood.flank(0.120 + 0.022 * k, 0.460 - 0.003 * k, side)
            rounded_box((0.009, 0.012, 0.072 - 0.004 * k), (x, y - side * 0.013, z), 0.003, m.rubber)
    finished(shell)
    nose = [(-0.17, 0.36, 0.03), (-0.20, 0.47, 0.04), (-0.16, 0.56, 0.05)]
    nose += [(-y, z, r) for y, z, r in reversed(nose)]
    hood.panel(m.mask, ahead(nose, 0.18, 2), 0.0035)
    lid = [(-0.340, -0.205, 0.04), (0.075, -0.205, 0.05), (0.075, 0.205, 0.05), (-0.340, 0.205, 0.04)]
    hood.panel(m.mask, above(lid, 0.57, 2), 0.024, 0.007)
    slots(8, (-0.255, 0, 0.642), (0.032, 0, 0.0015), (0.012, 0.26, 0.014), m.tray, rot=(0, -0.05, 0))
    for y in (-0.12, 0.12):
        latch = rounded_box((0.055, 0.045, 0.012), (0, 0, 0), 0.004, m.yellow)
        place(latch, (0.096, y, 0.628), (0, 0.35, 0))


def side_broom(spot, m):
    """Disc broom in front of the right wheel, with its motor on a swinging arm."""
    x, y = spot
    bristle = plastic("#2b2e33", 0.7, 0)

    def broom():
        cyl(0.100, 0.030, (0, 0, 0.078), m.dark, edge=0.010)
        cyl(0.042, 0.030, (0, 0, 0.105), m.brand, edge=0.010)
        tufts((0, 0), 0.086, 0.190, 0.082, 0.006, 170, bristle, rows=4, thick=0.0028)

    assembled(broom, (x + 0.035, y - 0.035, 0.013), (-0.06, 0.08, 0))
    cyl(0.046, 0.095, (x + 0.032, y - 0.036, 0.135), m.mid, edge=0.012)
    for k in range(4):
        cyl(0.049, 0.006, (x + 0.032, y - 0.036, 0.155 + 0.016 * k), m.dark, edge=0.002)
    arm = [(0.27, y + 0.06, 0.185), (x - 0.02, y + 0.02, 0.195), (x + 0.025, y - 0.03, 0.175)]
    pipe(arm, 0.024, m.dark, 0.05)
    cyl(0.020, 0.022, (x + 0.032, y - 0.036, 0.228), m.yellow, edge=0.006)


def handle(brand, m):
    """Arms, bar with grip, red drive lever, console with battery gauge and the filter's shaker button."""
    y = 0.205
    for side in (-1, 1):
        arm = [(-0.300, side * y, 0.50), (-0.410, side * y, 0.62), (-0.555, side * y, 0.895)]
        pipe(arm + [(-0.640, side * y, 0.945)], 0.0175, m.dark, 0.07)
        cyl(0.034, 0.016, (-0.315, side * (y + 0.010), 0.52), m.mid, rot=(-side * PI / 2, 0, 0))
    bar = [(-0.625, -y, 0.938), (-0.690, -y, 0.955), (-0.690, y, 0.955), (-0.625, y, 0.938)]
    pipe(bar, 0.0195, m.rubber, 0.05)
    lever = [(-0.600, -y + 0.02, 0.900), (-0.655, -y + 0.03, 0.912), (-0.655, y - 0.03, 0.912)]
    pipe(lever + [(-0.600, y - 0.02, 0.900)], 0.009, m.red, 0.03)
    shell = [(-0.455, 0.765, 0.02), (-0.480, 0.905, 0.03), (-0.530, 0.945, 0.02), (-0.600, 0.915, 0.02)]
    hull(shell + [(-0.530, 0.770, 0.02)], 0.300, 0.018, m.dark, seg=6)
    svg = f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 520 260'>{PANEL.format(brand=brand)}</svg>"
    face = decal(0.17, 0.062, (0, 0, 0), drawing(svg, 700, 0.15, emission=0.5))
    place(face, (0, 0, 0), (0, 0, -PI / 2))
    place(face, (-0.566, 0, 0.9310), (0, PI / 2 - math.atan2(0.030, 0.070), 0))
    cyl(0.017, 0.018, (-0.520, -0.110, 0.938), m.yellow, edge=0.005)
    cyl(0.015, 0.020, (-0.520, 0.110, 0.938), m.red, edge=0.006)
    lead = [(-0.470, 0.10, 0.79), (-0.440, 0.10, 0.70), (-0.380, 0.10, 0.62), (-0.330, 0.10, 0.58)]
    sweep(lead, 0.008, m.rubber, n=12)

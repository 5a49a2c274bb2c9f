"""Bins and containers on wheels."""

from geometry import PI, decal, deform, loft, pipe, rounded_box, silhouette, snap, sweep, wheel
from materials import drawing, metal, plastic, rubber
from models.bins import panel_rib
from models.machine_parts import is_light
from models.tool_parts import move, objects, turned, word

MODELS = (
    "wheeled_bin",
    "container_1100",
)

ARROWS = (
    "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 400 400'>"
    "<g fill='none' stroke='{ink}' stroke-width='30' stroke-linejoin='round'>"
    "<path d='M150 118 L200 40 L262 140'/><path d='M300 190 L352 276 L262 318 H228'/>"
    "<path d='M160 318 H52 L108 204'/></g><g fill='{ink}'><path d='M222 150 L300 108 L296 190Z'/>"
    "<path d='M250 266 V372 L178 318Z'/><path d='M60 214 L134 170 L142 256Z'/></g></svg>"
)


def thrice(shape):
    """A piece of SVG, turned by thirds of a circle."""
    return "".join(f"<g transform='rotate({turn})'>{shape}</g>" for turn in (0, 120, 240))


# the general sign of infectious waste in its usual measures
BIOHAZARD = (
    "<svg xmlns='http://www.w3.org/2000/svg' viewBox='-28 -30 56 56'>"
    "<mask id='m' maskUnits='userSpaceOnUse' x='-40' y='-40' width='80' height='80'>"
    "<rect x='-40' y='-40' width='80' height='80' fill='#fff'/><circle r='3'/>"
    + thrice(
        "<circle cy='-15' r='10.5'/><rect x='-2' y='-32' width='4' height='12'/>"
        "<rect x='-.5' y='-6' width='1' height='6'/>"
    )
    + "</mask><clipPath id='c'>"
    + "".join(f"<circle cy='-15' r='9.5' transform='rotate({turn})'/>" for turn in (0, 120, 240))
    + "</clipPath><g fill='{ink}' mask='url(#m)'>"
    + thrice("<circle cy='-11' r='15'/>")
    + "</g><circle r='11' fill='none' stroke='{ink}' stroke-width='3.5' clip-path='url(#c)'/></svg>"
)
SYMBOLS = {"recycling": ARROWS, "biohazard": BIOHAZARD}


def wheeled_bin(body="#3d464d", lid="#1f7a3a", litres=240, mark=None, symbol="recycling", lock=False):
    """Two-wheel refuse bin, 80 to 360 L, 0.58 x 0.74 x 1.07 m at 240 L; mark replaces the litres on its front.

    symbol: "recycling" or "biohazard"; lock: a key lock on the lip of its lid.
    """
    width, depth, height = {
        80: (0.78, 0.70, 0.875),
        120: (0.83, 0.75, 0.87),
        240: (1, 1, 1),
        360: (1.07, 1.16, 1.03),
    }[litres]
    shell = plastic(body, 0.46, 0.35, 350)
    cover = plastic(lid, 0.42, 0.30, 350)
    black, dark, zinc = rubber(), plastic("#1f2326", 0.5, 0.2), metal("#b9bdc0", 0.35)
    before = objects()

    def wall(height_at, grow=0.0, **other):
        """Outline of the tapered body at a height, `grow` larger."""
        t = max(0, (height_at - 0.09) / 0.87)
        section = dict(
            z=height_at,
            hx=0.245 + 0.09 * t + grow,
            hy=0.225 + 0.058 * t + grow,
            r=0.055 + 0.01 * t,
            cx=-0.012 * t,
        )
        return dict(section, **other)

    # body: rounded foot, tapered wall, collar with its downward lip
    foot = [wall(0.09, -d, z=z) for d, z in ((0.030, 0.006), (0.016, 0.010), (0.006, 0.020), (0.0, 0.038))]
    rise = [wall(z) for z in (0.20, 0.21, 0.55, 0.80, 0.905)]
    loft(foot + rise + [wall(0.915, 0.006), wall(0.93, 0.0075)], shell, n=128)
    rim = ((0.006, 0.915), (0.030, 0.912), (0.033, 0.918), (0.033, 0.955), (0.030, 0.962), (0.022, 0.964))
    loft([wall(0.93, g, z=z) for g, z in rim], shell, n=128, caps=(False, True))
    front = wall(0.93, 0.030)
    for k in range(9):
        rounded_box(
            (0.030, 0.010, 0.050), (-front["hx"] - 0.002 + front["cx"], -0.20 + k * 0.05, 0.900), 0.004, shell
        )
    comb = [(-0.378, 0.874, 0.006), (-0.372, 0.874, 0.004), (-0.362, 0.93, 0.004), (-0.384, 0.93, 0.006)]
    silhouette(comb, 0.44, 0.004, shell)
    for side in (-1, 1):
        for share in (-0.55, 0.55):
            at = wall(0.5)
            panel_rib(wall, "y", side, share * at["hx"], 0.016, 0.16, 0.88, 0.011, shell, at["cx"])
    for share in (-0.62, 0.62):
        panel_rib(wall, "x", -1, share * 0.25, 0.016, 0.16, 0.86, 0.011, shell, wall(0.5)["cx"])

    # axle and wheels; wheels keep their size whatever the litres, see below
    for side in (-1, 1):
        axle_arm = [(0.14, 0.062, 0.01), (0.14, 0.20, 0.02), (0.235, 0.24, 0.02)]
        axle_arm += [(0.29, 0.14, 0.03), (0.285, 0.075, 0.02), (0.22, 0.062, 0.01)]
        silhouette(axle_arm, 0.045, 0.008, shell, y=side * 0.19)

    # lid: shallow dome with a skirt, hinged at the back
    dome = []
    profile = ((0.034, 0.950), (0.043, 0.950), (0.046, 0.954), (0.046, 0.985), (0.044, 0.996), (0.036, 1.006))
    profile += ((0.020, 1.013), (-0.03, 1.024), (-0.10, 1.036), (-0.18, 1.041))
    for grow, z in profile:
        dome.append(wall(0.93, grow, z=z, r=max(0.03, 0.075 + grow)))

    def fall(x, y, z):
        return (x - 0.008, y, z - (0 if z < 0.99 else 0.025 * max(0, -x) / 0.35))

    loft(dome, cover, n=128, fn=fall)
    rounded_box((0.34, 0.30, 0.012), (-0.03, 0, 1.030), 0.006, cover, rot=(0, -0.035, 0), taper=(0.96, 0.96))
    lip = [(-0.402, 0.952, 0.006), (-0.418, 0.952, 0.006), (-0.424, 0.984, 0.012), (-0.396, 0.988, 0.006)]
    silhouette(lip, 0.34, 0.006, cover)
    if lock:
        rounded_box((0.022, 0.080, 0.060), (-0.426, 0, 0.956), 0.006, dark)
        key = [
            (0, 0),
            (0.015, 0, 0.001),
            (0.015, 0.007, 0.002),
            (0.010, 0.007, 0.001),
            (0.010, 0.004),
            (0, 0.004),
        ]
        turned(key, 0.001, zinc, n=48, loc=(-0.436, 0, 0.956), rot=(0, -PI / 2, 0))
    # handle bar and hinges
    for y in (-0.20, 0, 0.20):
        bracket = [(0.330, 0.90, 0.01), (0.33, 0.975, 0.01), (0.405, 1.005, 0.02)]
        bracket += [(0.425, 0.985, 0.015), (0.40, 0.955, 0.02), (0.37, 0.92, 0.02)]
        silhouette(bracket, 0.030, 0.008, shell, y=y)
    sweep([(0.412, -0.235, 0.988), (0.412, 0, 0.988), (0.412, 0.235, 0.988)], 0.0155, shell, n=32)
    for y in (-0.10, 0.10):
        hinge = [(0.30, 0.965, 0.01), (0.30, 1.02, 0.015), (0.36, 1.035, 0.02), (0.432, 1.005, 0.02)]
        hinge += [(0.430, 0.975, 0.01), (0.40, 1.005, 0.01), (0.36, 0.985, 0.01)]
        silhouette(hinge, 0.055, 0.008, cover, y=y)

    for part in objects() - before:
        deform(part, lambda x, y, z: (x * depth, y * width, z * height))
    axle_x, axle_y = 0.262 * depth, 0.262 * width
    for side in (-1, 1):
        wheel(0.10, 0.050, (axle_x, side * axle_y, 0.10), black, dark, spokes=6)
    sweep([(axle_x, -axle_y, 0.10), (axle_x, 0, 0.10), (axle_x, axle_y, 0.10)], 0.011, zinc)
    if litres >= 360:
        rounded_box((0.10, 0.30, 0.05), (-0.16, 0, 0.035), 0.01, dark)

    ink = "#1d2429" if is_light(body) else "#e9efe9"
    x = -0.36 * depth
    snap(
        decal(0.2, 0.2, (x, 0, 0.60 * height), drawing(SYMBOLS[symbol].format(ink=ink), 900, 0.45), "-x"),
        (1, 0, 0),
        0.001,
    )
    size = word(mark or f"{litres} L", 0.24, 0.083, ink)
    snap(decal(0.24, 0.083, (x, 0, 0.415 * height), size, "-x"), (1, 0, 0), 0.001)
    return dict(az=-146, el=17, lens=85)


def container_1100(colour="#3d464d", lid="#1f7a3a", wheels="#1b1d1f", litres=1100):
    """Four-wheel 1,100-litre waste container, 1.37 x 1.07 x 1.37 m, flat hinged lid, side trunnions."""
    shell = plastic(colour, 0.45, 0)
    cover = plastic(lid, 0.42, 0)
    tyre = rubber(wheels, 0.65)
    dark = plastic("#1f2326", 0.5, 0)
    zinc = metal("#b4b8bb", 0.35)
    hx, hy = 0.640, 0.500
    low, rim = 0.235, 1.200

    def at(z, grow=0.0):
        t = (z - low) / (rim - low)
        return dict(
            z=z, hx=hx * (0.865 + 0.135 * t) + grow, hy=hy * (0.84 + 0.16 * t) + grow, r=0.09 + 0.01 * t
        )

    sections = []
    for inset_by, z in ((0.07, low), (0.035, low + 0.008), (0.012, low + 0.025), (0.0, low + 0.055)):
        sections.append(dict(at(z, -inset_by)))
    sections += [
        at(0.45),
        at(0.80),
        at(1.08),
        dict(at(1.10, 0.0)),
        dict(at(1.102, 0.022)),
        dict(at(1.16, 0.026)),
        dict(at(1.165, 0.040)),
        dict(at(1.215, 0.042)),
        dict(at(1.220, 0.036)),
    ]
    loft(sections, shell, n=160)
    for side in (-1, 1):
        for x in (-0.40, -0.135, 0.135, 0.40):
            panel_rib(at, "y", side, x, 0.045, 0.30, 1.07, 0.020, shell)
        for y in (-0.22, 0.22):
            panel_rib(at, "x", side, y, 0.045, 0.30, 0.97, 0.020, shell)
        rounded_box((0.060, 0.20, 0.14), (side * (hx + 0.005), 0, 1.085), 0.02, shell)
        turned(
            [
                (0, 0),
                (0.021, 0, 0.002),
                (0.021, 0.050, 0.003),
                (0.034, 0.052, 0.003),
                (0.034, 0.060, 0.002),
                (0, 0.060),
            ],
            0.002,
            zinc,
            n=48,
            loc=(side * (hx + 0.03), 0, 1.085),
            rot=(0, side * PI / 2, 0),
        )
        grip_bar = [
            (side * 0.42, -hy - 0.035, 1.135),
            (side * 0.42, -hy - 0.085, 1.125),
            (side * 0.20, -hy - 0.085, 1.125),
            (side * 0.20, -hy - 0.035, 1.135),
        ]
        pipe(grip_bar, 0.014, dark, 0.03)
    for x in (-0.455, 0.455):
        for y in (-0.315, 0.315):
            before = objects()
            wheel(0.100, 0.050, (0.045, 0, 0.100), tyre, dark, cap=zinc)
            for side in (-1, 1):
                fork = [
                    (0.025, 0.085, 0.006),
                    (0.065, 0.085, 0.006),
                    (0.045, 0.222, 0.008),
                    (-0.045, 0.222, 0.008),
                ]
                silhouette(fork, 0.005, 0.001, zinc, y=side * 0.036)
            rounded_box((0.12, 0.10, 0.012), (0, 0, 0.226), 0.003, zinc)
            move(before, (x, y, 0), (0, 0, 2.75))
    plan = []
    for grow, z in (
        (0.044, 1.222),
        (0.052, 1.224),
        (0.054, 1.250),
        (0.050, 1.262),
        (0.036, 1.272),
        (0.0, 1.283),
        (-0.12, 1.300),
        (-0.25, 1.309),
        (-0.38, 1.313),
    ):
        s = at(rim, grow)
        plan.append(dict(s, z=z, r=max(0.03, 0.10 + grow)))
    loft(plan, cover, n=160, fn=lambda x, y, z: (x, y, z + 0.030 * (y / hy) * (1 if z > 1.26 else 0)))
    for x in (-0.30, 0.0, 0.30):
        spine = rounded_box((0.060, 0.80, 0.018), (x, -0.02, 1.304), 0.008, cover)
        deform(spine, lambda px, py, pz: (px, py, pz + 0.030 * py / hy))
    for x in (-0.33, 0.33):
        pipe(
            [
                (x - 0.10, -hy - 0.050, 1.245),
                (x - 0.10, -hy - 0.095, 1.240),
                (x + 0.10, -hy - 0.095, 1.240),
                (x + 0.10, -hy - 0.050, 1.245),
            ],
            0.013,
            cover,
            0.03,
        )
    for x in (-0.45, -0.15, 0.15, 0.45):
        rounded_box((0.07, 0.07, 0.06), (x, hy + 0.055, 1.255), 0.016, cover)
    if litres < 1100:
        for part in objects():
            deform(part, lambda x, y, z: (x, y * 0.72, z * 0.94))
        hy *= 0.72
    snap(decal(0.17, 0.17, (0, -hy - 0.02, 0.78), drawing(ARROWS.format(ink="#e9efe9"), 900, 0.45)))
    snap(decal(0.165, 0.07, (0, -hy - 0.02, 0.61), word(f"{litres:,} L", 0.165, 0.07, "#e9efe9")))
    return dict(az=-60, el=15, lens=85)

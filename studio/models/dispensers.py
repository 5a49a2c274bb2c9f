"""Wall-mounted dispensers and hand dryers."""

import math

import bpy
from mathutils import Matrix

from geometry import PI, deform, lathe, place, rounded, rounded_box
from materials import glowing, metal, plastic
from models.hygiene_parts import key_lock, on_front, paper, sheet, side, steel, window_svg
from models.labels import icon, pictogram, svg_page
from models.machine_parts import is_light

MODELS = (
    "soap_dispenser",
    "touchless_dispenser",
    "jumbo_roll_dispenser",
    "towel_dispenser",
    "hand_dryer",
)


def soap_dispenser(
    brand="#8d979e",
    body="#d0d5d8",
    liquid="#e58fb1",
    level=0.62,
    pictos=("hand",),
):
    """Wall soap or sanitiser dispenser with push bar and level window, 0.11 x 0.11 x 0.24 m."""
    shell = plastic(body, 0.20, 0, coat=0.4)
    bar = plastic(brand, 0.26, 0, coat=0.3)
    dark = plastic("#1d2124", 0.42, 0)
    chrome = metal("#dfe2e4", 0.12)
    side(
        [(0.0, 0.012, 0.004), (0.0, 0.236, 0.006), (0.020, 0.236, 0.004), (0.020, 0.012, 0.004)],
        0.112,
        0.006,
        shell,
    )
    side(
        [(0.010, 0.030, 0.004), (0.010, 0.200, 0.006), (0.070, 0.200, 0.02), (0.070, 0.030, 0.01)],
        0.098,
        0.006,
        dark,
    )
    cover = [(0.012, 0.082, 0.003), (0.012, 0.240, 0.004), (0.040, 0.240, 0.03), (0.074, 0.215, 0.05)]
    cover += [(0.098, 0.130, 0.08), (0.096, 0.082, 0.004)]
    side(cover, 0.116, 0.016, shell, bulge=0.07, r=0.01)
    push = [
        (0.030, 0.026, 0.006),
        (0.030, 0.077, 0.004),
        (0.100, 0.077, 0.005),
        (0.102, 0.050, 0.02),
        (0.088, 0.024, 0.010),
    ]
    side(push, 0.114, 0.012, bar, bulge=0.07)
    lathe(
        rounded(
            [(0, 0.004), (0.006, 0.004, 0.001), (0.009, 0.016, 0.002), (0.014, 0.030), (0, 0.030)], 0.001
        ),
        dark,
        loc=(0, -0.055, 0),
    )
    on_front(window_svg(120, 560, liquid, level), 0.0145, 0.068, 0, 0.148, rough=0.08)
    on_front(icon(pictos[0], "#ffffff"), 0.022, 0.022, 0, 0.052, rough=0.3)
    key_lock(0, -0.026, 0.2400, dark, chrome)
    return dict(az=-116, el=9, lens=100, exposure=-0.4, hung=True)


def touchless_dispenser(
    brand="#1f2428",
    body="#d0d5d8",
    led="#35d07f",
    liquid="#8fc7e8",
    level=0.55,
    window=True,
):
    """Automatic touch-free soap or sanitiser dispenser with sensor and LED, 0.12 x 0.11 x 0.27 m."""
    shell = plastic(body, 0.18, 0, coat=0.5)
    panel = plastic(brand, 0.10, 0, coat=0.8)
    dark = plastic("#1b1e21", 0.42, 0)
    chrome = metal("#dfe2e4", 0.12)
    side(
        [(0.0, 0.030, 0.004), (0.0, 0.264, 0.008), (0.022, 0.264, 0.006), (0.022, 0.030, 0.004)],
        0.112,
        0.006,
        dark,
    )
    cover = [(0.014, 0.072, 0.002), (0.014, 0.268, 0.004), (0.050, 0.270, 0.034), (0.088, 0.235, 0.06)]
    cover += [(0.098, 0.150, 0.10), (0.100, 0.072, 0.002)]
    side(cover, 0.122, 0.024, shell, bulge=0.08)
    chin = [
        (0.014, 0.052, 0.003),
        (0.014, 0.069, 0.001),
        (0.101, 0.069, 0.002),
        (0.103, 0.060, 0.004),
        (0.092, 0.044, 0.010),
    ]
    chin += [(0.040, 0.040, 0.008)]
    side(chin, 0.121, 0.010, panel, bulge=0.08)
    lathe(
        rounded([(0, 0.034), (0.006, 0.034, 0.001), (0.010, 0.044), (0, 0.044)], 0.001),
        chrome,
        loc=(0, -0.070, 0),
    )
    lathe(
        rounded([(0, 0.038), (0.007, 0.038, 0.001), (0.008, 0.046), (0, 0.046)], 0.001),
        dark,
        loc=(0.026, -0.062, 0),
    )
    drop_path = "M0 -62 C55 0 45 55 0 55 C-45 55 -55 0 0 -62Z"
    drop = svg_page(
        200, 200, f"<path transform='translate(100,104) scale(1.25)' d='{drop_path}' fill='{led}'/>"
    )
    on_front(drop, 0.015, 0.015, 0, 0.0575, emission=0.9, off=0.0008)
    if window:
        on_front(window_svg(110, 700, liquid, level), 0.0120, 0.076, 0, 0.160, rough=0.06)
    on_front(icon("hand", "#6a757d"), 0.019, 0.019, 0, 0.096, rough=0.3)
    key_lock(0, -0.036, 0.2690, dark, chrome)
    return dict(az=-117, el=8, lens=100, exposure=-0.4, hung=True)


def jumbo_roll_dispenser(
    brand="#5d6870",
    body="#d0d5d8",
    stainless=False,
):
    """Jumbo toilet-roll dispenser with window and paper tail, 0.28 x 0.13 x 0.31 m."""
    # on dark gloss the lamps' reflections in the round rim would be grainy
    shell = steel() if stainless else plastic(body, 0.20 if is_light(body) else 0.26, 0, coat=0.4)
    trim = plastic(brand, 0.28, 0, coat=0.2)
    dark = plastic("#1b1e21", 0.4, 0)
    chrome = metal("#dfe2e4", 0.14)
    height, radius = 0.170, 0.138
    centre = (0, 0, height)
    upright = (PI / 2, 0, 0)
    lathe(
        rounded([(0, 0.0), (radius - 0.006, 0.0, 0.002), (radius - 0.006, 0.018, 0.002), (0, 0.018)], 0.001),
        trim,
        loc=centre,
        rot=upright,
        n=160,
    )
    cover = [
        (0, 0.016),
        (radius, 0.016, 0.002),
        (radius, 0.100, 0.024),
        (radius - 0.030, 0.1240, 0.05),
        (0.04, 0.1275, 0.1),
        (0, 0.1275),
    ]
    lathe(rounded(cover, 0.004, 12), shell, loc=centre, rot=upright, n=160)
    chin = [
        (0.0, 0.022, 0.004),
        (0.0, 0.100, 0.004),
        (0.095, 0.100, 0.01),
        (0.112, 0.060, 0.03),
        (0.106, 0.022, 0.006),
    ]
    side(chin, 0.150, 0.012, trim, bulge=0.04)
    teeth = "".join(f"L{k * 20 + 10} 40 L{k * 20 + 20} 0 " for k in range(30))
    teeth_svg = svg_page(600, 46, f"<path d='M0 46 V0 {teeth} V46Z' fill='#c9ced2'/>")
    on_front(teeth_svg, 0.118, 0.009, 0, 0.0300, rough=0.25)
    sheet(
        [(0.060, 0.030), (0.058, 0.020), (0.062, 0.006), (0.070, -0.018), (0.067, -0.045)],
        0.098,
        paper(),
        0.003,
    )
    arc = []
    for r, a0, a1 in ((86, 200, 340), (46, 340, 200)):
        for k in range(25):
            a = math.radians(a0 + (a1 - a0) * k / 24)
            arc.append(f"{100 + r * math.cos(a):.2f} {100 + r * math.sin(a):.2f}")
    shape = "M" + " L".join(arc) + "Z"
    layers = [
        f"<circle cx='100' cy='100' r='{r}' fill='none' stroke='#8e979b' stroke-width='.8'/>"
        for r in range(48, 72, 4)
    ]
    # the card is no larger than the arc: where one hangs over a round rim, the rim gets mottled
    window = svg_page(
        176,
        84,
        f"<defs><clipPath id='c'><path d='{shape}'/></clipPath></defs>",
        "<g transform='translate(-12,-8)'><g clip-path='url(#c)'>",
        "<rect width='200' height='200' fill='#20272c'/><circle cx='100' cy='100' r='72' fill='#aeb5b8'/>",
        *layers,
        f"</g><path d='{shape}' fill='none' stroke='#11161a' stroke-width='3' stroke-linejoin='round'/></g>",
    )
    on_front(window, 0.197, 0.094, 0, height + 0.056, rough=0.06, px=900)
    for part in bpy.context.scene.objects:
        place(part, (0, 0, 0.048))
    lock = (0, -0.045, height + 0.048 + radius - 0.0015)
    key_lock(*lock, dark, chrome)
    return dict(az=-116, el=7, lens=100, exposure=-0.4, hung=True)


def towel_dispenser(
    brand="#5d6870",
    body="#d0d5d8",
    stainless=False,
    paper_colour="#e6e6e2",
    slim=False,
):
    """Folded hand-towel dispenser with a towel hanging out, 0.29 x 0.13 x 0.42 m; slim: for toilet tissue, 0.15 x 0.31."""
    shell = steel() if stainless else plastic(body, 0.20, 0, coat=0.4)
    trim = plastic(brand, 0.28, 0, coat=0.2)
    dark = plastic("#15181a", 0.5, 0)
    chrome = metal("#dfe2e4", 0.14)
    side(
        [(0.0, 0.090, 0.004), (0.0, 0.412, 0.008), (0.022, 0.412, 0.006), (0.022, 0.090, 0.004)],
        0.280,
        0.006,
        trim,
    )
    if stainless:
        cover = [
            (0.014, 0.130, 0.002),
            (0.014, 0.415, 0.002),
            (0.112, 0.415, 0.010),
            (0.122, 0.400, 0.010),
            (0.122, 0.130, 0.002),
        ]
        side(cover, 0.290, 0.006, shell)
    else:
        cover = [(0.014, 0.130, 0.002), (0.014, 0.416, 0.004), (0.055, 0.418, 0.04), (0.104, 0.385, 0.06)]
        cover += [(0.122, 0.270, 0.12), (0.118, 0.130, 0.002)]
        side(cover, 0.290, 0.028, shell, bulge=0.07)
    side(
        [(0.016, 0.105, 0.004), (0.016, 0.134, 0.002), (0.100, 0.134, 0.002), (0.092, 0.105, 0.010)],
        0.262,
        0.006,
        dark,
    )
    for end in (-1, 1):
        side(
            [
                (0.014, 0.092, 0.006),
                (0.014, 0.1275, 0.001),
                (0.121, 0.1275, 0.002),
                (0.119, 0.112, 0.014),
                (0.092, 0.092, 0.012),
            ],
            0.070,
            0.010,
            trim,
            x=end * 0.1085,
        )
    tissue = paper(paper_colour)
    sheet(
        [(0.085, 0.140), (0.088, 0.112), (0.094, 0.085), (0.101, 0.050), (0.104, 0.012)],
        0.205,
        tissue,
        0.0035,
    )
    sheet(
        [(0.070, 0.140), (0.070, 0.115), (0.074, 0.090), (0.078, 0.068), (0.080, 0.055)], 0.205, tissue, 0.002
    )
    stack = "".join(f"<rect y='{y}' width='140' height='5' fill='#8f999e'/>" for y in range(250, 900, 18))
    window = svg_page(
        140,
        900,
        "<defs><clipPath id='c'><rect width='140' height='900' rx='66'/></clipPath></defs>",
        "<g clip-path='url(#c)'><rect width='140' height='900' fill='#181d21'/>",
        f"<rect y='240' width='140' height='700' fill='#b9c0c3'/>{stack}</g>",
        "<rect x='4' y='4' width='132' height='892' rx='62' fill='none' stroke='#3d474e' stroke-width='8'/>",
    )
    on_front(window, 0.0185, 0.119, 0, 0.262, rough=0.07)
    if stainless:
        lathe(
            rounded([(0, 0.002), (0.010, 0.002, 0.001), (0.011, -0.002)], 0.0006),
            chrome,
            loc=(0, -0.122, 0.375),
            rot=(PI / 2, 0, 0),
        )
        rounded_box((0.003, 0.001, 0.010), (0, -0.1242, 0.375), 0.0004, dark)
    else:
        key_lock(0, -0.036, 0.4170, dark, chrome)
    if slim:
        for part in bpy.context.scene.objects:
            deform(part, lambda x, y, z: (x * 0.52, y, z * 0.74))
    return dict(az=-116, el=8, lens=100, exposure=-0.4, hung=True)


def hand_dryer(
    finish="#c6cacd",
    trim="#17191b",
    led="#4fb4ff",
    variant="blade",
    stainless=True,
):
    """Hand dryer; blade (hands-in) 0.30 x 0.22 x 0.66 m, classic (outlet below) 0.28 x 0.17 x 0.26 m."""
    shell = metal(finish, 0.30, (90, 90, 1.5)) if stainless else plastic(finish, 0.20, 0, coat=0.5)
    dark = plastic(trim, 0.26, 0, coat=0.3)
    black = plastic("#0d0f10", 0.5, 0)
    glow = glowing(led, 4.0)
    chrome = metal("#e3e5e7", 0.10)
    if variant == "classic":
        side(
            [(0.0, 0.025, 0.006), (0.0, 0.252, 0.02), (0.016, 0.252, 0.01), (0.016, 0.025, 0.006)],
            0.262,
            0.006,
            dark,
        )
        cover = [
            (0.010, 0.020, 0.004),
            (0.010, 0.258, 0.006),
            (0.080, 0.258, 0.06),
            (0.165, 0.180, 0.09),
            (0.165, 0.080, 0.05),
        ]
        cover += [(0.105, 0.020, 0.02)]
        side(cover, 0.276, 0.030, shell, bulge=0.05)
        nozzle = [
            (0.0, 0.004),
            (0.026, 0.004),
            (0.028, 0.0, 0.001),
            (0.033, 0.0, 0.001),
            (0.034, 0.030, 0.01),
            (0.042, 0.062),
            (0.0, 0.062),
        ]
        place(lathe(rounded(nozzle, 0.002), chrome, n=96), (0, -0.082, -0.006), (-0.18, 0, 0))
        place(lathe([(0, 0.0035), (0.0262, 0.0035)], black), (0, -0.082, -0.006), (-0.18, 0, 0))
        for part in bpy.context.scene.objects:
            part.data.transform(Matrix.Translation((0, 0, 0.010)))
        button = svg_page(
            200,
            200,
            f"<circle cx='100' cy='100' r='94' fill='{trim}'/>",
            pictogram("hand", 100, 100, 66, "#ffffff"),
            f"<circle cx='100' cy='100' r='84' fill='none' stroke='{led}' stroke-width='9'/>",
        )
        on_front(button, 0.062, 0.062, 0, 0.152, rough=0.15, emission=0.35)
        return dict(az=-118, el=8, lens=95, exposure=-0.25, hung=True)

    side(
        [(0.0, 0.020, 0.006), (0.0, 0.640, 0.01), (0.020, 0.640, 0.006), (0.020, 0.020, 0.006)],
        0.270,
        0.008,
        dark,
    )
    hull = [
        (0.014, 0.030, 0.010),
        (0.014, 0.660, 0.012),
        (0.072, 0.660, 0.022),
        (0.090, 0.600, 0.05),
        (0.098, 0.372, 0.024),
    ]
    hull += [
        (0.140, 0.372, 0.024),
        (0.156, 0.540, 0.05),
        (0.172, 0.572, 0.018),
        (0.214, 0.560, 0.024),
        (0.226, 0.330, 0.20),
    ]
    hull += [(0.188, 0.110, 0.10), (0.150, 0.030, 0.020)]
    side(hull, 0.300, 0.020, shell, bulge=0.03)
    liner = [
        (0.085, 0.360, 0.006),
        (0.078, 0.606, 0.004),
        (0.0935, 0.600, 0.01),
        (0.1015, 0.3775, 0.018),
        (0.1365, 0.3775, 0.018),
    ]
    liner += [(0.1525, 0.540, 0.01), (0.164, 0.545, 0.004), (0.160, 0.360, 0.006)]
    side(liner, 0.286, 0.004, dark)
    for depth, z, tilt in ((0.0925, 0.578, 0.03), (0.1545, 0.534, -0.09)):
        bar = rounded_box((0.250, 0.004, 0.005), (0, 0, 0), 0.0015, glow)
        place(bar, (0, -depth * 1.01, z), (tilt, 0, 0))
    grille = "".join(
        f"<rect x='30' y='{30 + k * 34}' width='440' height='16' rx='8' fill='#15181a'/>" for k in range(6)
    )
    on_front(svg_page(500, 230, grille), 0.125, 0.0575, 0, 0.112, rough=0.5)
    hands = pictogram("hand", 110, 100, 84, "#3c464d")
    sign = svg_page(420, 200, hands, pictogram("air", 310, 100, 84, "#3c464d"))
    on_front(sign, 0.084, 0.040, 0, 0.440, rough=0.3)
    return dict(az=-124, el=15, lens=95, exposure=-0.25, hung=True)

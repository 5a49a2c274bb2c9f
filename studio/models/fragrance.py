"""Aerosols, fragrance oils and what gives off scent."""

from geometry import PI, deform, lathe, loft, patch, place, rounded, rounded_box, soft
from materials import clear, drawing, glowing, metal, plastic
from models.hygiene_parts import key_lock, on_front, ribbed, side
from models.labels import icon, label_on, pictogram, scent_art, scent_label, svg_frame, svg_page, text_line
from models.tool_parts import objects

MODELS = (
    "plug_in_diffuser",
    "aerosol_can",
    "fragrance_bottle",
    "aerosol_dispenser",
    "passive_dispenser",
    "scent_diffuser",
)


def aerosol_can(
    colour="#6b4fa3",
    accent="#c9b6ea",
    cap="#d0d5d8",
    scent="Lavender",
    subtitle="Air freshener refill",
    volume="270 ml",
    top="cap",
    size="refill",
):
    """Metered aerosol refill, 0.066 x 0.066 x 0.145 m; top cap or valve; size refill or tall (0.235 m)."""
    radius = 0.0325
    wall = 0.112 if size == "refill" else 0.185
    tin = metal("#d2d5d8", 0.20)
    rim = metal("#e2e4e6", 0.14)
    plain = plastic(cap, 0.26, 0, coat=0.2)
    dark = plastic("#24282c", 0.4, 0)
    base = [(0, 0.006), (radius - 0.006, 0.006), (radius - 0.003, 0.0, 0.001), (radius + 0.0006, 0.0, 0.0008)]
    base += [(radius + 0.0006, 0.0032, 0.0008), (radius - 0.0008, 0.0045, 0.0006), (radius, 0.006, 0.001)]
    lathe(rounded(base, 0.001), rim, n=128)
    hull = [(radius, 0.0055), (radius, wall + 0.004, 0.004), (radius - 0.0045, wall + 0.010, 0.002)]
    hull += [(radius - 0.0035, wall + 0.0115, 0.0008), (radius - 0.0035, wall + 0.0135, 0.0008)]
    hull += [
        (radius - 0.006, wall + 0.0145, 0.001),
        (0.020, wall + 0.0245, 0.010),
        (0.0150, wall + 0.0265, 0.001),
    ]
    hull += [(0, wall + 0.0265)]
    lathe(rounded(hull, 0.001), tin, n=128)
    secs = [dict(z=0.0, hx=radius, hy=radius, e=2), dict(z=wall + 0.01, hx=radius, hy=radius, e=2)]

    def draw(w, h):
        ground = f"<rect width='{w}' height='{h}' fill='url(#v)'/>"
        band = f"<rect y='{h * 0.925}' width='{w}' height='{h * 0.022}' fill='#fff' opacity='.75'/>"
        front = w * 0.35
        inner = scent_art(front, h * 0.93, colour, "#ffffff", scent, subtitle, volume, True, False)
        shade = (
            f"<linearGradient id='v' x1='0' y1='0' x2='0' y2='1'><stop offset='0' stop-color='{accent}'/>"
            f"<stop offset='.55' stop-color='{colour}'/><stop offset='1' stop-color='{colour}'/>"
            "</linearGradient>"
        )
        centred = f"<g transform='translate({w / 2 - front / 2},0)'>{inner}</g>"
        return svg_frame(w, h, colour, accent, shade + ground + band + centred, 0)

    label_on(secs, 0.0072, wall + 0.002, 0.5, draw, off=0.0002, rough=0.2)
    if top == "cap":
        shell = [
            (0, wall + 0.0135),
            (radius - 0.0012, wall + 0.0135, 0.0008),
            (radius - 0.0016, wall + 0.042, 0.006),
        ]
        shell += [(radius - 0.006, wall + 0.0475, 0.004), (0.0, wall + 0.0485)]
        lathe(rounded(shell, 0.001, 7), plain, n=128)
        lathe(
            rounded(
                [(0, wall + 0.0180), (radius - 0.00125, wall + 0.0180), (radius - 0.00125, wall + 0.0186)], 0
            ),
            dark,
            n=128,
        )
    else:
        cup = [
            (0, wall + 0.028),
            (0.0135, wall + 0.028, 0.001),
            (0.0150, wall + 0.0300, 0.001),
            (0.0168, wall + 0.0300, 0.001),
        ]
        cup += [(0.0170, wall + 0.0260, 0.001), (0.0150, wall + 0.0245)]
        lathe(rounded(cup, 0.001), rim, n=96)
        stem = [
            (0, wall + 0.028),
            (0.0065, wall + 0.028, 0.001),
            (0.0052, wall + 0.0325, 0.001),
            (0.0021, wall + 0.0335, 0.0005),
        ]
        stem += [(0.0019, wall + 0.0420, 0.0004), (0, wall + 0.0420)]
        lathe(rounded(stem, 0.0005), plain)
    return dict(az=-92, el=11, lens=110, exposure=-0.3)


def fragrance_bottle(
    colour="#b5654a",
    accent="#e9b79c",
    glass="#a8661c",
    cap="#17191b",
    scent="Sandalwood",
    subtitle="Fragrance oil",
    volume="100 ml",
    top="screw",
):
    """Glass oil bottle, 0.056 x 0.056 x 0.12 m at 100 ml, larger with its volume; glass amber or near white for clear; top screw or dropper."""
    pane = clear(glass, 0.02, 1.48)
    black = plastic(cap, 0.34, 0, coat=0.1)
    soft_rubber = plastic("#2a2c2f", 0.55, 0)
    gold = metal("#c9a227", 0.22)
    litres = float(volume.split()[0]) * (1 if volume.endswith("L") else 0.001)
    scale = (litres / 0.1) ** (1 / 3)  # of the body; neck and cap grow less
    neck = 1 + 0.35 * (scale - 1)
    radius, shoulder = 0.028 * scale, 0.080 * scale
    hull = [(0, 0.0020), (0.020 * scale, 0.0020), (0.023 * scale, 0.0, 0.001), (radius, 0.0, 0.004)]
    hull += [(radius, 0.066 * scale, 0.016 * scale), (0.0135 * neck, shoulder, 0.006 * neck)]
    hull += [(0.0115 * neck, shoulder + 0.0035 * neck, 0.002), (0.0115 * neck, shoulder + 0.013 * neck)]
    lathe(rounded(hull + [(0, shoulder + 0.013 * neck)], 0.003, 9), pane, n=128)
    secs = [dict(z=0.0, hx=radius, hy=radius, e=2), dict(z=0.07 * scale, hx=radius, hy=radius, e=2)]

    def draw(w, h):
        return scent_label(w, h, colour, accent, scent, subtitle, volume)

    label_on(secs, 0.008 * scale, 0.060 * scale, 0.20, draw, off=0.0003, rough=0.45)
    before = objects()
    if top == "dropper":
        ribbed(0.0140, 0.0850, 0.1010, black, ribs=44, depth=0.0006, edge=0.001)
        lathe(
            rounded(
                [(0.010, 0.1008), (0.0128, 0.1008, 0.0005), (0.0128, 0.1030, 0.0005), (0.008, 0.1030)], 0.0005
            ),
            gold,
        )
        bulb = [
            (0.0085, 0.102),
            (0.0092, 0.106, 0.002),
            (0.0082, 0.118, 0.004),
            (0.0072, 0.134, 0.004),
            (0.0035, 0.1405, 0.004),
        ]
        lathe(rounded(bulb + [(0, 0.1410)], 0.003, 6), soft_rubber)
    else:
        ribbed(0.0145, 0.0850, 0.1060, black, ribs=50, depth=0.0006, edge=0.0012)
        lathe(
            rounded(
                [(0.010, 0.0815), (0.0140, 0.0815, 0.0004), (0.0140, 0.0842, 0.0004), (0.010, 0.0842)], 0.0004
            ),
            black,
        )
    for part in objects() - before:
        deform(part, lambda x, y, z: (x * neck, y * neck, shoulder + (z - 0.080) * neck))
    return dict(az=-94, el=9, lens=110, exposure=-0.2)


def aerosol_dispenser(
    brand="#1f2428",
    body="#d0d5d8",
    led="#35d07f",
    display="15 min",
):
    """Programmable aerosol air-freshener dispenser with LCD, 0.09 x 0.085 x 0.23 m."""
    shell = plastic(body, 0.20, 0, coat=0.45)
    dark = plastic("#15181a", 0.45, 0)
    chrome = metal("#dfe2e4", 0.14)
    side(
        [(0.0, 0.0, 0.004), (0.0, 0.216, 0.010), (0.030, 0.222, 0.006), (0.030, 0.0, 0.004)],
        0.086,
        0.005,
        dark,
    )
    cover = [(0.012, 0.002, 0.003), (0.012, 0.228, 0.004), (0.034, 0.232, 0.020), (0.070, 0.206, 0.030)]
    cover += [(0.085, 0.110, 0.10), (0.080, 0.002, 0.008)]
    side(cover, 0.090, 0.018, shell, bulge=0.06)
    lens = svg_page(
        520,
        420,
        f"<rect width='520' height='420' rx='56' fill='{brand}'/>",
        "<rect x='60' y='70' width='400' height='190' rx='18' fill='#aab9ae'/>",
        "<rect x='60' y='70' width='400' height='26' rx='13' fill='#8fa095' opacity='.7'/>",
        text_line(display, 260, 212, 100, 350, "#18221c", 700, "middle"),
        "<rect x='386' y='108' width='48' height='20' rx='4' fill='#18221c'/>",
        "<rect x='434' y='113' width='7' height='10' fill='#18221c'/>",
        pictogram("air", 150, 336, 42, "#aeb8bd"),
        f"<circle cx='260' cy='336' r='17' fill='{led}'/>",
        pictogram("spark", 370, 336, 42, "#aeb8bd"),
    )
    on_front(lens, 0.056, 0.0452, 0, 0.118, rough=0.10, emission=0.25)
    nozzle_ring = lathe(
        rounded(
            [
                (0.0085, 0),
                (0.0150, 0, 0.001),
                (0.0158, 0.0025, 0.001),
                (0.0132, 0.0045, 0.001),
                (0.0100, 0.0005),
            ],
            0.001,
        ),
        chrome,
    )
    place(nozzle_ring, (0, -0.0800, 0.190), (PI / 2 - 0.35, 0, 0))
    hole = lathe([(0, 0.001), (0.0135, 0.001), (0.0135, 0.0015)], dark)
    place(hole, (0, -0.0800, 0.190), (PI / 2 - 0.35, 0, 0))
    tip = lathe(rounded([(0, 0.0045), (0.0035, 0.0045, 0.001), (0.0045, 0.0)], 0.0005), shell)
    place(tip, (0, -0.0800, 0.190), (PI / 2 - 0.35, 0, 0))
    key_lock(0, -0.026, 0.2300, dark, chrome)
    return dict(az=-118, el=9, lens=100, exposure=-0.4, hung=True)


def passive_dispenser(
    brand="#3a9b8f",
    body="#d0d5d8",
    trim="#8d979e",
    pictos=("leaf",),
    fins=8,
):
    """Propellant-free fragrance dispenser; the cartridge shows between the fins, 0.088 x 0.074 x 0.155 m."""
    shell = plastic(body, 0.20, 0, coat=0.4)
    cartridge = plastic(brand, 0.45, 0)
    accent = metal(trim, 0.25)
    wide, deep, power = 0.044, 0.037, 2.9
    base = dict(hx=wide, hy=deep, e=power)
    secs = soft(0.0, 0.068, dict(hx=wide * 0.97, hy=deep * 0.97, e=power), base, 0.006, 0.0035)
    loft(secs, shell, n=128)
    ring_size = dict(hx=wide * 0.985, hy=deep * 0.985, e=power)
    loft(soft(0.0675, 0.0715, ring_size, ring_size, 0.0008, 0.0008), accent, n=128)
    core = dict(hx=wide * 0.86, hy=deep * 0.86, e=power)
    loft(soft(0.066, 0.138, core, core, 0.001, 0.001), cartridge, n=128)
    pitch = 0.062 / fins
    for k in range(fins):
        z = 0.0735 + k * pitch
        size = 1.0 - 0.05 * (k / fins) ** 2
        fin = dict(hx=wide * size, hy=deep * size, e=power)
        loft(soft(z, z + pitch * 0.56, fin, fin, 0.0018, 0.0018), shell, n=128)
    rim = dict(hx=wide * 0.95, hy=deep * 0.95, e=power)
    dome = [
        (0.1355, 0.92),
        (0.1365, 0.945),
        (0.1395, 0.95),
        (0.1440, 0.93),
        (0.1480, 0.87),
        (0.1510, 0.76),
        (0.1530, 0.58),
    ]
    dome += [(0.1541, 0.35), (0.1544, 0.10)]
    loft(
        [dict(z=z, hx=rim["hx"] * k / 0.95, hy=rim["hy"] * k / 0.95, e=power) for z, k in dome], shell, n=128
    )
    on_front(icon(pictos[0], brand), 0.024, 0.024, 0, 0.034, rough=0.3)
    return dict(az=-112, el=12, lens=100, exposure=-0.4, hung=True)


def scent_diffuser(
    finish="#c9cdd0",
    trim="#17191b",
    led="#7fd6ff",
    display="20:00",
    variant="tower",
    hung=False,
):
    """Nebulising scent diffuser; tower 0.11 x 0.11 x 0.32 m, box 0.20 x 0.10 x 0.27 m for large rooms."""
    body = metal(finish, 0.27)
    dark = plastic(trim, 0.24, 0, coat=0.4)
    black = plastic("#0d0f10", 0.5, 0)
    glow = glowing(led, 3.0)
    chrome = metal("#e3e5e7", 0.10)
    keys = svg_page(
        240,
        760,
        "<rect width='240' height='760' rx='60' fill='#0d1013'/>",
        text_line(display, 120, 185, 62, 150, "#dff3ff", 600, "middle"),
        "<rect x='60' y='240' width='120' height='12' rx='6' fill='#2c3942'/>",
        f"<rect x='60' y='240' width='78' height='12' rx='6' fill='{led}'/>",
        pictogram("air", 120, 370, 48, "#b9c6ce"),
        pictogram("drop", 120, 510, 48, "#b9c6ce"),
        f"<circle cx='120' cy='650' r='40' fill='none' stroke='{led}' stroke-width='10'/>",
        f"<path d='M120 618 V648' stroke='{led}' stroke-width='12' stroke-linecap='round'/>",
    )
    if variant == "box":
        size = dict(hx=0.100, hy=0.050, r=0.022)
        small = dict(hx=0.094, hy=0.044, r=0.018)
        loft(soft(0.0, 0.018, small, small, 0.004, 0.002), black, n=128)
        secs = soft(0.012, 0.246, size, size, 0.003, 0.003)
        loft(secs, body, n=128)
        loft(soft(0.2455, 0.2485, small, small, 0.0005, 0.0005), black, n=128)
        loft(soft(0.2475, 0.270, size, dict(hx=0.097, hy=0.047, r=0.02), 0.002, 0.010), dark, n=128)
        lathe(
            rounded(
                [
                    (0.006, 0.268),
                    (0.016, 0.268),
                    (0.016, 0.279, 0.003),
                    (0.0095, 0.280, 0.001),
                    (0.006, 0.270),
                ],
                0.001,
            ),
            chrome,
        )
        on_front(keys, 0.046, 0.1457, 0, 0.140, rough=0.08, emission=0.5)
        for k in range(7):
            rounded_box((0.004, 0.060, 0.004), (0.0995, 0, 0.055 + k * 0.010), 0.0015, black)
            rounded_box((0.004, 0.060, 0.004), (-0.0995, 0, 0.055 + k * 0.010), 0.0015, black)
        return dict(az=-114, el=13, lens=100, exposure=-0.25, hung=hung)

    radius = 0.054
    foot = [(0, 0.0), (radius - 0.003, 0.0, 0.002), (radius - 0.003, 0.012, 0.001), (0, 0.012)]
    lathe(rounded(foot, 0.001), dark, n=128)
    lathe(
        [
            (radius - 0.0036, 0.0118),
            (radius - 0.0015, 0.0122),
            (radius - 0.0015, 0.0158),
            (radius - 0.0036, 0.0162),
        ],
        glow,
        n=128,
    )
    hull = [(0, 0.016), (radius, 0.016, 0.0012), (radius, 0.286, 0.0012), (radius - 0.003, 0.287), (0, 0.287)]
    lathe(rounded(hull, 0.001), body, n=160)
    lathe([(0, 0.2865), (radius - 0.0022, 0.2865), (radius - 0.0022, 0.2885), (0, 0.2885)], black, n=128)
    crown = [
        (0, 0.288),
        (radius, 0.288, 0.001),
        (radius, 0.302, 0.007),
        (0.030, 0.312, 0.012),
        (0.019, 0.3125, 0.001),
    ]
    crown += [(0.014, 0.304, 0.002), (0, 0.303)]
    lathe(rounded(crown, 0.002, 8), dark, n=160)
    jet = [
        (0, 0.300),
        (0.0105, 0.300),
        (0.0095, 0.318, 0.002),
        (0.0055, 0.320, 0.001),
        (0.0045, 0.314),
        (0, 0.314),
    ]
    lathe(rounded(jet, 0.001), chrome)
    secs = [dict(z=0.0, hx=radius, hy=radius, e=2), dict(z=0.3, hx=radius, hy=radius, e=2)]
    patch(secs, 0.118, 0.240, -0.084, 0.028, drawing(keys, 700, 0.08, 0.5), off=0.0006)
    return dict(az=-104, el=13, lens=105, exposure=-0.2)


def plug_in_diffuser(body="#cdd2d5", oil="#c98a3a", led="#7fd6a0"):
    """Small plug-in scent diffuser with a 50 ml vial below and a three-pin plug at its back, 0.07 x 0.09 x 0.12 m."""
    shell = plastic(body, 0.24, 0, coat=0.4)
    grey = plastic("#8d979e", 0.36, 0)
    dark = plastic("#22272b", 0.5, 0)
    brass = metal("#b8a06a", 0.28)
    # shell with vents in its crown
    low, high = dict(hx=0.033, hy=0.026, e=3.4, cy=-0.028), dict(hx=0.030, hy=0.022, e=3.0, cy=-0.026)
    loft(soft(0.048, 0.125, low, high, 0.005, 0.016, 7), shell, n=128)
    for k in range(5):
        rounded_box((0.034 - 0.004 * abs(k - 2), 0.0022, 0.003), (0, -0.038 + 0.006 * k, 0.1244), 0.001, dark)
    collar = dict(hx=0.0315, hy=0.0245, e=3.2, cy=-0.028)
    loft(soft(0.043, 0.050, collar, collar, 0.001, 0.001), grey, n=96)
    # vial of oil
    glass = dict(hx=0.026, hy=0.020, e=2.6, cy=-0.028)
    loft(soft(0.0, 0.044, glass, glass, 0.006, 0.003, 5), plastic(oil, 0.06, 0, coat=1.0), n=96)
    # wall plate and plug
    side(
        [(0.000, 0.050, 0.004), (0.000, 0.110, 0.010), (-0.007, 0.110, 0.003), (-0.007, 0.050, 0.003)],
        0.052,
        0.003,
        grey,
    )
    for x, z, size in (
        (0, 0.094, (0.004, 0.024, 0.008)),
        (-0.011, 0.070, (0.0065, 0.020, 0.004)),
        (0.011, 0.070, (0.0065, 0.020, 0.004)),
    ):
        rounded_box(size, (x, 0.016, z), 0.0008, brass)
    on_front(icon("leaf", "#6a757d"), 0.014, 0.014, 0, 0.088, rough=0.3)
    dial = [(0, 0), (0.007, 0, 0.001), (0.0065, 0.004, 0.001), (0, 0.004)]
    lathe(rounded(dial, 0.0006), grey, loc=(0.0315, -0.028, 0.085), rot=(0, PI / 2, 0))
    lathe([(0, 0), (0.0018, 0)], glowing(led, 4.0), loc=(0, -0.0543, 0.066), rot=(PI / 2, 0, 0), n=24)
    return dict(az=-128, el=12, lens=105, exposure=-0.2)

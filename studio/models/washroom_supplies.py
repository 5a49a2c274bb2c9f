"""Refills, sachets and paper that restroom attendants replace."""

import math

from geometry import PI, bands, decal, lathe, loft, mesh_object, place, rounded, rounded_box, soft
from materials import drawing, plastic
from models.hygiene_parts import on_front, paper, side
from models.labels import label_on, svg_frame, svg_page, text_line
from models.tool_parts import move, objects

MODELS = (
    "scented_cartridge",
    "membrane_refill",
    "gel_refill",
    "disposal_bags",
    "seat_cover_pack",
)


def scented_cartridge(colour="#e08a1c", scent="Mango", days="60 days"):
    """Two loose ribbed scent cartridges, one standing and one lying, 0.05 across and 0.10 high."""
    ribs = plastic(colour, 0.34, 0)
    core = plastic("#d6dadc", 0.36, 0)
    dark = plastic("#4a5157", 0.4, 0)

    def one():
        outline = [(0, 0), (0.024, 0, 0.002), (0.024, 0.010, 0.002), (0.015, 0.012)]
        outline += [
            (0.015, 0.096),
            (0.024, 0.098, 0.002),
            (0.024, 0.106, 0.002),
            (0.010, 0.110, 0.003),
            (0, 0.110),
        ]
        lathe(rounded(outline, 0.001), core, n=96)
        for k in range(9):
            z = 0.017 + 0.0092 * k
            fin = [
                (0.014, z),
                (0.0275, z + 0.0008, 0.0008),
                (0.0275, z + 0.0038, 0.0008),
                (0.014, z + 0.0046),
            ]
            lathe(rounded(fin, 0.0006), ribs, n=96)
        lathe(rounded([(0, 0.110), (0.008, 0.110), (0.007, 0.115, 0.001), (0, 0.115)], 0.0005), dark, n=48)

    one()
    before = objects()
    one()
    move(before, (-0.066, -0.040, 0.0277), (0, PI / 2 - 0.01, 0.55))
    box_card = svg_frame(
        500,
        300,
        colour,
        colour,
        "<rect width='500' height='300' fill='#f3f4f3'/><rect width='500' height='170' fill='url(#g)'/>"
        + text_line(scent, 250, 105, 74, 440, "#ffffff", 800, "middle")
        + text_line("Scented Cartridge Refill", 250, 225, 40, 440, "#22303c", 600, "middle")
        + text_line(days, 250, 272, 34, 440, "#22303c", 500, "middle"),
    )
    tag_body = rounded_box(
        (0.072, 0.0016, 0.0432),
        (0.064, -0.020, 0.0225),
        0.0006,
        plastic("#e6e6e2", 0.5, 0),
        rot=(-0.20, 0, 0),
    )
    tag_body["nosnap"] = 1
    card = decal(0.072, 0.0432, (0, -0.0011, 0), drawing(box_card, 900, 0.4))
    place(card, (0, 0, 0), (-0.20, 0, 0))
    place(card, (0.064, -0.020, 0.0225))
    return dict(az=-98, el=16, lens=110, exposure=-0.1)


def membrane_refill(colour="#c9d43a", scent="Citrus Twist", volume="30 ml"):
    """Two flat trays of scented oil under a white membrane, 0.07 x 0.10 m: one lies oil side up, one shows its print."""
    tray = plastic("#d9e0dc", 0.12, 0, coat=0.6)
    oil = plastic(colour, 0.08, 0, coat=0.8)
    white = plastic("#dcdedd", 0.7, 0)

    def one():
        def slab(z0, z1, hx, hy, r, mat, edge=0.0005):
            edges = dict(hx=hx, hy=hy, r=r)
            loft(soft(z0, z1, edges, edges, edge, edge), mat, n=96)

        slab(0.0085, 0.0105, 0.034, 0.050, 0.010, tray)
        well = soft(
            0.0, 0.009, dict(hx=0.024, hy=0.038, r=0.008), dict(hx=0.029, hy=0.044, r=0.010), 0.004, 0.0005
        )
        loft(well, oil, n=96)
        slab(0.0104, 0.0110, 0.031, 0.047, 0.009, white, 0.0002)

    # one shows its oil, the other its printed face
    before = objects()
    one()
    move(before, (0, 0, 0.0112), (PI, 0, 0.42))
    before = objects()
    one()
    move(before, (0, 0, 0), (0.92, 0, -0.12))
    move(before, (0.012, 0.084, 0.040))
    art = svg_frame(
        400,
        560,
        colour,
        "#5d7a1c",
        "<rect width='400' height='560' fill='url(#g)'/><rect y='330' width='400' height='230' fill='#f6f6f2'/>"
        + text_line(scent.split()[0], 200, 150, 84, 350, "#ffffff", 800, "middle")
        + text_line(" ".join(scent.split()[1:]), 200, 235, 84, 350, "#ffffff", 800, "middle")
        + text_line("Membrane Refill", 200, 410, 44, 350, "#22303c", 600, "middle")
        + text_line(volume, 200, 490, 56, 350, "#22303c", 800, "middle"),
    )
    card = decal(0.056, 0.0784, (0, 0, 0), drawing(art, 800, 0.4), face="+z")
    place(card, (0, 0, 0.0120))
    place(card, (0, 0, 0), (0.92, 0, -0.12))
    place(card, (0.012, 0.084, 0.040))
    return dict(az=-96, el=26, lens=110)


def gel_refill(colour="#5fae6a", scent="Green Tea", weight="100 g"):
    """Round cup of scented gel with a vented lid and a printed band, 0.08 across; a second lies open beside it."""
    gel = plastic(colour, 0.10, 0, coat=0.7)
    white = plastic("#d6dadb", 0.32, 0)
    dark = plastic("#59636a", 0.6, 0)
    cup = [(0, 0), (0.030, 0, 0.004), (0.034, 0.046, 0.002), (0, 0.046)]
    lathe(rounded(cup, 0.002), gel, n=128)

    def lid(mat):
        outline = [(0, 0.0), (0.0375, 0.0, 0.001), (0.0375, 0.009, 0.003), (0.033, 0.012, 0.002), (0, 0.012)]
        lathe(rounded(outline, 0.001), mat, n=128)
        for ring_no, (r, count) in enumerate(((0.010, 6), (0.018, 10), (0.026, 14))):
            for k in range(count):
                a = 2 * PI * (k + 0.5 * ring_no) / count
                slot = rounded_box((0.0052, 0.0022, 0.0010), (0, 0, 0), 0.0008, dark, seg=2)
                place(slot, (r * math.cos(a), r * math.sin(a), 0.0122), (0, 0, a))

    before = objects()
    lid(white)
    move(before, (0, 0, 0.0445))
    sections = [dict(z=0.0, hx=0.030, hy=0.030, e=2), dict(z=0.046, hx=0.034, hy=0.034, e=2)]

    def draw(w, h):
        inner = f"<rect width='{w}' height='{h}' fill='#f3f4f1'/><rect width='{w}' height='{h * 0.16}' fill='{colour}'/>"
        inner += text_line(scent, w / 2, h * 0.52, h * 0.26, w * 0.62, "#22303c", 800, "middle")
        inner += text_line(
            f"Fan Gel Refill · {weight}", w / 2, h * 0.78, h * 0.15, w * 0.62, "#22303c", 600, "middle"
        )
        return svg_frame(w, h, colour, colour, inner, 0.0)

    label_on(sections, 0.006, 0.038, 0.30, draw, off=0.0004, rough=0.4)
    before = objects()
    lathe(
        rounded(
            [(0, 0), (0.030, 0, 0.004), (0.034, 0.046, 0.002), (0.0325, 0.046), (0.0315, 0.040), (0, 0.0405)],
            0.001,
        ),
        gel,
        n=128,
    )
    move(before, (0.078, 0.030, 0))
    before = objects()
    lid(white)
    move(before, (0, 0, 0), (0.95, 0, 0.25))
    move(before, (0.086, -0.018, 0.031))
    return dict(az=-100, el=22, lens=110)


def disposal_bags(colour="#2f6fa8", bag="#b9a3cf"):
    """Flat wall box of sanitary disposal bags with an oval opening, one bag pulled halfway out, 0.10 x 0.03 x 0.14 m."""
    board = plastic("#d6dadb", 0.55, 0)
    film = plastic(bag, 0.35, 0)
    side(
        [(0.0, 0.0, 0.001), (0.0, 0.140, 0.001), (0.030, 0.140, 0.001), (0.030, 0.0, 0.001)],
        0.100,
        0.001,
        board,
    )
    front = svg_page(
        1000,
        1400,
        "<rect width='1000' height='1400' fill='#f1f3f3'/>",
        f"<rect width='1000' height='470' fill='{colour}'/><path d='M0 470 C300 560 700 380 1000 470 V540 H0Z' fill='{colour}' opacity='.35'/>",
        text_line("Sanitary", 90, 215, 150, 820, "#ffffff", 800),
        text_line("Disposal Bags", 90, 365, 130, 820, "#ffffff", 800),
        text_line("2 L · Box of 50", 90, 730, 92, 820, "#22303c", 700),
        text_line("Opaque, tie handles", 90, 835, 66, 820, "#22303c", 500),
        "<ellipse cx='500' cy='1000' rx='285' ry='155' fill='#1d2226'/>",
        f"<ellipse cx='500' cy='1000' rx='285' ry='155' fill='none' stroke='{colour}' stroke-width='14'/>",
    )
    on_front(front, 0.099, 0.139, 0, 0.070, rough=0.45)
    # the bag: crumpled film that hangs from the opening
    rows, cols, verts = 36, 24, []
    for r in range(rows + 1):
        t = r / rows
        z = 0.043 - 0.006 * t - 0.036 * t**1.4
        y = -0.031 - 0.030 * math.sin(min(1, t * 1.5) * PI / 2)
        half = 0.016 + 0.016 * math.sin(min(1, 1.3 * t) * PI / 2)
        for c in range(cols + 1):
            u = 2 * c / cols - 1
            crease = 0.0030 * math.sin(9 * u + 5 * t) + 0.0018 * math.sin(23 * u - 9 * t)
            verts.append(
                (u * half, y + crease - 0.006 * (1 - u * u) * t, max(0.001, z + 0.004 * (1 - u * u)))
            )
    mesh_object("bag", verts, bands(rows + 1, cols + 1, closed=False), film, auto=30)
    return dict(az=-112, el=12, lens=105)


def seat_cover(tissue, drawn, top):
    """Paper seat cover drawn upwards out of a pack by that height: an oval ring whose flap hangs in the middle."""
    count, rows, verts = 96, 9, []
    for ring_no in range(rows + 1):
        share = ring_no / rows
        for k in range(count):
            t = 2 * PI * k / count
            outer = (0.178 * math.cos(t), 0.206 * math.sin(t))
            inner = (0.098 * math.cos(t), 0.125 * math.sin(t) - 0.012)
            x, z = (inner[i] + (outer[i] - inner[i]) * share for i in (0, 1))
            z += top + drawn - 0.206
            # the free half leans back a little and is not quite even
            free = max(0, z - top)
            verts.append((x, 0.16 * free * free / 0.2 + 0.004 * math.sin(17 * x + 1) * free / 0.2, z))
    return mesh_object("cover", verts, bands(rows + 1, count), tissue)


def seat_cover_pack(colour="#2f6fa8"):
    """Pack of half-folded paper seat covers in an open carton sleeve, a cover half drawn from it, 0.38 x 0.44 m."""
    tissue = paper("#cfd1d0")
    board = plastic("#b3966c", 0.75, 0.2, 300, spec=0.15)
    wide, deep, high = 0.372, 0.052, 0.196
    for k in range(13):
        y = -deep / 2 + 0.004 + (deep - 0.008) * k / 12
        up = 0.009 + 0.0016 * math.sin(2.9 * k)
        leaf = rounded_box(
            (wide - 0.012, 0.0030, high + up - 0.004),
            (0.0014 * math.sin(2.1 * k), y, (high + up) / 2),
            0.0012,
            tissue,
            seg=2,
        )
        leaf["nosnap"] = 1
    for flank in (-1, 1):
        rounded_box((wide, 0.0018, high), (0, flank * deep / 2, high / 2), 0.0006, board, seg=2)
        rounded_box((0.0018, deep, high), (flank * (wide / 2 - 0.0009), 0, high / 2), 0.0006, board, seg=2)
    rounded_box((wide, deep, 0.0018), (0, 0, 0.0009), 0.0006, board, seg=2)
    seat_cover(tissue, 0.238, high)
    art = svg_page(
        1480,
        760,
        f"<rect y='690' width='1480' height='70' fill='{colour}'/>",
        text_line("Toilet Seat Covers", 90, 250, 160, 1300, "#22303c", 800),
        text_line("Half-Fold · Pack of 250", 90, 420, 104, 1300, "#22303c", 600),
        text_line("Dissolves when flushed", 90, 560, 84, 1300, "#22303c", 500),
    )
    on_front(art, 0.370, 0.190, 0, high / 2, rough=0.7)
    return dict(az=-106, el=16, lens=95)

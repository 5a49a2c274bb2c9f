"""Printed labels as SVG. Text is measured before it is drawn, so it never clips."""

from html import escape

import blf
from mathutils import Vector

from geometry import patch, ring
from materials import drawing

FONT_DIR = "/usr/share/fonts/opentype/inter/"
FONT_FILES = {500: "Inter-Medium", 600: "Inter-SemiBold", 700: "Inter-Bold", 800: "Inter-ExtraBold"}
INK = "#22303c"
PAPER = "#f3f4f3"
CAPITALS = 0.73  # their height, as a share of the size


def text_width(text, size, weight=700):
    """Width of a line of Inter in the same units as size."""
    font = blf.load(FONT_DIR + FONT_FILES[weight] + ".otf")
    blf.size(font, 100)
    return blf.dimensions(font, text)[0] * size / 100 * 1.03


def text_line(text, x, y, size, room, fill=INK, weight=700, anchor="start", opacity=1.0):
    """One line of SVG text, made smaller when it would be wider than room."""
    width = text_width(text, size, weight)
    if width > room:
        size *= room / width
    return (
        f"<text x='{x:.1f}' y='{y:.1f}' font-family='Inter' font-weight='{weight}' font-size='{size:.1f}' "
        f"text-anchor='{anchor}' fill='{fill}' opacity='{opacity}'>{escape(text)}</text>"
    )


def splits(words, count):
    """Every way to set words in so many lines."""
    if count == 1:
        return [(" ".join(words),)]
    return [
        (" ".join(words[:i]), *rest)
        for i in range(1, len(words) - count + 2)
        for rest in splits(words[i:], count - 1)
    ]


def title_lines(title, size, room, weight=800, most=2, height=None):
    """Title in as few lines as keep it large, at most so many, and no higher than that. Returns (lines, size)."""
    words, best = title.split(), None
    for count in range(1, min(most, len(words)) + 1):
        lines = min(
            splits(words, count), key=lambda lines: max(text_width(part, size, weight) for part in lines)
        )
        widest = max(text_width(part, size, weight) for part in lines)
        fits = size * min(1, room / widest)
        if height:
            fits = min(fits, height / (0.75 + 1.05 * (count - 1)))
        if best is None or fits > best[1] * 1.12:
            best = list(lines), fits
    return best


def pictogram(kind, x, y, r, colour):
    """Round pictogram: drop, shield, spark, leaf, hand, floor, glass, wash, cloth or air."""
    thin = f"fill='none' stroke='{colour}' stroke-width='{r * 0.15:.1f}'"
    shapes = {
        "drop": f"<path d='M0 -62 C55 0 45 55 0 55 C-45 55 -55 0 0 -62Z' fill='{colour}'/>",
        "shield": f"<path d='M-46 -50 H46 V0 Q46 50 0 65 Q-46 50 -46 0Z' fill='{colour}'/>",
        "spark": f"<path d='M0 -65 L15 -15 L65 0 L15 15 L0 65 L-15 15 L-65 0 L-15 -15Z' fill='{colour}'/>",
        "leaf": f"<path d='M-45 50 C-60 -20 0 -55 55 -55 C55 10 15 60 -45 50Z' fill='{colour}'/>",
        "air": "<path d='M-55 -20 H20 a20 20 0 1 0 -20 -20 M-55 5 H40 a20 20 0 1 1 -20 22' {thin}/>",
        "floor": "<path d='M-60 40 L-25 -25 H25 L60 40Z M0 -25 V40 M-42 8 H42' {thin}/>",
        "glass": "<path d='M-40 -50 H40 V50 H-40Z M-22 5 L5 -28 M-8 22 L22 -14' {thin}/>",
        "wash": "<path d='M-50 -5 H50 L38 45 H-38Z M-20 -30 V-30 M5 -45 V-45 M28 -28 V-28' {thin}/>",
        "hand": "<path d='M-28 50 V-20 M-28 10 Q-50 -5 -52 10 L-30 50 H25 Q40 30 40 -15"
        " M-10 -5 V-45 M8 -5 V-50 M26 -5 V-42' {thin}/>",
        "cloth": "<path d='M-50 -40 H30 L50 -15 V45 H-50Z M30 -40 V-15 H50 M-28 0 H28 M-28 22 H28' {thin}/>",
    }
    unit = f"fill='none' stroke='{colour}' stroke-width='13' stroke-linecap='round' stroke-linejoin='round'"
    drawing = shapes[kind].replace("{thin}", unit)
    return (
        f"<circle cx='{x:.1f}' cy='{y:.1f}' r='{r:.1f}' {thin}/>"
        f"<g transform='translate({x:.1f},{y:.1f}) scale({r / 100:.4f})'>{drawing}</g>"
    )


def product_label(w, h, brand, accent, title, subtitle, volume, note, foot, pictos, style="wave"):
    """Front label of a cleaning product, w x h units. style: wave, block or clean."""
    m = w * 0.08
    room = w - 2 * m
    head = h * 0.56
    if style == "clean":
        title_fill, sub_fill = brand, INK
        ground = f"<rect width='{w}' height='{h}' fill='{PAPER}'/>"
        ground += f"<rect width='{w}' height='{h * 0.075}' fill='url(#g)'/>"
        ground += f"<rect x='{m}' y='{h * 0.545}' width='{w * 0.22}' height='{h * 0.014}' fill='{brand}'/>"
    elif style == "block":
        title_fill, sub_fill = "#ffffff", "#ffffff"
        ground = f"<rect width='{w}' height='{h}' fill='{PAPER}'/>"
        ground += f"<rect width='{w}' height='{head}' fill='{brand}'/>"
        ground += f"<path d='M{w * 0.60} 0 H{w} V{head} H{w * 0.86}Z' fill='{accent}' opacity='.75'/>"
        ground += f"<rect y='{head}' width='{w}' height='{h * 0.016}' fill='{accent}'/>"
    else:
        title_fill, sub_fill = "#ffffff", "#ffffff"
        wave = f"M0 {h * 0.52} C{w * 0.3} {h * 0.43} {w * 0.6} {h * 0.66} {w} {h * 0.52} V{h} H0Z"
        ground = f"<rect width='{w}' height='{h}' fill='{PAPER}'/>"
        ground += f"<rect width='{w}' height='{h * 0.62}' fill='url(#g)'/>"
        ground += f"<path d='{wave}' fill='#ffffff' opacity='.35' transform='translate(0,{-h * 0.022})'/>"
        ground += f"<path d='{wave}' fill='{PAPER}'/>"
        ground += f"<circle cx='{w * 0.88}' cy='{h * 0.10}' r='{w * 0.22}' fill='#fff' opacity='.10'/>"
        ground += f"<circle cx='{w * 0.72}' cy='{h * 0.02}' r='{w * 0.12}' fill='#fff' opacity='.10'/>"
    lines, size = title_lines(
        title, min(w * 0.185, h * 0.155), room, most=3, height=h * (0.32 if subtitle else 0.37)
    )
    big = 1.25 if h > 1.15 * w else 1.0  # tall labels have room for larger small print
    sub_size = w * 0.068 * big if subtitle else 0
    block = size * (0.75 + 1.05 * (len(lines) - 1)) + sub_size * 1.75
    if block > h * 0.40:
        size *= h * 0.40 / block
        sub_size *= h * 0.40 / block
    first = h * 0.265 - min(block, h * 0.40) / 2 + size * 0.75
    if style == "clean" and first - size * CAPITALS < h * 0.105:  # a tall title begins below the colour band
        less = min(1, h * 0.39 / block)
        size, sub_size = size * less, sub_size * less
        first = h * 0.112 + size * CAPITALS
    text = ""
    for i, part in enumerate(lines):
        text += text_line(part, m, first + i * size * 1.05, size, room, title_fill, 800)
    sub_y = first + (len(lines) - 1) * size * 1.05 + sub_size * 1.75
    if subtitle:
        text += text_line(subtitle, m, sub_y, sub_size, room, sub_fill, 600)
    text += text_line(note, m, h * 0.675, w * 0.054 * big, room, INK, 600)
    r = min(w * 0.078, h * 0.065)
    icons = ""
    for i, kind in enumerate(pictos[:3]):
        icons += pictogram(kind, m + r + i * r * 2.5, h * 0.79, r, brand)
    vol_room = room - (2.5 * min(3, len(pictos)) * r + r * 0.3)
    text += text_line(volume, w - m, h * 0.82, w * 0.115, vol_room, INK, 800, "end")
    rule = f"<rect x='{m}' y='{h * 0.895}' width='{room}' height='{h * 0.005}' fill='{INK}' opacity='.3'/>"
    text += text_line(foot, m, h * 0.948, w * 0.042 * big, room, "#4f5d69", 500)
    return svg_frame(w, h, brand, accent, ground + icons + rule + text)


def scent_label(w, h, colour, accent, scent, subtitle, volume, dark=False):
    """Label of a scented product: a flower of soft petals, the scent name and the volume."""
    inner = scent_art(w, h, colour, accent, scent, subtitle, volume, dark)
    return svg_frame(w, h, colour, accent, inner, 0.02)


def scent_art(w, h, colour, accent, scent, subtitle, volume, dark=False, ground=True):
    """The drawing of a scent label without its page."""
    ink = "#ffffff" if dark else INK
    paper = colour if dark else "#f6f5f1"
    room = w * 0.82
    lines, size = title_lines(scent, min(w * 0.17, h * 0.14), room)
    small = min(w * 0.075, h * 0.058)
    cx = w / 2
    volume_y = h * 0.865
    sub_y = volume_y - small * 1.75
    last_y = sub_y - small * 1.45
    flower_room = last_y - size * (0.85 + 1.05 * (len(lines) - 1)) - h * 0.05
    r = min(w * 0.30, flower_room * 0.5)
    cy = h * 0.05 + flower_room / 2
    petals = ""
    for ring_no, (count, scale, opacity) in enumerate(((8, 1.0, 0.40), (8, 0.66, 0.65))):
        for i in range(count):
            turn = 360 * (i + ring_no / 2) / count
            fill = accent if (dark or ring_no) else colour
            petals += (
                f"<ellipse cx='0' cy='{-r * scale * 0.55}' rx='{r * scale * 0.21}' ry='{r * scale * 0.45}' "
                f"fill='{fill}' opacity='{opacity}' transform='translate({cx},{cy}) rotate({turn})'/>"
            )
    petals += f"<circle cx='{cx}' cy='{cy}' r='{r * 0.13}' fill='{paper}'/>"
    page = f"<rect width='{w}' height='{h}' fill='{paper}'/>"
    page += f"<rect y='{h * 0.90}' width='{w}' height='{h * 0.10}' fill='{accent if dark else colour}'/>"
    text = ""
    for i, part in enumerate(reversed(lines)):
        text += text_line(part, cx, last_y - i * size * 1.05, size, room, ink, 700, "middle")
    text += text_line(subtitle, cx, sub_y, small, room, ink, 500, "middle", 0.9)
    text += text_line(volume, cx, volume_y, small * 1.1, room, ink, 700, "middle")
    return (page if ground else "") + petals + text


def svg_page(w, h, *parts):
    """SVG picture of w x h units."""
    return f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {w} {h}'>" + "".join(parts) + "</svg>"


def svg_frame(w, h, brand, accent, inner, corner=0.04):
    """SVG page with rounded corners and the gradient #g from brand to accent."""
    return svg_page(
        w,
        h,
        f"<defs><clipPath id='c'><rect width='{w}' height='{h}' rx='{w * corner}'/></clipPath>",
        f"<linearGradient id='g' x1='0' y1='0' x2='1' y2='1'><stop offset='0' stop-color='{brand}'/>",
        f"<stop offset='1' stop-color='{accent}'/></linearGradient></defs>",
        f"<g clip-path='url(#c)'>{inner}</g>",
    )


def icon(kind, colour):
    """One pictogram as a picture of its own."""
    return svg_page(200, 200, pictogram(kind, 100, 100, 88, colour))


def label_on(secs, z0, z1, u, draw, fn=None, off=0.0005, rough=0.28, n=96, centre=0.0):
    """Wrap draw(w, h) around a loft from height z0 to z1, u outline turns either side of the front."""
    mid = min(secs, key=lambda s: abs(s["z"] - (z0 + z1) / 2))
    outline = ring(mid["hx"], mid["hy"], mid.get("r"), mid.get("e"), n)
    count = len(outline)
    steps = 80
    walk = []
    for k in range(steps + 1):
        at = ((centre - u + 2 * u * k / steps) % 1) * count
        i = int(at) % count
        walk.append(Vector(outline[i]).lerp(Vector(outline[(i + 1) % count]), at - int(at)))
    width = sum((q - p).length for p, q in zip(walk, walk[1:]))
    svg = draw(1000, round(1000 * (z1 - z0) / width))
    return patch(secs, z0, z1, centre - u, centre + u, drawing(svg, 1200, rough), off, n, fn=fn)

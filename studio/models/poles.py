"""Telescopic poles."""

from geometry import PI, boolean, decal, lathe, place, rounded_box, snap
from materials import metal, plastic, rubber
from models.machine_parts import is_light
from models.tool_parts import fit_point, move, objects, outside_frame, turned, word

MODELS = ("telescopic_pole",)
ALONG_X = (0, PI / 2, 0)
CONE = 0.146  # from the tip to the first tube
COLLAR = 0.078


class Pole:
    """Materials and sizes of a pole that is built lying along x, tip at x = 0; its height is its axis."""

    def __init__(self, colour, diameter, sections):
        self.paint = plastic(colour, 0.30, 0, coat=0.4)
        self.silver = metal("#b7bbbe", 0.26)
        self.dark = plastic("#1e2125", 0.42, 0)
        self.black = rubber("#17181a", 0.6)
        self.ink = "#1b2126" if is_light(colour) else "#f4f5f3"
        self.base = diameter / 2
        self.radii = [self.base - 0.0032 * k for k in range(sections)]  # from the base tube inwards

    def part(self, profile, mat, x, n=64):
        """Turned piece whose profile starts at x."""
        return turned(profile, 0.001, mat, n=n, loc=(x, 0, 0), rot=ALONG_X)

    def ribs(self, count, size, x, radius, mat):
        """Ridges along the pole, all the way round."""
        for k in range(count):
            rib = rounded_box(size, (x, 0, radius), 0.0008, mat, seg=2)
            place(rib, (0, 0, 0), (2 * PI * k / count, 0, 0))

    def cone(self):
        """Stepped tip that takes a squeegee or a washer."""
        tip = [
            (0, 0),
            (0.0075, 0, 0.002),
            (0.0120, 0.070, 0.002),
            (0.0145, 0.072, 0.001),
            (0.0155, 0.084, 0.002),
        ]
        self.part(tip + [(0.0155, 0.126, 0.002), (0.0125, 0.132), (0.0125, CONE), (0, CONE)], self.dark, 0)
        self.ribs(12, (0.034, 0.0032, 0.0032), 0.106, 0.0153, self.paint)
        for k in range(5):
            z = 0.010 + 0.011 * k
            r = 0.0078 + 0.0045 * z / 0.07
            self.part([(r, z), (r + 0.0018, z + 0.0022, 0.0006), (r + 0.0004, z + 0.006)], self.dark, 0)

    def collar(self, x, inner, outer):
        """Twist lock between two tubes, with a coloured ring."""
        wide = outer + 0.0062
        shape = [(inner, 0), (wide - 0.001, 0.003, 0.003), (wide, 0.03, 0.004), (wide, 0.062, 0.004)]
        self.part(shape + [(wide - 0.0025, 0.075, 0.003), (outer, COLLAR)], self.dark, x)
        ring = [
            (wide - 0.0003, 0),
            (wide + 0.001, 0.001, 0.001),
            (wide + 0.001, 0.018, 0.001),
            (wide - 0.0003, 0.019),
        ]
        self.part(ring, self.paint, x + 0.030)
        self.ribs(18, (0.020, 0.0024, 0.0024), x + 0.060, wide - 0.0008, self.dark)

    def grip(self, end, length, hole):
        """Soft hand grip that ends at x = end; hole: a hanging hole through its end cap."""
        r = self.base + 0.0022
        start = end - length
        body = [(self.base, 0), (r + 0.001, 0.001, 0.001), (r + 0.001, 0.012, 0.001), (r, 0.015)]
        self.part(body + [(r, length - 0.03, 0.004)], self.black, start)
        count = int((length - 0.060) / 0.0088)
        for k in range(count):
            z = 0.022 + 0.0088 * k
            bead = [
                (r - 0.0002, z),
                (r + 0.0012, z + 0.001, 0.0008),
                (r + 0.0012, z + 0.0042, 0.0008),
                (r - 0.0002, z + 0.0052),
            ]
            self.part(bead, self.black, start)
        cap = [
            (r, 0),
            (r + 0.0018, 0.008, 0.003),
            (r + 0.0012, 0.022, 0.005),
            (r * 0.75, 0.030, 0.006),
            (0, 0.030),
        ]
        knob = self.part(
            cap if not hole else cap[:2] + [(r + 0.0018, 0.030, 0.004), (r * 0.8, 0.044, 0.008), (0, 0.044)],
            self.black,
            end - 0.030,
        )
        if hole:
            boolean(
                knob,
                lathe(
                    [(0, -0.05), (0.0055, -0.05), (0.0055, 0.05), (0, 0.05)],
                    None,
                    n=32,
                    loc=(end - 0.008, 0, 0),
                ),
            )

    def tubes(self, end, shown, leaves):
        """Tubes from the cone to x = end, each inner one drawn out by `shown`; returns where the base tube starts.

        leaves: the base tube runs out of the picture.
        """
        x = CONE - 0.01
        for k in range(len(self.radii) - 1, 0, -1):
            self.part([(self.radii[k], 0), (self.radii[k], shown + 0.03)], self.silver, x)
            self.collar(x + shown, self.radii[k], self.radii[k - 1])
            x += shown + COLLAR - 0.004
        tube = self.part([(self.base, 0), (self.base, end - x)], self.paint, x)
        if leaves:
            outside_frame(tube)
        return x

    def mark(self, text, x, turned_round=False):
        """Reach, printed along the top of the base tube."""
        high = self.base * 1.7
        card = decal(0.12, high, (0, 0, 0), word(text, 0.12, high, self.ink, size=0.85), face="+z")
        place(card, (x, 0, 0.05), (0, 0, PI if turned_round else 0))
        snap(card, direction=(0, 0, -1), back=0.02)


def telescopic_pole(
    colour="#c8281e", diameter=0.030, sections=2, mark=None, grip=0.16, hole=False, closed=None
):
    """Telescopic pole with twist locks and a cone tip. closed: its length, shown whole; else tip and grip side by side.

    diameter: of the base tube; grip: length of the hand grip; hole: in the end cap; mark: printed on the base tube.
    """
    pole = Pole(colour, diameter, sections)
    lift = pole.base + 0.0075
    if closed:
        before = objects()
        pole.cone()
        start = pole.tubes(closed - 0.02, 0.030, False)
        pole.grip(closed, grip, hole)
        pole.mark(mark, (start + closed - grip) / 2 + 0.03)
        move(before, (-closed / 2, 0, lift), (0, 0, 0))
        move(before, (0, 0, 0), (0, 0, 0.80))
        return dict(az=-90, el=52, lens=90)
    before = objects()
    pole.cone()
    shown = 0.085 if sections == 2 else 0.055
    start = pole.tubes(1.6, shown, True)
    pole.mark(mark, start + 0.075)
    move(before, (-0.29, -0.044, lift))
    part = objects()
    outside_frame(pole.part([(pole.base, 0), (pole.base, 1.33)], pole.paint, -1.35))
    pole.grip(0.0, grip, hole)
    move(part, (0.29, 0.044, lift), (0, 0, 0))
    fit_point((0.20, -0.06, 0), (-0.22, 0.06, 0))
    # Steep, so that what leaves the picture does so above and below: beside it a card's ground goes on.
    move(before, (0, 0, 0), (0, 0, 1.12))
    return dict(az=-90, el=52, lens=90)

import { randomNumbers } from "./svg.ts";

const short = (value: number) => value.toFixed(1);

/** Veins of marble: a strong one across the slab and finer ones that leave it. */
export const VEINS: readonly string[] = [
  "M-10 40C40 70 60 130 110 160S150 250 190 300 210 410 260 440",
  "M110 160C140 150 190 130 250 140",
  "M60 96C40 160 20 200 -10 230",
  "M172 272C140 300 120 360 60 390S10 440 -10 490",
  "M206 330C222 322 236 318 250 320",
];

/** Terrazzo's chips of stone by colour: irregular polygons of five to seven corners on a shaken grid. */
export const CHIPS: readonly { colour: string; path: string }[] = [
  "#f3efe6",
  "#8f8a80",
  "#3d4244",
  "#b98d66",
  "#6f7f7d",
].map((colour, shade) => {
  const next = randomNumbers(101 + shade * 17);
  const chips = Array.from({ length: shade === 0 ? 130 : 62 }, () => {
    const x = next() * 240;
    const y = next() * 480;
    const size = 2 + next() * next() * 11;
    const corners = 5 + Math.floor(next() * 3);
    const points = Array.from({ length: corners }, (_, corner) => {
      const turn = (corner / corners) * 2 * Math.PI + next() * 0.7;
      const reach = size * (0.65 + next() * 0.5);
      return `${short(x + reach * Math.cos(turn))} ${short(y + reach * Math.sin(turn))}`;
    });
    return `M${points.join("L")}z`;
  });
  return { colour, path: chips.join("") };
});

function flecks(count: number, seed: number): string {
  const next = randomNumbers(seed);
  return Array.from(
    { length: count },
    () => `M${short(next() * 240)} ${short(next() * 480)}l${short(next() * 5 - 2.5)} ${short(next() * 3)}`,
  ).join("");
}

/** Vinyl's flecks, darker and lighter than its ground. */
export const FLECKS = { dark: flecks(300, 5), light: flecks(220, 23) };

/** A floor of an office building, in metres: x to the right, y away from the street. Drawn twice on the page. */
export type Point = { x: number; y: number };
/** A rectangle on the floor. */
export type Rect = { x: number; y: number; w: number; d: number };
/** A thing that stands on the floor, `h` metres high. */
export type Block = Rect & { h: number };

/** Outer measure of the floor. */
export const FLOOR: Rect = { x: 0, y: 0, w: 24, d: 14 };

/** The five areas, in the order of the catalogue's categories 1 to 5, and where their number lies. */
export const AREAS: readonly { category: number; rect: Rect; number: Point }[] = [
  { category: 1, rect: { x: 0, y: 5, w: 19, d: 4 }, number: { x: 14.6, y: 7.95 } },
  { category: 2, rect: { x: 0, y: 9, w: 5.5, d: 5 }, number: { x: 3.4, y: 11.2 } },
  { category: 3, rect: { x: 5.5, y: 9, w: 4.5, d: 5 }, number: { x: 7.9, y: 11.3 } },
  { category: 4, rect: { x: 0, y: 0, w: 4, d: 5 }, number: { x: 2.5, y: 2.4 } },
  { category: 5, rect: { x: 17, y: 0, w: 7, d: 5 }, number: { x: 19.4, y: 3.2 } },
];

/** Walls as straight pieces; what is missing between two pieces is a door. */
export const WALLS: readonly (readonly [Point, Point])[] = (
  [
    [0, 0, 24, 0],
    [24, 0, 24, 14],
    [0, 14, 24, 14],
    [0, 8, 0, 14],
    [0, 0, 0, 6],
    [0, 9, 2, 9],
    [3.2, 9, 6.5, 9],
    [7.7, 9, 12, 9],
    [13.2, 9, 24, 9],
    [5.5, 9, 5.5, 14],
    [10, 9, 10, 14],
    [19, 5, 19, 6.4],
    [19, 7.6, 19, 9],
    [0, 5, 1.4, 5],
    [2.6, 5, 6.5, 5],
    [7.7, 5, 13, 5],
    [14.2, 5, 17.5, 5],
    [18.7, 5, 24, 5],
    [4, 0, 4, 5],
    [11, 0, 11, 5],
    [17, 0, 17, 5],
  ] as const
).map(([x1, y1, x2, y2]) => [
  { x: x1, y: y1 },
  { x: x2, y: y2 },
]);

const row = (count: number, first: Block, stepX: number): Block[] =>
  Array.from({ length: count }, (_, index) => ({ ...first, x: first.x + index * stepX }));

/** Furniture: cubicles, pantry counter, desks, meeting table, shelves, bins. */
export const BLOCKS: readonly Block[] = [
  ...row(3, { x: 0.5, y: 12.2, w: 1, d: 1.5, h: 0.5 }, 1.6),
  { x: 0.3, y: 9.6, w: 0.6, d: 1.8, h: 0.8 },
  { x: 6, y: 13, w: 3.5, d: 0.7, h: 0.9 },
  ...row(4, { x: 11, y: 12.2, w: 2.2, d: 1.1, h: 0.7 }, 3.2),
  ...row(4, { x: 11, y: 10, w: 2.2, d: 1.1, h: 0.7 }, 3.2),
  { x: 20.2, y: 6.2, w: 2.8, d: 1.6, h: 0.7 },
  { x: 0.2, y: 0.4, w: 0.7, d: 4, h: 1 },
  ...row(2, { x: 5.2, y: 1.6, w: 2, d: 1.2, h: 0.7 }, 3.2),
  ...row(2, { x: 12.2, y: 1.6, w: 1.8, d: 1.2, h: 0.7 }, 2.6),
  ...row(3, { x: 19.4, y: 0.5, w: 0.9, d: 0.9, h: 1 }, 1.45),
];

/** The lanes that the scrubber-dryer has cleaned, in their order; the last one ends under the machine. */
export const LANES: readonly Rect[] = [
  { x: 0.3, y: 5.25, w: 18.2, d: 0.85 },
  { x: 0.3, y: 6.15, w: 18.2, d: 0.85 },
  { x: 0.3, y: 7.05, w: 9.6, d: 0.85 },
];

/** The machine on the last lane, as blocks that stand on `z`: brush deck, tank, seat back. */
export const MACHINE: readonly (Block & { z: number })[] = [
  { x: 9.9, y: 7, w: 1.7, d: 0.95, h: 0.35, z: 0 },
  { x: 9.95, y: 7.08, w: 1.1, d: 0.8, h: 0.6, z: 0.35 },
  { x: 9.95, y: 7.08, w: 0.3, d: 0.8, h: 0.35, z: 0.95 },
];

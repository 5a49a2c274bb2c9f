import type { Point, Rect } from "./office-floor.ts";

type Vector = readonly [number, number, number];
const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const unit = (a: Vector): Vector => {
  const length = Math.hypot(...a);
  return [a[0] / length, a[1] / length, a[2] / length];
};

/** Where the drawing is seen from, in the plan's metres, and what stands in its middle. */
const EYE: Vector = [-1, -12, 15.5];
const TARGET: Vector = [11.4, 6.2, 0];
const FORWARD = unit(minus(TARGET, EYE));
const RIGHT = unit(cross(FORWARD, [0, 0, 1]));
const UP = cross(RIGHT, FORWARD);
const SCALE = 1590;

/** The drawing's own measure; its middle is the target. */
export const CANVAS = { width: 1600, height: 1000 };

/** Puts a point of the plan, `z` metres above the floor, onto the drawing. */
export function project({ x, y }: Point, z = 0): Point {
  const ray = minus([x, y, z], EYE);
  const depth = dot(ray, FORWARD);
  return {
    x: CANVAS.width / 2 + (SCALE * dot(ray, RIGHT)) / depth,
    y: CANVAS.height / 2 - (SCALE * dot(ray, UP)) / depth,
  };
}

/** How far a point lies from the eye: what is further is drawn first. */
export function distance({ x, y }: Point): number {
  return dot(minus([x, y, 0], EYE), FORWARD);
}

/** An SVG `points` list of corners on the drawing. */
export function points(outline: readonly Point[]): string {
  return outline.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ");
}

/** The four corners of a rectangle, `z` metres above the floor, anticlockwise from the near left. */
export function corners({ x, y, w, d }: Rect, z = 0): [Point, Point, Point, Point] {
  return [
    project({ x, y }, z),
    project({ x: x + w, y }, z),
    project({ x: x + w, y: y + d }, z),
    project({ x, y: y + d }, z),
  ];
}

/** An SVG transform that lays upright text down on the floor at a point; one text unit is a metre. */
export function lyingAt(point: Point): string {
  const at = project(point);
  const east = project({ x: point.x + 1, y: point.y });
  const north = project({ x: point.x, y: point.y + 1 });
  const numbers = [east.x - at.x, east.y - at.y, at.x - north.x, at.y - north.y, at.x, at.y];
  return `matrix(${numbers.map((value) => value.toFixed(2)).join(" ")})`;
}

import { expect, test } from "vitest";
import {
  centredOn,
  fingers,
  type Frame,
  moved,
  nextStep,
  seenPart,
  wholeView,
  zoomed,
  zoomSteps,
} from "./zoom-view.ts";

const MIDDLE = { x: 0, y: 0 };
const DESKTOP: Frame = {
  window: { width: 1280, height: 800 },
  picture: { width: 2000, height: 2000 },
  subject: { x: 0, y: 0, width: 2000, height: 2000 },
  density: 1,
};
const SMALL = { width: 400, height: 400 };
const PHONE: Frame = { ...DESKTOP, window: { width: 390, height: 844 }, density: 3 };

test.each([
  ["a desktop", DESKTOP, [0.4, 1]],
  ["a sharp desktop", { ...DESKTOP, density: 2 }, [0.4, 0.5, 1]],
  ["a phone", PHONE, [0.195, 1 / 3, 2 / 3]],
  ["a small picture", { ...DESKTOP, picture: SMALL, subject: { x: 0, y: 0, ...SMALL } }, [2, 4]],
])("%s has the whole picture and the steps that enlarge it", (_of, frame, steps) => {
  expect(zoomSteps(frame)).toEqual(steps);
});

test("a product that fills half of its picture is shown as large as its place, in the middle of the window", () => {
  const frame = { ...PHONE, subject: { x: 500, y: 800, width: 1000, height: 900 } };
  expect(zoomSteps(frame)).toEqual([0.358, 2 / 3, 4 / 3]);
  expect(wholeView(frame)).toEqual({ x: 1000, y: 1250, scale: 0.358 });
  expect(moved(wholeView(frame), { x: 0, y: 40 }, frame).y).toBe(1250);
});

test("of a product seen whole the bars cover nothing, and its sides are on the screen", () => {
  for (const frame of [DESKTOP, PHONE]) {
    const subject = { x: 500, y: 300, width: 1000, height: 1400 };
    const view = wholeView({ ...frame, subject });
    const top = frame.window.height / 2 + (subject.y - view.y) * view.scale;
    const start = frame.window.width / 2 + (subject.x - view.x) * view.scale;
    expect(top).toBeGreaterThanOrEqual(80);
    expect(frame.window.height - top - subject.height * view.scale).toBeGreaterThanOrEqual(80);
    expect(start).toBeGreaterThanOrEqual(16);
    expect(frame.window.width - start - subject.width * view.scale).toBeGreaterThanOrEqual(16);
  }
});

test("plus and minus go from step to step, from between them too, and end at the last", () => {
  const whole = wholeView(DESKTOP);
  expect(nextStep(whole, 1, DESKTOP)).toBe(1);
  expect(nextStep({ ...whole, scale: 0.7 }, 1, DESKTOP)).toBe(1);
  expect(nextStep({ ...whole, scale: 0.7 }, -1, DESKTOP)).toBe(0.4);
  expect(nextStep({ ...whole, scale: 1 }, 1, DESKTOP)).toBe(1);
  expect(nextStep(whole, -1, DESKTOP)).toBe(0.4);
});

test("what is under the pointer stays there while the picture grows", () => {
  const at = { x: 200, y: -100 };
  const before = centredOn({ ...wholeView(DESKTOP), scale: 0.8 }, { x: 900, y: 1100 }, DESKTOP);
  const after = zoomed(before, 1.25, at, DESKTOP);
  expect(after.scale).toBe(1);
  expect(after.x + at.x / after.scale).toBeCloseTo(before.x + at.x / before.scale);
  expect(after.y + at.y / after.scale).toBeCloseTo(before.y + at.y / before.scale);
});

test("it can be neither smaller than whole nor larger than its last step", () => {
  expect(zoomed(wholeView(DESKTOP), 0.2, MIDDLE, DESKTOP)).toEqual(wholeView(DESKTOP));
  expect(zoomed(wholeView(DESKTOP), 99, MIDDLE, DESKTOP).scale).toBe(1);
});

test("it is drawn as far as its edges, and stays in the middle where it is smaller than the window", () => {
  const large = { ...wholeView(DESKTOP), scale: 1 };
  expect(moved(large, { x: 100, y: -60 }, DESKTOP)).toEqual({ scale: 1, x: 900, y: 1060 });
  expect(moved(large, { x: 99_999, y: -99_999 }, DESKTOP)).toEqual({ scale: 1, x: 640, y: 1600 });
  expect(moved(wholeView(DESKTOP), { x: 500, y: 500 }, DESKTOP)).toEqual(wholeView(DESKTOP));
});

test("a window of another size keeps what it can of the view", () => {
  const corner = { scale: 2, x: 1805, y: 1902.5 };
  expect(moved(corner, MIDDLE, PHONE)).toMatchObject({ scale: 2 / 3, x: 1707.5, y: 1367 });
});

test("the small picture frames what is seen, all of it where nothing is cut", () => {
  expect(seenPart(wholeView(DESKTOP), DESKTOP)).toEqual({ x: 0, y: 0, width: 1, height: 1 });
  expect(seenPart({ scale: 2, x: 640, y: 500 }, DESKTOP)).toEqual({
    x: 0.16,
    y: 0.15,
    width: 0.32,
    height: 0.2,
  });
});

test("two fingers have a middle and a distance, one has none", () => {
  expect(fingers([{ x: 10, y: 20 }])).toEqual({ x: 10, y: 20, apart: 1 });
  expect(
    fingers([
      { x: 0, y: 0 },
      { x: 60, y: 80 },
    ]),
  ).toEqual({ x: 30, y: 40, apart: 100 });
});

/** Width and height, or a place, in pixels of the screen or of the picture. */
export type Size = { width: number; height: number };
export type Point = { x: number; y: number };

/** What is seen of a picture: which of its points is in the middle of the window, and how large one of its pixels is. */
export type ZoomView = Point & { scale: number };

/** The window over its picture, and how many pixels of the screen one of CSS has. */
export type Frame = { window: Size; picture: Size; density: number };

/** A step must be that much larger than the whole picture to be worth a press. */
const WORTH_A_STEP = 1.2;

/** The scale that shows the whole picture: its own margin keeps the object off the bars of the window. */
function wholeScale({ window, picture }: Frame): number {
  return Math.min(window.width / picture.width, window.height / picture.height);
}

/**
 * The scales to choose from: the whole picture, then the first of 100 %, 200 %, 400 % … of its own pixels, and on sharp
 * screens, whose pixels are smaller, a second.
 */
export function zoomSteps(frame: Frame): number[] {
  const whole = wholeScale(frame);
  const larger = [1, 2, 4, 8, 16]
    .map((times) => times / frame.density)
    .filter((scale) => scale > whole * WORTH_A_STEP);
  return [whole, ...larger.slice(0, frame.density > 1 ? 2 : 1)];
}

/** The whole picture. */
export function wholeView(frame: Frame): ZoomView {
  const { width, height } = frame.picture;
  return { x: width / 2, y: height / 2, scale: wholeScale(frame) };
}

/** The view with its scale within the steps, and no strip beside a picture that fills the window. */
function settled(view: ZoomView, frame: Frame): ZoomView {
  const { window, picture } = frame;
  const steps = zoomSteps(frame);
  const scale = within(view.scale, steps[0] ?? 1, steps.at(-1) ?? 1);
  const along = (at: number, seen: number, all: number) =>
    seen >= all ? all / 2 : within(at, seen / 2, all - seen / 2);
  return {
    scale,
    x: along(view.x, window.width / scale, picture.width),
    y: along(view.y, window.height / scale, picture.height),
  };
}

/** The view drawn by so many pixels of the screen. */
export function moved(view: ZoomView, by: Point, frame: Frame): ZoomView {
  return settled({ ...view, x: view.x - by.x / view.scale, y: view.y - by.y / view.scale }, frame);
}

/** The view enlarged by this factor; what is at this place of the window, from its middle, stays there. */
export function zoomed(view: ZoomView, factor: number, at: Point, frame: Frame): ZoomView {
  const steps = zoomSteps(frame);
  const scale = within(view.scale * factor, steps[0] ?? 1, steps.at(-1) ?? 1);
  const shift = 1 / view.scale - 1 / scale;
  return settled({ scale, x: view.x + at.x * shift, y: view.y + at.y * shift }, frame);
}

/** The view with this point of the picture in the middle, as far as that goes. */
export function centredOn(view: ZoomView, point: Point, frame: Frame): ZoomView {
  return settled({ ...view, ...point }, frame);
}

/** The next larger or smaller step. */
export function nextStep({ scale }: ZoomView, direction: 1 | -1, frame: Frame): number {
  const steps = zoomSteps(frame);
  const [smallest = scale] = steps;
  return direction > 0
    ? (steps.find((step) => step > scale * 1.01) ?? scale)
    : (steps.findLast((step) => step < scale * 0.99) ?? smallest);
}

/** The part of the picture that is seen, as fractions of its sides. */
export function seenPart({ x, y, scale }: ZoomView, { window, picture }: Frame): Point & Size {
  const width = Math.min(1, window.width / scale / picture.width);
  const height = Math.min(1, window.height / scale / picture.height);
  return { x: x / picture.width - width / 2, y: y / picture.height - height / 2, width, height };
}

/** The middle of some fingers, and how far they are apart: 1 for a single one. */
export function fingers(places: readonly Point[]): Point & { apart: number } {
  const [first, second] = places;
  if (!first) return { x: 0, y: 0, apart: 1 };
  if (!second) return { ...first, apart: 1 };
  return {
    x: (first.x + second.x) / 2,
    y: (first.y + second.y) / 2,
    apart: Math.hypot(first.x - second.x, first.y - second.y) || 1,
  };
}

function within(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

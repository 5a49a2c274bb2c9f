/** Width and height, or a place, in pixels of the screen or of the picture. */
export type Size = { width: number; height: number };
export type Point = { x: number; y: number };

/** What is seen of a picture: which of its points is in the middle of the window, and how large one of its pixels is. */
export type ZoomView = Point & { scale: number };

/** The window over its picture, what the picture shows, and how many pixels of the screen one of CSS has. */
export type Frame = { window: Size; picture: Size; subject: Point & Size; density: number };

/** A step must be that much larger than the whole picture to be worth a press. */
const WORTH_A_STEP = 1.2;

/** What stays free beside the subject of a picture, and above and below it, where the bars of the window are. */
const FREE = { width: 16, height: 80 };

/**
 * The scale that shows all there is: the subject as large as its place, or the whole picture where that is larger. Pictures
 * of small products are mostly ground, and would be no larger than on the page.
 */
function wholeScale({ window, picture, subject }: Frame): number {
  return Math.max(
    Math.min(window.width / picture.width, window.height / picture.height),
    Math.min(
      (window.width - 2 * FREE.width) / subject.width,
      (window.height - 2 * FREE.height) / subject.height,
    ),
  );
}

/**
 * The scales to choose from: all there is, then the first of 100 %, 200 %, 400 % … of its own pixels, and on sharp
 * screens, whose pixels are smaller, a second.
 */
export function zoomSteps(frame: Frame): number[] {
  const whole = wholeScale(frame);
  const larger = [1, 2, 4, 8, 16]
    .map((times) => times / frame.density)
    .filter((scale) => scale > whole * WORTH_A_STEP);
  return [whole, ...larger.slice(0, frame.density > 1 ? 2 : 1)];
}

/** The subject of the picture in the middle, as large as it is seen whole. */
export function wholeView(frame: Frame): ZoomView {
  return settled({ ...middleOf(frame.subject), scale: wholeScale(frame) }, frame);
}

function middleOf({ x, y, width, height }: Point & Size): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

/** The view with its scale within the steps, no strip beside a picture that fills the window, and one that doesn't in the middle. */
function settled(view: ZoomView, frame: Frame): ZoomView {
  const { window, picture, subject } = frame;
  const steps = zoomSteps(frame);
  const scale = within(view.scale, steps[0] ?? 1, steps.at(-1) ?? 1);
  const middle = middleOf(subject);
  const along = (at: number, seen: number, all: number, free: number) =>
    seen >= all ? free : within(at, seen / 2, all - seen / 2);
  return {
    scale,
    x: along(view.x, window.width / scale, picture.width, middle.x),
    y: along(view.y, window.height / scale, picture.height, middle.y),
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

import { type PointerEvent, type RefObject, useEffect, useRef, useState } from "react";
import type { Part } from "./zoom-subject.ts";
import {
  fingers,
  type Frame,
  moved,
  type Point,
  type Size,
  wholeView,
  zoomed,
  type ZoomView,
  zoomSteps,
} from "./zoom-view.ts";

/** Two taps within so many milliseconds and pixels are one double tap. */
const DOUBLE = { time: 350, way: 24 };
const WHEEL_SPEED = 0.0016;

/**
 * The view of a picture in a window that is drawn by pointers: one moves it, two spread or pinch it, a double tap
 * enlarges and shows the whole again, the wheel enlarges at the pointer. `frame` is null until the window is measured and
 * what the picture shows is known.
 */
export function useZoom(picture: Size, subject: Part | null) {
  const window = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Size | null>(null);
  const [view, setView] = useState<ZoomView | null>(null);
  // Steps glide, the hand doesn't.
  const [gliding, setGliding] = useState(false);
  const frame: Frame | null = size &&
    subject && {
      window: size,
      picture,
      subject: {
        x: subject.x * picture.width,
        y: subject.y * picture.height,
        width: subject.width * picture.width,
        height: subject.height * picture.height,
      },
      density: devicePixelRatio,
    };
  useWindowSize(window, setSize);

  const change = (next: (view: ZoomView, frame: Frame) => ZoomView, glide = false) => {
    if (frame === null) return;
    setGliding(glide);
    setView((before) => next(before ?? wholeView(frame), frame));
  };
  // A double tap goes to the first step, and from any larger view back to the whole.
  const toggle = (at: Point) =>
    change((before, within) => {
      const [whole = 1, first = 1] = zoomSteps(within);
      return before.scale > whole * 1.01 ? wholeView(within) : zoomed(before, first / whole, at, within);
    }, true);
  useWheel(window, (factor, at) => change((before, within) => zoomed(before, factor, at, within)));
  const pointers = usePointers(window, {
    onMove: (from, to) =>
      change((before, within) => {
        const drawn = moved(before, { x: to.x - from.x, y: to.y - from.y }, within);
        return zoomed(drawn, to.apart / from.apart, to, within);
      }),
    onDoubleTap: toggle,
  });
  // A window of another size keeps what it can of the view, and the whole picture whole.
  const shown = frame && (view === null ? wholeView(frame) : moved(view, { x: 0, y: 0 }, frame));
  return { window, pointers, frame, view: shown, change, gliding };
}

function useWindowSize(window: RefObject<HTMLElement | null>, onChange: (size: Size) => void) {
  useEffect(() => {
    const element = window.current;
    if (!element) return undefined;
    const measuring = new ResizeObserver(() =>
      onChange({ width: element.clientWidth, height: element.clientHeight }),
    );
    measuring.observe(element);
    return () => measuring.disconnect();
  }, [window, onChange]);
}

/** Where an event happened, from the middle of the window. */
function placeOf(event: { clientX: number; clientY: number }, window: HTMLElement): Point {
  const { left, top, width, height } = window.getBoundingClientRect();
  return { x: event.clientX - left - width / 2, y: event.clientY - top - height / 2 };
}

function useWheel(window: RefObject<HTMLElement | null>, onTurn: (factor: number, at: Point) => void) {
  useEffect(() => {
    const element = window.current;
    // React listens passively, and the page behind would scroll.
    const turn = (event: WheelEvent) => {
      event.preventDefault();
      // Lines of a mouse that counts so, and the finer movement of two fingers on a trackpad.
      const pixels = event.deltaY * (event.deltaMode === 1 ? 32 : 1) * (event.ctrlKey ? 6 : 1);
      if (element) onTurn(Math.exp(-pixels * WHEEL_SPEED), placeOf(event, element));
    };
    element?.addEventListener("wheel", turn, { passive: false });
    return () => element?.removeEventListener("wheel", turn);
  }, [window, onTurn]);
}

type Hand = ReturnType<typeof fingers>;

type Gestures = { onMove: (from: Hand, to: Hand) => void; onDoubleTap: (at: Point) => void };

/** Handlers that follow up to two pointers over the window. */
function usePointers(window: RefObject<HTMLElement | null>, { onMove, onDoubleTap }: Gestures) {
  const down = useRef(new Map<number, Point>());
  const tap = useRef<Point & { time: number; moved: boolean }>({ x: 0, y: 0, time: 0, moved: true });
  const place = (event: PointerEvent) => (window.current ? placeOf(event, window.current) : { x: 0, y: 0 });
  const lift = (event: PointerEvent) => down.current.delete(event.pointerId);
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0 || down.current.size === 2) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      down.current.set(event.pointerId, place(event));
      const at = place(event);
      const { x, y, time, moved: wasMoved } = tap.current;
      const near = Math.hypot(at.x - x, at.y - y) < DOUBLE.way;
      if (down.current.size === 1 && !wasMoved && near && event.timeStamp - time < DOUBLE.time) {
        onDoubleTap(at);
        tap.current.moved = true;
      } else {
        tap.current = { ...at, time: event.timeStamp, moved: down.current.size > 1 };
      }
    },
    onPointerMove: (event: PointerEvent) => {
      if (!down.current.has(event.pointerId)) return;
      const from = fingers([...down.current.values()]);
      const at = place(event);
      down.current.set(event.pointerId, at);
      if (Math.hypot(at.x - tap.current.x, at.y - tap.current.y) > DOUBLE.way) tap.current.moved = true;
      onMove(from, fingers([...down.current.values()]));
    },
    onPointerUp: lift,
    onPointerCancel: lift,
  };
}

import { type MouseEvent, type PointerEvent, useRef } from "react";

/** From here on a finger swipes and doesn't press (px); so far it has to go for something to be done. */
const BEGINS = 12;
const ENOUGH = 88;

type Way = { label: string; run: () => void };
type Touch = { id: number; x: number; y: number; swipes: boolean };

/**
 * What a row does when a finger moves it sideways. Up and down is the browser's: it scrolls, and what had begun is cancelled.
 * The row is moved by its style alone, so that it keeps up with the finger.
 */
export function useSwipe(ways: { right: Way | null; left: Way | null }) {
  const touch = useRef<Touch | null>(null);
  const hasSwiped = useRef(false);

  const rest = (row: HTMLElement) => {
    touch.current = null;
    row.removeAttribute("data-swipe");
    row.removeAttribute("data-enough");
    row.style.removeProperty("--swiped");
  };
  const wayOf = (by: number) => (by > 0 ? ways.right : ways.left);

  return {
    onPointerDown({ pointerType, isPrimary, pointerId, clientX, clientY }: PointerEvent<HTMLElement>) {
      hasSwiped.current = false;
      if (pointerType !== "touch" || !isPrimary) return;
      touch.current = { id: pointerId, x: clientX, y: clientY, swipes: false };
    },
    onPointerMove({ pointerId, clientX, clientY, currentTarget: row }: PointerEvent<HTMLElement>) {
      const began = touch.current;
      if (began?.id !== pointerId) return;
      const by = clientX - began.x;
      if (!began.swipes) {
        if (Math.abs(clientY - began.y) > BEGINS) touch.current = null;
        if (Math.abs(by) < BEGINS || touch.current === null) return;
        began.swipes = true;
        row.setPointerCapture(pointerId);
      }
      const way = wayOf(by);
      row.dataset["swipe"] = by > 0 ? "right" : "left";
      row.dataset["label"] = way?.label ?? "";
      row.toggleAttribute("data-enough", way !== null && Math.abs(by) >= ENOUGH);
      // What can't be done gives way a little only.
      row.style.setProperty("--swiped", `${way === null ? by / 6 : by}px`);
    },
    onPointerUp({ clientX, currentTarget: row }: PointerEvent<HTMLElement>) {
      const began = touch.current;
      rest(row);
      if (!began?.swipes) return;
      hasSwiped.current = true;
      const by = clientX - began.x;
      if (Math.abs(by) >= ENOUGH) wayOf(by)?.run();
    },
    onPointerCancel: ({ currentTarget }: PointerEvent<HTMLElement>) => rest(currentTarget),
    onClickCapture(event: MouseEvent) {
      if (!hasSwiped.current) return;
      hasSwiped.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}

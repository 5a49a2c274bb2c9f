import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from "react";
import { useWords } from "../../words.tsx";
import styles from "./rows.module.css";

type Props = {
  name: string;
  list: RefObject<HTMLUListElement | null>;
  at: number;
  /** The place of the last row that may be moved. */
  last: number;
  disabled: boolean;
  onMove: (from: number, to: number) => void;
};

/** Moved less than this, it was a press and no drag (px). */
const PRESS = 4;

/** The place of the row under a height of the window. */
function placeAt(list: HTMLElement | null, y: number): number {
  const rows = [...(list?.children ?? [])];
  const found = rows.findIndex((row) => y < row.getBoundingClientRect().bottom);
  return found === -1 ? rows.length - 1 : found;
}

/** Takes a row up by mouse or finger. A press shows two buttons that move it, and arrow keys do. */
export function RowHandle({ name, list, at, last, disabled, onMove }: Props) {
  const { product: t } = useWords();
  const [isOpen, open] = useState(false);
  const [began, begin] = useState<number | null>(null);
  const latest = useRef({ at, onMove });
  useEffect(() => {
    latest.current = { at, onMove };
  });
  useEffect(() => {
    if (began === null) return undefined;
    let moved = false;
    const onDrag = ({ clientY }: globalThis.PointerEvent) => {
      moved ||= Math.abs(clientY - began) > PRESS;
      const { at: from, onMove: move } = latest.current;
      const to = Math.min(last, placeAt(list.current, clientY));
      if (moved && to !== from) move(from, to);
    };
    const onEnd = () => {
      begin(null);
      if (!moved) open((before) => !before);
    };
    window.addEventListener("pointermove", onDrag);
    window.addEventListener("pointerup", onEnd);
    window.addEventListener("pointercancel", onEnd);
    return () => {
      window.removeEventListener("pointermove", onDrag);
      window.removeEventListener("pointerup", onEnd);
      window.removeEventListener("pointercancel", onEnd);
    };
  }, [began, last, list]);

  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : 0;
    if (by !== 0) onMove(at, at + by);
    else if (event.key === "Enter" || event.key === " ") open(!isOpen);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onPointerDown = (event: PointerEvent) => {
    if (event.button === 0) begin(event.clientY);
  };
  return (
    <span className={styles.handlePlace} data-dragged={began !== null || undefined}>
      <button
        type="button"
        className={styles.handle}
        aria-label={t.rows.move(name)}
        aria-expanded={isOpen}
        disabled={disabled}
        onPointerDown={onPointerDown}
        onKeyDown={onKeyDown}
      >
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M6 3v.01M10 3v.01M6 8v.01M10 8v.01M6 13v.01M10 13v.01" />
        </svg>
      </button>
      {isOpen ? (
        <span className={styles.steps}>
          <button
            type="button"
            disabled={at === 0}
            aria-label={`${t.rows.move(name)} ↑`}
            onClick={() => onMove(at, at - 1)}
          >
            ↑
          </button>
          <button
            type="button"
            disabled={at === last}
            aria-label={`${t.rows.move(name)} ↓`}
            onClick={() => onMove(at, at + 1)}
          >
            ↓
          </button>
        </span>
      ) : null}
    </span>
  );
}

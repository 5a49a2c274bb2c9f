import { type PointerEvent, useRef } from "react";
import type { OpenTime } from "../../../domain/company/opening-hours.ts";
import styles from "./hours.module.css";

/** The bars' scale in minutes after midnight: from an hour before the week's first opening to an hour after its last. */
export type Scale = { from: number; to: number };

/** Dragged times are whole quarters of an hour. */
const STEP = 15;

type Props = {
  open: readonly OpenTime[];
  scale: Scale;
  mayChange: boolean;
  onChange: (open: readonly OpenTime[]) => void;
};

/**
 * The openings of a day on the bars that visitors see. Their ends are dragged by the pointer; for the keyboard, and for
 * screen readers, the fields beside say and do the same.
 */
export function DayBar({ open, scale, mayChange, onChange }: Props) {
  const bar = useRef<HTMLDivElement>(null);
  const held = useRef<{ span: number; end: 0 | 1 } | null>(null);
  const along = (minute: number) => ((minute - scale.from) / (scale.to - scale.from)) * 100;

  const minuteAt = ({ clientX }: PointerEvent) => {
    const box = bar.current?.getBoundingClientRect();
    if (!box) return null;
    const rtl = bar.current !== null && getComputedStyle(bar.current).direction === "rtl";
    const part = (rtl ? box.right - clientX : clientX - box.left) / box.width;
    const minute = scale.from + part * (scale.to - scale.from);
    return Math.min(scale.to, Math.max(scale.from, Math.round(minute / STEP) * STEP));
  };
  const move = (event: PointerEvent) => {
    const minute = held.current === null ? null : minuteAt(event);
    if (minute === null || held.current === null) return;
    const { span, end } = held.current;
    const times = open[span];
    if (!times) return;
    const least = end === 0 ? (open[span - 1]?.[1] ?? 0) : times[0] + STEP;
    const most = end === 0 ? times[1] - STEP : (open[span + 1]?.[0] ?? 1440);
    const kept = Math.min(most, Math.max(least, minute));
    const next: OpenTime = end === 0 ? [kept, times[1]] : [times[0], kept];
    if (kept !== times[end]) onChange(open.map((each, index) => (index === span ? next : each)));
  };
  const hours = (scale.to - scale.from) / 60;
  return (
    <div ref={bar} className={styles.bar} style={{ "--hours": hours }} aria-hidden="true">
      {open.map(([from, to], span) =>
        from < to ? (
          <i
            // oxlint-disable-next-line react/no-array-index-key -- an opening is known by its place.
            key={span}
            style={{ "--at": `${along(from)}%`, "--long": `${along(to) - along(from)}%` }}
          >
            {mayChange
              ? ([0, 1] as const).map((end) => (
                  <b
                    key={end}
                    data-end={end}
                    onPointerDown={(event) => {
                      event.preventDefault();
                      held.current = { span, end };
                      event.currentTarget.setPointerCapture(event.pointerId);
                    }}
                    onPointerMove={move}
                    onPointerUp={() => (held.current = null)}
                    onPointerCancel={() => (held.current = null)}
                  />
                ))
              : null}
          </i>
        ) : null,
      )}
    </div>
  );
}

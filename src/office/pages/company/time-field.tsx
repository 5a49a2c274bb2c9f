import { useState } from "react";
import { clock } from "../../../domain/company/opening-hours.ts";
import { readClock } from "../../../domain/company/company.ts";
import styles from "./hours.module.css";

type Props = {
  id: string;
  label: string;
  /** Minutes after midnight; NaN for what can't be read as a time. */
  value: number;
  describedBy?: string | undefined;
  onChange: (minutes: number) => void;
  onLeave: () => void;
};

/** A time of the day, typed as `8`, `830` or `8:30`; the arrow keys move it by a quarter of an hour. */
export function TimeField({ id, label, value, describedBy, onChange, onLeave }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed ?? (Number.isNaN(value) ? "" : clock(value));
  const move = (by: number) => {
    if (Number.isNaN(value)) return;
    setTyped(null);
    onChange(Math.min(1440, Math.max(0, Math.round((value + by) / 15) * 15)));
  };
  return (
    <input
      id={id}
      className={styles.time}
      aria-label={label}
      aria-invalid={Number.isNaN(value) || describedBy !== undefined || undefined}
      aria-describedby={describedBy}
      inputMode="numeric"
      autoComplete="off"
      value={shown}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(readClock(target.value));
      }}
      onBlur={() => {
        if (!Number.isNaN(value)) setTyped(null);
        onLeave();
      }}
      onKeyDown={(event) => {
        if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
        event.preventDefault();
        move(event.key === "ArrowUp" ? 15 : -15);
      }}
    />
  );
}

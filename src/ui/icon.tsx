import styles from "./icon.module.css";

const PATHS = {
  arrow: "M2 8h11M9 4l4 4-4 4",
  back: "M14 8H3M7 4L3 8l4 4",
  down: "M3 6l5 5 5-5",
  up: "M3 10l5-5 5 5",
  close: "M3 3l10 10M13 3L3 13",
  menu: "M1 5h14M1 11h14",
  plus: "M8 2v12M2 8h12",
  minus: "M2 8h12",
  print: "M4.5 6V2h7v4M4.5 12H2V6h12v6h-2.5M4.5 9.5h7V14h-7z",
  document: "M4 1.5h5.5L13 5v9.5H4zM9.5 1.5V5H13",
  zoom: "M2 6V2h4M14 10v4h-4M2 2l5 5M14 14l-5-5",
  grid: "M2 2h5v5H2zM9 2h5v5H9zM2 9h5v5H2zM9 9h5v5H9z",
  search: "M7 2a5 5 0 100 10A5 5 0 007 2zM10.6 10.6L15 15",
  list: "M2 3.5h12M2 8h12M2 12.5h12",
  sheet: "M3 1.5h10v13H3zM5.5 5h5M5.5 8h5M5.5 11h3",
} as const;

export type IconName = keyof typeof PATHS;

const TURNING: readonly IconName[] = ["arrow", "back"];

/** A line drawing of one em, hidden from screen readers; arrows turn with the reading direction. */
export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  const turning = TURNING.includes(name) ? styles.turning : "";
  return (
    <svg className={`${styles.icon} ${turning} ${className ?? ""}`} viewBox="0 0 16 16" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}

import type { Content } from "../../../content/load.ts";
import styles from "./service-drawing.module.css";

type ServiceHighlight = Content["home"]["services"]["highlights"][number];

const LINES = {
  GraduationCap: ["M4 19 24 10 44 19 24 28z", "M12 23v10c3 3 7.5 4.5 12 4.5S33 36 36 33V23", "M40 21v14"],
  Wrench: [
    "M30.5 8.5a10 10 0 0 0-9.300 13.800L8.5 35a3.5 3.5 0 0 0 5 5l12.700-12.700A10 10 0 0 0 39.5 17.5l-6.200 2.900-5.700-5.700z",
  ],
  Handshake: [
    "M4 14h7v17H4M44 14h-7v17h7",
    "M11 17l6-2.5 7 2 7-2 6 2.5",
    "M24 16.5l-6.5 6c2 2.5 5 2.5 7.5 0l9 8.5",
    "M11 29l10 8.5c1.5 1.200 3.5.8 4.5-.5M21.5 31.5l4 4M25.5 28.5l4.5 4.5c1.5 1 3.5-.5 4-2",
    "M37 29l-3 2",
  ],
} as const satisfies Record<ServiceHighlight["icon"], readonly string[]>;

/** The line drawing that the data names for a service; only to be looked at. */
export function ServiceDrawing({ name }: { name: ServiceHighlight["icon"] }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 48 48" aria-hidden="true">
      {LINES[name].map((line) => (
        <path key={line} d={line} />
      ))}
    </svg>
  );
}

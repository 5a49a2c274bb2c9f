import type { ReactNode } from "react";
import styles from "./tabs.module.css";

/**
 * Links to the ways to look at one list or page, in a row; the present one is `aria-current`. One that begins another kind has
 * `data-apart`, one whose number is bad news `data-fault`.
 */
export function Tabs({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className={styles.views} aria-label={label}>
      {children}
    </nav>
  );
}

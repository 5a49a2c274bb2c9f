import type { ReactNode } from "react";
import styles from "./breadcrumb.module.css";

/** The way here. Each step is a link of the caller's; the last may be plain text with `aria-current`. */
export function Breadcrumb({
  label,
  steps,
}: {
  label: string;
  steps: readonly { key: string; node: ReactNode }[];
}) {
  return (
    <nav aria-label={label}>
      <ol className={styles.crumb}>
        {steps.map(({ key, node }) => (
          <li key={key}>{node}</li>
        ))}
      </ol>
    </nav>
  );
}

import type { ReactNode } from "react";
import styles from "./breadcrumbs.module.css";

/** The way here. Each step is a link of the caller's; the last may be plain text with `aria-current`. */
export function Breadcrumbs({
  label,
  steps,
}: {
  label: string;
  steps: readonly { key: string; node: ReactNode }[];
}) {
  return (
    <nav aria-label={label}>
      <ol className={styles.breadcrumbs}>
        {steps.map(({ key, node }) => (
          <li key={key}>{node}</li>
        ))}
      </ol>
    </nav>
  );
}

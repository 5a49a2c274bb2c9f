import type { ReactNode } from "react";
import styles from "./status.module.css";

/** A word of state behind a small square. */
export function Status({
  tone = "plain",
  children,
}: {
  tone?: "plain" | "good" | "bad" | "act" | "ink" | "line";
  children: ReactNode;
}) {
  return (
    <span className={styles.status} data-tone={tone}>
      {children}
    </span>
  );
}

import type { ReactNode } from "react";
import styles from "./page-head.module.css";

/** The head of a page: its name, a number or time beside it, and what can be done at the end of the line. */
export function PageHead({
  title,
  count,
  children,
}: {
  title: string;
  count?: number | string;
  children?: ReactNode;
}) {
  return (
    <div className={styles.head}>
      <h1>{title}</h1>
      {count === undefined ? null : (
        <span className={styles.count}>{typeof count === "string" ? count : count.toLocaleString("en")}</span>
      )}
      <div className={styles.end}>{children}</div>
    </div>
  );
}

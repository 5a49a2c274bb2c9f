import type { ReactNode } from "react";
import styles from "./section.module.css";

/** A set of things under a heading with the site's rule above it; `aside` stands at the end of the heading's line. */
export function Section({
  title,
  aside,
  children,
}: {
  title: ReactNode;
  aside?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className={styles.section}>
      <div className={styles.rule}>
        <h2>{title}</h2>
        {aside === undefined ? null : <span>{aside}</span>}
      </div>
      {children}
    </section>
  );
}

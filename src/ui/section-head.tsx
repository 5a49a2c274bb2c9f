import type { ReactNode } from "react";
import styles from "./section-head.module.css";

type Props = {
  children: ReactNode;
  /** What stands at the end of the heading's line. */
  aside?: ReactNode;
  /** For forms, specifications and a page's first section: a hairline whose first quarter is two pixels of ink. */
  ruled?: boolean;
};

/** The heading of a section. */
export function SectionHead({ children, aside, ruled = false }: Props) {
  return (
    <div className={styles.head} data-ruled={ruled || undefined}>
      {children}
      {aside === undefined ? null : <p className="small">{aside}</p>}
    </div>
  );
}

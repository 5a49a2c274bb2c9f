import type { ReactNode } from "react";
import styles from "./section-head.module.css";

/** A heading under the signature rule: a hairline whose first quarter is two pixels of ink. */
export function SectionHead({ children, aside }: { children: ReactNode; aside?: ReactNode }) {
  return (
    <div className={styles.head}>
      {children}
      {aside === undefined ? null : <p className="small">{aside}</p>}
    </div>
  );
}

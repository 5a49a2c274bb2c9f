import type { ReactNode } from "react";
import { LogoMark } from "../../../ui/logo-mark.tsx";
import styles from "./gate.module.css";

/** The screen of whoever is not in yet: a form on paper, the company's mark at night. */
export function Gate({ children }: { children: ReactNode }) {
  return (
    <div className={styles.gate}>
      <main className={styles.side}>
        <LogoMark className={styles.mark} />
        <div className={styles.form}>{children}</div>
      </main>
      <div className={styles.night} aria-hidden="true">
        <LogoMark className={styles.large} />
      </div>
    </div>
  );
}

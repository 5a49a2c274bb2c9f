import { capOf, isCharacter } from "./keys.ts";
import type { ReactNode } from "react";
import styles from "./kbd.module.css";

/** The key that does the same, by its name; not shown where there is no keyboard, or where it was switched off. */
export function Kbd({ children }: { children: string }) {
  return (
    <kbd className={styles.kbd} aria-hidden="true" data-character={isCharacter(children) || undefined}>
      {capOf(children)}
    </kbd>
  );
}

/** What is said of keys; not shown where there is no keyboard. */
export function OfKeys({ children }: { children: ReactNode }) {
  return <span className={styles.said}>{children}</span>;
}

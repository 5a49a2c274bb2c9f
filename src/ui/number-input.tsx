import type { ComponentProps } from "react";
import styles from "./number-input.module.css";

/** A box for a number that is typed; `large` where it is what the page asks first. */
export function NumberInput({ large = false, ...props }: ComponentProps<"input"> & { large?: boolean }) {
  return <input {...props} type="number" className={styles.input} data-large={large || undefined} />;
}

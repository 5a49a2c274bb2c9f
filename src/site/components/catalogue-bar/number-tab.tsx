import { useHue } from "./hue.ts";
import styles from "./number-tab.module.css";

/** The number of a group of the catalogue on a square of its hue. Only to be looked at: the name says it all. */
export function NumberTab({ number, className = "" }: { number: number; className?: string | undefined }) {
  const hueOf = useHue();
  return (
    <b className={`${styles.tab} ${className}`} style={{ "--hue": hueOf(number) }} aria-hidden="true">
      {number}
    </b>
  );
}

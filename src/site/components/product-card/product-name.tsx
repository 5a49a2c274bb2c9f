import { withFigures } from "../../../domain/figures.ts";
import styles from "./product-name.module.css";

/** A product's name as a heading shows it: no line ends between a number and its unit. */
export function ProductName({ children }: { children: string }) {
  return withFigures(children).map(({ at, text, figure }) =>
    figure ? (
      <span key={at} className={styles.figure}>
        {text}
      </span>
    ) : (
      text
    ),
  );
}

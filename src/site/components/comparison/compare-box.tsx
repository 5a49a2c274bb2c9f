import { useContent } from "../content.tsx";
import styles from "./compare-box.module.css";

/** What every such box is known by, as one of many: {@link ComparisonChoice} alone checks them and hears of them. */
export const BOX_NAME = "compare[]";

/** Chooses a product of a card, a row or a page to be compared. Without scripts there is none. */
export function CompareBox({ id }: { id: string }) {
  return (
    <label className={styles.box}>
      <input type="checkbox" name={BOX_NAME} value={id} />
      {useContent("shared").compare.box}
    </label>
  );
}

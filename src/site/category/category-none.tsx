import { categoryWords as words } from "../../content/en/category.ts";
import { buttonClass } from "../../ui/button.ts";
import styles from "./category-page.module.css";

/** Nothing fits the controls (spec §2). */
export function CategoryNone({ onClear }: { onClear: () => void }) {
  return (
    <div className={styles.none}>
      <h2>{words.none}</h2>
      <p className="lede">{words.noneHint}</p>
      <button type="button" className={buttonClass()} onClick={onClear}>
        {words.clearAll}
      </button>
    </div>
  );
}

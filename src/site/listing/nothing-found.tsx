import { listingWords as words } from "../../content/en/listing.ts";
import { buttonClass } from "../../ui/button.ts";
import { Icon } from "../../ui/icon.tsx";
import styles from "./nothing-found.module.css";

/** With products but no match (spec §2). */
export function NothingFound({ onReset }: { onReset: () => void }) {
  return (
    <div className={styles.none}>
      <h2>{words.none}</h2>
      <p className="lede">{words.noneHint}</p>
      <button type="button" className={buttonClass()} onClick={onReset}>
        {words.reset} <Icon name="arrow" />
      </button>
    </div>
  );
}

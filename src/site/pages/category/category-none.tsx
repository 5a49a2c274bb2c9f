import { useContent } from "../../components/content.tsx";
import { buttonClass } from "../../../ui/button.ts";
import { LinkButton } from "../../../ui/link-button.tsx";
import styles from "./category-page.module.css";

/** Nothing fits the controls (R5.10). `address` is the page without them; in an empty category none may be `set`. */
export function CategoryNone({
  address,
  set,
  onClear,
}: {
  address: string;
  set: boolean;
  onClear: () => void;
}) {
  const t = useContent("category");
  return (
    <div className={styles.none}>
      <h2>{t.none}</h2>
      <p className="lede">{t.noneHint}</p>
      <LinkButton address={address} onPress={onClear} className={buttonClass()} disabled={!set}>
        {t.clearAll}
      </LinkButton>
    </div>
  );
}

import { useContent, useLanguageContent } from "../../components/content.tsx";
import { buttonClass } from "../../../ui/button.ts";
import { Icon } from "../../../ui/icon.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import { pagePath } from "../../../urls/links.ts";
import styles from "./nothing-found.module.css";

/** With products but no match (R3.8). */
export function NothingFound({ onReset }: { onReset: () => void }) {
  const { prefix } = useLanguageContent();
  const t = useContent("listing");
  return (
    <div className={styles.none}>
      <h2>{t.none}</h2>
      <p className="lede">{t.noneHint}</p>
      <LinkButton address={prefix + pagePath("listing")} onPress={onReset} className={buttonClass()}>
        {t.reset} <Icon name="arrow" />
      </LinkButton>
    </div>
  );
}

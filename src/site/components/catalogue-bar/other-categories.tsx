import { useContent } from "../content.tsx";
import { Link } from "../link.tsx";
import type { BesideTree as Beside } from "../../../domain/product/catalogue-number.ts";
import { buttonClass } from "../../../ui/button.ts";
import { Icon } from "../../../ui/icon.tsx";
import { pagePath } from "../../../urls/links.ts";
import { PAGES } from "../../../urls/pages.ts";
import { useHue } from "./hue.ts";
import styles from "./other-categories.module.css";

/** The categories outside the tree, with which the counts of those above add up to the whole catalogue. */
export function OtherCategories({ beside, total }: { beside: readonly Beside[]; total: number }) {
  const t = useContent("shared").beside;
  const hueOf = useHue();
  if (beside.length === 0) return null;
  return (
    <div className={styles.others}>
      <p className="num">{t.more(beside.reduce((sum, { count }) => sum + count, 0))}</p>
      <ul aria-label={t.label}>
        {beside.map(({ name, number, count }) => (
          <li key={name}>
            <Link href={pagePath("listing", { category: name })}>
              <i style={{ background: hueOf(number) }} aria-hidden="true" />
              <span className="num">{number}</span> <span>{name}</span> <span className="num">{count}</span>
            </Link>
          </li>
        ))}
      </ul>
      <Link href={PAGES.listing.path} className={buttonClass("go")}>
        {t.all(total)} <Icon name="arrow" />
      </Link>
    </div>
  );
}

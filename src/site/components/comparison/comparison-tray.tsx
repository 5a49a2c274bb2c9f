import { useRef } from "react";
import { MAX_COMPARED } from "../../../domain/limits.ts";
import { buttonClass } from "../../../ui/button.ts";
import { Icon } from "../../../ui/icon.tsx";
import { comparisonPath } from "../../../urls/links.ts";
import { PAGES } from "../../../urls/pages.ts";
import { ProductName } from "../catalogue-text/catalogue-text.tsx";
import { useContent } from "../content.tsx";
import { Link, useIsHere } from "../link.tsx";
import { type ChosenProduct, chosenProducts, takeOut } from "./chosen-products.ts";
import styles from "./comparison-tray.module.css";

/** So many letters of a name have room beside its picture. */
const LONGEST_PART = 15;

/** What was chosen to be compared, at the end of the window; four places, of which small screens show the pictures. Not beside a comparison itself, nor beside a form. */
export function ComparisonTray({ chosen }: { chosen: readonly ChosenProduct[] }) {
  const t = useContent("shared").compare;
  const compare = useRef<HTMLAnchorElement>(null);
  const isInTheWay = useIsHere(PAGES.compare.path, PAGES.quote.path, PAGES.contact.path);
  const free = MAX_COMPARED - chosen.length;
  const remove = (id: string) => {
    takeOut(id);
    // The focus doesn't leave with the button that had it.
    (chosen.length > 1 ? compare.current : document.getElementById("main"))?.focus();
  };
  if (isInTheWay) return null;
  return (
    <section className={`dark ${styles.tray}`} aria-label={t.tray}>
      <div className={`page ${styles.row}`}>
        <p className={styles.count} role="status">
          <span>{t.compare}</span> {t.count(chosen.length)}
        </p>
        <ul className={styles.places}>
          {chosen.map(({ id, name, picture }) => (
            <li key={id}>
              {picture === null ? null : <img src={picture} alt="" width={44} height={44} />}
              <span>
                <ProductName longest={LONGEST_PART}>{name}</ProductName>
              </span>
              <button type="button" aria-label={t.takeOut(name)} onClick={() => remove(id)}>
                <Icon name="close" />
              </button>
            </li>
          ))}
          {free === 0 ? null : <li className={styles.free}>{t.free(free)}</li>}
          {Array.from({ length: free }, (_, place) => (
            <li key={`free ${place}`} className={styles.empty} aria-hidden="true" />
          ))}
        </ul>
        <button
          type="button"
          className={styles.clear}
          onClick={() => {
            chosenProducts.update(() => []);
            document.getElementById("main")?.focus();
          }}
        >
          {t.clear}
        </button>
        <Link
          href={comparisonPath(chosen.map(({ id }) => id))}
          ref={compare}
          className={`light ${buttonClass()} ${styles.compare}`}
        >
          {t.compare} <Icon name="arrow" />
        </Link>
      </div>
    </section>
  );
}

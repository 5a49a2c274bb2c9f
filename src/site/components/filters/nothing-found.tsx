import { useHydrated } from "@tanstack/react-router";
import { type ReactNode, useEffect, useState } from "react";
import type { Content } from "../../../content/load.ts";
import type { ShorterSearch } from "../../../domain/shorter-searches.ts";
import { MAX_NEAR } from "../../../domain/limits.ts";
import type { Near } from "../../../domain/suggestions.ts";
import { buttonClass } from "../../../ui/button.ts";
import { LinkButton } from "../../../ui/link-button.tsx";
import { useBesideTree, useMenuCategories, useProductCount } from "../../layout/use-categories.ts";
import { OtherCategories } from "../catalogue-bar/other-categories.tsx";
import { CategoryLinks } from "../category-links/category-links.tsx";
import { useContent } from "../content.tsx";
import { ContactLine } from "../not-found/contact-line.tsx";
import { ProductGrid } from "../product-card/product-grid.tsx";
import type { SetFilter } from "./list-status.tsx";
import styles from "./nothing-found.module.css";

type NothingProps = {
  title: string;
  hint: string;
  /** The search as it is set; "" without. */
  q: string;
  filters: readonly SetFilter[];
  /** The search without some of its words, as lists of their own. */
  shorter: readonly ShorterSearch[];
  toShorter: (q: string) => { address: string; onPress: () => void };
  /** How many products there would be without each filter. */
  removals: readonly { filter: string; count: number }[];
  /** The products that the search may mean. */
  near: Near;
  /** These are what the list shows, in place of what was not found: nothing but the search stands in their way. */
  leads?: boolean;
  /** The button that takes off all filters. */
  children: ReactNode;
};

/** How long a search without result stands before it is told, in milliseconds: what is typed further was not meant. */
const REST = 2000;

/** Tells the server of a search without result, to be counted, but for the one that it has rendered itself. */
function useToldSearch(q: string): void {
  const [rendered] = useState(useHydrated() ? "" : q);
  useEffect(() => {
    if (q === "" || q === rendered) return;
    const timer = setTimeout(() => navigator.sendBeacon("/api/empty-searches", q), REST);
    return () => clearTimeout(timer);
  }, [q, rendered]);
}

/**
 * Nothing is found: what a shorter search or fewer filters give, the button that takes off all of them, and what is
 * near; where nothing is, the catalogue's categories and the sales desk.
 */
export function NothingFound(props: NothingProps) {
  const { title, hint, q, near, leads = false, toShorter, children } = props;
  const t = useContent("listing");
  useToldSearch(q);
  const ways = waysOut(props, t);
  const found = <NearProducts near={near} q={q} also={false} toAll={toShorter} />;
  return (
    <>
      {leads ? found : null}
      <div className={styles.none} data-follows={(leads && near.cards.length > 0) || undefined}>
        <div>
          <h2>{title}</h2>
          <p className="lede">{hint}</p>
          <div className={styles.reset}>{children}</div>
        </div>
        {ways.length > 0 ? (
          <ul className={styles.removals} aria-label={props.shorter.length > 0 ? t.withLess : t.without}>
            {ways.map(({ key, text, count, address, onPress }) => (
              <li key={key}>
                <LinkButton address={address} onPress={onPress} className={styles.removal}>
                  {text} <b className="num">{count}</b>
                </LinkButton>
              </li>
            ))}
          </ul>
        ) : q === "" ? null : (
          <ul className={styles.hints}>
            {t.searchHints.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        )}
      </div>
      {leads ? null : found}
      {near.cards.length === 0 ? <WholeCatalogue /> : null}
    </>
  );
}

/** The lists with fewer words or filters that hold something. */
function waysOut({ q, filters, shorter, toShorter, removals }: NothingProps, t: Content["listing"]) {
  // Without the only filter there is everything, which the button gives.
  const fewer = filters.length < 2 && q !== "" ? [] : filters;
  return [
    ...shorter.map(({ q: next, word, kind, count }) => ({
      key: `q ${next}`,
      text: t.shorter[kind](word),
      count,
      ...toShorter(next),
    })),
    ...fewer.map(({ filter, value, told = value, without, onRemove }) => ({
      key: filter,
      text: t.withoutFilter(told),
      count: removals.find((each) => each.filter === filter)?.count ?? 0,
      address: without,
      onPress: onRemove,
    })),
  ].filter(({ count }) => count > 0);
}

function WholeCatalogue() {
  const t = useContent("shared");
  const categories = useMenuCategories().map(({ productCount: count, ...each }) => ({ ...each, count }));
  return (
    <section className={styles.near} aria-labelledby="whole-catalogue">
      <h2 id="whole-catalogue">{t.notFound.catalogue}</h2>
      <CategoryLinks categories={categories} />
      <OtherCategories beside={useBesideTree()} total={useProductCount()} />
      <ContactLine />
    </section>
  );
}

type NearProps = {
  near: Near;
  q: string;
  /** Something was found exactly, too. */
  also: boolean;
  /** The list of all that a word finds that the search was read as. */
  toAll?: NothingProps["toShorter"];
};

/** What a search may mean, beside what was found exactly or in place of it, and as which words it was read. */
export function NearProducts({ near: { cards, readAs }, q, also, toAll }: NearProps) {
  const t = useContent("listing");
  if (cards.length === 0) return null;
  const title = also ? t.alsoNear(q) : t.near(q);
  const all = readAs !== null && !readAs.includes(" ") && cards.length === MAX_NEAR ? toAll?.(readAs) : null;
  return (
    <section className={styles.near} aria-labelledby="near">
      <h2 id="near">{title}</h2>
      {readAs === null ? null : (
        <div className={styles.read}>
          <p>{also ? t.alsoReadAs(readAs) : t.readAs(q, readAs)}</p>
          {all ? (
            <LinkButton
              address={all.address}
              onPress={all.onPress}
              className={`${buttonClass("text")} ${styles.all}`}
            >
              {t.allFor(readAs)}
            </LinkButton>
          ) : null}
        </div>
      )}
      <ProductGrid cards={cards} label={title} heading="h3" ends />
    </section>
  );
}

import { useHydrated } from "@tanstack/react-router";
import { type ComponentProps, useEffect, useState } from "react";
import type { Content } from "../../../content/load.ts";
import type { ShorterSearch } from "../../../domain/listing/shorter-searches.ts";
import type { Near, NearestReading } from "../../../domain/search/near-products.ts";
import { buttonClass } from "../../../ui/button.ts";
import { LinkButton } from "../../../ui/link-button.tsx";
import { useBesideTree, useMenuCategories, useProductCount } from "../../layout/use-categories.ts";
import { OtherCategories } from "../catalogue-bar/other-categories.tsx";
import { CategoryLinks } from "../category-links/category-links.tsx";
import { useContent } from "../content.tsx";
import { ContactLine } from "../not-found/contact-line.tsx";
import type { SetFilter } from "./list-status.tsx";
import { NearProducts } from "./near-products.tsx";
import styles from "./nothing-found.module.css";

type NothingProps = {
  title: string;
  hint: string;
  /** The search as it is set; "" without. */
  q: string;
  filters: readonly SetFilter[];
  view: {
    /** The search without some of its words, as lists of their own. */
    shorter: readonly ShorterSearch[];
    /** How many products there would be without each filter. */
    removals: readonly { filter: string; count: number }[];
    /** The products that the search may mean. */
    near: Near;
    /** As what the search was read, where it stands below a list of what is nearest. */
    reading: NearestReading | null;
  };
  toShorter: (q: string) => { address: string; onPress: () => void };
  /** The button that takes off all filters. */
  clear: ComponentProps<typeof LinkButton>;
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
  const { title, hint, q, clear } = props;
  const { near, shorter, reading } = props.view;
  const follows = reading !== null;
  const t = useContent("listing");
  useToldSearch(q);
  const ways = waysOut(props, t);
  return (
    <>
      <div className={styles.none} data-follows={follows || undefined}>
        <div>
          <h2>{title}</h2>
          <p className="lede">{hint}</p>
          <div className={styles.reset}>
            <LinkButton className={buttonClass()} {...clear} />
          </div>
        </div>
        {ways.length > 0 ? (
          <ul className={styles.removals} aria-label={shorter.length > 0 ? t.withLess : t.without}>
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
      <NearProducts near={near} q={q} also={false} />
      {near.cards.length === 0 && !follows ? <WholeCatalogue /> : null}
    </>
  );
}

/** The lists with fewer words or filters that hold something. */
function waysOut(
  { q, filters, view: { shorter, removals }, toShorter }: NothingProps,
  t: Content["listing"],
) {
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

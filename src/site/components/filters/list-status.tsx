import { useHydrated } from "@tanstack/react-router";
import { type ReactNode, useEffect, useState } from "react";
import { FilterChip } from "../../../ui/filter-chip.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import type { ShorterSearch } from "../../../domain/shorter-searches.ts";
import type { Near } from "../../../domain/suggestions.ts";
import { useContent } from "../content.tsx";
import { ProductGrid } from "../product-card/product-grid.tsx";
import styles from "./list-status.module.css";

/** A filter that is set, and the address of the list without it. */
export type SetFilter = {
  filter: string;
  kind: string;
  value: string;
  /** How the list without it is offered, where the value alone would say too little. */
  told?: string;
  without: string;
  onRemove: () => void;
};

type StatusProps = {
  /** How many products are found, in words. */
  children: ReactNode;
  filters: readonly SetFilter[];
  clear: { label: string; address: string; onClear: () => void; disabled: boolean };
  /** Which of them stand on the page, in words. */
  range?: string | undefined;
};

/** What a list shows: how many are found, a removable chip for each filter that is set, and the button that clears all. */
export function ListStatus({ children, filters, clear, range }: StatusProps) {
  const t = useContent("listing");
  return (
    <div className={styles.status} id="results">
      <p className={styles.count} role="status">
        {children}
      </p>
      <div className={styles.chips}>
        {filters.map(({ filter, kind, value, without, onRemove }) => (
          <FilterChip
            key={filter}
            kind={kind}
            value={value}
            removeLabel={t.remove}
            without={without}
            onRemove={onRemove}
          />
        ))}
        <LinkButton
          address={clear.address}
          onPress={clear.onClear}
          className={styles.clear}
          disabled={clear.disabled}
        >
          {clear.label}
        </LinkButton>
      </div>
      {range === undefined ? null : <p className={`num ${styles.range}`}>{range}</p>}
    </div>
  );
}

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

/** Nothing is found: what a shorter search or fewer filters give, the button that takes off all of them, and what is near. */
export function NothingFound(props: NothingProps) {
  const { title, hint, q, filters, removals, near, children } = props;
  const t = useContent("listing");
  useToldSearch(q);
  const shorter = props.shorter.map(({ q: next, word, alone, count }) => ({
    key: `q ${next}`,
    text: alone ? t.wordAlone(word) : t.withoutWord(word),
    count,
    ...props.toShorter(next),
  }));
  // Without the only filter there is everything, which the button below gives.
  const fewer = filters.length < 2 && q !== "" ? [] : filters;
  const ways = [
    ...shorter,
    ...fewer.map(({ filter, value, told = value, without, onRemove }) => ({
      key: filter,
      text: t.withoutFilter(told),
      count: removals.find((each) => each.filter === filter)?.count ?? 0,
      address: without,
      onPress: onRemove,
    })),
  ].filter(({ count }) => count > 0);
  return (
    <>
      <div className={styles.none}>
        <div>
          <h2>{title}</h2>
          <p className="lede">{hint}</p>
        </div>
        <div>
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
          ) : null}
          {children}
        </div>
      </div>
      <NearProducts near={near} q={q} also={false} />
    </>
  );
}

/** What a search may mean, beside what was found exactly or in place of it, and as which words it was read. */
export function NearProducts({ near: { cards, readAs }, q, also }: { near: Near; q: string; also: boolean }) {
  const t = useContent("listing");
  if (cards.length === 0) return null;
  const title = also ? t.alsoNear(q) : t.near(q);
  return (
    <section className={styles.near} aria-labelledby="near">
      <h2 id="near">{title}</h2>
      {readAs === null ? null : <p>{also ? t.alsoReadAs(readAs) : t.readAs(q, readAs)}</p>}
      <ProductGrid cards={cards} label={title} heading="h3" ends />
    </section>
  );
}

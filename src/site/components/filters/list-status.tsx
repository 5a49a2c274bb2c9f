import type { ReactNode } from "react";
import { FilterChip } from "../../../ui/filter-chip.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import type { ProductCard } from "../../../domain/product-card.ts";
import { useContent } from "../content.tsx";
import { ProductGrid } from "../product-card/product-grid.tsx";
import styles from "./list-status.module.css";

/** A filter that is set, and the address of the list without it. */
export type SetFilter = {
  filter: string;
  kind: string;
  value: string;
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
  filters: readonly SetFilter[];
  /** How many products there would be without each filter. */
  removals: readonly { filter: string; count: number }[];
  /** The products that the search may mean. */
  near: readonly ProductCard[];
  /** The button that takes off all filters. */
  children: ReactNode;
};

/** Nothing is found: what taking off each filter gives, the button that takes off all of them, and what is near. */
export function NothingFound({ title, hint, filters, removals, near, children }: NothingProps) {
  const t = useContent("listing");
  return (
    <>
      <div className={styles.none}>
        <div>
          <h2>{title}</h2>
          <p className="lede">{hint}</p>
        </div>
        <div>
          {filters.length > 0 ? (
            <ul className={styles.removals} aria-label={t.without}>
              {filters.map(({ filter, value, without, onRemove }) => {
                const count = removals.find((each) => each.filter === filter)?.count ?? 0;
                return count === 0 ? null : (
                  <li key={filter}>
                    <LinkButton address={without} onPress={onRemove} className={styles.removal}>
                      {t.withoutFilter(value)} <b className="num">{count}</b>
                    </LinkButton>
                  </li>
                );
              })}
            </ul>
          ) : null}
          {children}
        </div>
      </div>
      {near.length > 0 ? (
        <section className={styles.near} aria-labelledby="near">
          <h2 id="near">{t.near}</h2>
          <ProductGrid cards={near} label={t.near} heading="h3" />
        </section>
      ) : null}
    </>
  );
}

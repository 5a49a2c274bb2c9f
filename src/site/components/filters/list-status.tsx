import type { ReactNode } from "react";
import { buttonClass } from "../../../ui/button.ts";
import { FilterChip } from "../../../ui/filter-chip.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import { useContent } from "../content.tsx";
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

/** What a list shows: how many are found, the button that clears all filters, and a removable chip for each that is set. */
export function ListStatus({ children, filters, clear, range }: StatusProps) {
  const t = useContent("listing");
  return (
    <div className={styles.status} id="results">
      <p className={styles.count} role="status">
        {children}
      </p>
      <LinkButton
        address={clear.address}
        onPress={clear.onClear}
        className={`${buttonClass("text")} ${styles.clear}`}
        disabled={clear.disabled}
      >
        {clear.label}
      </LinkButton>
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
      </div>
      {range === undefined ? null : <p className={`num ${styles.range}`}>{range}</p>}
    </div>
  );
}

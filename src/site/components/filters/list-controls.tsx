import { memo, useCallback, useState } from "react";
import { buttonClass } from "../../../ui/button.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useContent } from "../content.tsx";
import { Link } from "../link.tsx";
import { useListRetry } from "../product-card/list-failure.tsx";
import { FigureFilters, type FigureProps } from "./figure-filters.tsx";
import { FilterSelect, SearchBox, type SearchProps, type SelectProps } from "./filter-fields.tsx";
import { FilterSheet } from "./filter-sheet.tsx";
import styles from "./list-controls.module.css";

export type ControlsProps = {
  /** The address that the form asks for without scripts. */
  action: string;
  search: Omit<SearchProps, "label">;
  filters: readonly SelectProps[];
  /** The figures that the list can be narrowed by. */
  figures: Omit<FigureProps, "sort" | "onSort">;
  sort: Omit<SelectProps, "name" | "label">;
  /** The links to the same list as a grid and as tables. */
  views: Record<"grid" | "list", string> & { shown: "grid" | "list" };
  /** Parameters that the form keeps and no control shows. */
  kept: Readonly<Record<string, string | undefined>>;
  /** How many products are found. */
  matching: number;
  clear: { label: string; address: string; onClear: () => void };
};

/**
 * The controls of every list: search, filters, sort, grid or tables. They stay below the header; on phones the search
 * scrolls away, and several filters are in a dialog.
 */
export function ListControls(props: ControlsProps) {
  const { filters, matching, clear } = props;
  const [isOpen, setOpen] = useState(false);
  const openSheet = useCallback(() => setOpen(true), []);
  return (
    <>
      <Form {...props} openSheet={openSheet} />
      {hasSheet(props) ? (
        <FilterSheet
          open={isOpen}
          onClose={() => setOpen(false)}
          clear={countSet(props) > 0 ? clear : null}
          figures={figuresOf(props)}
          {...{ filters, matching }}
        />
      ) : null}
    </>
  );
}

/** On phones one filter stands beside the search; several are in the sheet. */
const hasSheet = ({ filters, figures }: ControlsProps) => filters.length > 1 || figures.filters.length > 0;

/** How many filters are set. */
const countSet = ({ filters, figures }: ControlsProps) =>
  filters.filter(({ value }) => value !== undefined).length +
  figures.filters.filter(({ name }) => figures.set[name] !== undefined).length;

const figuresOf = ({ figures, sort }: ControlsProps): FigureProps => ({
  ...figures,
  sort: sort.value,
  onSort: sort.onChange,
});

type FormProps = ControlsProps & { openSheet: () => void };

/** It stays as it is when the sheet is opened. */
const Form = memo(function Form({ openSheet, ...props }: FormProps) {
  const { action, search, filters, sort, views, kept } = props;
  const t = useContent("listing");
  const hasFigures = props.figures.filters.length > 0;
  const isAlone = props.figures.filters.length === 1 && filters.length < 3;
  const set = countSet(props);
  const figures = figuresOf(props);
  return (
    // The address says what is set, not what the browser kept of an earlier visit.
    <form className={styles.form} action={action} role="search" autoComplete="off">
      {/* What Enter presses without scripts, in place of the first figure's first choice. */}
      {hasFigures ? <button className="unseen" tabIndex={-1} aria-hidden="true" /> : null}
      <div className={styles.controls}>
        <div className={styles.row} data-filters={filters.length} data-sheet={hasSheet(props) || undefined}>
          <SearchBox label={t.search} {...search} />
          <div className={styles.rest}>
            {filters.map((filter) => (
              <FilterSelect key={filter.name} {...filter} />
            ))}
            {isAlone ? <FigureFilters group="figure" alone {...figures} /> : null}
            {hasSheet(props) ? (
              <button type="button" className={styles.open} onClick={openSheet}>
                {t.filters} {set > 0 ? <b className="num">{set}</b> : null}
              </button>
            ) : null}
            <div className={styles.sort}>
              <FilterSelect name="sort" label={t.sort} {...sort} />
            </div>
            <Views views={views} />
          </div>
        </div>
      </div>
      {Object.entries(kept).map(([name, value]) =>
        value === undefined ? null : <input key={name} type="hidden" name={name} value={value} />,
      )}
      {hasFigures && !isAlone ? <FigureFilters group="figure" {...figures} /> : null}
      <button type="submit" className={`${buttonClass()} ${styles.apply}`}>
        {t.apply}
      </button>
    </form>
  );
});

/** The place of the controls while the lists load, of which their choices are made; none where they could not be loaded. */
export function ListControlsSkeleton() {
  return useListRetry() ? null : <div className={styles.waiting} aria-hidden="true" />;
}

function Views({ views: { shown, ...links } }: Pick<ControlsProps, "views">) {
  const t = useContent("listing");
  return (
    <div className={styles.views} role="group" aria-label={t.view}>
      {(["grid", "list"] as const).map((view) => (
        <Link
          key={view}
          href={links[view]}
          data-stay=""
          aria-label={t.views[view]}
          aria-current={view === shown ? "page" : undefined}
        >
          <Icon name={view} />
        </Link>
      ))}
    </div>
  );
}

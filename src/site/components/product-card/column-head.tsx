import { isOtherUnit } from "../../../domain/figures/figure-units.ts";
import { FIGURE_FIELDS, type FigureSort, figureSort } from "../../../domain/figures/figure-fields.ts";
import type { TableColumn } from "../../../domain/listing/section-parts.ts";
import { useContent } from "../content.tsx";
import { Link } from "../link.tsx";
import { unitText } from "./figure-text.ts";
import styles from "./column-head.module.css";

/** How a list is sorted, and the link to it in another order. */
export type ListSort = { shown: string | undefined; at: (sort: FigureSort) => string };

/** The head of a figure's column, which sorts the list by it: from the least, and pressed again from the most. */
export function ColumnHead({
  column,
  sort,
  className,
}: {
  column: TableColumn;
  sort: ListSort | undefined;
  className: string | undefined;
}) {
  const { names } = useContent("shared").figures;
  const { key, name, unit } = column;
  const hasUnit = unit !== null && unitText(unit) !== "";
  const text = (
    <>
      {names[name]}
      {hasUnit ? (
        <>
          , <span className={styles.unit}>{unit}</span>
        </>
      ) : null}
    </>
  );
  const field = FIGURE_FIELDS.find((each) => each.key === key && isUnitOf(each.unit, unit));
  if (!sort || !field) {
    return (
      <th scope="col" className={className}>
        {text}
      </th>
    );
  }
  const by = figureSort(sort.shown);
  const isShown = by?.field === field.name;
  const address = sort.at(isShown && !by.down ? `${field.name}-down` : field.name);
  return (
    <th
      scope="col"
      className={className}
      aria-sort={isShown ? (by.down ? "descending" : "ascending") : undefined}
    >
      <Link href={address} rel="nofollow" data-stay="" className={styles.sort}>
        {text}
      </Link>
    </th>
  );
}

/** Whether a column in this unit is of a figure that is sorted in that one; litres may be told as millilitres, and a column of several units has it too. */
const isUnitOf = (own: string, unit: string | null) =>
  unit === null || unit === own || isOtherUnit(own, unit);

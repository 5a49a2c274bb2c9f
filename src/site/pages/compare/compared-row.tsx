import { betweenTwo, type ComparedCell, type ComparedRow } from "../../../domain/figures/comparison.ts";
import { endsOf, inUnit, isAmount, ownUnit } from "../../../domain/figures/figure-units.ts";
import type { PageParams } from "../../../urls/pages.ts";
import { CatalogueText } from "../../components/catalogue-text/catalogue-text.tsx";
import { useContent, useLanguageContent } from "../../components/content.tsx";
import { unitText, valueText } from "../../components/product-card/figure-text.ts";
import type { CompareView } from "./view.ts";
import styles from "./comparison-table.module.css";

/** The lines that none of the other products states. */
export function OwnLines({ rows, place }: { rows: readonly ComparedRow[]; place: number }) {
  return (
    <dl className={styles.own}>
      {rows.map(({ key, label, unit, cells }) => {
        const cell = cells[place];
        return cell ? (
          <div key={key}>
            <dt>{label}</dt>
            <dd>
              <Cell cell={cell} unit={unit} largest={null} />
            </dd>
          </div>
        ) : null;
      })}
    </dl>
  );
}

/** The largest number of a row, where two products or more state an amount. */
function largestOf({ unit, cells }: ComparedRow): number | null {
  const amounts = cells.flatMap((cell) => (cell?.value ? [Math.max(...endsOf(cell.value))] : []));
  return unit === null || !isAmount(unit) || amounts.length < 2 ? null : Math.max(...amounts);
}

/** What a machine with a cable cannot state. */
const OF_BATTERIES = ["run-time", "battery"];

/** All pairs of three or four columns, of which a phone shows one; none of fewer columns. */
const pairsOf = (columns: number) =>
  columns < 3
    ? []
    : Array.from({ length: columns }, (_, left) =>
        Array.from({ length: columns - left - 1 }, (__, more) => [left, left + 1 + more] as const),
      ).flat();

/** As the styles name a pair: "13" is the first and the third column. */
const pairName = ([left, right]: readonly [number, number]) => `${left + 1}${right + 1}`;

type RowProps = { row: ComparedRow; show: PageParams<"compare">["show"] } & Pick<CompareView, "products">;

/** What the products state of one thing; where a phone shows two of several, it says what is so of these two. */
export function Row({ row, show, products }: RowProps) {
  const t = useContent("compare");
  const { key, label, unit, cells } = row;
  const missing = (place: number) =>
    products[place]?.onMains && OF_BATTERIES.includes(key) ? t.onMains : t.notStated;
  const largest = largestOf(row);
  const pairs = pairsOf(products.length).map((pair) => ({ name: pairName(pair), ...betweenTwo(row, pair) }));
  const shown = pairs.filter(({ isStated, differs }) => (show ? differs : isStated));
  return (
    <tr data-pairs={shown.length === pairs.length ? undefined : shown.map(({ name }) => name).join(" ")}>
      <th scope="row">{label}</th>
      {cells.map((cell, place) => {
        const bests = [{ name: "all", best: row.best }, ...pairs].filter(({ best }) =>
          best?.places.includes(place),
        );
        const best = bests[0]?.best;
        const bestOf = best ? bests.map(({ name }) => name).join(" ") : undefined;
        return (
          <td key={products[place]?.id} data-column={place + 1} data-best={bestOf}>
            {cell === null ? (
              <span className={styles.missing}>{missing(place)}</span>
            ) : (
              <Cell cell={cell} unit={unit} largest={largest} />
            )}
            {best ? (
              <>
                {" "}
                <b className={styles.best}>{t.best[best.key]}</b>
              </>
            ) : null}
          </td>
        );
      })}
    </tr>
  );
}

type CellProps = { cell: ComparedCell; unit: string | null; largest: number | null };

/** A value in the unit of its row, with a bar of its share of the largest where there is one, and what is remarked about it. */
function Cell({ cell: { text, value, remark }, unit, largest }: CellProps) {
  const { choices } = useContent("shared").figures;
  const { locale } = useLanguageContent();
  const more = remark === "" ? null : <small className={styles.remark}> {remark}</small>;
  if (value === null) {
    return (
      <>
        <span className={styles.value}>
          <CatalogueText>{text}</CatalogueText>
        </span>
        {more}
      </>
    );
  }
  const told = unit ?? ownUnit(value);
  const share =
    unit === null || largest === null || largest <= 0 ? null : Math.max(...endsOf(value)) / largest;
  return (
    <>
      <span
        className={`num ${styles.value}`}
        style={share === null ? undefined : { "--share": share.toFixed(3) }}
      >
        {valueText(inUnit(value, told), locale, choices)} {unitText(told)}
      </span>
      {more}
    </>
  );
}

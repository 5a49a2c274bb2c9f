import type { ComparedCell, ComparedRow } from "../../../domain/comparison.ts";
import { endsOf, inUnit, isAmount, ownUnit } from "../../../domain/figure-units.ts";
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

/** What the products state of one thing. */
export function Row({ row, products }: { row: ComparedRow } & Pick<CompareView, "products">) {
  const t = useContent("compare");
  const { key, label, unit, cells, best } = row;
  const missing = (place: number) =>
    products[place]?.onMains && OF_BATTERIES.includes(key) ? t.onMains : t.notStated;
  const largest = largestOf(row);
  return (
    <tr>
      <th scope="row">{label}</th>
      {cells.map((cell, place) => {
        const isBest = best?.places.includes(place) ?? false;
        return (
          <td key={products[place]?.id} data-column={place + 1} data-best={isBest || undefined}>
            {cell === null ? (
              <span className={styles.missing}>{missing(place)}</span>
            ) : (
              <Cell cell={cell} unit={unit} largest={largest} />
            )}
            {isBest && best ? (
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

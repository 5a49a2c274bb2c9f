import type { FigureColumn, Figure } from "../../../domain/figures/figures.ts";
import { inUnit, ownUnit } from "../../../domain/figures/figure-units.ts";
import { productPath } from "../../../urls/links.ts";
import { useContent, useLanguageContent } from "../../components/content.tsx";
import { Link } from "../../components/link.tsx";
import { unitText, valueText } from "../../components/product-card/figure-text.ts";
import { ProductName } from "../../components/catalogue-text/catalogue-text.tsx";
import type { ComparedProduct, ProductView } from "./view.ts";
import sections from "./specification.module.css";
import styles from "./same-range.module.css";

type Props = { range: NonNullable<ProductView["range"]>; id: string };

/** This product between its next smaller and larger, as a table with a column for each figure. */
export function SameRange({ range: { columns, rows }, id }: Props) {
  const t = useContent("product");
  const { names } = useContent("shared").figures;
  return (
    <section className={`page grid ${sections.section}`} aria-labelledby="range">
      <h2 id="range">{t.range}</h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t.product}</th>
            {columns.map(({ key, name, unit }) => (
              <th key={key} scope="col">
                {names[name]}
                {unitText(unit ?? "") === "" ? null : (
                  <>
                    <span>, </span>
                    <span className={styles.unit}>{unitText(unit ?? "")}</span>
                  </>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.id} row={row} columns={columns} isThis={row.id === id} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

type RowProps = { row: ComparedProduct; columns: readonly FigureColumn[]; isThis: boolean };

function Row({ row, columns, isThis }: RowProps) {
  const name = <ProductName>{row.name}</ProductName>;
  return (
    <tr aria-current={isThis || undefined}>
      <th scope="row">
        {isThis ? <strong>{name}</strong> : <Link href={productPath(row.id)}>{name}</Link>}
        {row.articleNumber === null ? null : (
          <span className={`num ${styles.article}`}>{row.articleNumber}</span>
        )}
      </th>
      {columns.map(({ key, unit }, index) => (
        <td key={key} className="num">
          <FigureCell figure={row.figures[index] ?? null} unit={unit} />
        </td>
      ))}
    </tr>
  );
}

/** A figure in the unit of its column, or with its own where the column has none. */
function FigureCell({ figure, unit }: { figure: Figure | null; unit: string | null }) {
  const t = useContent("shared").figures;
  const none = useContent("product").notStated;
  const { locale } = useLanguageContent();
  if (figure === null) {
    return (
      <>
        <span aria-hidden="true">–</span>
        <span className="unseen">{none}</span>
      </>
    );
  }
  const told = unit ?? ownUnit(figure.value);
  const own = unit === null ? figure.counted || unitText(told) : "";
  return (
    <span dir="ltr">
      {valueText(inUnit(figure.value, told), locale, t.choices)}
      {own === "" ? null : `\u00a0${own}`}
    </span>
  );
}

import { endsOf, inUnit, isAmount, ownUnit } from "../../../domain/figures/figure-units.ts";
import { FIGURE_FIELDS, figureSort } from "../../../domain/figures/figure-fields.ts";
import type { Figure } from "../../../domain/figures/figures.ts";
import type { ProductCard } from "../../../domain/product/product-card.ts";
import type { TableColumn } from "../../../domain/listing/section-parts.ts";
import { AddToQuote } from "../quote-list/add-link.tsx";
import { productPath } from "../../../urls/links.ts";
import { BrandBadge } from "../brand-logo/brand-badge.tsx";
import { CompareBox } from "../comparison/compare-box.tsx";
import { CatalogueText } from "../catalogue-text/catalogue-text.tsx";
import { useContent, useLanguageContent } from "../content.tsx";
import { Link } from "../link.tsx";
import { ProductImage } from "../product-image/product-image.tsx";
import { ColumnHead, type ListSort } from "./column-head.tsx";
import { unitText, valueText } from "./figure-text.ts";
import styles from "./product-table.module.css";

type Props = {
  columns: readonly TableColumn[];
  entries: readonly ProductCard[];
  /** The section's name, which is also the table's where it has no other. */
  section: string;
  /** What of the section stands in this table, and how many that are; null where it has no other table. */
  kind: { name: string | null; count: number } | null;
  /** It is at the top of its page. */
  first: boolean;
  sort: ListSort | undefined;
};

/** Products of one kind with the figures of its columns. On phones each takes three lines, its figures under the same heads. */
export function ProductTable({ columns, entries, section, kind, first, sort }: Props) {
  const t = useContent("listing").table;
  const shared = useContent("shared");
  const { names } = shared.figures;
  const [leading] = columns;
  // Of a named kind the figure is said that its rows are in order of.
  const by = figureSort(sort?.shown)?.field;
  const sorted = columns.find(({ key }) =>
    FIGURE_FIELDS.some((field) => field.name === by && field.key === key),
  );
  const told = kind?.name === null ? leading : sorted;
  const title = kind && t.kind(kind.name, told ? names[told.key] : null);
  return (
    <table
      className={styles.table}
      style={{ "--columns": Math.max(1, columns.length) }}
      aria-label={title === null ? section : `${section}: ${title}`}
    >
      {kind ? (
        <caption className={styles.caption}>
          <b>{title}</b> <span className="num">{kind.count}</span>
        </caption>
      ) : null}
      <thead>
        <tr>
          <th scope="col" className={styles.picture}>
            <span className="unseen">{t.picture}</span>
          </th>
          <th scope="col" className={styles.article}>
            {t.article}
          </th>
          <th scope="col" className={styles.name}>
            {t.product}
          </th>
          <th scope="col" className={styles.brand}>
            {t.brand}
          </th>
          {columns.map((column) => (
            <ColumnHead key={column.key} column={column} sort={sort} className={styles.figure} />
          ))}
          <th scope="col" className={styles.actions}>
            <span className="unseen">{t.actions}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map((card, index) => (
          <tr key={card.id}>
            <td className={styles.picture}>
              <ProductImage
                name={card.name}
                imageUrl={card.imageUrl}
                category={card.category}
                subcategory={card.subcategory}
                use="row"
                eager={first && index < 8}
                first={first && index === 0}
              />
            </td>
            <td className={`num ${styles.article}`}>{card.articleNumber}</td>
            {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the link has one. */}
            <th scope="row" className={styles.name}>
              <Link href={productPath(card.id)}>
                <CatalogueText>{card.name}</CatalogueText>
              </Link>
            </th>
            <td className={styles.brand}>
              <BrandBadge brand={card.brandName} />
            </td>
            {columns.map((column) => (
              <td key={column.key} className={`num ${styles.figure}`}>
                <Cell column={column} figure={figureOf(card, column)} />
              </td>
            ))}
            <td className={styles.actions}>
              <AddToQuote id={card.id} articleNumber={card.articleNumber} /> <CompareBox id={card.id} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function figureOf({ figures }: ProductCard, column: TableColumn): Figure | undefined {
  return figures.find((figure): figure is Figure => figure.value !== null && figure.key === column.key);
}

function Cell({ column, figure }: { column: TableColumn; figure: Figure | undefined }) {
  const { choices, missing } = useContent("shared").figures;
  const { locale } = useLanguageContent();
  if (!figure) return <span className={styles.missing}>{missing}</span>;
  const { value, counted } = figure;
  const unit = column.unit ?? ownUnit(value);
  const beside = column.unit === null ? counted || unitText(unit) : "";
  const amount = "choice" in value || !isAmount(value.unit) ? null : Math.max(...endsOf(value));
  const share = amount === null || column.largest <= 0 ? null : amount / column.largest;
  return (
    <span className={styles.value} style={share === null ? undefined : { "--share": share.toFixed(3) }}>
      {valueText(inUnit(value, unit), locale, choices)}
      {beside === "" ? null : <small> {beside}</small>}
    </span>
  );
}

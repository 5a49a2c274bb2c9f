import type { Figure } from "../../../domain/figures/figures.ts";
import { inUnit, ownUnit } from "../../../domain/figures/figure-units.ts";
import { buttonClass } from "../../../ui/button.ts";
import { productPath } from "../../../urls/links.ts";
import { CatalogueText, ProductName } from "../../components/catalogue-text/catalogue-text.tsx";
import { useContent, useLanguageContent } from "../../components/content.tsx";
import { Link } from "../../components/link.tsx";
import { unitText, valueText } from "../../components/product-card/figure-text.ts";
import { ProductImage } from "../../components/product-image/product-image.tsx";
import { AddToQuote } from "../../components/quote-list/add-link.tsx";
import type { RelatedProduct, Relatives } from "./related-view.ts";
import sections from "./specification.module.css";
import styles from "./fits-with.module.css";

/** As many are shown at first. */
const FIRST = 6;

/** What is used with a product, and what it is used with. */
export function FitsWith({ relatives: { needs, fits } }: { relatives: Relatives }) {
  const t = useContent("product").fitsWith;
  return (
    <>
      <Part id="needs" title={t.needs} rows={needs} />
      <Part id="fits" title={t.fits} rows={fits} />
    </>
  );
}

function Part({ id, title, rows }: { id: string; title: string; rows: readonly RelatedProduct[] }) {
  const t = useContent("product").fitsWith;
  if (rows.length === 0) return null;
  const rest = rows.slice(FIRST);
  return (
    <section className={`page grid ${sections.section} ${styles.part}`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className={styles.rows}>
        <Rows rows={rows.slice(0, FIRST)} />
        {rest.length === 0 ? null : (
          <details>
            <summary className={buttonClass("text")}>{t.more(rest.length)}</summary>
            <Rows rows={rest} />
          </details>
        )}
      </div>
    </section>
  );
}

function Rows({ rows }: { rows: readonly RelatedProduct[] }) {
  return (
    <ul className={styles.list}>
      {rows.map((row) => (
        <li key={row.id}>
          <div className={styles.image} aria-hidden="true">
            <ProductImage {...row} use="row" />
          </div>
          <p className={styles.name}>
            <Link href={productPath(row.id)}>
              <ProductName>{row.name}</ProductName>
            </Link>
            <span className={styles.maker}>
              {row.brandName} <span className="num">{row.articleNumber}</span>
            </span>
            <Why row={row} />
            <AddToQuote id={row.id} articleNumber={row.articleNumber} quantity={row.quantity} />
          </p>
        </li>
      ))}
    </ul>
  );
}

/** Why it fits, how many are used at a time, and how many a pack holds; each as far as the data say so. */
function Why({ row: { reason, atOnce, pack } }: { row: RelatedProduct }) {
  const t = useContent("product").fitsWith;
  const { names } = useContent("shared").figures;
  const textOf = useFigureText();
  const parts = [
    ...(reason
      ? [t.reason(names[reason.of.name], textOf(reason.of), names[reason.to.name], textOf(reason.to))]
      : []),
    ...(atOnce > 1 ? [t.atOnce(atOnce)] : []),
    ...(pack !== null && pack > 1 ? [t.pack(pack)] : []),
  ];
  return parts.length === 0 ? null : (
    <span className={styles.why}>
      <CatalogueText>{parts.join("; ")}</CatalogueText>
    </span>
  );
}

function useFigureText(): (figure: Figure) => string {
  const { choices } = useContent("shared").figures;
  const { locale } = useLanguageContent();
  return ({ value }) => {
    const unit = ownUnit(value);
    return `${valueText(inUnit(value, unit), locale, choices)} ${unitText(unit)}`.trim();
  };
}

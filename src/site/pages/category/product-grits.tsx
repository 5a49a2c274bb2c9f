import { inUnit, ownUnit } from "../../../domain/figures/figure-units.ts";
import type { Figure } from "../../../domain/figures/figures.ts";
import type { GritTable } from "../../../domain/figures/product-grits.ts";
import { productPath } from "../../../urls/links.ts";
import { useContent, useLanguageContent } from "../../components/content.tsx";
import { Link } from "../../components/link.tsx";
import { unitText, valueText } from "../../components/product-card/figure-text.ts";
import styles from "./product-grits.module.css";

/** Abrasives in rows by name and diameter, each grit in its column; on phones the grits of a row stand below its name. */
export function ProductGrits({ table: { rows, grits } }: { table: GritTable }) {
  const t = useContent("category").grits;
  const { choices } = useContent("shared").figures;
  const { locale } = useLanguageContent();
  const textOf = ({ value }: Figure) => valueText(inUnit(value, ownUnit(value)), locale, choices);
  const hasBonds = rows.some(({ products }) => products.some(({ bond }) => bond !== null));
  return (
    <nav className={styles.grits} aria-label={t.label} style={{ "--grits": grits.length }}>
      <p className={styles.caption}>
        <b>{t.label}</b> {hasBonds ? `${t.bonds} ` : ""}
        {t.hint}
      </p>
      <ul>
        {rows.map(({ name, diameter, products }) => (
          <li key={products[0]?.id}>
            <b>{name}</b>
            <span className="num">
              {diameter ? `Ø ${textOf(diameter)} ${unitText(ownUnit(diameter.value))}` : null}
            </span>
            <div className={`num ${styles.cells}`}>
              {products.map(({ id, name: product, grit, bond, column }) => {
                const text = bond ? t.withBond(textOf(grit), textOf(bond)) : textOf(grit);
                return (
                  <Link
                    key={id}
                    href={productPath(id)}
                    aria-label={t.product(text, product)}
                    title={product}
                    data-range={textOf(grit).includes("–") || undefined}
                    style={{ "--column": column }}
                  >
                    {textOf(grit)} {bond ? <small>{textOf(bond)}</small> : null}
                  </Link>
                );
              })}
            </div>
          </li>
        ))}
      </ul>
    </nav>
  );
}

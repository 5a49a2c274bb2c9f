import type { ComparedRow } from "../../../domain/figures/comparison.ts";
import type { ProductCard } from "../../../domain/product/product-card.ts";
import { buttonClass } from "../../../ui/button.ts";
import { Icon } from "../../../ui/icon.tsx";
import { comparisonPath, pagePath, productPath } from "../../../urls/links.ts";
import type { PageParams } from "../../../urls/pages.ts";
import { BrandBadge } from "../../components/brand-logo/brand-badge.tsx";
import { CatalogueText, ProductName } from "../../components/catalogue-text/catalogue-text.tsx";
import { takeOut } from "../../components/comparison/chosen-products.ts";
import { useContent } from "../../components/content.tsx";
import { Link } from "../../components/link.tsx";
import { ProductImage } from "../../components/product-image/product-image.tsx";
import { OwnLines, Row } from "./compared-row.tsx";
import type { CompareView } from "./view.ts";
import styles from "./comparison-table.module.css";

/** So many letters of a name have room in one of two columns on a phone of 360 px. */
const LONGEST_PART = 15;

type Props = { view: CompareView; show: PageParams<"compare">["show"] };

/** A column a product, a row a line. Phones show two columns, which two rows of pictures choose without scripts. */
export function ComparisonTable({ view: { products, comparison }, show }: Props) {
  const t = useContent("compare");
  const rows = (all: readonly ComparedRow[]) => (show ? all.filter(({ differs }) => differs) : all);
  const [shared, single] = [rows(comparison.shared), rows(comparison.single)];
  const isOne = products.length === 1;
  const places = new Set(products.map(({ category, subcategory }) => subcategory ?? category));
  return (
    <div className={styles.board} data-many={products.length > 2 || undefined}>
      {products.length > 2 ? <ColumnChoice products={products} /> : null}
      <table className={styles.table} style={{ "--columns": products.length }}>
        <caption className="unseen">{t.heading(products.length)}</caption>
        <Heads products={products} />
        <tbody>
          <tr className={styles.actions}>
            <RowName>{t.quote}</RowName>
            {products.map(({ id }, place) => (
              <td key={id} data-column={place + 1}>
                <Link href={pagePath("quote", { product: id })} className={buttonClass("line")}>
                  {t.quote} <Icon name="arrow" />
                </Link>
              </td>
            ))}
          </tr>
        </tbody>
        <tbody>
          {places.size === 1 ? null : (
            <tr>
              <th scope="row">{t.category}</th>
              {products.map(({ id, category, subcategory }, place) => (
                <td key={id} data-column={place + 1}>
                  {subcategory ?? category}
                </td>
              ))}
            </tr>
          )}
          {(isOne ? single : shared).map((row) => (
            <Row key={row.key} row={row} show={show} products={products} />
          ))}
          {show && shared.length === 0 ? (
            <tr>
              <td colSpan={products.length + 1}>{t.noDifferences}</td>
            </tr>
          ) : null}
          <tr>
            <th scope="row">{t.features}</th>
            {products.map(({ id, allFeatures }, place) => (
              <td key={id} data-column={place + 1}>
                <ul className={styles.features}>
                  {allFeatures.map((feature) => (
                    <li key={feature}>
                      <CatalogueText>{feature}</CatalogueText>
                    </li>
                  ))}
                </ul>
              </td>
            ))}
          </tr>
        </tbody>
        {isOne || single.length === 0 ? null : (
          <tbody>
            <tr>
              <th scope="row">{t.single}</th>
              {products.map(({ id }, place) => (
                <td key={id} data-column={place + 1}>
                  <OwnLines rows={single.filter(({ cells }) => cells[place])} place={place} />
                </td>
              ))}
            </tr>
          </tbody>
        )}
      </table>
    </div>
  );
}

/** The name of a row whose cells say by themselves what they are. */
function RowName({ children }: { children: string }) {
  return (
    <th scope="row" className={styles.said}>
      <span className="unseen">{children}</span>
    </th>
  );
}

/** The pictures with what takes a product out, and below them the names, which stay under the header. */
function Heads({ products }: Pick<CompareView, "products">) {
  const t = useContent("compare");
  const ids = products.map(({ id }) => id);
  return (
    <thead>
      <tr className={styles.pictures}>
        <RowName>{t.picture}</RowName>
        {products.map((card, place) => (
          <td key={card.id} data-column={place + 1}>
            <ProductImage {...card} use="card" eager first={place === 0} />
            <Link
              href={comparisonPath(ids.filter((id) => id !== card.id))}
              className={styles.remove}
              onClick={() => takeOut(card.id)}
              aria-label={t.remove(card.name)}
              title={t.removeShort}
            >
              <Icon name="close" />
            </Link>
          </td>
        ))}
      </tr>
      <tr className={styles.names}>
        <RowName>{t.product}</RowName>
        {products.map((card, place) => (
          <th key={card.id} scope="col" data-column={place + 1}>
            <div className={styles.maker}>
              <BrandBadge brand={card.brandName} />
              {card.articleNumber === null ? null : <span className="num">{card.articleNumber}</span>}
            </div>
            <Link href={productPath(card.id)}>
              <ProductName longest={LONGEST_PART}>{card.name}</ProductName>
            </Link>
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** Which two of three or four products phones show. */
function ColumnChoice({ products }: { products: readonly ProductCard[] }) {
  const t = useContent("compare");
  return (
    <div className={styles.choice}>
      {(["left", "right"] as const).map((side, shown) => (
        <fieldset key={side}>
          <legend className="unseen">{t[side]}</legend>
          {products.map((card, place) => (
            <div key={card.id} className={styles.option}>
              <input
                type="radio"
                id={`${side}-${place + 1}`}
                name={side}
                value={place + 1}
                aria-labelledby={`compared-${place + 1}`}
                defaultChecked={place === shown}
              />
              <div aria-hidden="true">
                <ProductImage {...card} use="row" />
              </div>
            </div>
          ))}
        </fieldset>
      ))}
      <div className={styles.hidden}>
        <span>{t.hidden(products.length - 2)}</span>
        <ul>
          {products.map((card, place) => (
            <li key={card.id} data-hidden={place + 1}>
              <label id={`compared-${place + 1}`} htmlFor={`right-${place + 1}`}>
                <CatalogueText>{card.name}</CatalogueText>
              </label>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

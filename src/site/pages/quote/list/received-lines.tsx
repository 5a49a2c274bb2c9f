import { useEffect } from "react";
import type { ListLine } from "../../../../domain/quote/quote-list.ts";
import { Icon } from "../../../../ui/icon.tsx";
import { CatalogueText } from "../../../components/catalogue-text/catalogue-text.tsx";
import { useContent } from "../../../components/content.tsx";
import { ProductImage } from "../../../components/product-image/product-image.tsx";
import { ListDocuments, ListDocumentsForm } from "./list-documents.tsx";
import { lineName, type LineProducts } from "./use-line-products.ts";
import { forgetLines } from "./use-quote-list.ts";
import styles from "./received-lines.module.css";

/** What was asked for, on the confirmation. */
export function ReceivedLines({ lines, products }: { lines: readonly ListLine[]; products: LineProducts }) {
  const t = useContent("quoteList");
  useEffect(() => forgetLines(lines), [lines]);
  if (lines.length === 0) return null;
  return (
    <section className={styles.received} aria-labelledby="asked-for">
      <h2 id="asked-for">{t.askedFor(lines.length)}</h2>
      <ul>
        {lines.map((line, place) => {
          const product = products[line.product];
          return (
            // oxlint-disable-next-line react/no-array-index-key -- nothing of it changes any more.
            <li key={place}>
              <div className={styles.picture} aria-hidden="true">
                {product ? (
                  <ProductImage {...product} use="row" />
                ) : line.product === "" ? (
                  <Icon name="search" />
                ) : null}
              </div>
              <b className="num">{line.quantity} ×</b>
              <span>
                <CatalogueText>{lineName(line, products)}</CatalogueText>
                {product?.serialNumber == null ? null : (
                  <small className="num"> {product.serialNumber}</small>
                )}
                {line.note === "" ? null : <small>{line.note}</small>}
              </span>
            </li>
          );
        })}
      </ul>
      <p className={styles.documents}>
        <ListDocuments lines={lines} products={products} />
      </p>
      <ListDocumentsForm lines={lines} products={products} />
    </section>
  );
}

import type { ListLine } from "../../../../domain/quote/quote-list.ts";
import { CatalogueText } from "../../../components/catalogue-text/catalogue-text.tsx";
import { useContent } from "../../../components/content.tsx";
import { ProductImage } from "../../../components/product-image/product-image.tsx";
import styles from "./folded-lines.module.css";
import { lineName, type LineProducts } from "./use-line-products.ts";

/** As many lines as have room beside each other. */
const MOST = 3;

/** The first lines of a list, as high as what stands in the place of an empty one. */
export function FoldedLines({ lines, products }: { lines: readonly ListLine[]; products: LineProducts }) {
  const t = useContent("quoteList");
  const shown = lines.slice(0, MOST);
  return (
    <ul className={styles.folded} data-lines={shown.length}>
      {shown.map((line, place) => {
        const product = products[line.product];
        const name = lineName(line, products);
        return (
          // oxlint-disable-next-line react/no-array-index-key -- a line that is changed is not folded any more.
          <li key={place}>
            <div className={styles.picture} aria-hidden="true">
              {product ? <ProductImage {...product} use="row" eager /> : null}
            </div>
            <b className="num">{line.quantity} ×</b>{" "}
            <span className={styles.name}>
              <CatalogueText>{name}</CatalogueText>
            </span>
            <span className={`num ${styles.number}`} aria-hidden="true">
              {product?.serialNumber ?? name}
            </span>
          </li>
        );
      })}
      {lines.length > MOST ? <li className={styles.more}>{t.more(lines.length - MOST)}</li> : null}
    </ul>
  );
}

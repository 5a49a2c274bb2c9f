import { useEffect, useRef } from "react";
import type { ListedProduct } from "../../../domain/product/listed-product.ts";
import { useContent } from "../content.tsx";
import { Link } from "../link.tsx";
import { productPath } from "../../../urls/links.ts";
import { CatalogueText } from "../catalogue-text/catalogue-text.tsx";
import { ProductImage } from "../product-image/product-image.tsx";
import styles from "./inquiry-product.module.css";

/** What a form shows of the product that it is about. */
export type InquiryProduct = ListedProduct;

type Props = {
  product: InquiryProduct | null;
  page: "/contact" | "/get-quote";
  /** On wide screens the picture stands above the words. */
  tall?: boolean;
};

/** The product that a request is about, which can be taken off it again; nothing when there is none. */
export function InquiryProductCard({ product, page, tall = false }: Props) {
  const t = useContent("forms");
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(product);
  useEffect(() => {
    // The link that was pressed is gone; the place where it was takes the focus.
    if (before.current && !product) place.current?.focus();
    before.current = product;
  }, [product]);
  return (
    <div ref={place} className={styles.place} tabIndex={-1}>
      {product && (
        <section className={`${styles.product} ${tall ? styles.tall : ""}`} aria-label={t.aboutProduct}>
          <div className={styles.picture} aria-hidden="true">
            <ProductImage key={product.id} {...product} use={tall ? "card" : "row"} eager />
          </div>
          <div className={styles.text}>
            {product.serialNumber === null ? null : <p className="small num">{product.serialNumber}</p>}
            <Link className={styles.name} href={productPath(product.id)}>
              <CatalogueText>{product.name}</CatalogueText>
            </Link>
            <Link
              className={`link ${styles.without}`}
              href={page}
              aria-current={undefined}
              data-stay=""
              data-replace=""
            >
              {t.askWithout}
            </Link>
          </div>
        </section>
      )}
    </div>
  );
}

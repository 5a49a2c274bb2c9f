import { Link } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import type { Product } from "../../../domain/product.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useContent } from "../content.tsx";
import { toProduct } from "../../../urls/links.ts";
import { BrandBadge } from "../brand-logo/brand-badge.tsx";
import { ProductImage } from "../product-image/product-image.tsx";
import styles from "./inquiry-product.module.css";

/** What a form shows of the product that it is about. */
export type InquiryProduct = Pick<Product, "id" | "name" | "brand" | "imageUrl" | "category" | "subcategory">;

type Props = { product: InquiryProduct | null; page: "/contact" | "/get-quote" };

/** The product that a request is about, which can be taken off it again; nothing when there is none. */
export function InquiryProductCard({ product, page }: Props) {
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
        <section className={styles.product} aria-label={t.aboutProduct}>
          <div className={styles.picture} aria-hidden="true">
            <ProductImage key={product.id} {...product} use="row" eager />
          </div>
          <div className={styles.text}>
            <p className="small">{t.aboutProduct}</p>
            <Link className={styles.name} {...toProduct(product.id)}>
              {product.name}
            </Link>
            <BrandBadge brand={product.brand} />
          </div>
          <Link
            className={styles.remove}
            to={page}
            search={{}}
            replace
            resetScroll={false}
            aria-label={t.removeProductNamed(product.name)}
          >
            <span>{t.removeProduct}</span> <Icon name="close" />
          </Link>
        </section>
      )}
    </div>
  );
}

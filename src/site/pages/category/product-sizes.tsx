import type { SizedProduct } from "../../../domain/figures/product-sizes.ts";
import { productPath } from "../../../urls/links.ts";
import { useHue } from "../../components/catalogue-bar/hue.ts";
import { useContent, useLanguageContent } from "../../components/content.tsx";
import { Link } from "../../components/link.tsx";
import { numberText } from "../../components/product-card/figure-text.ts";
import styles from "./product-sizes.module.css";

/** All products of one kind on one ground line, each as high and as wide as it is beside the others. */
export function ProductSizes({ products, number }: { products: readonly SizedProduct[]; number: number }) {
  const t = useContent("category").sizes;
  const { locale } = useLanguageContent();
  const hueOf = useHue();
  const widths = products.reduce((sum, { width }) => sum + width, 0);
  const sizeOf = ({ litres, times }: SizedProduct) => t.size(numberText(litres, "L", locale), times);
  return (
    <nav className={styles.sizes} aria-label={t.label} style={{ "--hue": hueOf(number) }}>
      <p className={styles.caption}>{t.label}</p>
      <ul style={{ "--widths": widths, "--products": products.length }}>
        {products.map((product) => (
          <li key={product.id}>
            <Link
              href={productPath(product.id)}
              aria-label={t.product(sizeOf(product), product.name, numberText(product.height, "mm", locale))}
              title={product.name}
              style={{ "--height": product.height, "--width": product.width }}
            >
              <Outline product={product} />
              <span className="num">{sizeOf(product)}</span>
            </Link>
          </li>
        ))}
        <li className={styles.metre} aria-hidden="true">
          {t.metre}
        </li>
      </ul>
    </nav>
  );
}

/** A bin from the front: lid and body, narrower towards the ground unless it is round; of several beside each other each. */
function Outline({ product: { width, height, times, round } }: { product: SizedProduct }) {
  const each = width / times;
  const lid = Math.min(70, height * 0.09);
  const [top, foot] = round ? [0, 0] : [0.04, 0.12];
  return (
    <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
      {Array.from({ length: times }, (_, index) => {
        const start = index * each;
        const at = (part: number) => start + each * part;
        return (
          <g key={index}>
            <path d={`M${at(top)} ${lid}H${at(1 - top)}L${at(1 - foot)} ${height}H${at(foot)}z`} />
            <path
              d={
                round
                  ? `M${at(0)} ${lid}C${at(0.1)} 0 ${at(0.9)} 0 ${at(1)} ${lid}z`
                  : `M${at(0)} 0H${at(1)}V${lid}H${at(0)}z`
              }
              className={styles.lid}
            />
          </g>
        );
      })}
    </svg>
  );
}

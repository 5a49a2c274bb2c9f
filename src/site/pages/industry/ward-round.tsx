import { productPath } from "../../../urls/links.ts";
import { useContent } from "../../components/content.tsx";
import { Link } from "../../components/link.tsx";
import { CatalogueText } from "../../components/catalogue-text/catalogue-text.tsx";
import { ProductImage } from "../../components/product-image/product-image.tsx";
import type { Pictured } from "./view.ts";
import styles from "./ward-round.module.css";

/** The zones in the order of the round, on one floor from the light to the shade; in each what is used there. */
export function WardRound({ products }: { products: readonly (Pictured | null)[] }) {
  const t = useContent("healthcare").round;
  return (
    <section className={styles.round}>
      <div className={`page ${styles.head}`}>
        <h2>{t.title}</h2>
        <p className="small">{t.source}</p>
      </div>
      <ol className={styles.zones}>
        {t.zones.map(({ name, text }, index) => {
          const product = products[index];
          return (
            <li key={name}>
              <div className={styles.picture} aria-hidden="true">
                {product ? <ProductImage {...product} /> : null}
              </div>
              <div className={styles.text}>
                <h3>
                  <span className="num">{index + 1}</span> {name}
                </h3>
                <p>{text}</p>
                {product ? (
                  <Link href={productPath(product.id)}>
                    <CatalogueText>{product.name}</CatalogueText>
                  </Link>
                ) : null}
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

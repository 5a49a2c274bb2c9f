import { productPath } from "../../../urls/links.ts";
import { useContent } from "../../components/content.tsx";
import { Link } from "../../components/link.tsx";
import { ProductName } from "../../components/catalogue-text/catalogue-text.tsx";
import { ProductImage } from "../../components/product-image/product-image.tsx";
import type { Pictured } from "./view.ts";
import styles from "./contact-times.module.css";

/** A disinfectant: for how many minutes the surface must stay wet with it, and how it is diluted. */
export type ContactTime = Pictured & { minutes: number; dilution: string | null };

/** The disinfectants by their contact time, each as a film of water on a scale of minutes. */
export function ContactTimes({ products }: { products: readonly ContactTime[] }) {
  const t = useContent("healthcare");
  const longest = Math.max(...products.map(({ minutes }) => minutes));
  if (products.length === 0) return null;
  return (
    <section className={styles.wet}>
      <div className="page">
        <h2>{t.wet.title}</h2>
        <p className="lede">{t.wet.text}</p>
        <ol style={{ "--longest": longest }}>
          {products.map(({ minutes, dilution, ...product }) => (
            <li key={product.id} style={{ "--minutes": minutes }}>
              <div className={styles.picture} aria-hidden="true">
                <ProductImage {...product} use="row" />
              </div>
              <div className={styles.name}>
                <Link href={productPath(product.id)}>
                  <ProductName>{product.name}</ProductName>
                </Link>
                {dilution === null ? null : <p>{t.diluted(dilution)}</p>}
              </div>
              <div className={styles.film}>
                <i aria-hidden="true" />
                <b className="num">{t.minutes(minutes)}</b>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

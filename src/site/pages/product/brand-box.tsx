import { Link } from "@tanstack/react-router";
import { useContent } from "../../components/content.tsx";
import type { Brand } from "../../../domain/brand.ts";
import { buttonClass } from "../../../ui/button.ts";
import { Icon } from "../../../ui/icon.tsx";
import { toListing } from "../../components/links.ts";
import { Wordmark } from "../../components/brand-logo/brand-logo.tsx";
import styles from "./brand-box.module.css";

/** The brand's logo, what it stands for, and its products. */
export function BrandBox({ brand }: { brand: Brand }) {
  const t = useContent("product");
  return (
    <section className={styles.box} aria-labelledby="brand">
      <div className={`page grid ${styles.inner}`}>
        <div className={styles.logo} aria-hidden="true">
          <Wordmark name={brand.name} logo={brand.logoUrl} />
        </div>
        <div className={styles.about}>
          <h2 id="brand">{t.about(brand.name)}</h2>
          {brand.description ? <p>{brand.description}</p> : null}
        </div>
        <Link {...toListing({ brand: brand.name })} className={`${buttonClass("go")} ${styles.all}`}>
          {t.brandProducts(brand.name)} <Icon name="arrow" />
        </Link>
      </div>
    </section>
  );
}

import { Link } from "@tanstack/react-router";
import { buttonClass } from "../../../ui/button.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useContent } from "../../components/content.tsx";
import { toCategory, toContact, toListing, toQuote } from "../../../urls/links.ts";
import { BrandBadge } from "../../components/brand-logo/brand-badge.tsx";
import { CatalogueNumber } from "../../components/product-card/product-card.tsx";
import { ProductName } from "../../components/product-card/product-name.tsx";
import { useLastListing } from "../listing/filter-change.ts";
import type { ProductView } from "./view.ts";
import styles from "./summary.module.css";

/** Brand, name, category, description, the two actions, features, and the link back. */
export function ProductSummary({ view }: { view: ProductView }) {
  const t = useContent("product");
  const { product, placement, card } = view;
  const lastListing = useLastListing();
  return (
    <div className={styles.summary}>
      <div className={styles.brandLine}>
        <BrandBadge brand={card.brandName} />
        <CatalogueNumber place={card.place} />
      </div>
      <h1>
        <ProductName>{product.name}</ProductName>
      </h1>
      <CategoryLink placement={placement} />
      <p className={styles.description}>{product.description}</p>
      <div className={styles.actions}>
        <Link {...toQuote(product.id)} className={buttonClass()}>
          {t.requestQuote} <Icon name="arrow" />
        </Link>
        <Link {...toContact(product.id)} className={buttonClass("line")}>
          {t.contactExpert}
        </Link>
      </div>
      {product.features.length === 0 ? null : (
        <div className={styles.features}>
          <h2>{t.features}</h2>
          <ul>
            {product.features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        </div>
      )}
      <Link {...toListing(lastListing)} className={`${buttonClass("go")} ${styles.back}`}>
        <Icon name="back" /> {t.back}
      </Link>
    </div>
  );
}

function CategoryLink({ placement }: Pick<ProductView, "placement">) {
  const { category, categoryKey, subcategory, subcategoryKey, inTree } = placement;
  const link = inTree ? toCategory(categoryKey, subcategoryKey ?? undefined) : toListing({ category });
  return (
    <Link {...link} className={styles.category}>
      {subcategory ?? category}
    </Link>
  );
}

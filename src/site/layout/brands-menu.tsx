import { pagePath } from "../../urls/links.ts";
import { PAGES } from "../../urls/pages.ts";
import { brandColour } from "../components/brand-logo/brand-badge.tsx";
import { useContent } from "../components/content.tsx";
import { Link } from "../components/link.tsx";
import { useMenuBrands, useProductCount } from "./use-categories.ts";
import styles from "./brands-menu.module.css";

/** The header's hover menu shows the first ten entries of the list, "All Brands" among them (R1.13). */
const HEADER_BRAND_ENTRIES = 10;

/** The first ten entries of the list of brands, five in a row: how many products each has, and what most of them are. */
export function BrandsMenu({ onChoose }: { onChoose: () => void }) {
  const t = useContent("shared");
  const total = useProductCount();
  const every = useMenuBrands();
  const brands = every.slice(0, HEADER_BRAND_ENTRIES - 1);
  return (
    <div className="page">
      <ul className={styles.brands}>
        <li>
          <Link
            href={PAGES.listing.path}
            aria-label={`${t.allBrands} ${t.brandCount(every.length)} ${t.products(total)}`}
            onClick={onChoose}
          >
            <b>{t.allBrands}</b> <span>{t.brandCount(every.length)}</span>{" "}
            <span className={`num ${styles.count}`}>{total}</span>
          </Link>
        </li>
        {brands.map(({ name, count, makes }) => (
          <li key={name}>
            <Link
              href={pagePath("listing", { brand: name })}
              aria-label={`${name} ${makes} ${t.products(count)}`}
              onClick={onChoose}
            >
              <b>
                <i style={{ background: brandColour(name) }} aria-hidden="true" />
                {name}
              </b>{" "}
              <span>{makes}</span> <span className={`num ${styles.count}`}>{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

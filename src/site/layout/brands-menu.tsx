import { pagePath } from "../../urls/links.ts";
import { PAGES } from "../../urls/pages.ts";
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
          <Link href={PAGES.listing.path} onClick={onChoose} className={styles.all}>
            <b>{t.allBrands}</b> <span className="num">{t.products(total)}</span>{" "}
            <span className={styles.makes}>{t.brandCount(every.length)}</span>
          </Link>
        </li>
        {brands.map(({ name, displayName, count, makes }) => (
          <li key={name}>
            <Link
              href={pagePath("listing", { brand: name })}
              aria-label={`${name} ${t.products(count)} ${makes}`}
              onClick={onChoose}
            >
              <b>{displayName}</b> <span className="num">{t.products(count)}</span>{" "}
              <span className={styles.makes}>{makes}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

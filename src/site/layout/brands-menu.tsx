import { Link } from "@tanstack/react-router";
import { useContent } from "../components/content.tsx";
import { HEADER_BRAND_ENTRIES } from "../../domain/brand.ts";
import { toListing } from "../components/links.ts";
import { useMenuBrands } from "./use-categories.ts";
import styles from "./brands-menu.module.css";

/** The first ten entries of the brand list, "All Brands" among them, on a ruled sheet of five by two. */
export function BrandsMenu({ onChoose }: { onChoose: () => void }) {
  const t = useContent("shared");
  const brands = useMenuBrands().slice(0, HEADER_BRAND_ENTRIES - 1);
  return (
    <div className="page">
      <ul className={styles.brands}>
        <li>
          <Link {...toListing()} onClick={onChoose}>
            {t.allBrands}
          </Link>
        </li>
        {brands.map((brand) => (
          <li key={brand}>
            <Link {...toListing({ brand })} onClick={onChoose}>
              {brand}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

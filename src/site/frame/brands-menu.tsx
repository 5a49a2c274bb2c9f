import { Link } from "@tanstack/react-router";
import { NavigationMenu } from "radix-ui";
import { frameWords } from "../../content/en/frame.ts";
import { HEADER_BRAND_ENTRIES, MENU_BRANDS } from "../../domain/brand.ts";
import { toListing } from "../links.ts";
import styles from "./brands-menu.module.css";

/** The first ten entries of the brand list, "All Brands" among them, on a ruled sheet of five by two. */
export function BrandsMenu({ onChoose }: { onChoose: () => void }) {
  const brands = MENU_BRANDS.slice(0, HEADER_BRAND_ENTRIES - 1);
  return (
    <div className="page">
      <ul className={styles.brands}>
        <li>
          <NavigationMenu.Link asChild onSelect={onChoose}>
            <Link {...toListing()}>{frameWords.allBrands}</Link>
          </NavigationMenu.Link>
        </li>
        {brands.map((brand) => (
          <li key={brand}>
            <NavigationMenu.Link asChild onSelect={onChoose}>
              <Link {...toListing({ brand })}>{brand}</Link>
            </NavigationMenu.Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

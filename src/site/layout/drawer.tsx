import { Link } from "@tanstack/react-router";
import { frameWords } from "../../content/en/frame.ts";
import { buttonClass } from "../../ui/button.ts";
import { DialogSheet } from "../../ui/dialog-sheet.tsx";
import { Icon } from "../../ui/icon.tsx";
import { toCategory, toListing } from "../components/links.ts";
import { useHue } from "../components/catalogue-bar/hue.ts";
import { useLinkToTop } from "./scroll-position.ts";
import { useMenuBrands, useMenuCategories } from "./use-categories.ts";
import styles from "./drawer.module.css";

/** The drawer of small screens (spec §2). Every link closes it and scrolls smoothly to the top. */
export function Drawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const categories = useMenuCategories();
  const brands = useMenuBrands();
  const hueOf = useHue();
  const leave = useLinkToTop(onClose);
  return (
    <DialogSheet
      open={open}
      onClose={onClose}
      title={frameWords.drawerTitle}
      closeLabel={frameWords.close}
      from="side"
      foot={
        <Link {...toListing()} className={`${buttonClass()} ${styles.all}`} {...leave}>
          {frameWords.viewAllProducts} <Icon name="arrow" />
        </Link>
      }
    >
      <nav aria-label={frameWords.drawerTitle} className={styles.drawer}>
        <Link to="/about" className={styles.row} {...leave}>
          {frameWords.about}
        </Link>
        <Link to="/contact" className={styles.row} {...leave}>
          {frameWords.contact}
        </Link>
        {categories.length > 0 ? <h3>{frameWords.categories}</h3> : null}
        {categories.map((category) => (
          <details key={category.name} className={styles.accordion}>
            <summary>
              <span>
                <i style={{ background: hueOf(category.number) }} aria-hidden="true" />
                {category.name}
              </span>
              <span className="num">{category.productCount}</span>
              <Icon name="plus" />
            </summary>
            <ul>
              <li>
                <Link {...toCategory(category.name)} {...leave}>
                  {frameWords.allOf(category.name)}
                </Link>
              </li>
              {category.subcategories.map((subcategory) => (
                <li key={subcategory.name}>
                  <Link {...toCategory(category.name, subcategory.name)} {...leave}>
                    {subcategory.name}
                    <span className="num">{subcategory.count}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </details>
        ))}
        <h3>{frameWords.brands}</h3>
        <ul className={styles.brands}>
          <li>
            <Link {...toListing()} {...leave}>
              {frameWords.allBrands}
            </Link>
          </li>
          {brands.map((brand) => (
            <li key={brand}>
              <Link {...toListing({ brand })} {...leave}>
                {brand}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </DialogSheet>
  );
}

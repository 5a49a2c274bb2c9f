import { Link } from "@tanstack/react-router";
import { useContent } from "../components/content.tsx";
import { buttonClass } from "../../ui/button.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Icon } from "../../ui/icon.tsx";
import { toCategory, toListing } from "../../urls/links.ts";
import { useHue } from "../components/catalogue-bar/hue.ts";
import { useLinkToTop } from "./scrolling.ts";
import { useMenuBrands, useMenuCategories } from "./use-categories.ts";
import { PAGES } from "../../urls/pages.ts";
import styles from "./drawer.module.css";

/** The drawer of small screens (R1.15, R1.17). Every link closes it and scrolls smoothly to the top. */
export function Drawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useContent("shared");
  const categories = useMenuCategories();
  const brands = useMenuBrands();
  const hueOf = useHue();
  const leave = useLinkToTop(onClose);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t.drawerTitle}
      closeLabel={t.close}
      from="side"
      foot={
        <Link {...toListing()} className={`${buttonClass()} ${styles.all}`} {...leave}>
          {t.viewAllProducts} <Icon name="arrow" />
        </Link>
      }
    >
      <nav aria-label={t.drawerTitle} className={styles.drawer}>
        <Link to={PAGES.about.path} className={styles.row} {...leave}>
          {t.about}
        </Link>
        <Link to={PAGES.contact.path} className={styles.row} {...leave}>
          {t.contact}
        </Link>
        {categories.length > 0 ? <h3>{t.categories}</h3> : null}
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
                <Link {...toCategory(category.key)} {...leave}>
                  {t.allOf(category.name)}
                </Link>
              </li>
              {category.subcategories.map((subcategory) => (
                <li key={subcategory.name}>
                  <Link {...toCategory(category.key, subcategory.key)} {...leave}>
                    {subcategory.name}
                    <span className="num">{subcategory.count}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </details>
        ))}
        <h3>{t.brands}</h3>
        <ul className={styles.brands}>
          <li>
            <Link {...toListing()} {...leave}>
              {t.allBrands}
            </Link>
          </li>
          {brands.map(({ name, displayName }) => (
            <li key={name}>
              <Link {...toListing({ brand: name })} aria-label={name} {...leave}>
                {displayName}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </Dialog>
  );
}

import { Link } from "@tanstack/react-router";
import { SectionHead } from "../../../ui/section-head.tsx";
import { useHue } from "../../components/catalogue-bar/hue.ts";
import { useContent } from "../../components/content.tsx";
import { toCategory } from "../../../urls/links.ts";
import { PAGES } from "../../../urls/pages.ts";
import { useMenuCategories } from "../../layout/use-categories.ts";
import styles from "./sitemap.module.css";

/** The sitemap (R12.4): three groups of pages as a ruled index, and the catalogue's tree with its counts. */
export function SitemapPage() {
  const t = useContent("sitemap");
  const categories = useMenuCategories();
  const hueOf = useHue();
  return (
    <div className={`page ${styles.sitemap}`}>
      <h1>{t.title}</h1>
      <div className={styles.groups}>
        {t.groups.map(({ title, links }) => (
          <section key={title} className={styles.group}>
            <h2>{title}</h2>
            <ul>
              {links.map(({ id, name, about }) => (
                <li key={id}>
                  <Link to={PAGES[id].path}>{name}</Link>
                  <span className={styles.about}>{about}</span>
                  <span className={styles.path} aria-hidden="true">
                    {PAGES[id].path}
                  </span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      {categories.length === 0 ? null : (
        <section className={styles.catalogue}>
          <SectionHead>
            <h2>{t.catalogue}</h2>
          </SectionHead>
          <ol className={styles.tree}>
            {categories.map((category) => (
              <li key={category.name}>
                <h3>
                  <i style={{ background: hueOf(category.number) }} aria-hidden="true" />
                  <Link {...toCategory(category.key)}>{category.name}</Link>
                  <span className="num">{category.productCount}</span>
                </h3>
                <ul>
                  {category.subcategories.map((subcategory) => (
                    <li key={subcategory.name}>
                      <Link {...toCategory(category.key, subcategory.key)}>{subcategory.name}</Link>
                      <span className="num">{subcategory.count}</span>
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  );
}

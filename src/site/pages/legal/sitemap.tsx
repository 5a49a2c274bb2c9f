import { NumberTab } from "../../components/catalogue-bar/number-tab.tsx";
import { CategoryPicture } from "../../components/category-links/category-links.tsx";
import { useContent } from "../../components/content.tsx";
import { Link } from "../../components/link.tsx";
import { categoryPath, pagePath, searchPath } from "../../../urls/links.ts";
import { PAGES } from "../../../urls/pages.ts";
import { useBesideTree, useMenuBrands, useMenuCategories } from "../../layout/use-categories.ts";
import styles from "./sitemap.module.css";

/** The sitemap (R12.4): groups of pages as a ruled index, and the catalogue's tree and brands with their counts. */
export function SitemapPage() {
  const t = useContent("sitemap");
  const names = usePageNames();
  const categories = useMenuCategories();
  const beside = useBesideTree();
  return (
    <div className={`page ${styles.sitemap}`}>
      <div className={styles.head}>
        <h1>{t.title}</h1>
        <Parts categories={categories.length + beside.length} />
      </div>
      <div className={styles.groups} id="pages">
        {t.groups.map(({ title, links }) => (
          <section key={title} className={styles.group}>
            <h2>{title}</h2>
            <ul>
              {links.map(({ id, about }) => (
                <li key={id}>
                  <Link href={id === "search" ? searchPath() : PAGES[id].path}>{names[id]}</Link>
                  <span className={styles.about}>{about}</span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      {categories.length + beside.length === 0 ? null : (
        <section className={styles.catalogue} id="catalogue">
          <h2>{t.catalogue}</h2>
          <ol className={styles.tree}>
            {categories.map((category) => (
              <li key={category.name}>
                <CategoryPicture
                  of={category.key}
                  className={styles.picture}
                  sizes="(min-width: 960px) 18vw, 150px"
                />
                <h3>
                  <NumberTab number={category.number} />
                  <Link href={categoryPath(category.key)}>{category.name}</Link>
                  <span className="num">{category.productCount}</span>
                </h3>
                <ul>
                  {category.subcategories.map((subcategory) => (
                    <li key={subcategory.name}>
                      <Link href={categoryPath(category.key, subcategory.key)}>{subcategory.name}</Link>
                      <span className="num">{subcategory.count}</span>
                    </li>
                  ))}
                </ul>
              </li>
            ))}
            {beside.map(({ name, number, count }) => (
              <li key={name}>
                <h3>
                  <NumberTab number={number} />
                  <Link href={pagePath("listing", { category: name })}>{name}</Link>
                  <span className="num">{count}</span>
                </h3>
              </li>
            ))}
          </ol>
        </section>
      )}
      <Brands />
    </div>
  );
}

/** What menus and footer call the pages; the finder stands in none of them. */
function usePageNames() {
  const { finder } = useContent("sitemap");
  const { breadcrumb, footer, solutions } = useContent("shared");
  return {
    home: breadcrumb.home,
    about: footer.aboutUs,
    contact: footer.contact,
    solutions: solutions.all,
    ...solutions.pages,
    listing: breadcrumb.products,
    search: footer.search,
    finder,
    quote: footer.quote,
    privacy: footer.privacy,
    terms: footer.terms,
    sitemap: footer.sitemap,
  };
}

/** How much of each there is, and the way to it. */
function Parts({ categories }: { categories: number }) {
  const t = useContent("sitemap");
  const pages = t.groups.flatMap(({ links }) => links).filter(({ id }) => id !== "search").length;
  const brands = useMenuBrands().length;
  return (
    <nav className={styles.parts} aria-label={t.parts.label}>
      <a href="#pages">{t.parts.pages(pages)}</a>
      {categories === 0 ? null : <a href="#catalogue">{t.parts.categories(categories)}</a>}
      {brands === 0 ? null : <a href="#brands">{t.parts.brands(brands)}</a>}
    </nav>
  );
}

/** Every brand that has products, with their number. */
function Brands() {
  const t = useContent("sitemap");
  const brands = useMenuBrands();
  if (brands.length === 0) return null;
  return (
    <section className={styles.catalogue} id="brands">
      <h2>{t.brands}</h2>
      <ul className={styles.brands}>
        {brands.map(({ name, displayName, count }) => (
          <li key={name}>
            <Link href={pagePath("listing", { brand: name })}>{displayName}</Link>
            <span className="num">{count}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

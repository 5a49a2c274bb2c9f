import { Link, useHydrated } from "@tanstack/react-router";
import { useContent } from "../components/content.tsx";
import { company } from "../../content/company.ts";
import { toCategory, toListing } from "../../urls/links.ts";
import { Logo } from "./logo.tsx";
import { useMenuCategories } from "./use-categories.ts";
import { PAGES } from "../../urls/pages.ts";
import styles from "./footer.module.css";

/** The footer of every page (R1.18). */
export function Footer() {
  const t = useContent("shared");
  const categories = useMenuCategories();
  // The server does not know of the section in the address, which decides between About and Services.
  const hydrated = useHydrated();
  const { footer } = t;
  return (
    <footer id="site-footer" className={`dark ${styles.foot}`}>
      <div className="page">
        <div className={`grid ${styles.top}`}>
          <div className={styles.blurb}>
            <Link to={PAGES.home.path} aria-label={t.home}>
              <Logo word={company.shortName} />
            </Link>
            <p>{t.blurb}</p>
          </div>
          {categories.length === 0 ? null : (
            <nav className={styles.column} aria-labelledby="foot-categories">
              <h2 id="foot-categories">{t.categories}</h2>
              <ul>
                {categories.map((category) => (
                  <li key={category.name}>
                    <Link {...toCategory(category.key)}>
                      {category.name}
                      <span className="num">{category.productCount}</span>
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          )}
          <nav className={styles.column} aria-labelledby="foot-company">
            <h2 id="foot-company">{footer.company}</h2>
            <ul>
              <li>
                <Link to={PAGES.about.path} activeOptions={{ includeHash: hydrated }}>
                  {footer.aboutUs}
                </Link>
              </li>
              <li>
                <Link {...toListing()}>{footer.ourBrands}</Link>
              </li>
              <li>
                <Link to={PAGES.about.path} hash="services" activeOptions={{ includeHash: true }}>
                  {footer.services}
                </Link>
              </li>
              <li>
                <Link to={PAGES.contact.path}>{footer.contact}</Link>
              </li>
            </ul>
          </nav>
        </div>
        <div className={styles.base}>
          <span>{footer.copyright}</span>
          <nav aria-label={footer.elsewhere}>
            {Object.entries(company.social).map(([name, href]) => (
              <a key={name} href={href} rel="noopener">
                {name}
              </a>
            ))}
          </nav>
          <nav aria-label={footer.legal}>
            <Link to={PAGES.privacy.path}>{footer.privacy}</Link>
            <Link to={PAGES.terms.path}>{footer.terms}</Link>
            <Link to={PAGES.sitemap.path}>{footer.sitemap}</Link>
          </nav>
        </div>
      </div>
    </footer>
  );
}

import { useHydrated, useLocation } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { PhoneLink } from "../components/contact/contact-details.tsx";
import { hoursLines } from "../../content/opening-times.ts";
import { useCompany, useContent } from "../components/content.tsx";
import { Link } from "../components/link.tsx";
import { categoryPath, SEARCH_ANCHOR } from "../../urls/links.ts";
import { NumberTab } from "../components/catalogue-bar/number-tab.tsx";
import { WhatsAppLink } from "../components/contact/whatsapp-link.tsx";
import { Logo } from "./logo.tsx";
import { INDUSTRY_PAGES, THEME_PAGES } from "./solution-pages.ts";
import { SocialLinks } from "./social-links.tsx";
import { useMenuCategories } from "./use-categories.ts";
import { PAGES } from "../../urls/pages.ts";
import styles from "./footer.module.css";

/** The footer of every page (R1.18). */
export function Footer() {
  const t = useContent("shared");
  const categories = useMenuCategories();
  const { footer, solutions } = t;
  return (
    <footer id="site-footer" className={`dark ${styles.foot}`}>
      <div className="page">
        <div className={styles.top}>
          <Reach />
          {categories.length === 0 ? null : (
            <Column id="categories" title={t.categories}>
              {categories.map((category) => (
                <li key={category.name}>
                  <Link href={categoryPath(category.key)}>
                    <NumberTab number={category.number} />
                    {category.name}
                    <span className="num">{category.productCount}</span>
                  </Link>
                </li>
              ))}
            </Column>
          )}
          <Column id="industries" title={t.industries}>
            {INDUSTRY_PAGES.map((page) => (
              <li key={page}>
                <Link href={PAGES[page].path}>{solutions.pages[page]}</Link>
              </li>
            ))}
          </Column>
          <Column id="solutions" title={solutions.title}>
            <li>
              <Link href={PAGES.solutions.path}>{solutions.all}</Link>
            </li>
            {THEME_PAGES.map((page) => (
              <li key={page}>
                <Link href={PAGES[page].path}>{solutions.pages[page]}</Link>
              </li>
            ))}
          </Column>
          <Column id="company" title={footer.company}>
            <li>
              <SectionLink page="about">{footer.aboutUs}</SectionLink>
            </li>
            <li>
              <SectionLink page="listing">{footer.ourBrands}</SectionLink>
            </li>
            <li>
              <SectionLink page="about" section="services">
                {footer.services}
              </SectionLink>
            </li>
            <li>
              <Link href={PAGES.contact.path}>{footer.contact}</Link>
            </li>
            <li>
              <Link href={PAGES.quote.path}>{footer.quote}</Link>
            </li>
            <li>
              <SectionLink page="listing" section={SEARCH_ANCHOR}>
                {footer.search}
              </SectionLink>
            </li>
          </Column>
        </div>
        <div className={styles.base}>
          <span>{footer.copyright}</span>
          <SocialLinks />
          <nav aria-label={footer.legal}>
            <Link href={PAGES.privacy.path}>{footer.privacy}</Link>
            <Link href={PAGES.terms.path}>{footer.terms}</Link>
            <Link href={PAGES.sitemap.path}>{footer.sitemap}</Link>
          </nav>
        </div>
      </div>
    </footer>
  );
}

/** Who the company is, and how and when it is reached. */
function Reach() {
  const t = useContent("shared");
  const company = useCompany();
  return (
    <div className={styles.reach}>
      <Link href={PAGES.home.path} aria-label={t.home}>
        <Logo word={company.shortName} />
      </Link>
      <p>{t.blurb}</p>
      <p className={styles.direct}>
        <PhoneLink number={company.showroom} className="num" />
        <WhatsAppLink className="" />
        <a href={`mailto:${company.email}`}>{company.email}</a>
      </p>
      <ul className={styles.hours}>
        {hoursLines(company.hours, t.hours).map(({ days, times }) => (
          <li key={days}>
            {days} <span className="num">{times}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Column({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <nav className={styles.column} aria-labelledby={`foot-${id}`}>
      <h2 id={`foot-${id}`}>{title}</h2>
      <ul>{children}</ul>
    </nav>
  );
}

type SectionProps = { page: "about" | "listing"; section?: string; children: ReactNode };

/** A link to a page that the footer has a section of too, or to that section, which is current where the address has it. */
function SectionLink({ page, section = "", children }: SectionProps) {
  const hash = useLocation({ select: (location) => location.hash });
  // The server does not know of it.
  const shown = useHydrated() ? hash : "";
  const { path } = PAGES[page];
  const href = section === "" ? path : `${path}#${section}`;
  return (
    <Link href={href} {...(shown === section ? null : { "aria-current": undefined })}>
      {children}
    </Link>
  );
}

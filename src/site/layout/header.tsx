import { useRouterState } from "@tanstack/react-router";
import { type KeyboardEvent, type MouseEvent, Suspense, useRef, useState } from "react";
import { buttonClass } from "../../ui/button.ts";
import { Icon } from "../../ui/icon.tsx";
import { useCompany, useContent } from "../components/content.tsx";
import { Link, useIsHere } from "../components/link.tsx";
import { ListLink } from "../components/quote-list/list-link.tsx";
import { SearchButton } from "../components/search/search-button.tsx";
import { Drawer } from "./drawer.tsx";
import { Logo } from "./logo.tsx";
import { BrandsMenu } from "./brands-menu.tsx";
import { CategoriesMenu } from "./categories-menu.tsx";
import { useScrolled } from "./scrolling.ts";
import { INDUSTRY_PAGES, THEME_PAGES } from "./solution-pages.ts";
import { useMenuCategories } from "./use-categories.ts";
import { useHoverMenus } from "./use-hover-menus.ts";
import { PAGES } from "../../urls/pages.ts";
import styles from "./header.module.css";

/**
 * The sticky header of every page (R1.10), as dark or light as the section under it. `overDark`: the page begins with a
 * dark section, over which the header is transparent until the page is scrolled.
 */
export function Header({ overDark }: { overDark: boolean }) {
  const t = useContent("shared");
  const { shortName } = useCompany();
  const { scrolled, darkBelow } = useScrolled();
  const section = useCurrentSection();
  const hasCategories = useMenuCategories().length > 0;
  const nav = useRef<HTMLElement>(null);
  const menus = useHoverMenus(nav);
  const closed = menus.open === "";
  const dark = closed && (scrolled ? darkBelow : overDark);
  return (
    <header
      className={`${styles.header} ${overDark ? styles.overDark : ""} ${dark ? "dark" : ""}`}
      data-scrolled={scrolled || undefined}
      data-open={closed ? undefined : ""}
    >
      <div className={`page ${styles.inner}`}>
        <Link href={PAGES.home.path} className={styles.home} aria-label={t.home}>
          <Logo word={shortName} />
        </Link>
        <nav ref={nav} className={styles.nav} aria-label={t.mainNavigation}>
          <ul className={styles.list}>
            <li>
              <Link href={PAGES.about.path} className={styles.item}>
                {t.about}
              </Link>
            </li>
            {hasCategories ? (
              <li {...menus.itemProps("categories")}>
                <button
                  type="button"
                  className={styles.item}
                  data-current={section === "categories" || undefined}
                  {...menus.buttonProps("categories")}
                >
                  {t.categories} <Icon name="down" />
                </button>
                <div className={`light ${styles.panel}`} {...menus.panelProps("categories")}>
                  <Suspense>
                    <CategoriesMenu onChoose={menus.close} />
                  </Suspense>
                </div>
              </li>
            ) : null}
            <li {...menus.itemProps("brands")}>
              <button
                type="button"
                className={styles.item}
                data-current={section === "brands" || undefined}
                {...menus.buttonProps("brands")}
              >
                {t.brands} <Icon name="down" />
              </button>
              <div className={`light ${styles.panel}`} {...menus.panelProps("brands")}>
                <Suspense>
                  <BrandsMenu onChoose={menus.close} />
                </Suspense>
              </div>
            </li>
            <li>
              <Link href={PAGES.contact.path} className={styles.item}>
                {t.contact}
              </Link>
            </li>
          </ul>
        </nav>
        <div className={styles.end}>
          <ListLink />
          <SearchButton />
          <Link
            href={PAGES.listing.path}
            className={`${buttonClass(dark ? "line" : "solid", "small")} ${styles.view}`}
            aria-current={useIsHere(PAGES.listing.path) && section === null ? "page" : undefined}
          >
            {t.viewProducts}
          </Link>
          <MenuButton />
        </div>
      </div>
    </header>
  );
}

/** The button of small screens with its drawer. */
function MenuButton() {
  const t = useContent("shared");
  const [drawer, setDrawer] = useState(false);
  const open = (event: MouseEvent | KeyboardEvent) => {
    event.preventDefault();
    setDrawer(true);
  };
  return (
    <>
      {/* Without JavaScript the button leads to the same links in the footer. */}
      <a
        className={styles.menuButton}
        href="#site-footer"
        role="button"
        aria-haspopup="dialog"
        onClick={open}
        onKeyDown={(event) => {
          // A button answers to Space too, a link by itself to Enter alone.
          if (event.key === " ") open(event);
        }}
      >
        {t.menu} <Icon name="menu" />
      </a>
      <Drawer open={drawer} onClose={() => setDrawer(false)} />
    </>
  );
}

const SOLUTION_PATHS: readonly string[] = [
  PAGES.solutions.path,
  ...[...INDUSTRY_PAGES, ...THEME_PAGES].map((page) => PAGES[page].path),
];

/** Which of the header's two menus the current page belongs to, if any. */
function useCurrentSection(): "categories" | "brands" | null {
  return useRouterState({
    select: ({ location: { pathname, search } }) => {
      if (pathname.startsWith("/category/") || SOLUTION_PATHS.includes(pathname)) return "categories";
      if (pathname !== PAGES.listing.path) return null;
      return "category" in search ? "categories" : "brand" in search ? "brands" : null;
    },
  });
}

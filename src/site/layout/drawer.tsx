import { useRouter } from "@tanstack/react-router";
import { type ReactNode, startTransition, useEffect, useState } from "react";
import { PhoneLink } from "../components/contact/contact-details.tsx";
import { useCompany, useContent } from "../components/content.tsx";
import { Link } from "../components/link.tsx";
import { buttonClass } from "../../ui/button.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Icon } from "../../ui/icon.tsx";
import { SearchButton } from "../components/search/search-button.tsx";
import { categoryPath, pagePath } from "../../urls/links.ts";
import { PAGES } from "../../urls/pages.ts";
import { CategoryPicture } from "../components/category-links/category-links.tsx";
import { NumberTab } from "../components/catalogue-bar/number-tab.tsx";
import { useLinkToTop } from "./scrolling.ts";
import { INDUSTRY_PAGES, THEME_PAGES } from "./solution-pages.ts";
import { useMenuBrands, useMenuCategories, useProductCount } from "./use-categories.ts";
import styles from "./drawer.module.css";

/** The drawer of small screens (R1.15, R1.17). Every link closes it and scrolls smoothly to the top. */
export function Drawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useContent("shared");
  const { showroom } = useCompany();
  const leave = useLinkToTop(onClose);
  const router = useRouter();
  // Also when one goes back.
  useEffect(() => router.subscribe("onBeforeNavigate", onClose), [router, onClose]);
  const [used, setUsed] = useState(open);
  // The drawer opens at once, and is filled the moment after: all of it is several times as much to render.
  useEffect(() => {
    if (open) startTransition(() => setUsed(true));
  }, [open]);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t.drawerTitle}
      closeLabel={t.close}
      from="side"
      foot={
        <div className={styles.ends}>
          <Link href={PAGES.listing.path} className={buttonClass()} {...leave}>
            {t.viewAllProducts} <Icon name="arrow" />
          </Link>
          <PhoneLink number={showroom} className={buttonClass("line")} />
        </div>
      }
    >
      {/* Without scripts the button that opens the drawer leads to the footer instead, so pages need not carry it. */}
      {used ? <Contents onLeave={onClose} /> : null}
    </Dialog>
  );
}

function Contents({ onLeave }: { onLeave: () => void }) {
  const t = useContent("shared");
  const leave = useLinkToTop(onLeave);
  return (
    <>
      <SearchButton look="field" onPress={onLeave} />
      <nav aria-label={t.drawerTitle} className={styles.drawer}>
        <Link href={PAGES.about.path} className={styles.row} {...leave}>
          {t.about}
        </Link>
        <Link href={PAGES.contact.path} className={styles.row} {...leave}>
          {t.contact}
        </Link>
        <Link href={PAGES.quote.path} className={styles.row} {...leave}>
          {t.footer.quote}
        </Link>
        <Categories leave={leave} />
        <Brands leave={leave} />
        <Pages title={t.industries}>
          {INDUSTRY_PAGES.map((page) => (
            <li key={page}>
              <Link href={PAGES[page].path} {...leave}>
                {t.solutions.pages[page]}
              </Link>
            </li>
          ))}
        </Pages>
        <Pages title={t.solutions.title}>
          <li>
            <Link href={PAGES.solutions.path} {...leave}>
              {t.solutions.all}
            </Link>
          </li>
          {THEME_PAGES.map((page) => (
            <li key={page}>
              <Link href={PAGES[page].path} {...leave}>
                {t.solutions.pages[page]}
              </Link>
            </li>
          ))}
        </Pages>
      </nav>
    </>
  );
}

type Leave = ReturnType<typeof useLinkToTop>;

/** Each category opens by itself to its subcategories. */
function Categories({ leave }: { leave: Leave }) {
  const t = useContent("shared");
  const categories = useMenuCategories();
  if (categories.length === 0) return null;
  return (
    <>
      <h3>{t.categories}</h3>
      {categories.map(({ key, name, number, productCount, subcategories }) => (
        <details key={name} className={styles.accordion}>
          <summary>
            <NumberTab number={number} />
            <span>{name}</span>
            <CategoryPicture of={key} className={styles.picture} sizes="80px" />
            <span className="num">{productCount}</span>
            <Icon name="plus" />
          </summary>
          <ul>
            {subcategories.map((subcategory) => (
              <li key={subcategory.name}>
                <Link href={categoryPath(key, subcategory.key)} {...leave}>
                  {subcategory.name}
                  <span className="num">{subcategory.count}</span>
                </Link>
              </li>
            ))}
            <li>
              <Link href={categoryPath(key)} className={styles.whole} {...leave}>
                {t.allOf(name)}
              </Link>
            </li>
          </ul>
        </details>
      ))}
    </>
  );
}

function Brands({ leave }: { leave: Leave }) {
  const t = useContent("shared");
  const total = useProductCount();
  return (
    <Pages title={t.brands}>
      <li className={styles.allBrands}>
        <Link href={PAGES.listing.path} {...leave}>
          {t.allBrands}
          <span className="num">{total}</span>
        </Link>
      </li>
      {useMenuBrands().map(({ name, count }) => (
        <li key={name}>
          <Link href={pagePath("listing", { brand: name })} {...leave}>
            {name} <span className="num">{count}</span>
          </Link>
        </li>
      ))}
    </Pages>
  );
}

/** Links under a heading, two in a row. */
function Pages({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h3>{title}</h3>
      <ul className={styles.pages}>{children}</ul>
    </>
  );
}

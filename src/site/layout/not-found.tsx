import { useRouterState } from "@tanstack/react-router";
import { readAddress } from "../../urls/address.ts";
import { NOT_FOUND_PICTURE } from "../../urls/images.ts";
import { categoryPath } from "../../urls/links.ts";
import { type NearestPage, nearestPage, readablePath } from "../../urls/nearest-page.ts";
import { PAGES } from "../../urls/pages.ts";
import { buttonClass } from "../../ui/button.ts";
import { Icon } from "../../ui/icon.tsx";
import { useContent } from "../components/content.tsx";
import { Link } from "../components/link.tsx";
import { AskedAddress, MeantAddress } from "../components/not-found/address.tsx";
import { Addresses, MissingPage } from "../components/not-found/missing-page.tsx";
import { SearchForm } from "../components/not-found/search-form.tsx";
import { ResponsiveImage, useMediaUrl } from "../components/product-image/responsive-image.tsx";
import { useMenuCategories } from "./use-categories.ts";
import styles from "./not-found.module.css";

/** The screen of every path that has no page (R1.7): the page that was probably meant, a search, and the whole catalogue. */
export function NotFound() {
  const t = useContent("shared").notFound;
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  const address = readAddress({ pathname, search: "" });
  const nearest = nearestPage(address, useMenuCategories());
  return (
    <MissingPage beside={<Sign />}>
      <h1>{t.title}</h1>
      <p className="lede">{t.text}</p>
      <SearchForm />
      {nearest ? <Guess asked={readablePath(address).slice(1)} nearest={nearest} /> : null}
    </MissingPage>
  );
}

/** What was asked for, and what there is. */
function Guess({ asked, nearest }: { asked: string; nearest: NearestPage }) {
  const t = useContent("shared").address;
  const words = useContent("search").pages;
  const categories = useMenuCategories();
  const address =
    "page" in nearest
      ? PAGES[nearest.page].path
      : categoryPath(nearest.category.category, nearest.category.subcategory);
  const nameOf = (found: NearestPage) => {
    if ("page" in found) return found.page === "home" ? "" : words[found.page].name;
    const category = categories.find(({ key }) => key === found.category.category);
    const part = category?.subcategories.find(({ key }) => key === found.category.subcategory);
    return (part ?? category)?.name;
  };
  return (
    <Addresses
      lines={[
        [t.asked, <AskedAddress key="asked" part={asked} />],
        [
          t.there,
          <>
            <MeantAddress asked={asked} part={nearest.path.slice(1)} />
            <Link href={address} className={buttonClass()}>
              {nameOf(nearest)} <Icon name="arrow" />
            </Link>
          </>,
        ],
      ]}
    />
  );
}

/** The catalogue's own caution sign; without its file the floor is empty. */
function Sign() {
  const t = useContent("shared").notFound;
  const url = useMediaUrl(NOT_FOUND_PICTURE);
  if (url === null) return null;
  return (
    <div className={styles.sign}>
      <ResponsiveImage
        url={url}
        alt={t.sign}
        sizes="(min-width: 960px) 640px, 100vw"
        widths={[480, 640, 960, 1280]}
        width={960}
        height={960}
        fetchPriority="high"
      />
    </div>
  );
}

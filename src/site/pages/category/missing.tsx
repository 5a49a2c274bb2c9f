import type { NearestCategory } from "../../../domain/search/mistyped-address.ts";
import { Breadcrumbs } from "../../../ui/breadcrumbs.tsx";
import { buttonClass } from "../../../ui/button.ts";
import { LinkButton } from "../../../ui/link-button.tsx";
import { categoryPath } from "../../../urls/links.ts";
import { PAGES } from "../../../urls/pages.ts";
import { BannerImage, useCategoryBanner } from "../../components/banner-image/banner-image.tsx";
import { NumberTab } from "../../components/catalogue-bar/number-tab.tsx";
import { useContent, useLanguageContent } from "../../components/content.tsx";
import { Link } from "../../components/link.tsx";
import { MeantAddress } from "../../components/not-found/address.tsx";
import { BESIDE_SIZES, MissingPage, MissingPicture } from "../../components/not-found/missing-page.tsx";
import { SearchForm } from "../../components/not-found/search-form.tsx";
import { useMenuCategories } from "../../layout/use-categories.ts";
import type { CategoryView } from "./view.ts";
import styles from "./missing.module.css";

type Props = {
  view: Pick<CategoryView, "category" | "nearest">;
  params: { category: string; subcategory?: string | undefined };
  search: { q?: string; brand?: string };
};

/** The page of a path that names no category, or no subcategory of it (R5.12): what is missing, and what is nearest. */
export function MissingCategory({ view: { category, nearest }, params, search }: Props) {
  const t = useContent("category");
  const asked = { category: params.category, subcategory: params.subcategory ?? null };
  const shown = nearest ?? (category && { category: category.key, subcategory: null });
  const missing = category
    ? t.missing.subcategory(params.subcategory ?? "", category.name)
    : t.missing.category(params.category);
  return (
    <MissingPage
      steps={<Steps category={category} />}
      nearest={nearest}
      beside={
        shown ? (
          <NearestLink {...{ shown, asked, isMeant: nearest !== null }} />
        ) : (
          <MissingPicture name="chemicals-range" />
        )
      }
    >
      <h1>{category?.name ?? t.fallbackHeading}</h1>
      <div className={styles.words}>
        <p className="lede">{missing}</p>
        <p>{category?.description ?? t.fallbackDescription}</p>
      </div>
      <NothingMatches {...{ params, search }} />
      <SearchForm initial={search.q ?? ""} hint={t.searchHint} />
    </MissingPage>
  );
}

function Steps({ category }: Pick<CategoryView, "category">) {
  const { label, home, products } = useContent("shared").breadcrumb;
  const { fallbackHeading } = useContent("category");
  const steps = [
    { key: "home", node: <Link href={PAGES.home.path}>{home}</Link> },
    { key: "products", node: <Link href={PAGES.listing.path}>{products}</Link> },
  ];
  const node = category ? (
    <Link href={categoryPath(category.key)}>{category.name}</Link>
  ) : (
    <span aria-current="page">{fallbackHeading}</span>
  );
  return (
    <div className={styles.steps}>
      <Breadcrumbs label={label} steps={[...steps, { key: "category", node }]} />
    </div>
  );
}

/** The words of an empty result and its button (R5.10), where there is something to adjust and to clear. */
function NothingMatches({ params, search }: Pick<Props, "params" | "search">) {
  const { prefix } = useLanguageContent();
  const t = useContent("category");
  if (search.q === undefined && search.brand === undefined) return null;
  const address = prefix + categoryPath(params.category, params.subcategory);
  return (
    <div className={styles.none}>
      <h2>{t.none}</h2>
      <p>{t.noneHint}</p>
      <LinkButton
        address={address}
        onPress={() => window.location.assign(address)}
        className={buttonClass("line")}
      >
        {t.clearAll}
      </LinkButton>
    </div>
  );
}

type NearestProps = {
  shown: NearestCategory;
  asked: NearestCategory;
  /** Its address is near to what was asked for. */
  isMeant: boolean;
};

/** A link to the nearest category, with its picture; its address marks what was wrong in the one that was asked for. */
function NearestLink({ shown, asked, isMeant }: NearestProps) {
  const t = useContent("category").missing;
  const category = useMenuCategories().find(({ key }) => key === shown.category);
  const part = category?.subcategories.find(({ key }) => key === shown.subcategory);
  const banner = useCategoryBanner(category?.key ?? "");
  if (!category) return null;
  const count = part?.count ?? category.productCount;
  return (
    <Link href={categoryPath(category.key, part?.key)} className={styles.plate}>
      <NumberTab number={category.number} className={styles.tab} />
      {banner ? (
        <BannerImage {...banner} silent tone="light" eager className={styles.picture} sizes={BESIDE_SIZES} />
      ) : null}
      <span className={styles.caption}>
        {isMeant ? <MeantAddress folder="/category/" asked={pathOf(asked)} part={pathOf(shown)} /> : null}
        <span className={styles.name}>{part?.name ?? category.name}</span>
        <span>{isMeant ? t.meant(count) : t.all(count)}</span>
      </span>
    </Link>
  );
}

const pathOf = ({ category, subcategory }: NearestCategory) =>
  subcategory === null ? category : `${category}/${subcategory}`;

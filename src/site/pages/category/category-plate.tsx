import type { NearestCategory } from "../../../domain/mistyped-address.ts";
import { categoryPath } from "../../../urls/links.ts";
import { BannerImage, useCategoryBanner } from "../../components/banner-image/banner-image.tsx";
import { NumberTab } from "../../components/catalogue-bar/number-tab.tsx";
import { useContent } from "../../components/content.tsx";
import { Link } from "../../components/link.tsx";
import { MeantAddress } from "../../components/not-found/address.tsx";
import { BESIDE_SIZES } from "../../components/not-found/missing-page.tsx";
import { useMenuCategories } from "../../layout/use-categories.ts";
import styles from "./missing.module.css";

type Props = {
  shown: NearestCategory;
  asked: NearestCategory;
  /** Its address is near to what was asked for. */
  isMeant: boolean;
};

/** A category with its picture, in the place of the one that there isn't; its address with what was wrong in the asked one. */
export function CategoryPlate({ shown, asked, isMeant }: Props) {
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

import { type ImageWidth, readVersionedUrl } from "../../../urls/images.ts";
import { useContent } from "../content.tsx";
import { ResponsiveImage, useImageLoading, useMediaUrl } from "../product-image/responsive-image.tsx";
import { bannerMediaName } from "../../../domain/catalogue/category.ts";
import { type BannerName, categoryBanner } from "./banner-names.ts";
import styles from "./banner-image.module.css";

/** The attributes of every banner image; the film's poster has them too. */
export const BANNER = {
  sizes: "100vw",
  widths: [640, 960, 1280, 1600, 2000, 2400, 3200],
  width: 1600,
  height: 900,
} as const satisfies { sizes: string; widths: readonly ImageWidth[]; width: number; height: number };

type BannerProps = {
  name?: BannerName | undefined;
  /** The picture that staff gave to a category, in place of one of the site's own. */
  given?: string | undefined;
  /** It is decoration behind text: its alternative text is empty. */
  silent?: boolean;
  /** Of the background until the image is loaded. */
  tone?: "dark" | "light" | "dusk";
  /** Fetched at once and first: for the image at the top of a page. */
  eager?: boolean;
  /** It is small on phones too, beside words: the wide picture is shown there, and not the one for phones. */
  beside?: boolean;
  /** Gives the box its size; without it 16:9 and as wide as its parent. */
  className?: string | undefined;
  /**
   * How wide the image is with the sides that are cut off (`coverSizes`), by the image's ratio where that is not
   * always 16:9; without it as wide as the page.
   */
  sizes?: string | ((ratio: string) => string);
};

/**
 * The wide picture of the category with this key: the one that staff gave it, else the site's own; null without either. Its
 * words stand beside it, so one of staff's has no alternative text.
 */
export function useCategoryBanner(key: string): Pick<BannerProps, "name" | "given"> | null {
  const given = useMediaUrl(bannerMediaName(key));
  const name = categoryBanner(key);
  if (given !== null) return { given };
  return name === undefined ? null : { name };
}

/** A banner image that covers its box, on phones its own picture for them where there is one. While it loads, and where there is none, the box is a plain floor. */
export function BannerImage({
  name,
  given,
  silent = false,
  tone = "dark",
  eager = false,
  beside = false,
  className,
  sizes,
}: BannerProps) {
  const t = useContent("shared").banners;
  const own = useMediaUrl(`scenes/${name ?? ""}.avif`);
  const url = given ?? own;
  const phoneUrl = useMediaUrl(`scenes/${name ?? ""}-phone.avif`);
  const { width, height } = (url === null ? null : readVersionedUrl(url)) ?? BANNER;
  const { state, image } = useImageLoading();
  return (
    <div className={`${styles.banner} ${className ?? ""}`} data-tone={tone}>
      {url === null || state === "failed" ? null : (
        <ResponsiveImage
          {...image}
          {...BANNER}
          {...(sizes !== undefined && {
            sizes: typeof sizes === "string" ? sizes : sizes(`${width} / ${height}`),
          })}
          width={width}
          height={height}
          url={url}
          phoneUrl={beside || given !== undefined ? null : phoneUrl}
          widths={beside ? [240, 320, 480, ...BANNER.widths] : BANNER.widths}
          alt={silent || name === undefined || given !== undefined ? "" : t[name]}
          loading={eager ? "eager" : "lazy"}
          fetchPriority={eager ? "high" : undefined}
          decoding="async"
        />
      )}
    </div>
  );
}

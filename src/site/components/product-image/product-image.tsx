import { useContent } from "../content.tsx";
import { imageKind } from "../../../domain/product/product.ts";
import type { ImageWidth } from "../../../urls/images.ts";
import { ResponsiveImage, useImageLoading } from "./responsive-image.tsx";
import { placeholderIconOf } from "./placeholder-icon.ts";
import icons from "./placeholder-icons.svg?url&no-inline";
import styles from "./product-image.module.css";

type Use = { sizes: string; widths: readonly ImageWidth[] };

/** Where images of products are shown, how wide they are there, and the widths that may be fetched for it. */
export const IMAGE_USES = {
  /** In a grid of 4, 3, 2 or 1 in a row. */
  card: {
    sizes:
      "(min-width: 1360px) 320px, (min-width: 960px) 24vw, (min-width: 600px) 34vw, (min-width: 360px) 50vw, 100vw",
    widths: [240, 320, 480, 640],
  },
  /** On the way into a subcategory: beside another in half a page or alone in a sixth; on phones in a row. */
  way: { sizes: "(min-width: 600px) 300px, 112px", widths: [240, 320, 480, 640] },
  /** In a row of the list, or beside a form. */
  row: { sizes: "112px", widths: [240, 320] },
  /** The product page's gallery, as high as the first screen. */
  gallery: {
    sizes: "(min-width: 960px) min(58vw, 820px), (min-width: 600px) 50vw, 100vw",
    widths: [480, 640, 960, 1280, 1600],
  },
  /** Over the whole window, as large as there is. */
  zoom: { sizes: "2000px", widths: [960, 1280, 1600, 2000] },
} as const satisfies Record<string, Use>;

type Props = {
  name: string;
  imageUrl: string | null;
  category: string;
  subcategory?: string | null;
  /** What the image shows, where it is not simply the product. */
  alt?: string;
  use?: keyof typeof IMAGE_USES;
  /** Within the first screen, so fetched at once. */
  eager?: boolean;
  /** The first image of the page, fetched before the others. */
  first?: boolean;
};

/** A product's image, which pulses while it loads; a placeholder where there is none or loading fails (R13.3). */
export function ProductImage({
  imageUrl,
  alt,
  use = "card",
  eager = false,
  first = false,
  ...product
}: Props) {
  const { state, image } = useImageLoading();
  if (imageKind(imageUrl) !== "image" || imageUrl === null || state === "failed") {
    return <Placeholder {...product} />;
  }
  return (
    <div className={styles.box} data-loading={state === "loading" || undefined}>
      <ResponsiveImage
        {...image}
        {...IMAGE_USES[use]}
        url={imageUrl}
        alt={alt ?? product.name}
        width={960}
        height={960}
        loading={eager || first ? "eager" : "lazy"}
        fetchPriority={first ? "high" : undefined}
        decoding="async"
      />
    </div>
  );
}

/** A drawing of this kind of product in place of an image. */
function Placeholder(product: Pick<Props, "name" | "category" | "subcategory">) {
  const t = useContent("shared").card;
  return (
    <div className={`${styles.box} ${styles.placeholder}`} role="img" aria-label={t.noImage(product.name)}>
      <svg viewBox="0 0 160 160" aria-hidden="true">
        <use href={`${icons}#${placeholderIconOf(product)}`} />
      </svg>
    </div>
  );
}

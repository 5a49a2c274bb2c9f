import { useContent } from "../content.tsx";
import { imageKind } from "../../../domain/product.ts";
import type { ImageWidth } from "../../../urls/images.ts";
import { OwnPicture } from "./own-picture.tsx";
import { useLoading } from "./use-loading.ts";
import { outlineOf } from "./placeholder-icon.ts";
import outlines from "./placeholder-icons.svg?url&no-inline";
import styles from "./product-image.module.css";

type Use = { sizes: string; widths: readonly ImageWidth[] };

/** Where product pictures stand, how wide they are there, and which widths that can ask for. */
export const PICTURE_USES = {
  /** A plate of the sheet of 4, 3, 2 or 1 across. */
  card: {
    sizes:
      "(min-width: 1360px) 320px, (min-width: 960px) 24vw, (min-width: 600px) 34vw, (min-width: 360px) 50vw, 100vw",
    widths: [240, 320, 480, 640],
  },
  /** A ruled row of the list, or beside a form. */
  row: { sizes: "112px", widths: [240, 320] },
  /** The product page's stage, as high as the first screen. */
  stage: {
    sizes: "(min-width: 960px) min(58vw, 680px), (min-width: 600px) 67vw, 100vw",
    widths: [480, 640, 960, 1280, 1600],
  },
  /** The whole screen; on small ones about twice their width. */
  zoom: { sizes: "(min-width: 960px) 100vmin, max(100vmax, min(180vmin, 960px))", widths: [960, 1280, 1600] },
} as const satisfies Record<string, Use>;

type Props = {
  name: string;
  imageUrl: string | null;
  category: string;
  subcategory?: string | null;
  use?: keyof typeof PICTURE_USES;
  /** Within the first screen, so fetched at once. */
  eager?: boolean;
  /** The first picture of the page, fetched before the others. */
  first?: boolean;
};

/**
 * A product's picture on the studio floor: it pulses until loaded and falls back to the placeholder, as
 * does a product without one (R13.3).
 */
export function ProductPicture({ imageUrl, use = "card", eager = false, first = false, ...product }: Props) {
  const { state, image } = useLoading();
  if (imageKind(imageUrl) !== "image" || imageUrl === null || state === "failed") {
    return <Placeholder {...product} />;
  }
  return (
    <div className={styles.floor} data-loading={state === "loading" || undefined}>
      <OwnPicture
        {...image}
        {...PICTURE_USES[use]}
        url={imageUrl}
        alt={product.name}
        width={960}
        height={960}
        loading={eager || first ? "eager" : "lazy"}
        fetchPriority={first ? "high" : "auto"}
        decoding="async"
      />
    </div>
  );
}

/** What stands in for a picture: a drawn outline of the kind of thing, quiet on the studio floor. */
function Placeholder(product: Pick<Props, "name" | "category" | "subcategory">) {
  const t = useContent("shared").card;
  return (
    <div className={`${styles.floor} ${styles.none}`} role="img" aria-label={t.noImage(product.name)}>
      <svg viewBox="0 0 160 160" aria-hidden="true">
        <use href={`${outlines}#${outlineOf(product)}`} />
      </svg>
    </div>
  );
}

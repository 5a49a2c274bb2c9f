import { preload, type PreloadOptions } from "react-dom";
import { availableWidths, srcSet, variantUrl } from "../../urls/images.ts";
import type { PageName } from "../../urls/pages.ts";
import { IMAGE_USES } from "../components/product-image/product-image.tsx";

type Pictured = { imageUrl: string | null };

/** What is read of a page's data: its product, or the cards that it opens with. */
export type Opening = {
  product?: Pictured | null;
  subcategory?: object | null;
  subcategoryCards?: readonly { pictures: readonly Pictured[] }[];
  cards?: readonly Pictured[];
};

/** How forms show the product that they are about; its own page has a gallery. */
const IN_FORM: Partial<Record<PageName, keyof typeof IMAGE_USES>> = { quote: "card", contact: "row" };

/** The picture at the top of a page of products, and the place that it is shown in. */
function firstPicture({ product, subcategory, subcategoryCards, cards }: Opening, page: PageName) {
  if (product) return { picture: product, use: IMAGE_USES[IN_FORM[page] ?? "gallery"] };
  const [way] = subcategory ? [] : (subcategoryCards ?? []);
  return way
    ? { picture: way.pictures[0], use: IMAGE_USES.way }
    : { picture: cards?.[0], use: IMAGE_USES.card };
}

/** Fetches the first picture of a page that was loaded ahead, exactly as the page will ask for it. */
export function fetchFirstPicture(opening: Opening, page: PageName): void {
  const { picture, use } = firstPicture(opening, page);
  const url = picture?.imageUrl;
  const imageSrcSet = url ? srcSet(url, "avif", use.widths) : null;
  const largest = url ? availableWidths(url, use.widths).at(-1) : undefined;
  if (!url || imageSrcSet === null || largest === undefined) return;
  const image: PreloadOptions = { as: "image", type: "image/avif", imageSrcSet, imageSizes: use.sizes };
  preload(variantUrl(url, largest, "webp"), image);
}

import type { Catalogue } from "../../../domain/catalogue/catalogue.ts";
import { catalogueNumber } from "../../../domain/product/catalogue-number.ts";
import type { KeyedProduct } from "../../../domain/catalogue/keys.ts";
import { readAddress } from "../../../urls/address.ts";
import { variantUrl } from "../../../urls/images.ts";
import { productPath } from "../../../urls/links.ts";

/** How wide the pictures are that stand beside an inquiry. */
const PICTURE_WIDTH = 240;

/** What the office shows of a product beside an inquiry. */
type ShownProduct = {
  id: string;
  name: string;
  brand: string;
  articleNumber: string | null;
  /** Its place in the catalogue, such as `1.1/03`. */
  number: string | null;
  picture: string | null;
  /** Address on the public site. */
  path: string;
};

export function shownProduct(product: KeyedProduct, { numbers }: Catalogue): ShownProduct {
  const number = numbers.of(product);
  const { id, name, brandName, serialNumber, imageUrl } = product;
  return {
    id,
    name,
    brand: brandName,
    articleNumber: serialNumber,
    number: number ? catalogueNumber(number) : null,
    picture: imageUrl === null ? null : variantUrl(imageUrl, PICTURE_WIDTH, "webp"),
    path: productPath(id),
  };
}

/** The product of the page that a visitor came from; null where that was another page. */
export function productOfPage(source: string | null, catalogue: Catalogue): ShownProduct | null {
  if (source === null) return null;
  try {
    const { page, params } = readAddress(new URL(source, "http://site"));
    const id = Object.entries(params).find(([name]) => name === "id")?.[1];
    const product = page === "product" && typeof id === "string" ? catalogue.byId.get(id) : undefined;
    return product ? shownProduct(product, catalogue) : null;
  } catch {
    // An address with broken escapes, as the form took it.
    return null;
  }
}

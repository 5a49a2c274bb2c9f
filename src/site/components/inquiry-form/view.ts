import type { Catalogue } from "../../../domain/catalogue/catalogue.ts";
import { listedProduct } from "../../../domain/product/listed-product.ts";
import type { PageParams } from "../../../urls/pages.ts";
import type { InquiryProduct } from "./inquiry-product.tsx";

/** The product that an inquiry is about, or null when there is none; an address may be old or made up. */
export function view(
  { byId }: Pick<Catalogue, "byId">,
  { product: id }: PageParams<"contact">,
): { product: InquiryProduct | null } {
  const found = id === undefined ? undefined : byId.get(id);
  return { product: found ? listedProduct(found) : null };
}

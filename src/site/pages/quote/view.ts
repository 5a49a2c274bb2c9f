import type { Catalogue } from "../../../domain/catalogue/catalogue.ts";
import { type ListedProduct, listedProduct } from "../../../domain/product/listed-product.ts";
import { NO_READABLE_LINE, readLinkedLines } from "../../../domain/quote/quote-link.ts";
import { quoteList } from "../../../domain/quote/quote-lines.ts";
import { newListLine, type QuoteList } from "../../../domain/quote/quote-list.ts";
import type { PageParams } from "../../../urls/pages.ts";

/** The product that a request is about, and the lines of the address, or that it has some of which none can be read. */
export function view(
  catalogue: Pick<Catalogue, "byId" | "products">,
  { product: id = "", lines = "" }: PageParams<"quote">,
): { product: ListedProduct | null; list: QuoteList; isUnreadable: boolean } {
  const found = catalogue.byId.get(id);
  return {
    product: found ? listedProduct(found) : null,
    list: quoteList(catalogue, readLinkedLines(lines).map(newListLine)),
    isUnreadable: lines === NO_READABLE_LINE,
  };
}

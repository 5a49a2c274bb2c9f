import { CACHES } from "../catalogue/caches.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { type KeyedProduct, listsBy } from "../catalogue/keys.ts";

/** Zero of the Arabic-Indic, of the Persian and of the full-width digits. */
const ZEROS = [0x0660, 0x06f0, 0xff10];

/** Text with the digits of Arabic and Persian, and full-width ones, as 0 to 9. */
export function withPlainDigits(text: string): string {
  return text.replaceAll(/[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - (ZEROS.findLast((zero) => zero <= code) ?? code));
  });
}

/** An article number by its letters and digits alone: "SUL-5101", "sul 5101" and "SUL.5101" are alike. */
export function articleKey(text: string): string {
  return withPlainDigits(text.normalize("NFKC"))
    .replaceAll(/[^\p{L}\p{N}]/gu, "")
    .toLowerCase();
}

type Source = Pick<Catalogue, "products" | "byId">;

/** The products by {@link articleKey}: nearly always one, but "1-50" and "15-0" are alike too. */
export function productsByArticle({
  products,
}: Pick<Source, "products">): ReadonlyMap<string, readonly KeyedProduct[]> {
  let known = CACHES.articles.get(products);
  if (!known) {
    known = listsBy(
      products.filter(({ serialNumber }) => serialNumber !== null),
      ({ serialNumber }) => articleKey(serialNumber ?? ""),
    );
    CACHES.articles.set(products, known);
  }
  return known;
}

/** The product that is meant by an article number, in whatever spelling, or by an id; null for none or several. */
export function productNamed(source: Source, name: string): KeyedProduct | null {
  const alike = productsByArticle(source).get(articleKey(name)) ?? [];
  const meant = alike.length === 1 ? alike[0] : alike.find(({ serialNumber }) => serialNumber === name);
  return meant ?? source.byId.get(name) ?? null;
}

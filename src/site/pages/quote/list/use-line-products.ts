import { useEffect, useState } from "react";
import type { ListedProduct } from "../../../../domain/product/listed-product.ts";
import type { ListLine, QuoteList } from "../../../../domain/quote/quote-list.ts";
import { quoteListPath } from "../../../../urls/links.ts";
import { useLanguageContent } from "../../../components/content.tsx";
import { fetchJson } from "../../../layout/fetch-json.ts";

/** What the catalogue says of products by their tokens: null where it has none, and nothing while that is asked. */
export type LineProducts = Readonly<Record<string, ListedProduct | null>>;

/** What a line is called: its product's name, else what was typed or pasted. */
export function lineName(
  { product, text }: Pick<ListLine, "product" | "text">,
  products: LineProducts,
): string {
  return products[product]?.name ?? (text || product);
}

/** As many products are asked for at once, so that no address gets too long. */
const AT_ONCE = 25;

/** The products of these lines and of their choices, asked for where the page doesn't know them. */
export function useLineProducts(
  lines: readonly ListLine[],
  { lines: given, products }: QuoteList,
): LineProducts {
  const { prefix } = useLanguageContent();
  const [asked, setAsked] = useState<LineProducts>({});
  const known = { ...absentIn(given, products), ...products, ...asked };
  const missing = tokensOf(lines).filter((token) => !(token in known));
  const wanted = missing.join(" ");
  useEffect(() => {
    if (wanted === "") return undefined;
    const all = wanted.split(" ");
    const gone = new AbortController();
    const ask = async (tokens: readonly string[]) => {
      const path = `/api/views${prefix}${quoteListPath(tokens)}`;
      const { list } = await fetchJson<{ list: QuoteList }>(path, { signal: gone.signal });
      const found: LineProducts = Object.fromEntries(
        tokens.map((token) => [token, list.products[token] ?? null]),
      );
      setAsked((last) => ({ ...last, ...found }));
    };
    for (let from = 0; from < all.length; from += AT_ONCE) {
      // Out of reach, the lines keep the names that they have.
      ask(all.slice(from, from + AT_ONCE)).catch(() => undefined);
    }
    return () => gone.abort();
  }, [wanted, prefix]);
  return known;
}

function tokensOf(lines: readonly ListLine[]): string[] {
  const tokens = lines.flatMap(({ product, choices }) => [product, ...choices]);
  return [...new Set(tokens)].filter((token) => token !== "");
}

/** Tokens that the server has looked for and not found. */
function absentIn(lines: readonly ListLine[], products: QuoteList["products"]): LineProducts {
  const absent = tokensOf(lines).filter((token) => !(token in products));
  return Object.fromEntries(absent.map((token) => [token, null]));
}

import { joinLines, MAX_TOKEN } from "./joined-lines.ts";
import type { QuoteList } from "./quote-list.ts";
import { MAX_QUANTITY, MAX_QUOTE_LINES } from "../limits.ts";

/** A product by its token, and how many of it; doubtful where the link gives a quantity that no line can have. */
type LinkedLine = { product: string; quantity: number; isDoubtful?: boolean };

/** Stands in a link in the place of a quantity that no line can have. */
const DOUBTFUL = "?";

/** Stands in an address in the place of lines of which none can be read, so that its page can say so. */
export const NO_READABLE_LINE = "?";

/** Letters and digits of any script, parted by dots, dashes and underscores: article numbers and ids, but no sentence. */
const TOKEN = new RegExp(`^[\\p{L}\\p{N}][\\p{L}\\p{N}._-]{0,${MAX_TOKEN - 1}}$`, "u");

/** A product and its quantity as one line of a link. A comma parts lines, but for that of a quantity such as 2,500. */
const LINE = /[^\s,;*]*(?:\*[^\s,;]*(?:,\d+(?![^\s,;]))?)?/gu;

/** More lines than a list may have, so that a page can tell how many were left out. */
const MOST = 5 * MAX_QUOTE_LINES;

/**
 * Reads the lines of a link, `NUM-2001*2 KLX-1007`: products parted by blanks, or by commas or semicolons where somebody wrote
 * it, each with its quantity where that is not 1. What can't be read is left out, and a quantity that no line can have is 1, which the buyer is asked to check.
 */
export function readLinkedLines(text: string): Required<LinkedLine>[] {
  const lines = [...text.matchAll(LINE)].flatMap(([line]) => {
    const [product = "", digits = "1"] = line.split("*");
    if (!TOKEN.test(product)) return [];
    const quantity = /^\d{1,6}$/.test(digits) ? Number(digits) : 0;
    const isPossible = quantity >= 1 && quantity <= MAX_QUANTITY;
    return [{ product, quantity: isPossible ? quantity : 1, isDoubtful: !isPossible, text: "", note: "" }];
  });
  return joinLines(lines, ({ product }) => product.toLowerCase())
    .slice(0, MOST)
    .map(({ product, quantity, isDoubtful }) => ({ product, quantity, isDoubtful }));
}

/** The lines as one link has them; those without a product are left out. */
export function linkedLines(lines: readonly LinkedLine[]): string {
  return lines
    .filter(({ product }) => TOKEN.test(product))
    .map(({ product, quantity, isDoubtful }) => {
      const count = isDoubtful ? DOUBTFUL : quantity;
      return count === 1 ? product : `${product}*${count}`;
    })
    .join(" ");
}

/** What names a product in links and lists: its article number where that is short and plain, else its id. */
export function productToken(id: string, articleNumber: string | null): string {
  return articleNumber !== null &&
    /^(?=.*[a-z\d])[\w.-]{1,40}$/i.test(articleNumber) &&
    TOKEN.test(articleNumber)
    ? articleNumber
    : id;
}

/** The list of an address without lines. */
export const NO_LINES: QuoteList = { lines: [], products: {}, left: 0 };

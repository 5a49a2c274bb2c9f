import slugify from "@sindresorhus/slugify";

/** A name without regard to capitals and spacing: what two spellings of one name have in common. */
export function normalizeName(text: string): string {
  return text.normalize("NFC").toLowerCase().replaceAll(/\s+/gu, " ").trim();
}

const LONGEST = 80;

/** Latin letters that don't come apart into a plain letter and its marks. */
const PLAIN: Record<string, string> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ð: "d",
  ł: "l",
  þ: "th",
  ı: "i",
};
const OTHER_SCRIPT = /(?!\p{Script=Latin})\p{L}/u;

/** Text as a readable part of an address: `a-z`, `0-9` and hyphens, at most 80 characters, or "". */
export function readable(text: string): string {
  const latin = OTHER_SCRIPT.test(text) ? slugify(text, { decamelize: false }) : text;
  const plain = latin
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[ßæœøđðłþı]/g, (letter) => PLAIN[letter] ?? "")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
  if (plain.length <= LONGEST) return plain;
  const cut = plain.slice(0, LONGEST + 1);
  const end = cut.lastIndexOf("-");
  return end > 0 ? cut.slice(0, end) : plain.slice(0, LONGEST);
}

/**
 * Makes ids that are readable and unlike any taken one: `klindex-diamond-segment`, then
 * `klindex-diamond-segment-2` (docs/decisions/0003-readable-product-ids.md).
 */
export function idMaker(taken: Iterable<string>): (text: string, otherwise: string) => string {
  const unlike = uniqueMaker(taken, LONGEST);
  return (text, otherwise) => unlike(readable(text) || otherwise);
}

/** Gives each text the first of `text`, `text-2`, `text-3` … that is not taken yet. */
export function uniqueMaker(
  taken: Iterable<string>,
  longest = Number.POSITIVE_INFINITY,
): (text: string) => string {
  const given = new Set(taken);
  const tried = new Map<string, number>();
  return (text) => {
    for (let n = tried.get(text) ?? 1; ; n += 1) {
      const suffix = n === 1 ? "" : `-${n}`;
      const unlike = `${text.slice(0, longest - suffix.length).replace(/-$/, "")}${suffix}`;
      if (given.has(unlike)) continue;
      given.add(unlike);
      tried.set(text, n + 1);
      return unlike;
    }
  };
}

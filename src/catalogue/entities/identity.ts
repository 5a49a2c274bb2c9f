import slugify from "@sindresorhus/slugify";

/** A name without regard to capitals and spacing: what two spellings of one name have in common. */
export function normalizeName(text: string): string {
  return text.normalize("NFC").toLowerCase().replaceAll(/\s+/gu, " ").trim();
}

/** Characters that show nothing, but for the joiners and selectors that Persian, Indic scripts and emoji need. */
const INVISIBLE =
  /[\p{Default_Ignorable_Code_Point}--[\p{Join_Control}\p{Variation_Selector}\u{e0020}-\u{e007f}]]/gv;

/** Cyrillic and Greek letters, and below each the Latin one that it looks like, small or large. */
const FOREIGN = "авсеһіјкмнорѕтухԁԛԝαβεζηικμνορτυχ";
const LATIN = "abcehijkmhopstyxdqwabezhikmnoptyx";
const LOOK_ALIKES = new Map(Array.from(FOREIGN, (letter, n) => [letter, LATIN[n] ?? letter]));

/** Text without characters that show nothing, which would make a second name of one. */
export function withoutInvisible(text: string): string {
  return text.replaceAll(INVISIBLE, "");
}

/** The same text for names that look alike, such as `СОМАС` in Cyrillic letters and `COMAC` (as UTS 39 does). */
export function skeletonOf(name: string): string {
  const visible = name.normalize("NFKC").replaceAll(/\p{Default_Ignorable_Code_Point}/gu, "");
  const letters = visible.toLowerCase().replaceAll(/\s+/gu, " ").trim();
  return Array.from(letters, (letter) => LOOK_ALIKES.get(letter) ?? letter).join("");
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
export function readableSlug(text: string): string {
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
export function slugGenerator(taken: Iterable<string>): (text: string, otherwise: string) => string {
  const unlike = uniqueGenerator(taken, LONGEST);
  return (text, otherwise) => unlike(readableSlug(text) || otherwise);
}

/** Gives each text the first of `text`, `text-2`, `text-3` … that is not taken yet. */
export function uniqueGenerator(
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

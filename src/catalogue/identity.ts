/** A name without regard to capitals and spacing: what two spellings of one name have in common. */
export function fold(text: string): string {
  return text.normalize("NFC").toLowerCase().replaceAll(/\s+/gu, " ").trim();
}

/** What the importer knows a product by: its article number, else brand and name. */
export function productIdentity(articleNumber: string, brand: string, name: string): string {
  return articleNumber === "" ? nameIdentity(brand, name) : `article:${fold(articleNumber)}`;
}

/** Brand and name; a folded name holds no tab, so no two pairs are spelled alike. */
export function nameIdentity(brand: string, name: string): string {
  return `name:${fold(brand)}\t${fold(name)}`;
}

const LONGEST = 80;
/** Letters that don't come apart into a plain letter and its marks. */
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

/** Text as a readable part of an address: `a-z`, `0-9` and hyphens, at most 80 characters, or "". */
export function readable(text: string): string {
  const plain = text
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
  const ids = new Set(taken);
  const tried = new Map<string, number>();
  return (text, otherwise) => {
    const base = readable(text) || otherwise;
    for (let n = tried.get(base) ?? 1; ; n += 1) {
      const suffix = n === 1 ? "" : `-${n}`;
      const id = `${base.slice(0, LONGEST - suffix.length).replace(/-$/, "")}${suffix}`;
      if (ids.has(id)) continue;
      ids.add(id);
      tried.set(base, n + 1);
      return id;
    }
  };
}

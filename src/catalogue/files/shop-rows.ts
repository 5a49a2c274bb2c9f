/** A row of a shop's export; `get` gives a cell's text, "" without such a column, and throws a `CellError`. */
export type ShopRow = { row: number; get(column: string): string };

/** One product of an export: its own row, and the row that it takes over what it leaves empty, or null. */
export type ShopArticle = { own: ShopRow; parent: ShopRow | null };

/** How to read the export of one kind of shop. Columns are named as in its header, see `normalizeHeader`. */
export type Shop = {
  name: string;
  /** The columns that tell which rows belong together; in a row that lacks them nothing is certain. */
  keys: readonly string[];
  recognises(has: (column: string) => boolean): boolean;
  articles(rows: readonly ShopRow[]): ShopArticle[];
  /** Our columns: which of the shop's columns they are made of (a pattern or names), and how. */
  columns: readonly {
    name: string;
    from: RegExp;
    read(article: ShopArticle, header: readonly string[]): string;
  }[];
};

/** What an article says itself, else what its parent says. */
export function inherited({ own, parent }: ShopArticle, column: string): string {
  return own.get(column) || (parent?.get(column) ?? "");
}

/**
 * The category of a list of paths, such as `Floor care, Floor care > Pads`: the deepest path says most, and of
 * equally deep ones the first. The catalogue has two levels, so the first two names of it count.
 */
export function categoryOf(paths: string): string {
  const all = parts(paths, ",").map((path) => parts(path, ">").slice(0, 2));
  const deepest = all.reduce<string[]>((best, path) => (path.length > best.length ? path : best), []);
  return deepest.join(" » ");
}

/** The parts of a list, of which a backslash keeps a separator together (`Pads\, white`). */
export function parts(list: string, separator: string): string[] {
  const kept = list.replaceAll("&gt;", ">").replaceAll(`\\${separator}`, "\u0000");
  return kept
    .split(separator)
    .map((part) => part.replaceAll("\u0000", separator).trim())
    .filter((part) => part !== "");
}

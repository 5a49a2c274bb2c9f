import type { FigureColumn } from "../figures/figures.ts";

/** A column of a table of products, with the largest number in it. */
export type TableColumn = FigureColumn & { largest: number };

/** A part of a list under a heading of its own: the products of a subcategory, or of a category without any. */
export type Section = {
  /** Its number in the catalogue: "1.4", or "6" for a category without subcategories. */
  number: string;
  name: string;
  description: string;
  /** How many products of the whole list it holds. */
  count: number;
  /** How many of them stand in each of its tables, which hold one kind each; empty where it is no table. */
  tables: readonly SectionTable[];
};

/** A table of a section. Its columns are those of all products of the kind, whatever is found of them. */
type SectionTable = { name: string | null; columns: readonly TableColumn[]; count: number };

/** The part of a section that stands on a page. */
export type SectionPart<Entry, Counted = Section> = {
  section: Counted;
  entries: readonly Entry[];
  /** The numbers of the first and last entry within the section, from 1. */
  first: number;
  last: number;
  /** How many entries of other sections come before on the page. */
  before: number;
};

/** Gives each section its part of the entries on a page; `start` is how many of the list come before the page. */
export function partsOnPage<Entry, Counted extends { count: number }>(
  sections: readonly Counted[],
  entries: readonly Entry[],
  start: number,
): SectionPart<Entry, Counted>[] {
  let before = 0;
  return sections.flatMap((section) => {
    const from = Math.max(before, start);
    const to = Math.min(before + section.count, start + entries.length);
    const first = from - before + 1;
    const last = to - before;
    before += section.count;
    if (from >= to) return [];
    const own = entries.slice(from - start, to - start);
    return [{ section, entries: own, first, last, before: from - start }];
  });
}

/** The tables of a part that have entries on the page, each with its own. */
export function tablesOnPage<Entry>({ section, entries, first }: SectionPart<Entry>) {
  let end = 1 - first;
  return section.tables.flatMap(({ name, columns, count }) => {
    const own = entries.slice(Math.max(0, end), Math.max(0, end + count));
    end += count;
    return own.length > 0 ? [{ name, columns, count, entries: own }] : [];
  });
}

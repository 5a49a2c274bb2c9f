import type { FigureKey } from "../figures/attribute-kinds.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { figureOf } from "../figures/figures.ts";
import type { KeyedProduct } from "../catalogue/keys.ts";
import { paginate, type ResultPages } from "./result-pages.ts";
import { type ProductCard, toCards } from "../product/product-card.ts";
import type { Section, TableColumn } from "./section-parts.ts";
import { sectionsOf } from "./sections.ts";

/** A page of a list of products. */
export type ListPage = {
  /** In a table a card's figures are those of its section's columns. */
  cards: readonly ProductCard[];
  /** The sections of the whole list; null where it is one list without headings. */
  sections: readonly Section[] | null;
} & Omit<ResultPages<unknown>, "shown">;

type Source = Pick<Catalogue, "categories" | "groups" | "numbers" | "bySubcategory" | "byOwnCategory">;

type Wanted = {
  /** As tables, one a section. */
  table: boolean;
  /** In sections with headings, as tables always are. */
  inSections?: boolean;
  page: number | undefined;
  size?: number | undefined;
  /** The figures that the list is narrowed or sorted by. */
  asked?: readonly FigureKey[];
};

/** Cuts a list in its order into sections and pages, and makes cards of the page that is wanted. */
export function listPage(
  products: readonly KeyedProduct[],
  source: Source,
  { table, inSections = table, page, size, asked }: Wanted,
): ListPage {
  const filled = inSections ? sectionsOf(products, source, table) : null;
  const ordered = filled?.flatMap((part) => part.products) ?? products;
  const { shown, ...pages } = paginate(ordered, page, size);
  const sections = filled?.map(({ section }) => section) ?? null;
  return {
    ...pages,
    cards: table && filled ? tableCards(shown, filled, source) : toCards(shown, source, asked),
    sections,
  };
}

function tableCards(
  shown: readonly KeyedProduct[],
  filled: ReturnType<typeof sectionsOf>,
  source: Source,
): ProductCard[] {
  const wanted = new Set(shown);
  const columnsFor = new Map<string, readonly TableColumn[]>();
  for (const { section, products } of filled) {
    let at = 0;
    for (const { columns, count } of section.tables) {
      for (const product of products.slice(at, at + count)) {
        if (wanted.has(product)) columnsFor.set(product.id, columns);
      }
      at += count;
    }
  }
  return toCards(shown, source).map((card, index) => {
    const product = shown[index];
    const columns = columnsFor.get(card.id) ?? [];
    return { ...card, figures: columns.flatMap(({ key }) => (product && figureOf(product, key)) ?? []) };
  });
}

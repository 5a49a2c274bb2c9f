import type { FigureKey } from "../figures/attribute-kinds.ts";
import { placementOf } from "../catalogue/category.ts";
import type { KeyedProduct } from "../catalogue/keys.ts";
import { cardFeatures } from "./product.ts";
import { type CardFigures, cardFigures } from "../figures/table-kinds.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";

/** As much of a product as a card or a list row shows; pages carry this instead of whole products. */
export type ProductCard = {
  id: string;
  name: string;
  /** The brand's name as visitors read it. */
  brandName: string;
  category: string;
  subcategory: string | null;
  /** The beginning of it, as much as a card shows. */
  description: string;
  features: readonly string[];
  moreFeatures: number;
  imageUrl: string | null;
  articleNumber: string | null;
  figures: CardFigures;
};

/** What cards tell of a catalogue: the lists that their figures are those of. */
export type CardSource = Pick<Catalogue, "bySubcategory" | "byOwnCategory">;

/**
 * Makes cards of products: of one product the same wherever it is shown, but for the figures that a list was asked by,
 * which come first.
 */
export function toCards(
  products: readonly KeyedProduct[],
  source: CardSource,
  asked: readonly FigureKey[] = [],
): ProductCard[] {
  return products.map((product) => {
    const { shown, more } = cardFeatures(product.features);
    const { category, subcategory } = placementOf(product);
    return {
      id: product.id,
      name: product.name,
      brandName: product.brandName,
      category,
      subcategory,
      description: beginningOf(product.description),
      features: shown,
      moreFeatures: more,
      imageUrl: product.imageUrl,
      articleNumber: product.serialNumber,
      figures: cardFigures(product, source, asked),
    };
  });
}

/** Three lines of a card hold fewer characters, at any width. */
const LONGEST = 190;
/** So many fit in them on most screens, and so few leave them empty. */
const WHOLE = { most: 135, least: 60 };

/** As much of a text as a card has room for: whole sentences where these fill it, else whole words. */
function beginningOf(text: string): string {
  if (text.length <= WHOLE.most) return text;
  const [sentences = ""] = /^.*[.!?](?=\s+[\p{Lu}\p{Lo}])/su.exec(text.slice(0, WHOLE.most + 2)) ?? [];
  if (sentences.length >= WHOLE.least) return sentences;
  if (text.length <= LONGEST) return text;
  const blank = text.lastIndexOf(" ", LONGEST);
  const words = text.slice(0, blank > 0 ? blank : LONGEST);
  return `${words.replace(/[\s.,;:–]+$/, "")}…`;
}

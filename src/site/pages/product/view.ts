import { attributesOf } from "../../../domain/figures/attributes.ts";
import { type Brand, brandNamed } from "../../../domain/product/brand.ts";
import type { Catalogue } from "../../../domain/catalogue/catalogue.ts";
import { placementOf, subcategoryPath } from "../../../domain/catalogue/category.ts";
import { familyOf } from "../../../domain/product/family.ts";
import { type FigureScale, isSameOnAll, scaleOf } from "../../../domain/figures/figure-scale.ts";
import {
  columnsOf,
  everyFigureOf,
  type Figure,
  type FigureColumn,
  figureOf,
  figuresOf,
} from "../../../domain/figures/figures.ts";
import { type KeyedProduct, withoutKeys } from "../../../domain/catalogue/keys.ts";
import { nearestTo, peersOf, rangeAround } from "../../../domain/product/related-products.ts";
import { type Picture, readPicture } from "../../../domain/product/picture-list.ts";
import { type ProductCard, toCards } from "../../../domain/product/product-card.ts";
import {
  imageKind,
  type Product,
  type SpecificationLine,
  specificationLines,
} from "../../../domain/product/product.ts";
import { catalogueNumber } from "../../../domain/product/catalogue-number.ts";
import { isMachine } from "../../../domain/figures/readings.ts";
import { type ListedDocument, listedDocuments } from "./listed-documents.ts";
import { type Relatives, relativesOf } from "./related-view.ts";

/** How many figures stand large, how many products the comparison has beside this one, and how many cards follow. */
const FIGURES = 4;
const NEIGHBOURS = 4;
const RELATED = 4;

/** A row of the comparison: a product with its figures by column, null where it does not state one. */
export type ComparedProduct = Pick<Product, "id" | "name"> & {
  articleNumber: string | null;
  figures: readonly (Figure | null)[];
};

/** A figure that stands large, on its axis where there is one. */
export type KeyFigure = {
  figure: Figure;
  scale: FigureScale | null;
  /** Whether all comparable products state the same, which needs no axis. */
  isSame: boolean;
};

/** Everything that a product page shows. */
export type ProductView = {
  product: Product;
  card: ProductCard;
  /** Where it belongs; `inTree` is false for the categories beside the tree, which have no page of their own. */
  placement: {
    category: string;
    categoryKey: string;
    subcategory: string | null;
    subcategoryKey: string | null;
    inTree: boolean;
    /** Its number in the catalogue, such as `1.1/07`, and the number of its group; null where it was not numbered. */
    number: { text: string; category: number } | null;
  };
  isMachine: boolean;
  /** Its sizes, grits or colours, itself among them; empty where there is only this one. */
  family: readonly { id: string; label: string }[];
  figures: readonly KeyFigure[];
  /** `isFigure` where a key figure says all of the line. */
  specification: readonly (SpecificationLine & { isFigure: boolean })[];
  /** The product among its neighbours; null without any. */
  range: { columns: readonly FigureColumn[]; rows: readonly ComparedProduct[] } | null;
  /** Without those whose files are missing. Where there is no data sheet among them, one is made of the page. */
  /** The main one first. */
  pictures: readonly Picture[];
  documents: readonly ListedDocument[];
  relatives: Relatives;
  /** The brand box appears when a brand is found by name (R4.5). */
  brand: Brand | null;
  /** More of its subcategory, or of its category where there is hardly more; `group` is its name. */
  related: { group: string; cards: readonly ProductCard[] };
};

type Source = Pick<
  Catalogue,
  | "products"
  | "byId"
  | "byCategory"
  | "byOwnCategory"
  | "bySubcategory"
  | "brands"
  | "categories"
  | "numbers"
  | "relations"
>;

/** The products of the same subcategory, or of the same category where there is none. */
function groupOf(source: Source, { categoryKey, subcategoryKey }: KeyedProduct): readonly KeyedProduct[] {
  const group =
    subcategoryKey === null
      ? source.byOwnCategory.get(categoryKey)
      : source.bySubcategory.get(subcategoryPath(categoryKey, subcategoryKey));
  return group ?? [];
}

/** The figures that stand large. How many are in a case is none of them, and one alone stands better in the specification. */
function keyFiguresOf(product: Product): Figure[] {
  const figures = figuresOf(product, FIGURES).filter(({ key }) => key !== "case");
  return figures.length < 2 ? [] : figures;
}

/** Beside so many scales a figure without one is left to the specification; the first, by which it is chosen, stays. */
const LEAST_SCALES = 3;

function scaledFigures(product: Product, others: readonly Product[]): ProductView["figures"] {
  const stated = others.map(everyFigureOf);
  const figures = keyFiguresOf(product).map((figure) => {
    const peers = stated.flatMap((all) => all.find(({ key }) => key === figure.key) ?? []);
    return { figure, scale: scaleOf(figure, peers), isSame: isSameOnAll(figure, peers) };
  });
  const scales = figures.filter(({ scale }) => scale !== null).length;
  return figures.filter(({ scale }, index) => index === 0 || scale !== null || scales < LEAST_SCALES);
}

/** One number, alone or with its unit, or the most that it can be: a figure loses nothing of it. */
const ONE_NUMBER = /^(?:up to |≤\s?)?\d\S*(?:\s[^\s,;]{1,8})?$/i;

function linesOf(product: Product, figures: readonly Figure[]): ProductView["specification"] {
  const attributes = attributesOf(product);
  return specificationLines(product.specifications).map((line, index) => {
    const { key, value = null } = attributes[index] ?? {};
    const isStated = (figure: Figure) =>
      figure.key === key && JSON.stringify(figure.value) === JSON.stringify(value);
    const isFigure = ONE_NUMBER.test(line.value) && figures.some(isStated);
    return { ...line, isFigure };
  });
}

/** Among so few products a figure is told also where most of them keep it to themselves, such as the noise. */
const NEIGHBOURS_STATE = 1 / 3;

function comparison(product: KeyedProduct, peers: readonly KeyedProduct[]): ProductView["range"] {
  const products = rangeAround(product, peers, NEIGHBOURS + 1);
  const columns = columnsOf(products, NEIGHBOURS_STATE);
  if (products.length === 0 || columns.length === 0) return null;
  const rows = products.map((each) => ({
    id: each.id,
    name: each.name,
    articleNumber: each.serialNumber,
    figures: columns.map(({ key }) => figureOf(each, key)),
  }));
  return { columns, rows };
}

/** The product page of this id, or null when the catalogue has no such product. */
export function view(source: Source, { id }: { id: string }, locale: string): ProductView | null {
  const product = source.byId.get(id);
  const [card] = product ? toCards([product], source) : [];
  if (!product || !card) return null;
  const { category, subcategory } = placementOf(product);
  const { categoryKey, subcategoryKey } = product;
  const entry = source.numbers.of(product);
  const group = groupOf(source, product);
  const peers = peersOf(product, source.products, group);
  const others = peers.filter((peer) => peer.id !== id);
  const figures = scaledFigures(product, others);
  const range = comparison(product, peers);
  const shown = new Set(range?.rows.map((row) => row.id));
  return {
    product: { ...withoutKeys(product), documents: undefined, pictures: undefined },
    pictures: shownPictures(product),
    card,
    placement: {
      category,
      categoryKey,
      subcategory,
      subcategoryKey,
      inTree: source.categories.some(({ key }) => key === categoryKey),
      number: entry ? { text: catalogueNumber(entry), category: entry.category } : null,
    },
    isMachine: isMachine(product),
    family: familyOf(product, group).map(({ product: member, label }) => ({
      id: member.id,
      label,
    })),
    figures,
    specification: linesOf(
      product,
      figures.map(({ figure }) => figure),
    ),
    range,
    documents: listedDocuments(product, locale),
    relatives: relativesOf(product, source),
    brand: brandNamed(source.brands, product.brand),
    related: relatedTo(source, product, shown),
  };
}

/** The main picture and the further ones, each with what it shows; none of a product without a main one. */
function shownPictures({ name, imageUrl, imageText, pictures = [] }: KeyedProduct): Picture[] {
  if (imageUrl === null || imageKind(imageUrl) !== "image") return [];
  const further = pictures
    .map(readPicture)
    .filter(({ url }) => imageKind(url) === "image" && url !== imageUrl);
  return [{ url: imageUrl, text: imageText ?? "" }, ...further].map(({ url, text }) => ({
    url,
    text: text || name,
  }));
}

/** A row of cards from a group that fills it; the nearest in their figures, without those that the page has shown. */
function relatedTo(
  source: Source,
  product: KeyedProduct,
  shown: ReadonlySet<string>,
): ProductView["related"] {
  const { category, subcategory } = placementOf(product);
  const group = groupOf(source, product);
  const isFull = subcategory !== null && group.length > RELATED;
  const from = isFull ? group : (source.byCategory.get(product.categoryKey) ?? group);
  const cards = toCards(nearestTo(product, from, shown, RELATED), source);
  return { group: isFull ? subcategory : category, cards };
}

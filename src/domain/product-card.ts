import { placementOf } from "./category.ts";
import { type Product, cardFeatures } from "./product.ts";
import { type RegisterEntry, registerNumber } from "./register.ts";

/** As much of a product as a card or a list row shows; pages carry this instead of whole products. */
export type ProductCard = {
  id: string;
  name: string;
  brand: string;
  category: string;
  subcategory: string | null;
  description: string;
  features: readonly string[];
  moreFeatures: number;
  imageUrl: string | null;
  /** Its place in the register, such as `1.1/07`, and the number of its group; null where it was not numbered. */
  place: { text: string; category: number } | null;
};

/** Makes cards of products; the register is looked up once for all of them. */
export function toCards(products: readonly Product[], register: readonly RegisterEntry[]): ProductCard[] {
  const wanted = new Set(products.map((product) => product.id));
  const places = new Map(register.filter(({ id }) => wanted.has(id)).map((entry) => [entry.id, entry]));
  return products.map((product) => {
    const { shown, more } = cardFeatures(product.features);
    const entry = places.get(product.id);
    const { category, subcategory } = placementOf(product);
    return {
      id: product.id,
      name: product.name,
      brand: product.brand,
      category,
      subcategory,
      description: product.description,
      features: shown,
      moreFeatures: more,
      imageUrl: product.imageUrl,
      place: entry ? { text: registerNumber(entry), category: entry.category } : null,
    };
  });
}

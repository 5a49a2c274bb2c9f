import { categoryKeyOf } from "./category.ts";
import { type Product, specificationLines } from "./product.ts";

/** A product with the sound level that its maker states, in dB(A). */
export type Sounding = { id: string; name: string; level: number };

const LABEL = /^(?:noise|sound)\b/i;
const LEVEL = /^(\d{1,3}(?:\.\d+)?)\s*dB/i;
/** Keys of the categories that hold cleaning machines. */
const MACHINES = ["equipments", "floor-care-equipment", "industrial-vacuum-cleaners"];

/** The sound level in a product's specification ("Noise level: 54 dB(A)"), or null where none is stated. */
export function soundLevel(product: Pick<Product, "specifications">): number | null {
  for (const { label, value } of specificationLines(product.specifications)) {
    const level = LABEL.test(label) ? LEVEL.exec(value)?.[1] : undefined;
    if (level !== undefined) return Number(level);
  }
  return null;
}

/** Every product that states its sound level, quietest first, and the three quietest cleaning machines. */
export type SoundScale = { all: Sounding[]; quietMachines: Sounding[] };

/** Orders the catalogue by sound, for buyers whose work happens while others sleep. */
export function soundScale(products: readonly Product[]): SoundScale {
  const stated = products
    .flatMap((product) => {
      const level = soundLevel(product);
      return level === null ? [] : [{ product, level }];
    })
    .toSorted((a, b) => a.level - b.level);
  const sounding = ({ product, level }: (typeof stated)[number]) => ({
    id: product.id,
    name: product.name,
    level,
  });
  return {
    all: stated.map(sounding),
    quietMachines: stated
      .filter(({ product }) => MACHINES.includes(categoryKeyOf(product)))
      .slice(0, 3)
      .map(sounding),
  };
}

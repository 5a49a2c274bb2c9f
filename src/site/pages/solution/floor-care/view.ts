import type { Catalogue } from "../../../../domain/catalogue.ts";
import { toCards } from "../../../../domain/product-card.ts";
import { type FloorMaterial, firstNamed, floorCareProducts, isFloorCare } from "../../../../domain/themes.ts";

/** What a machine for each floor is called in the catalogue, the best fit first. */
const MACHINES_FOR: Record<FloorMaterial, readonly string[]> = {
  marble: ["stone machine", "single-disc machine"],
  terrazzo: ["planetary floor grinder", "floor grinder"],
  concrete: ["ride-on sweeper", "ride-on battery sweeper", "sweeper"],
  porcelain: ["cylindrical brush", "scrubber-dryer"],
  vinyl: ["burnisher"],
  carpet: ["carpet extractor", "carpet"],
};

/** The first products of floor care, how many there are, and a machine for each floor. */
export function view({ products, numbers }: Pick<Catalogue, "products" | "numbers">) {
  const machineFor = (material: FloorMaterial) => {
    const found = firstNamed(products, MACHINES_FOR[material]);
    return found ? { id: found.id, name: found.name } : null;
  };
  return {
    cards: toCards(floorCareProducts(products), numbers),
    matching: products.filter(isFloorCare).length,
    machines: {
      marble: machineFor("marble"),
      terrazzo: machineFor("terrazzo"),
      concrete: machineFor("concrete"),
      porcelain: machineFor("porcelain"),
      vinyl: machineFor("vinyl"),
      carpet: machineFor("carpet"),
    },
  };
}

import type { Catalogue } from "../../../../domain/catalogue.ts";
import { paginate } from "../../../../domain/listing.ts";
import { keyFigures } from "../../../../domain/readings.ts";
import { toCards } from "../../../../domain/product-card.ts";
import { automationProducts, isRobot } from "../../../../domain/themes.ts";
import type { PageParams } from "../../../../urls/pages.ts";

/** A page of the products that work by themselves, and the first robot among them with its figures. */
export function view(
  { products, numbers }: Pick<Catalogue, "products" | "numbers">,
  { page }: PageParams<"automation">,
) {
  const found = automationProducts(products);
  const { shown, ...pages } = paginate(found, page);
  const robot = found.find(isRobot);
  return {
    ...pages,
    cards: toCards(shown, numbers),
    robot: robot
      ? {
          id: robot.id,
          name: robot.name,
          category: robot.category,
          imageUrl: robot.imageUrl,
          figures: keyFigures(robot),
        }
      : null,
  };
}

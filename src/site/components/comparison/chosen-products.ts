import { MAX_COMPARED } from "../../../domain/limits.ts";
import { storedList } from "../stored-list/stored-list.ts";

/** A product that was chosen to be compared, with what the tray shows of it: its picture as it was last loaded. */
export type ChosenProduct = { id: string; name: string; picture: string | null };

function isChosen(value: unknown): value is ChosenProduct {
  if (typeof value !== "object" || value === null) return false;
  if (!("id" in value) || !("name" in value) || !("picture" in value)) return false;
  return (
    typeof value.id === "string" &&
    typeof value.name === "string" &&
    (value.picture === null || typeof value.picture === "string")
  );
}

/** What this browser has chosen to be compared, in the order of choosing. */
export const chosenProducts = storedList({ key: "compare", isItem: isChosen, most: MAX_COMPARED });

/** Takes a product off the choice. */
export function takeOut(id: string): void {
  chosenProducts.update((items) => items.filter((item) => item.id !== id));
}

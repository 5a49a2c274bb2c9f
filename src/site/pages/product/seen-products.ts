import { storedList } from "../../components/stored-list/stored-list.ts";

/** Ids of the products that were looked at last, the newest first. */
const seen = storedList({ key: "seen-products", isItem: (id) => typeof id === "string", most: 8 });

/** Puts a product at the head of those that were looked at last, and gives the others. */
export function rememberSeen(id: string): readonly string[] {
  const others = seen.items().filter((other) => other !== id);
  seen.update(() => [id, ...others]);
  return others;
}

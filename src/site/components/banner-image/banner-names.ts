import type { Content } from "../../../content/load.ts";

/** The wide pictures that the studio draws, 1,600 px across; their file names under `attached-assets/scenes`. */
export type SceneName = keyof Content["shared"]["banners"];

/** By the category's key. A map and not an object: a key may be "constructor". */
const CATEGORY_SCENES: ReadonlyMap<string, SceneName> = new Map([
  ["equipments", "equipments"],
  ["washroom-hygiene", "washroom"],
  ["chemicals", "chemicals-range"],
  ["cleaning-tools-&-accessories", "tools"],
  ["waste-management", "waste"],
]);

/** The scene of the category with this key; a company's own category has none. */
export function categoryScene(key: string): SceneName | undefined {
  return CATEGORY_SCENES.get(key);
}

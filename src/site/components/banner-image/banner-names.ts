import type { Content } from "../../../content/load.ts";

/** The banner images, up to 3,200 px wide: file names under `attached-assets/scenes`. */
export type BannerName = keyof Content["shared"]["banners"];

/** By the category's key. A map and not an object: a key may be "constructor". */
const CATEGORY_BANNERS: ReadonlyMap<string, BannerName> = new Map([
  ["equipments", "equipments"],
  ["washroom-hygiene", "washroom"],
  ["chemicals", "chemicals-range"],
  ["cleaning-tools-&-accessories", "tools"],
  ["waste-management", "waste"],
]);

/** The banner image of the category with this key; a company's own category has none. */
export function categoryBanner(key: string): BannerName | undefined {
  return CATEGORY_BANNERS.get(key);
}

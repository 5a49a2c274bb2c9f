import { slugOf } from "../../domain/category.ts";
import { categoryScene, type SceneName } from "../components/banner-image/banner-names.ts";

type PageMatch = { staticData: { scene?: SceneName }; params: { category?: string } };
type Loaded = { media: Readonly<Record<string, string>>; categories: readonly { name: string }[] };

/**
 * The wide picture that a page is known by, its own or its category's: where it lies and what it shows; null
 * without one.
 */
export function sceneOf(
  matches: readonly PageMatch[],
  { media, categories }: Loaded,
  alts: Readonly<Record<SceneName, string>>,
): { url: string; alt: string } | null {
  const page = matches.at(-1);
  const slug = page?.params.category;
  const category = categories.find(({ name }) => slugOf(name) === slug);
  const scene = page?.staticData.scene ?? (category && categoryScene(slugOf(category.name)));
  const url = scene && media[`scenes/${scene}.avif`];
  return scene && url ? { url, alt: alts[scene] } : null;
}

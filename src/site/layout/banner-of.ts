import { categoryScene, type SceneName } from "../components/banner-image/banner-names.ts";

type PageMatch = { staticData: { scene?: SceneName }; params: { category?: string } };
type Loaded = { media: Readonly<Record<string, string>>; categories: readonly { key: string }[] };

/**
 * The wide picture that a page is known by, its own or its category's: where it lies and what it shows; null
 * without one.
 */
export function bannerOf(
  matches: readonly PageMatch[],
  { media, categories }: Loaded,
  alts: Readonly<Record<SceneName, string>>,
): { url: string; alt: string } | null {
  const page = matches.at(-1);
  const category = categories.find(({ key }) => key === page?.params.category);
  const scene = page?.staticData.scene ?? (category && categoryScene(category.key));
  const url = scene && media[`scenes/${scene}.avif`];
  return scene && url ? { url, alt: alts[scene] } : null;
}

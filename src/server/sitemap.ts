import type { Catalogue } from "../domain/catalogue.ts";
import { categoryPath, productPath } from "../urls/links.ts";
import { PAGES } from "../urls/pages.ts";

/** The paths of the pages that exist beside those of products and categories. */
export const FIXED_PATHS: readonly string[] = Object.values(PAGES)
  .map(({ path }) => path)
  .filter((path) => !path.includes("$"));

const escapeXml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** The paths of all pages that a search engine should know. */
export function publicPaths(catalogue: Catalogue): string[] {
  return [
    ...FIXED_PATHS,
    ...catalogue.categories.flatMap((category) => [
      categoryPath(category.name),
      ...category.subcategories.map((subcategory) => categoryPath(category.name, subcategory.name)),
    ]),
    ...catalogue.products.map((product) => productPath(product.id)),
  ];
}

/** `sitemap.xml` (sitemaps.org protocol 0.9) of the catalogue at one version. */
export function sitemapXml(catalogue: Catalogue, origin: string): string {
  const urls = publicPaths(catalogue).map((path) => `<url><loc>${escapeXml(origin + path)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("\n")}\n</urlset>\n`;
}

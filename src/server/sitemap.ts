import type { Catalogue } from "../domain/catalogue.ts";
import { isInCategory, isInSubcategory } from "../domain/category.ts";
import type { Product } from "../domain/product.ts";
import { categoryPath, pagePath, productPath } from "../urls/links.ts";
import { PAGES } from "../urls/pages.ts";

/** The most addresses that one sitemap may list (sitemaps.org protocol 0.9). */
const LONGEST = 50_000;

/** The paths of the pages that exist beside those of products and categories. */
export const FIXED_PATHS: readonly string[] = Object.values(PAGES)
  .map(({ path }) => path)
  .filter((path) => !path.includes("$"));

/** A page, and when what it shows was last changed (ISO-8601 UTC), where that is known. */
type Entry = { path: string; changed?: string | undefined };

function entries({ products, categories, changes }: Catalogue): Entry[] {
  const latest = (of: readonly Product[]) =>
    of.reduce<string | undefined>((newest, { id }) => {
      const changed = changes.get(id);
      return changed && (!newest || changed > newest) ? changed : newest;
    }, undefined);
  const listing = pagePath("listing");
  return [
    ...FIXED_PATHS.map((path) => (path === listing ? { path, changed: latest(products) } : { path })),
    ...categories.flatMap(({ name, subcategories }) => {
      const within = products.filter((product) => isInCategory(product, name));
      return [
        { path: categoryPath(name), changed: latest(within) },
        ...subcategories.map((subcategory) => ({
          path: categoryPath(name, subcategory.name),
          changed: latest(within.filter((product) => isInSubcategory(product, name, subcategory.name))),
        })),
      ];
    }),
    ...products.map(({ id }) => ({ path: productPath(id), changed: changes.get(id) })),
  ];
}

/** The paths of all pages that a search engine should know. */
export function publicPaths(catalogue: Catalogue): string[] {
  return entries(catalogue).map(({ path }) => path);
}

const escapeXml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

const xml = (kind: "urlset" | "sitemapindex", lines: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${kind} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join("\n")}\n</${kind}>\n`;

/**
 * `sitemap.xml` of the catalogue at one version, or part n of it (from 1) as `sitemap-n.xml`; null where there
 * is no such part. More addresses than one sitemap may list make it an index of its parts.
 */
export function sitemapXml(
  catalogue: Catalogue,
  origin: string,
  part: number | null = null,
  longest = LONGEST,
): string | null {
  const all = entries(catalogue);
  const parts = Math.ceil(all.length / longest);
  if (part === null && parts > 1) {
    const places = Array.from({ length: parts }, (_, n) => `${origin}/sitemap-${n + 1}.xml`);
    return xml(
      "sitemapindex",
      places.map((place) => `<sitemap><loc>${escapeXml(place)}</loc></sitemap>`),
    );
  }
  if (part !== null && (parts === 1 || part < 1 || part > parts)) return null;
  const first = ((part ?? 1) - 1) * longest;
  return xml(
    "urlset",
    all.slice(first, first + longest).map(({ path, changed }) => {
      const lastmod = changed ? `<lastmod>${escapeXml(changed)}</lastmod>` : "";
      return `<url><loc>${escapeXml(origin + path)}</loc>${lastmod}</url>`;
    }),
  );
}

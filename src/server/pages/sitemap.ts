import type { Catalogue } from "../../domain/catalogue/catalogue.ts";
import { subcategoryPath } from "../../domain/catalogue/category.ts";
import type { Product } from "../../domain/product/product.ts";
import { categoryPath, pagePath, productPath } from "../../urls/links.ts";
import { NOT_INDEXED, PAGES } from "../../urls/pages.ts";

/** The most URLs that one sitemap may list (sitemaps.org protocol 0.9). */
const MAX_URLS = 50_000;

/** The paths of the pages other than those of products and categories, as far as they are for search engines. */
export const STATIC_PATHS: readonly string[] = Object.values(PAGES)
  .map(({ path }) => path)
  .filter((path) => !path.includes("$") && !NOT_INDEXED.some((name) => PAGES[name].path === path));

/** A page, and when its content was last changed (ISO-8601 UTC), where that is known. */
type Entry = { path: string; changed?: string | undefined };

function entries({ products, categories, byCategory, bySubcategory, changedAt }: Catalogue): Entry[] {
  const latest = (of: readonly Product[] = []) =>
    of.reduce<string | undefined>((newest, { id }) => {
      const changed = changedAt(id);
      return changed && (!newest || changed > newest) ? changed : newest;
    }, undefined);
  const listing = pagePath("listing");
  return [
    ...STATIC_PATHS.map((path) => (path === listing ? { path, changed: latest(products) } : { path })),
    ...categories.flatMap(({ key, subcategories }) => [
      { path: categoryPath(key), changed: latest(byCategory.get(key)) },
      ...subcategories.map((subcategory) => ({
        path: categoryPath(key, subcategory.key),
        changed: latest(bySubcategory.get(subcategoryPath(key, subcategory.key))),
      })),
    ]),
    ...products.map(({ id }) => ({ path: productPath(id), changed: changedAt(id) ?? undefined })),
  ];
}

/** The paths of all pages that search engines should index, in the order of the sitemap. */
export function* publicPaths({ products, categories }: Catalogue): Generator<string> {
  yield* STATIC_PATHS;
  for (const { key, subcategories } of categories) {
    yield categoryPath(key);
    for (const subcategory of subcategories) yield categoryPath(key, subcategory.key);
  }
  for (const { id } of products) yield productPath(id);
}

const escapeXml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

const xml = (kind: "urlset" | "sitemapindex", lines: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${kind} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join("\n")}\n</${kind}>\n`;

/**
 * `sitemap.xml`, or part n of it (from 1) as `sitemap-n.xml`; null where there is no such part. With more URLs than
 * one sitemap may list it is an index of its parts.
 */
export function sitemapXml(
  catalogue: Catalogue,
  origin: string,
  part: number | null = null,
  maxUrls = MAX_URLS,
): string | null {
  const all = entries(catalogue);
  const parts = Math.ceil(all.length / maxUrls);
  if (part === null && parts > 1) {
    const urls = Array.from({ length: parts }, (_, n) => `${origin}/sitemap-${n + 1}.xml`);
    return xml(
      "sitemapindex",
      urls.map((url) => `<sitemap><loc>${escapeXml(url)}</loc></sitemap>`),
    );
  }
  if (part !== null && (parts === 1 || part < 1 || part > parts)) return null;
  const first = ((part ?? 1) - 1) * maxUrls;
  return xml(
    "urlset",
    all.slice(first, first + maxUrls).map(({ path, changed }) => {
      const lastmod = changed ? `<lastmod>${escapeXml(changed)}</lastmod>` : "";
      return `<url><loc>${escapeXml(origin + path)}</loc>${lastmod}</url>`;
    }),
  );
}

import type { LanguageContent } from "../../content/load.ts";
import type { Catalogue } from "../../domain/catalogue.ts";
import { subcategoryPath } from "../../domain/category.ts";
import type { Product } from "../../domain/product.ts";
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

/** `robots.txt`: everything may be crawled but the API; with the URL of the sitemap. */
export function robotsTxt(origin: string): string {
  return ["User-agent: *", "Disallow: /api/", "Allow: /", "", `Sitemap: ${origin}/sitemap.xml`, ""].join(
    "\n",
  );
}

const DAY = 24 * 60 * 60_000;

/** RFC 9116 recommends less than a year. */
const VALIDITY = 180 * DAY;

/** `/.well-known/security.txt` (RFC 9116): where to report a weakness of the site. */
export function securityTxt(site: { contact: string; origin: string; language: string; now: Date }): string {
  // Rounded to the day, so that the file is the same all day.
  const expires = new Date(Math.floor(site.now.getTime() / DAY) * DAY + VALIDITY);
  return [
    `Contact: mailto:${encodeURI(site.contact)}`,
    `Expires: ${expires.toISOString().replace(/\.\d+Z$/, "Z")}`,
    `Preferred-Languages: ${site.language}`,
    `Canonical: ${site.origin}/.well-known/security.txt`,
    "",
  ].join("\n");
}

/** The page background, shown behind the browser's own bars. */
const BACKGROUND = "#F7F7F3";

/** What a phone shows of the site on its home screen (W3C "Web Application Manifest"). */
export function webManifest({
  tag,
  direction,
  company,
}: Pick<LanguageContent, "tag" | "direction" | "company">): string {
  return JSON.stringify({
    name: company.name,
    short_name: company.shortName,
    lang: tag,
    dir: direction,
    start_url: "/",
    scope: "/",
    display: "browser",
    background_color: BACKGROUND,
    theme_color: BACKGROUND,
    icons: [
      { src: "/icon-192.png", sizes: "192x192", type: "image/png", purpose: "any" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png", purpose: "any" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
      { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
    ],
  });
}

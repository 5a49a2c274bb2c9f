import type { Catalogue } from "../domain/catalogue.ts";

/** The pages that exist beside those of products and categories. */
export const STANDING_PAGES = [
  "/",
  "/products",
  "/solutions",
  "/about",
  "/contact",
  "/get-quote",
  "/vacuum-solutions",
  "/automation-solutions",
  "/smart-floor-care",
  "/advanced-chemicals",
  "/commercial-spaces",
  "/healthcare-facilities",
  "/hospitality-excellence",
  "/privacy-policy",
  "/terms-of-service",
  "/sitemap",
] as const;

const escapeXml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** The paths of all pages that a search engine should know. */
export function publicPaths(catalogue: Catalogue): string[] {
  return [
    ...STANDING_PAGES,
    ...catalogue.categories.flatMap((category) => [
      category.href,
      ...category.subcategories.map((subcategory) => subcategory.href),
    ]),
    ...catalogue.products.map((product) => `/products/${encodeURIComponent(product.id)}`),
  ];
}

/** `sitemap.xml` (sitemaps.org protocol 0.9) of the catalogue at one version. */
export function sitemapXml(catalogue: Catalogue, origin: string): string {
  const urls = publicPaths(catalogue).map((path) => `<url><loc>${escapeXml(origin + path)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("\n")}\n</urlset>\n`;
}

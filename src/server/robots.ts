/** `robots.txt`: everything may be read but the API's answers, and where the map of the site is. */
export function robotsTxt(origin: string): string {
  return ["User-agent: *", "Disallow: /api/", "Allow: /", "", `Sitemap: ${origin}/sitemap.xml`, ""].join(
    "\n",
  );
}

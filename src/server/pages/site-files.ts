import type { Handler } from "hono";
import type { LanguageContent } from "../../content/load.ts";
import { deskAddresses } from "../env.ts";
import { AppError } from "../errors.ts";
import { AN_HOUR } from "../http/caching.ts";
import { encode, memoizeByVersion } from "../http/encoded.ts";
import { respond } from "../http/respond.ts";
import { type AppEnv, originOf, type Services } from "../services.ts";
import type { WorkQueue } from "../work-queue.ts";
import { sitemapXml } from "./sitemap.ts";

const XML_TYPE = "application/xml; charset=utf-8";

/** `robots.txt`: everything may be crawled but the API; with the URL of the sitemap. */
function robotsTxt(origin: string): string {
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
function webManifest({
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

/** The files at fixed paths that programs ask for, each by its path. */
export function siteFiles(
  { catalogue, contents, environment, now }: Services,
  work: WorkQueue,
): Record<string, Handler<AppEnv>> {
  const origin = originOf(environment);
  const sitemap = memoizeByVersion(catalogue, XML_TYPE, (current) => sitemapXml(current, origin) ?? "");
  return {
    "/robots.txt": (context) => context.text(robotsTxt(origin)),
    "/sitemap.xml": (context) => respond(context.req.raw, sitemap()),
    "/sitemap-:part{[1-9][0-9]{0,3}\\.xml}": async (context) => {
      const { raw } = context.req;
      const part = Number.parseInt(context.req.param("part") ?? "", 10);
      const xml = await work.run(async () => sitemapXml(catalogue.current(), origin, part), {
        priority: "later",
        signal: raw.signal,
      });
      if (xml === null) throw new AppError("not_found");
      return respond(raw, encode(xml, XML_TYPE));
    },
    "/.well-known/security.txt": (context) => {
      const [contact] = deskAddresses(environment, context.get("content").company);
      const text = securityTxt({ contact, origin, language: contents[0].tag, now: now() });
      return context.text(text, 200, AN_HOUR);
    },
    "/site.webmanifest": (context) =>
      respond(context.req.raw, encode(webManifest(context.get("content")), "application/manifest+json")),
  };
}

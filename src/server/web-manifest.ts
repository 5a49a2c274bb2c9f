import { company } from "../content/company.ts";

/** Ground of the pages, behind the browser's own bars. */
const PEARL = "#F7F7F3";

/** What a phone shows of the site on its home screen (W3C "Web Application Manifest"). */
export function webManifest(): string {
  return JSON.stringify({
    name: company.name,
    short_name: company.shortName,
    lang: "en",
    dir: "ltr",
    start_url: "/",
    scope: "/",
    display: "browser",
    background_color: PEARL,
    theme_color: PEARL,
    icons: [
      { src: "/icon-192.png", sizes: "192x192", type: "image/png", purpose: "any" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png", purpose: "any" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
      { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
    ],
  });
}

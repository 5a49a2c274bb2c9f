import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { RenderPage } from "./deps.ts";
import type { PageContext } from "../site/server.ts";

/** What the site's server entry exports: one fetch that takes the page's context beside the request. */
export type SiteEntry = {
  fetch(request: Request, options: { context: { page: PageContext } }): Promise<Response> | Response;
};

/** The root of the project. */
export const PROJECT = join(import.meta.dirname, "../..");

/** Where `vite build` puts the browser's part of the site. */
export const CLIENT_FOLDER = join(PROJECT, "dist/client");

/** Where the catalogue's files and pictures lie. */
export const CATALOGUE_FOLDER = join(PROJECT, "catalogue");

const SERVER_FOLDER = join(PROJECT, "dist/server");
const SERVER_ENTRY = join(SERVER_FOLDER, "server.js");

/** Draws pages by the given server entry. */
export function renderBy(entry: () => Promise<SiteEntry>): RenderPage {
  return async (request, page) => (await entry()).fetch(request, { context: { page } });
}

/**
 * Loads the built site, with the parts that it would otherwise load at the first visit of each page: a newer
 * build may have taken their place by then. Throws a sentence when it has not been built.
 */
export async function loadBuiltSite(): Promise<RenderPage> {
  if (!existsSync(SERVER_ENTRY)) throw new Error("The site has not been built: run `npm run build` first");
  const loaded: { default: SiteEntry } = await import(pathToFileURL(SERVER_ENTRY).href);
  const parts = readdirSync(join(SERVER_FOLDER, "assets")).filter((name) => name.endsWith(".js"));
  await Promise.all(parts.map((name) => import(pathToFileURL(join(SERVER_FOLDER, "assets", name)).href)));
  return renderBy(() => Promise.resolve(loaded.default));
}

import { existsSync, readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import * as v from "valibot";
import { type LanguageContent, LANGUAGES, type PartName, partsOf } from "../../content/load.ts";
import type { Catalogue } from "../../domain/catalogue.ts";
import type { FormOutcome } from "../../domain/form.ts";
import type { PageContext } from "../../site/server.ts";
import { type Address, hrefOf, readAddress } from "../../urls/address.ts";
import { PROJECT } from "../env.ts";
import { BROTLI, encode, type Encoded } from "../http/respond.ts";
import { contentSecurityPolicy, inlineScriptHashes } from "../http/security.ts";
import { deferHydration, FAILED_PART, MarkupError } from "./framework-output.ts";

/** Renders one page to HTML: the built site's own fetch, or Vite's in development. */
export type RenderPage = (request: Request, page: PageContext) => Promise<Response>;

/** What the site's server entry exports: one fetch that takes the page's context beside the request. */
export type SiteEntry = {
  fetch(request: Request, options: { context: { page: PageContext } }): Promise<Response> | Response;
};

const SERVER_FOLDER = join(PROJECT, "dist/server");
const SERVER_ENTRY = join(SERVER_FOLDER, "server.js");

/** The files of the built site that browsers get. */
export const CLIENT_FOLDER = join(PROJECT, "dist/client");

/**
 * Loads the built site, with the modules that it would otherwise load at the first request of each page: a newer
 * build may have replaced them by then. Rejects when the site has not been built.
 */
export async function loadBuiltSite(): Promise<RenderPage> {
  if (!existsSync(SERVER_ENTRY)) throw new Error("The site has not been built: run `npm run build` first");
  const { default: site }: { default: SiteEntry } = await import(pathToFileURL(SERVER_ENTRY).href);
  const modules = readdirSync(join(SERVER_FOLDER, "assets")).filter((name) => name.endsWith(".js"));
  await Promise.all(modules.map((name) => import(pathToFileURL(join(SERVER_FOLDER, "assets", name)).href)));
  const scriptsOf = await textScripts();
  return async (request, page) => {
    const response = await site.fetch(request, { context: { page } });
    if (response.status !== 200 && response.status !== 404) return response;
    const address = readAddress(new URL(request.url), [page.content.prefix]);
    const scripts = scriptsOf(page.content.tag, partsOf(address.page));
    return new Response(deferHydration(await response.text(), scripts), response);
  };
}

const manifestSchema = v.record(v.string(), v.object({ file: v.string() }));

/** Reads from the build which scripts hold the texts. Throws where it names none, and pages would wait for them. */
async function textScripts() {
  const manifest = v.parse(
    v.pipe(v.string(), v.parseJson(), manifestSchema),
    await readFile(join(CLIENT_FOLDER, ".vite/manifest.json"), "utf8"),
  );
  const scriptsOf = (language: string, parts: readonly PartName[]) =>
    parts.flatMap((part) => {
      const name = part.replaceAll(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
      const script = manifest[`src/content/${language}/${name}.ts`];
      return script ? [`/${script.file}`] : [];
    });
  if (LANGUAGES.some(({ tag }) => scriptsOf(tag, ["shared"]).length === 0)) {
    throw new MarkupError(
      "The scripts of the texts were not found in the build's manifest (pages/render.ts)",
    );
  }
  return scriptsOf;
}

/** A page with the content security policy that allows exactly its own inline scripts. */
export type RenderedPage = {
  status: number;
  encoded: Encoded;
  csp: string;
  /** False when a part of the page failed, which the browser will try to render again. */
  complete: boolean;
};

/** Which page to render, from which catalogue, in which language, with which form's outcome. */
type RenderInput = { address: Address; catalogue: Catalogue; content: LanguageContent; form?: FormOutcome };

/** The site responded with something other than a page. */
class RenderError extends Error {
  override readonly name = "RenderError";
}

/**
 * Returns the function that renders pages. It passes the site a request of its own, so that nothing of the visitor's
 * (cookies, languages, headers) can get into a page that is cached for others.
 */
export function createPageRenderer(renderPage: RenderPage, origin: string, browserLimit: number) {
  return async ({ address, catalogue, content, form }: RenderInput): Promise<RenderedPage> => {
    const request = new Request(new URL(hrefOf(address), origin), { headers: { accept: "text/html" } });
    const response = await renderPage(request, {
      catalogue,
      content,
      origin,
      browserLimit,
      ...(form && { form }),
    });
    const html = await response.text();
    if (response.status !== 200 && response.status !== 404) {
      throw new RenderError(`The site responded with ${response.status} for ${hrefOf(address)}`);
    }
    return {
      status: response.status,
      encoded: encode(html, "text/html; charset=utf-8", { quality: BROTLI.page }),
      csp: contentSecurityPolicy(inlineScriptHashes(html)),
      complete: !html.includes(FAILED_PART),
    };
  };
}

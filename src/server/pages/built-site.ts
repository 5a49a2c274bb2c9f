import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import * as v from "valibot";
import { LANGUAGES, type PartName, partsOf } from "../../content/load.ts";
import { readAddress } from "../../urls/address.ts";
import { PROJECT } from "../env.ts";
import { bootCode, MOVE_STYLES } from "./boot-script.ts";
import { FAILED_PART, MarkupError, takeApart } from "./framework-output.ts";
import { parseRules, rulesFor, seenIn, withoutUnused } from "./page-styles.ts";
import type { RenderPage, SiteEntry } from "./render.ts";

const SERVER_ENTRY = join(PROJECT, "dist/server/server.js");

/** The files of the built site that browsers get. */
export const CLIENT_FOLDER = join(PROJECT, "dist/client");

/** The place in a page up to which styles stand in it (layout/first-screen-end.tsx). */
const FIRST_SCREEN_END = /<div data-first-screen-end="" hidden="">/;

/** Where the browser gets the state of a page: this, its hash, and the page's address. */
export const PAGE_STATE = "/page-state/";

/**
 * Loads the built site. It is one file, so that nothing is missing later when a newer build has replaced it. Rejects when
 * the site has not been built.
 *
 * Its pages come with the styles of what is seen first. The other styles are links below that, in the order of
 * the build; scripts and the page's state are loaded when the page rests. Only where nobody else gets the page, or where
 * it is not whole, the state stands in the page.
 */
export async function loadBuiltSite(): Promise<RenderPage> {
  if (!existsSync(SERVER_ENTRY)) throw new Error("The site has not been built: run `npm run build` first");
  const { default: site }: { default: SiteEntry } = await import(pathToFileURL(SERVER_ENTRY).href);
  const files = readManifest();
  return async (request, page) => {
    const { status, html } = await site.render(request, page);
    if (status !== 200 && status !== 404) return { status, html: [], state: null };
    const {
      html: [head, body, end],
      state,
      entry,
      preloaded: named,
    } = takeApart(html);
    const { pathname, search, href } = new URL(request.url);
    const firstScreen = FIRST_SCREEN_END.exec(body);
    if (!firstScreen) throw new MarkupError(`${href} has no end of its first screen`);
    const placeOfLinks = firstScreen.index + firstScreen[0].length;
    const { page: asked } = readAddress(new URL(href), [page.content.prefix]);
    // The framework names the scripts of the page's route; where there is no page, the screen that says so has none.
    const preloaded = asked === null ? [...named, files.notFound] : named;
    const styles = files.stylesOf(preloaded);
    const texts = files.textsOf(page.content.tag, partsOf(asked));
    const isShared = status === 200 && !page.form && !html.includes(FAILED_PART);
    const hash = createHash("sha256").update(state).digest("base64url").slice(0, 16);
    const stateFile = isShared ? [`${PAGE_STATE}${hash}${pathname}${search}`] : [];
    const boot = bootCode({
      scripts: [...new Set([...stateFile, ...preloaded, ...texts])],
      steps: [...stateFile, ...files.stepsOf(preloaded), entry],
    });
    const firstPart = body.slice(0, placeOfLinks);
    const seen = seenIn(/<html[^>]*>/.exec(head)?.[0] ?? "", firstPart);
    const css = styles.map((style) => rulesFor(files.rulesOf(style), seen)).join("");
    return {
      status,
      html: [
        head,
        `<style data-tsr-inline-css="">${withoutUnused(css, firstPart)}</style>`,
        firstPart,
        // The first picture comes before what is seen later.
        ...styles.map((style) => `<link rel="stylesheet" href="${style}" fetchpriority="low"/>`),
        MOVE_STYLES,
        body.slice(placeOfLinks),
        `<script>${isShared ? "" : `${state};`}${boot}</script>`,
        end,
      ],
      state: isShared ? state : null,
    };
  };
}

const manifestSchema = v.record(
  v.string(),
  v.object({
    file: v.string(),
    name: v.optional(v.string()),
    /** Keys of the manifest. */
    imports: v.optional(v.array(v.string()), []),
    css: v.optional(v.array(v.string()), []),
  }),
);

/** Chunks of the build that take long to run, in the order in which they need each other (vite.config.ts). */
const STEPS = ["react", "router", "app", "shared", "cards"];

/** What the build says of its files. Throws where it names no texts, which pages would wait for, or no not-found screen. */
function readManifest() {
  const manifest = v.parse(
    v.pipe(v.string(), v.parseJson(), manifestSchema),
    readFileSync(join(CLIENT_FOLDER, ".vite/manifest.json"), "utf8"),
  );
  const chunks = new Map(Object.values(manifest).map((chunk) => [`/${chunk.file}`, chunk]));
  const rules = new Map(
    [...new Set([...chunks.values()].flatMap(({ css }) => css))].map((file) => [
      `/${file}`,
      parseRules(readFileSync(join(CLIENT_FOLDER, file), "utf8")),
    ]),
  );
  /** A script with those that it imports. */
  const scriptsOf = (key: string): string[] => {
    const chunk = manifest[key];
    return chunk ? [`/${chunk.file}`, ...chunk.imports.flatMap(scriptsOf)] : [];
  };
  const textsOf = (language: string, parts: readonly PartName[]) =>
    parts.flatMap((part) => {
      const name = part.replaceAll(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
      const keys = [`${name}.ts`, `editorial/${name}.ts`].map((file) => `src/content/${language}/${file}`);
      return keys.flatMap(scriptsOf);
    });
  if (LANGUAGES.some(({ tag }) => textsOf(tag, ["shared"]).length === 0)) {
    throw new MarkupError("The scripts of the texts were not found in the build's manifest (built-site.ts)");
  }
  const notFound = manifest["src/site/layout/not-found.tsx"];
  if (!notFound) throw new MarkupError("The not-found screen is not in the build's manifest (built-site.ts)");
  return {
    textsOf,
    /** The script of the not-found screen. */
    notFound: `/${notFound.file}`,
    /** The style files of these scripts; a file comes after those of what its script imports, and so wins over them. */
    stylesOf: (scripts: readonly string[]) => {
      const seen = new Set<string>();
      const filesOf = (file: string): string[] => {
        const chunk = chunks.get(file);
        if (!chunk || seen.has(file)) return [];
        seen.add(file);
        const imported = chunk.imports.flatMap((key) => filesOf(`/${manifest[key]?.file}`));
        return [...imported, ...chunk.css.map((style) => `/${style}`)];
      };
      return [...new Set(scripts.flatMap(filesOf))];
    },
    rulesOf: (style: string) => rules.get(style) ?? [],
    stepsOf: (scripts: readonly string[]) =>
      STEPS.flatMap((step) => scripts.find((script) => chunks.get(script)?.name === step) ?? []),
  };
}

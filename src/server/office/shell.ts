import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { PROJECT } from "../env.ts";
import { openStaticFiles, type StaticFiles } from "../http/static.ts";

const OFFICE_FOLDER = join(PROJECT, "dist/office");

/** What the page says before any script runs. */
type ShellWords = { tag: string; title: string; noScripts: string };

/** The page that every address of the office starts with, and the files that it needs. */
export type OfficeShell = {
  page: (words: ShellWords, path: string) => string | Promise<string>;
  files: StaticFiles;
};

const manifestSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.record(
    v.string(),
    v.object({
      file: v.string(),
      isEntry: v.optional(v.boolean(), false),
      /** Keys of the manifest. */
      imports: v.optional(v.array(v.string()), []),
      css: v.optional(v.array(v.string()), []),
    }),
  ),
);

/** Addresses of what the page loads: scripts that run, those that they import, and styles. */
type OfficeFiles = { scripts: readonly string[]; preloaded?: readonly string[]; styles?: readonly string[] };

/** The page around the office's scripts. It holds nothing of the office: what is shown comes from its API. */
export function shellHtml(
  { tag, title, noScripts }: ShellWords,
  { scripts, preloaded = [], styles = [] }: OfficeFiles,
): string {
  return [
    `<!doctype html><html lang="${tag}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    `<meta name="robots" content="noindex"><title>${title}</title><link rel="icon" href="/favicon.svg">`,
    ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...preloaded.map((href) => `<link rel="modulepreload" href="${href}">`),
    "</head><body>",
    `<div id="office"></div><noscript>${noScripts}</noscript>`,
    ...scripts.map((src) => `<script type="module" src="${src}"></script>`),
    "</body></html>",
  ].join("");
}

/** Loads the built office. Throws when it has not been built. */
export function loadBuiltOffice(): OfficeShell {
  const manifest = join(OFFICE_FOLDER, ".vite/manifest.json");
  if (!existsSync(manifest)) throw new Error("The office has not been built: run `npm run build` first");
  const chunks = v.parse(manifestSchema, readFileSync(manifest, "utf8"));
  const entry = Object.keys(chunks).filter((key) => chunks[key]?.isEntry);
  // Each after those that it imports: their styles give way to its own.
  const needed = new Set<string>();
  const add = (key: string) => {
    if (needed.has(key)) return;
    for (const imported of chunks[key]?.imports ?? []) add(imported);
    needed.add(key);
  };
  for (const key of entry) add(key);
  const filesOf = (keys: Iterable<string>) => [...keys].flatMap((key) => chunks[key] ?? []);
  const files = {
    scripts: filesOf(entry).map(({ file }) => `/office/${file}`),
    preloaded: filesOf([...needed].filter((key) => !entry.includes(key))).map(
      ({ file }) => `/office/${file}`,
    ),
    styles: filesOf(needed)
      .flatMap(({ css }) => css)
      .map((file) => `/office/${file}`),
  };
  return { page: (words) => shellHtml(words, files), files: openStaticFiles(OFFICE_FOLDER) };
}

import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { beforeAll, describe, expect, test } from "vitest";
import { importSheet } from "../../src/catalogue/import/import.ts";
import { readSheetBytes } from "../../src/catalogue/files/read-file.ts";
import { seedWhenEmpty } from "../../src/catalogue/seed.ts";
import { CATALOGUE_FOLDER, PROJECT } from "../../src/server/env.ts";
import { FAILED_PART } from "../../src/server/pages/framework-output.ts";
import { publicPaths } from "../../src/server/pages/sitemap.ts";
import { CLIENT_FOLDER, loadBuiltSite } from "../../src/server/pages/built-site.ts";
import { onBothEngines } from "../support/engines.ts";
import { siteIsBuilt } from "../support/server-process.ts";
import { appOver, ORIGIN } from "./app-under-test.ts";

/** Where the browser gets the data that it takes this page over with. */
const stateOf = (html: string) => /"(\/page-state\/[^"]+)"/.exec(html)?.[1] ?? "none";

/** Ten packets, which a server sends before it waits for the browser's answer, in bytes. */
const FIRST_PACKETS = 14_600;
/** Status, date and connection of an answer. */
const BESIDE_THE_APP = 110;

if (!siteIsBuilt) console.warn("NOT TESTED: the built pages (the site is not built: npm run build)");

describe.skipIf(!siteIsBuilt)("the built site", () => {
  test.each(["dist/server", "dist/bin"])(
    "nothing of %s is loaded later, when a newer build has replaced it",
    (folder) => {
      const program = readFileSync(join(PROJECT, folder, "server.js"), "utf8");
      expect(program.match(/\b(?:import\(|from\s*|import\s*)["'`]\.[^"'`]*/g)).toBeNull();
    },
  );

  onBothEngines("pages", (engine) => {
    let app: Awaited<ReturnType<typeof appOver>>;

    beforeAll(async () => {
      const handle = await engine.open();
      await seedWhenEmpty(handle, CATALOGUE_FOLDER);
      const priced = "article number,name,brand,price\nP-1,Priced pump,Acme,98765.43\n";
      await importSheet(handle, await readSheetBytes("a.csv", new TextEncoder().encode(priced)));
      app = await appOver(handle, { renderPage: await loadBuiltSite() });
    });

    test("a stored price is nowhere in a page, its embedded data included", async () => {
      for (const path of ["/products/acme-priced-pump", "/products?brand=Acme", "/solutions?brand=Acme"]) {
        const page = await (await app.ask(path)).text();
        const html = page + (await (await app.ask(stateOf(page))).text());
        expect(html.includes("Priced pump"), path).toBe(true);
        expect(html.includes("98765"), path).toBe(false);
      }
    });

    test("every page of the sitemap answers 200 under its own address", async () => {
      const wrong: string[] = [];
      for (const path of publicPaths(app.catalogue.current())) {
        const response = await app.ask(path);
        const html = await response.text();
        if (response.status !== 200) wrong.push(`${response.status} ${path}`);
        // Where a part of it failed, the page is never cached; where its head did, it names no address.
        if (html.includes(FAILED_PART) || !response.headers.get("cache-control")?.includes("public")) {
          wrong.push(`${path} is incomplete`);
        }
        const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
        if (canonical?.replaceAll("&amp;", "&") !== ORIGIN + path) {
          wrong.push(`${path} is known by ${canonical}`);
        }
      }
      expect(wrong).toEqual([]);
    });

    test.each(["/", "/products", "/contact", "/get-quote", "/nowhere"])(
      "the scripts of %s are exactly those that its policy lets run",
      async (path) => {
        const response = await app.ask(path);
        const html = await response.text();
        const inline = [...html.matchAll(/<script([^>]*)>([^]*?)<\/script>/g)]
          .filter(([, attributes = ""]) => !/src=|ld\+json/.test(attributes))
          .map(([, , code = ""]) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`);
        const policy = response.headers.get("content-security-policy") ?? "";
        const allowed = /script-src ([^;]*)/.exec(policy)?.[1]?.split(" ") ?? [];
        expect(inline.length).toBeGreaterThan(0);
        expect(new Set(allowed)).toEqual(new Set(["'self'", ...inline]));
        expect(/<[a-z]+ [^>]*\son[a-z]+="/.test(html)).toBe(false);
      },
    );

    test("the framework's scripts wait until the page has been shown", async () => {
      const html = await (await app.ask("/products")).text();
      expect(html).not.toMatch(/<script type="module"|<link rel="modulepreload"/);
      const state = await app.ask(stateOf(html));
      expect([state.status, /\$_TSR\.p\(\(\)=>\$_TSR\.router=/.test(await state.text())]).toEqual([
        200,
        true,
      ]);
      // Where nobody else gets the page, its data stand in it.
      const missing = await (await app.ask("/products/nothing")).text();
      expect([stateOf(missing), missing.includes("$_TSR.router=")]).toEqual(["none", true]);
    });

    test.each(["/", "/terms-of-service", "/privacy-policy", "/contact", "/get-quote", "/products"])(
      "%s names all scripts that it needs, so that none is found late and fetched first",
      async (path) => {
        const html = await (await app.ask(path)).text();
        const named = new Set([...html.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, file = ""]) => file));
        const sources = [...named].map((file) => readFileSync(join(CLIENT_FOLDER, file), "utf8"));
        const imported = sources.flatMap((source) =>
          [...source.matchAll(/(?:from|import)\s*["']\.\/([^"']+)["']/g)].map(
            ([, file]) => `/assets/${file}`,
          ),
        );
        expect(imported.length).toBeGreaterThan(5);
        expect(imported.filter((file) => !named.has(file))).toEqual([]);
        const [, heading = "none"] = [...html.matchAll(/<h2[^>]*>([^<]+)</g)].at(-1) ?? [];
        expect(
          sources.some((source) => source.includes(heading)),
          heading,
        ).toBe(true);
      },
    );

    test("a product's page with its head, and its font, each fit into what a server sends first", async () => {
      const response = await app.ask("/products/numatic-tub-dry-vacuum-9-l-620-w");
      const html = await response.text();
      const head = [...response.headers].join("\r\n").length + BESIDE_THE_APP;
      expect(head + brotliCompressSync(html).byteLength).toBeLessThan(FIRST_PACKETS);
      // Of the faces of one name the last wins.
      const fonts = [...html.matchAll(/font-family:Plex;src:url\(([^)]+)\)/g)];
      const font = statSync(join(CLIENT_FOLDER, fonts.at(-1)?.[1] ?? "none")).size;
      expect(font + head).toBeLessThan(FIRST_PACKETS);
    });

    test.each([
      "/",
      "/products",
      "/products/acme-priced-pump",
      "/get-quote",
      "/contact",
      "/about",
      "/privacy-policy",
    ])("%s has no letter of the font for few pages", async (path) => {
      const html = await (await app.ask(path)).text();
      const [few, most] = [...html.matchAll(/font-family:Plex;[^}]*unicode-range:([^}]*)/g)].map(
        ([, list = ""]) =>
          [...list.matchAll(/U\+(\w+)(?:-(\w+))?/g)].map(([, from = "", to = from]) =>
            [from, to].map((code) => parseInt(code, 16)),
          ),
      );
      const isIn = (letter: string, ranges: number[][] = []) =>
        ranges.some(([from = 0, to = 0]) => from <= letter.charCodeAt(0) && letter.charCodeAt(0) <= to);
      const text = html.replaceAll(/<(script|style)\b[^]*?<\/\1>|<[^>]*>/g, "");
      expect(isIn("é", few)).toBe(true);
      expect([...new Set(text)].filter((letter) => isIn(letter, few) && !isIn(letter, most))).toEqual([]);
    });

    test("a page comes with the styles of its first screen, and names the files of all others", async () => {
      const html = await (await app.ask("/products/acme-priced-pump")).text();
      const inline = /<style[^>]*>([^]*?)<\/style>/.exec(html)?.[1] ?? "";
      const links = [...html.matchAll(/<link rel="stylesheet" href="\/([^"]+)"/g)].map(
        ([, file = ""]) => file,
      );
      const files = links.map((file) => readFileSync(join(CLIENT_FOLDER, file), "utf8"));
      const whole = files.join("").length;
      expect(links.length).toBeGreaterThan(2);
      // What a page says of a shared component wins over the component.
      const [, own = "none", shared = "none"] =
        /<div class="([\w-]+)"><a href="\/get-quote\?product=[^>]* class="([\w-]+)"/.exec(html) ?? [];
      const fileOf = (name: string) => files.findIndex((css) => css.includes(`.${name}`));
      expect(fileOf(shared)).toBeGreaterThan(-1);
      expect(fileOf(own)).toBeGreaterThan(fileOf(shared));
      expect(inline.length).toBeGreaterThan(whole / 10);
      expect(inline.length).toBeLessThan(whole / 2);
      expect(files.some((css) => css.includes("@media print"))).toBe(true);
    });

    test.each(["/", "/nowhere", "/products/nothing", "/category/nothing", "/products?q=flux+capacitor"])(
      "every class of %s is in a style file that it names",
      async (path) => {
        const html = await (await app.ask(path)).text();
        const files = [...html.matchAll(/<link rel="stylesheet" href="\/([^"]+)" fetchpriority="low"/g)];
        const css = files.map(([, file = ""]) => readFileSync(join(CLIENT_FOLDER, file), "utf8")).join("");
        const classes = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(" "));
        // Of a module's each ends in its file's number (vite.config.ts).
        const ofModules = classes.filter((name) => /^\w+-[\da-z]{1,3}$/.test(name));
        expect(ofModules.length).toBeGreaterThan(20);
        const missing = ofModules.filter((name) => !css.includes(`.${name}`));
        expect([...new Set(missing)]).toEqual([]);
      },
    );

    test("styles give way by their folder, in the same order on every page", async () => {
      for (const path of ["/", "/contact", "/get-quote", "/about"]) {
        const html = await (await app.ask(path)).text();
        const inline = /<style[^>]*>([^]*?)<\/style>/.exec(html)?.[1] ?? "";
        const named = [...inline.matchAll(/@layer ([\w, ]+)[{;]/g)].flatMap(([, names = ""]) =>
          names.split(/, ?/),
        );
        expect([...new Set(named)], path).toEqual(["tokens", "base", "parts", "components", "layout"]);
      }
    });

    test("an unknown path and an unknown product are 404s with the specified texts", async () => {
      const unknown = await app.ask("/nowhere");
      expect([unknown.status, (await unknown.text()).includes("404 Page Not Found")]).toEqual([404, true]);
      const product = await app.ask("/products/nothing");
      expect([product.status, (await product.text()).includes("Product Not Found")]).toEqual([404, true]);
    });

    test.each(["/contact", "/get-quote"])(
      "%s refused without JavaScript keeps what was typed",
      async (path) => {
        const body = new URLSearchParams({ firstName: "Zaynab-typed", email: "nobody" });
        const response = await app.ask(path, { method: "POST", body });
        expect(response.status).toBe(422);
        const html = await response.text();
        expect(html.includes('value="Zaynab-typed"')).toBe(true);
        expect(html.includes("Please enter a valid email address")).toBe(true);
      },
    );

    test("a page is the same whoever asks, but for the instant of its drawing", async () => {
      const page = async (headers: Record<string, string>) =>
        (await (await app.ask("/nowhere", { headers })).text()).replaceAll(/\bu:\d+/g, "u:0");
      const visitor = await page({ cookie: "a=b", "accept-language": "ar" });
      expect(visitor === (await page({}))).toBe(true);
    });
  });
});

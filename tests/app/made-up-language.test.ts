import { Parser } from "htmlparser2";
import { beforeAll, describe, expect, test } from "vitest";
import { seedWhenEmpty } from "../../src/catalogue/seed.ts";
import { company } from "../../src/content/company.ts";
import { LANGUAGES, loadContents } from "../../src/content/load.ts";
import { partners } from "../../src/content/partners.ts";
import type { Catalogue } from "../../src/domain/catalogue.ts";
import { MENU_BRANDS } from "../../src/domain/brand.ts";
import { CATALOGUE_FOLDER } from "../../src/server/env.ts";
import { publicPaths } from "../../src/server/pages/feeds.ts";
import { loadBuiltSite } from "../../src/server/pages/render.ts";
import { onBothEngines } from "../support/engines.ts";
import { MADE_UP } from "../support/made-up-language.ts";
import { siteIsBuilt } from "../support/server-process.ts";
import { appOver } from "./app-under-test.ts";

const READ_ALOUD = ["alt", "aria-label", "aria-description", "title", "placeholder"];
const SHARED = ["description", "og:title", "og:description", "og:image:alt"];

/** Marks that a text goes on through: a product's name keeps its units together with them. */
const WITHIN_TEXT = new Set(["span", "bdi", "wbr"]);

/** Every text of a page that a person or a search engine reads. */
function textsOf(html: string): string[] {
  const texts: string[] = [];
  const open: string[] = [];
  let current = "";
  const flush = () => {
    texts.push(current.replaceAll("\u00a0", " "));
    current = "";
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      if (!WITHIN_TEXT.has(name)) flush();
      open.push(name);
      texts.push(...READ_ALOUD.flatMap((attribute) => attributes[attribute] ?? []));
      const { content, property, name: meta } = attributes;
      if (name === "meta" && content && SHARED.includes(property ?? meta ?? "")) texts.push(content);
    },
    ontext(text) {
      if (!open.includes("script") && !open.includes("style")) current += text;
    },
    onclosetag(name) {
      if (!WITHIN_TEXT.has(name)) flush();
      open.pop();
    },
  });
  parser.end(html);
  return texts.map((text) => text.trim()).filter((text) => text !== "");
}

/** What is the catalogue's or the company's own and stays as it is in every language, the longest first. */
function untranslated({ products, brands, categories }: Catalogue): string[] {
  const lines = products.flatMap((product) => [
    product.name,
    product.brand,
    product.category,
    product.subcategory ?? "",
    product.serialNumber ?? "",
    product.description,
    ...product.features,
    ...product.specifications
      .split("\n")
      .flatMap((line) => [line, ...line.split(/:\s*/), line.replace(/^.*\d\s*/, "")]),
  ]);
  const tree = categories.flatMap((category) => [
    category.name,
    category.description,
    ...category.subcategories.flatMap(({ name, description }) => [name, description]),
  ]);
  const names = [...brands, ...partners].map(({ name }) => name);
  const makers = brands.map(({ description }) => description ?? "");
  const { name, shortName, address, email } = company;
  const facts = [name, shortName, address, email, ...Object.keys(company.social)];
  const all = [...lines, ...tree, ...names, ...makers, ...MENU_BRANDS, ...facts].filter((text) =>
    /[A-Za-z]/.test(text),
  );
  return [...new Set(all)].toSorted((a, b) => b.length - a.length);
}

describe.skipIf(!siteIsBuilt)("a language that nobody speaks", () => {
  onBothEngines("pages", (engine) => {
    let app: Awaited<ReturnType<typeof appOver>>;
    let leftAsItIs: string[];

    beforeAll(async () => {
      const handle = await engine.open();
      await seedWhenEmpty(handle, CATALOGUE_FOLDER);
      const contents = await loadContents([...LANGUAGES, MADE_UP]);
      app = await appOver(handle, { renderPage: await loadBuiltSite(), contents });
      leftAsItIs = untranslated(app.catalogue.current());
    });

    /** The texts of a page with Latin letters in them that are neither the catalogue's nor the company's. */
    async function englishOn(path: string): Promise<string[]> {
      const html = await (await app.ask(`/xx${path}`)).text();
      expect(html, path).toContain('<html lang="xx" dir="rtl"');
      return textsOf(html).filter((text) => {
        // The sitemap shows where its lines lead.
        const shown = path === "/sitemap" ? text.replace(/\/[a-z-]+$/, "") : text;
        const left = leftAsItIs.reduce((rest, known) => rest.replaceAll(known, ""), shown);
        return /[A-Za-z]{2}/.test(left);
      });
    }

    test("leaves no English on any page", async () => {
      const { products } = app.catalogue.current();
      const paths = publicPaths(app.catalogue.current()).filter((path) => !path.startsWith("/products/"));
      paths.push(...products.filter((_, index) => index % 40 === 0).map(({ id }) => `/products/${id}`));
      paths.push("/nowhere", "/products/unknown", "/category/unknown", "/category/equipments/unknown");
      paths.push("/products?q=0000", "/products?category=Chemicals&page=2", "/products?q=pad");
      paths.push("/solutions?brand=COMAC", "/automation-solutions?page=2", "/category/equipments?view=list");
      paths.push(`/contact?product=${products[0]?.id}`, `/get-quote?product=${products[0]?.id}`);
      const left = new Map<string, string[]>();
      for (const path of paths) {
        const found = await englishOn(path === "/" ? "/" : path);
        if (found.length > 0) left.set(path, found);
      }
      expect(Object.fromEntries(left)).toEqual({});
    });
  });
});

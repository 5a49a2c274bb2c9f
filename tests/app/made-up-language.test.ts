import { beforeAll, describe, expect, test } from "vitest";
import { seedWhenEmpty } from "../../src/catalogue/seed.ts";
import { DEFAULT_COMPANY as company } from "../../src/content/company.ts";
import { LANGUAGES, loadContents } from "../../src/content/load.ts";
import { partners } from "../../src/content/partners.ts";
import type { Catalogue } from "../../src/domain/catalogue/catalogue.ts";
import { NETWORKS } from "../../src/domain/company/company.ts";
import { displayNameOf } from "../../src/domain/product/brand.ts";
import { MENU_BRANDS } from "../../src/domain/catalogue/brand-lists.ts";
import { CATALOGUE_FOLDER } from "../../src/server/env.ts";
import { FAILED_PART } from "../../src/server/pages/framework-output.ts";
import { publicPaths } from "../../src/server/pages/sitemap.ts";
import { loadBuiltSite } from "../../src/server/pages/built-site.ts";
import { onBothEngines } from "../support/engines.ts";
import { MADE_UP, textsOf } from "../support/made-up-language.ts";
import { siteIsBuilt } from "../support/server-process.ts";
import { appOver, ORIGIN } from "./app-under-test.ts";

const person = { firstName: "ليلى", lastName: "حداد", email: "7@8.99", phone: "+973 1234 5678", company: "" };
const contact = { ...person, category: "Chemicals", message: "؟ ؟" };
const quote = {
  ...person,
  industry: "Other",
  productCategory: "Multiple Categories",
  projectSize: "Small (1-10 units)",
  requirements: "؟ ؟ ؟ ؟ ؟ ؟ ؟ ؟",
  timeline: "Long-term (6+ months)",
};

/** What is the catalogue's or the company's own and stays as it is in every language, the longest first. */
function untranslated({ products, brands, categories }: Catalogue): string[] {
  const lines = products.flatMap((product) => [
    // Tables of one kind leave out what its products differ in, which stands last.
    ...product.name.split(", ").map((_, index, parts) => parts.slice(0, index + 1).join(", ")),
    product.brand,
    product.category,
    product.subcategory ?? "",
    product.serialNumber ?? "",
    product.description,
    ...product.features,
    ...product.specifications.split("\n").flatMap((line) => [
      line,
      ...line.split(/:\s*/),
      line.replace(/^.*\d\s*/, ""),
      // What is counted: "packs" of "Case: 20 packs, 5,000 covers".
      /:\s*[\d.,]+\s(\p{L}+),/u.exec(line)?.[1] ?? "",
    ]),
  ]);
  const tree = categories.flatMap((category) => [
    category.name,
    category.description,
    ...category.subcategories.flatMap(({ name, description }) => [name, description]),
  ]);
  const names = [...brands, ...partners].map(({ name }) => name);
  const displayNames = brands.map(displayNameOf);
  const makers = brands.map(({ description }) => description ?? "");
  const { name, shortName, address, email } = company;
  // Formats of files have one name everywhere.
  const facts = [name, shortName, address, email, ...Object.values(NETWORKS), "PDF", "ZIP"];
  const all = [...lines, ...tree, ...names, ...displayNames, ...makers, ...MENU_BRANDS, ...facts].filter(
    (text) => /[A-Za-z]/.test(text),
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
    async function englishOn(path: string, init?: RequestInit): Promise<string[]> {
      const html = await (await app.ask(`/xx${path}`, init)).text();
      expect(html, path).toContain('<html lang="xx" dir="rtl"');
      expect(html.includes(FAILED_PART), path).toBe(false);
      return textsOf(html).filter((text) => {
        // The sitemap shows where its lines lead.
        const page = path === "/sitemap" ? text.replace(/\/[a-z-]+$/, "") : text;
        // A data sheet says its own address, a page that isn't there the one that was asked for.
        const shown = page.replace(/^\S*\/xx\/\S+$/, "");
        // A card has the beginning of a description: whole sentences, or as much as there is room for.
        const isBeginning =
          /[.…]$/.test(shown) && leftAsItIs.some((known) => known.startsWith(shown.replace(/…$/, "")));
        if (isBeginning) return false;
        const left = leftAsItIs.reduce((rest, known) => rest.replaceAll(known, ""), shown);
        return /[A-Za-z]{2}/.test(left);
      });
    }

    test("leaves no English on any page", async () => {
      const { products } = app.catalogue.current();
      const paths = [...publicPaths(app.catalogue.current())].filter(
        (path) => !path.startsWith("/products/"),
      );
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

    const post = (fields: Record<string, string>): RequestInit => ({
      method: "POST",
      body: new URLSearchParams(fields),
      headers: { origin: ORIGIN },
    });

    test.each([
      "/",
      "/about",
      "/products?category=Chemicals&page=2",
      "/category/chemicals",
      "/solutions?brand=COMAC",
      "/commercial-spaces",
      "/get-quote",
      "/sitemap",
      "/nowhere",
    ])("leads from %s to pages of the same language", async (path) => {
      const html = await (await app.ask(`/xx${path}`)).text();
      const written = /(?:href|action)="([^"]*)"|"(?:item|url)":"([^"]*\/[^"/]+)"|og:url" content="([^"]*)"/g;
      const addresses = [...html.matchAll(written)]
        .map(([, ...found]) => found.join("").replace(ORIGIN, "") || "/")
        .filter(
          (address) =>
            address.startsWith("/") && !/^\/(?:assets|attached-assets)\/|\.\w+(?:\?|$)/.test(address),
        );
      expect(addresses.length).toBeGreaterThan(20);
      expect(addresses.filter((address) => !address.startsWith("/xx/"))).toEqual([]);
    });

    test.each(["/contact", "/get-quote"])("nor on %s after a post without scripts", async (path) => {
      expect(await englishOn(path, post({}))).toEqual([]);
      expect(await englishOn(path, post({ firstName: "7", email: "7", phone: "7", website: "7" }))).toEqual(
        [],
      );
    });

    test.each([
      ["/contact", contact],
      ["/get-quote", quote],
    ])("nor on the confirmation of %s", async (path, fields) => {
      expect(await englishOn(path, post({ ...fields, website: "7" }))).toEqual([]);
      const sent = await app.ask(`/xx${path}`, post(fields));
      const location = sent.headers.get("location") ?? "";
      expect(location).toMatch(new RegExp(`^/xx${path}\\?sent=`));
      const reference = location.slice(-9);
      expect((await englishOn(location.slice(3))).filter((text) => text !== reference)).toEqual([]);
    });
  });
});

import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DEFAULT_COMPANY as company } from "../../src/content/company.ts";
import bannerTexts from "../../src/content/en/editorial/banners.ts";
import { CATEGORIES, putRecords } from "../../src/catalogue/records.ts";
import { CATALOGUE_FOLDER } from "../../src/server/env.ts";
import { openStaticFiles } from "../../src/server/http/static.ts";
import { CLIENT_FOLDER, loadBuiltSite } from "../../src/server/pages/built-site.ts";
import { versionOf } from "../../src/urls/images.ts";
import { onBothEngines } from "../support/engines.ts";
import { siteIsBuilt } from "../support/server-process.ts";
import { appOver, ORIGIN, product, stock } from "./app-under-test.ts";

if (!siteIsBuilt) console.warn("NOT TESTED: images in the built pages (npm run build)");

const folder = mkdtempSync(join(tmpdir(), "page-images-"));
const plain = (width: number, height: number, background = "#e6eaec") =>
  sharp({ create: { width, height, channels: 3, background } });

/** Attributes of every element of this name, in the page's order. */
function elements(html: string, name: string): Record<string, string>[] {
  return [...html.matchAll(new RegExp(`<${name}\\b([^>]*)>`, "g"))].map(([, attributes = ""]) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key = "", value = ""]) => [
        key.toLowerCase(),
        value.replaceAll("&amp;", "&"),
      ]),
    ),
  );
}
const openGraph = (html: string) =>
  elements(html, "meta")
    .filter(({ property }) => property?.startsWith("og:image"))
    .map(({ property = "", content = "" }) => [property, content]);

test("every banner image that pages use is in the sample", () => {
  const files = readdirSync(join(CATALOGUE_FOLDER, "images/scenes"));
  const missing = Object.keys(bannerTexts).filter((name) => !files.includes(`${name}.avif`));
  expect(missing).toEqual([]);
});

describe.skipIf(!siteIsBuilt)("images in pages", () => {
  onBothEngines("the built site", (engine) => {
    let app: Awaited<ReturnType<typeof appOver>>;
    const page = async (path: string) => (await app.ask(path)).text();
    const hash = (name: string) => versionOf(app.imageIndex.get(name)?.hash ?? "");

    beforeAll(async () => {
      mkdirSync(join(folder, "images/scenes"), { recursive: true });
      for (const name of ["vacuum", "pad"]) {
        await plain(960, 960)
          .avif({ effort: 0 })
          .toFile(join(folder, `images/${name}.avif`));
      }
      for (const name of ["about", "equipments", "quote", "workshop"]) {
        await plain(1600, 900)
          .avif({ effort: 0 })
          .toFile(join(folder, `images/scenes/${name}.avif`));
      }
      writeFileSync(join(folder, "images/broken.avif"), "no image");
      const handle = await engine.open();
      const equipments = { id: "equipments", key: "equipments", name: "Equipments", description: "Machines" };
      const tree = [{ ...CATEGORIES.blank(), ...equipments }];
      await handle.db.transaction().execute((trx) => putRecords(trx, CATEGORIES, tree));
      await stock(handle, [
        product("vacuum", { name: "Tub <vacuum>", imageUrl: "/attached-assets/vacuum.avif" }),
        product("pad", { imageUrl: "/attached-assets/pad.avif" }),
        product("foreign", { imageUrl: "https://example.com/a.jpg" }),
        product("broken", { imageUrl: "/attached-assets/broken.avif" }),
        product("none", { subcategory: "Floor Pads" }),
      ]);
      app = await appOver(handle, {
        media: { folders: [join(folder, "images")], dataDir: folder },
        staticFiles: openStaticFiles(CLIENT_FOLDER),
        renderPage: await loadBuiltSite(),
      });
    });
    afterAll(() => rmSync(folder, { recursive: true, force: true }));

    test("the listing offers widths as AVIF, one WebP and the size, and loads the first card's image first", async () => {
      const html = await page("/products");
      const images = elements(html, "img");
      const at = (width: number, format: string) =>
        `/attached-assets/${width}/vacuum.${format}?v=${hash("vacuum.avif")}`;
      const [first, second] = images;
      expect(first?.["src"]).toBe(at(640, "webp"));
      const [source] = elements(html, "source");
      expect(source).toMatchObject({ type: "image/avif", sizes: expect.stringContaining("vw") });
      const widths = [240, 320, 480, 640];
      expect(source?.["srcset"]?.split(", ")).toEqual(
        widths.map((width) => `${at(width, "avif")} ${width}w`),
      );
      expect(first).toMatchObject({ width: "960", height: "960", fetchpriority: "high", loading: "eager" });
      expect(second?.["fetchpriority"]).toBeUndefined();
      expect(first?.["alt"]).toBe("Tub &lt;vacuum&gt;");
      expect(images.find(({ src }) => src === "https://example.com/a.jpg")).toBeDefined();
      expect(images.find(({ src }) => src === "/attached-assets/broken.avif")).toBeDefined();
    });

    test("a product without an image has the placeholder of its kind, from a file that is there", async () => {
      const html = await page("/products/none");
      const drawing = elements(html, "use").find(({ href }) => href?.endsWith("#pad"));
      const response = await app.ask(drawing?.["href"]?.split("#")[0] ?? "/nowhere");
      expect([response.status, response.headers.get("content-type")]).toEqual([
        200,
        "image/svg+xml; charset=utf-8",
      ]);
      expect(await response.text()).toContain('<symbol id="pad"');
    });

    test("a product is shared with its own image, its size and its name", async () => {
      expect(openGraph(await page("/products/vacuum"))).toEqual([
        ["og:image", `${ORIGIN}/attached-assets/og/vacuum.jpg?v=${hash("vacuum.avif")}`],
        ["og:image:width", "1200"],
        ["og:image:height", "630"],
        ["og:image:alt", "Tub &lt;vacuum&gt;"],
      ]);
      expect(openGraph(await page("/products/foreign"))).toEqual([
        ["og:image", "https://example.com/a.jpg"],
        ["og:image:alt", "Product foreign"],
      ]);
    });

    test.each([
      ["/about", "/attached-assets/og/scenes/about.jpg"],
      ["/category/equipments", "/attached-assets/og/scenes/equipments.jpg"],
      ["/get-quote", "/attached-assets/og/scenes/quote.jpg"],
      ["/", "/og.jpg"],
      ["/contact", "/og.jpg"],
      ["/products", "/og.jpg"],
      ["/products/none", "/og.jpg"],
      ["/products/broken", "/og.jpg"],
    ])("%s is shared with %s", async (path, image) => {
      const named = openGraph(await page(path)).filter(([property]) => property === "og:image");
      expect(named).toHaveLength(1);
      expect(named[0]?.[1]?.split("?")[0]).toBe(ORIGIN + image);
    });

    test("a page that is shared with its banner image describes it, others name the company", async () => {
      const altOf = async (path: string) =>
        openGraph(await page(path)).find(([property]) => property === "og:image:alt")?.[1];
      expect(await altOf("/about")).toBe(bannerTexts.about);
      expect(await altOf("/category/equipments")).toBe(bannerTexts.equipments);
      expect(await altOf("/contact")).toBe(company.name);
    });

    test("the services on the home page have an image of their own", async () => {
      const images = elements(await page("/"), "img");
      const workshop = images.find(({ alt }) => alt === bannerTexts.workshop);
      expect(workshop?.["src"]).toContain("/scenes/workshop.webp");
      expect(workshop).toMatchObject({ loading: "lazy", width: "1600", height: "900" });
    });

    test("the company's own shared image and every icon are there in the sizes that pages name", async () => {
      const html = await page("/contact");
      const links = elements(html, "link").filter(({ rel }) => /icon|manifest/.test(rel ?? ""));
      expect(links.map(({ href }) => href)).toEqual([
        "/favicon.ico",
        "/favicon.svg",
        "/apple-touch-icon.png",
        "/site.webmanifest",
      ]);
      const manifest: { name: string; icons: { src: string; sizes: string; type: string }[] } = await (
        await app.ask("/site.webmanifest")
      ).json();
      expect(manifest.name).toBe(company.name);
      const named = [
        { src: "/og.jpg", sizes: "1200x630", type: "image/jpeg" },
        { src: "/apple-touch-icon.png", sizes: "180x180", type: "image/png" },
        ...manifest.icons,
      ];
      for (const { src, sizes, type } of named) {
        const response = await app.ask(src);
        expect(response.headers.get("content-type")).toContain(type);
        const { width, height } = await sharp(await response.arrayBuffer()).metadata();
        if (sizes !== "any") expect(`${width}x${height}`).toBe(sizes);
      }
    });

    test("the old kind of icon shows the same mark as the drawing, in each of its sizes", async () => {
      const drawing = Buffer.from(await (await app.ask("/favicon.svg")).arrayBuffer());
      const icon = Buffer.from(await (await app.ask("/favicon.ico")).arrayBuffer());
      const pixels = (file: Buffer, side: number) =>
        sharp(file, { density: 72 * 4 })
          .resize(side, side)
          .flatten()
          .removeAlpha()
          .raw()
          .toBuffer();
      // An ICO file: 6 bytes, the third number counts the images; 16 bytes for each; the images.
      const sizes: number[] = [];
      for (let at = 6; at < 6 + 16 * icon.readUInt16LE(4); at += 16) {
        const side = icon.readUInt8(at);
        const start = icon.readUInt32LE(at + 12);
        const shown = await pixels(icon.subarray(start, start + icon.readUInt32LE(at + 8)), side);
        const meant = await pixels(drawing, side);
        const apart = shown.reduce((sum, value, index) => sum + Math.abs(value - (meant[index] ?? 0)), 0);
        expect(apart / shown.length).toBeLessThan(6);
        sizes.push(side);
      }
      expect(sizes).toEqual([16, 32, 48]);
    });
  });
});

import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newBrand } from "../../src/catalogue/entities/brand-entity.ts";
import { readSheetFile } from "../../src/catalogue/files/read-file.ts";
import { readRows } from "../../src/catalogue/import/read-rows.ts";
import { BRANDS, putRecords } from "../../src/catalogue/records.ts";
import { partners } from "../../src/content/partners.ts";
import { bumpCatalogueVersion } from "../../src/database/catalogue/catalogue.ts";
import type { Brand } from "../../src/domain/product/brand.ts";
import { versionOf } from "../../src/urls/images.ts";
import { onBothEngines } from "../support/engines.ts";
import { appOver } from "./app-under-test.ts";

const CATALOGUE = join(import.meta.dirname, "../../catalogue");
const MARKS = join(CATALOGUE, "images/wordmarks");
const LARGEST = 6 * 1024;

/** What a mark consists of, and nothing else: no script, style, picture or reference to another file. */
const MARK =
  /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="[\d.]+" height="30" viewBox="0 0 \d+ 1250" fill="#0B161B"><title>[A-Za-z ]+<\/title><path d="[mlhvqz\d -]+"\/><\/svg>\n$/;

describe("the studio's marks", () => {
  const files = readdirSync(MARKS);
  const slug = (name: string) => name.toLowerCase().replaceAll(" ", "-");

  test("each brand of the sample names its own file, and each partner too", async () => {
    const { rows } = readRows(await readSheetFile(join(CATALOGUE, "brands.csv")));
    expect(rows).toHaveLength(18);
    const named = [
      ...rows.map(({ cells }) => ({ name: cells["name"] ?? "", logo: cells["logo"] })),
      ...partners.map(({ name, logo }) => ({ name, logo: `/attached-assets/${logo}` })),
    ];
    const wrong = named.filter(({ name, logo }) => logo !== `/attached-assets/wordmarks/${slug(name)}.svg`);
    expect(wrong).toEqual([]);
    expect(files.toSorted()).toEqual([...new Set(named.map(({ name }) => `${slug(name)}.svg`))].toSorted());
  });

  test.each(files)("%s is one small outline of the common height that reads its name", (file) => {
    const text = readFileSync(join(MARKS, file), "utf8");
    expect(text).toMatch(MARK);
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(LARGEST);
    expect(slug(/<title>(.*)<\/title>/.exec(text)?.[1] ?? "")).toBe(file.replace(".svg", ""));
  });
});

onBothEngines("a brand's logo", (engine) => {
  const folder = mkdtempSync(join(tmpdir(), "wordmarks-"));
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  let app: Awaited<ReturnType<typeof appOver>>;
  let address: string;

  beforeAll(async () => {
    mkdirSync(join(folder, "logos"));
    writeFileSync(join(folder, "logos/maker.svg"), drawing);
    const handle = await engine.open();
    const logos: Record<string, string | null> = {
      own: "/attached-assets/logos/maker.svg",
      lost: "/attached-assets/logos/lost.svg",
      foreign: "https://example.com/logo.png",
      none: null,
    };
    const brands = Object.entries(logos).map(([name, logoUrl], position) => ({
      ...newBrand(name, name, position),
      logoUrl,
    }));
    await handle.db.transaction().execute(async (trx) => {
      await putRecords(trx, BRANDS, brands);
      await bumpCatalogueVersion(trx, handle.engine);
    });
    app = await appOver(handle, { media: { folders: [folder], dataDir: folder } });
    address = `/attached-assets/logos/maker.svg?v=${versionOf(app.imageIndex.get("logos/maker.svg")?.hash ?? "")}`;
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test("is named by its content where it is a file of ours", async () => {
    const brands: Brand[] = await (await app.ask("/api/brands")).json();
    expect(brands.map(({ logoUrl }) => logoUrl)).toEqual([
      address,
      "/attached-assets/logos/lost.svg",
      "https://example.com/logo.png",
      null,
    ]);
  });

  test("that is a drawing is kept for a year and can run nothing, also when it is asked about again", async () => {
    const response = await app.ask(address);
    expect([response.status, await response.text()]).toEqual([200, drawing]);
    const again = await app.ask(address, {
      headers: { "if-none-match": response.headers.get("etag") ?? "" },
    });
    expect(again.status).toBe(304);
    for (const { headers } of [response, again]) {
      expect(headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("content-security-policy")).toBe(
        "default-src 'none'; style-src 'unsafe-inline'; media-src 'self'; frame-ancestors 'none'; sandbox",
      );
    }
    expect(response.headers.get("content-type")).toBe("image/svg+xml; charset=utf-8");
  });

  test.each(["/attached-assets/640/logos/maker.svg", "/attached-assets/640/logos/maker.avif"])(
    "comes in no widths: %s is not found",
    async (path) => {
      expect((await app.ask(path)).status).toBe(404);
    },
  );

  test("that is a drawing is the same whatever its address asks for beside its content", async () => {
    const response = await app.ask(`${address}&w=240`);
    expect([response.status, await response.text()]).toEqual([200, drawing]);
  });
});

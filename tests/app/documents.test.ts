import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { unzipSync } from "fflate";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { MAX_QUOTE_LINES } from "../../src/domain/limits.ts";
import { onBothEngines } from "../support/engines.ts";
import { pdfText } from "../support/pdf-text.ts";
import { appOver, product, stock } from "./app-under-test.ts";

const LASTING = "public, max-age=31536000, immutable";
const REVALIDATED = "public, max-age=0, must-revalidate";

const folder = mkdtempSync(join(tmpdir(), "documents-app-"));
const documents = join(folder, "documents");
const PDF = `%PDF-1.7\n${"0123456789".repeat(20)}`;

beforeAll(async () => {
  mkdirSync(join(folder, "pictures"));
  mkdirSync(join(documents, "sds"), { recursive: true });
  writeFileSync(join(documents, "sds/a.pdf"), PDF);
  writeFileSync(join(documents, "shared.pdf"), `${PDF}shared`);
  writeFileSync(join(documents, "arabic.pdf"), `${PDF}arabic`);
  writeFileSync(join(documents, "page.pdf"), "<!doctype html><script>alert(1)</script>");
  writeFileSync(join(folder, "secret.pdf"), `${PDF}secret`);
  symlinkSync(join(folder, "secret.pdf"), join(documents, "linked.pdf"));
  for (const n of [1, 2, 3, 4, 5]) {
    writeFileSync(join(documents, `big-${n}.pdf`), PDF);
    truncateSync(join(documents, `big-${n}.pdf`), 45 * 1024 * 1024);
  }
  const create = { width: 300, height: 200, channels: 3, background: "#369" } as const;
  await sharp({ create }).avif({ effort: 0 }).toFile(join(folder, "pictures/a.avif"));
});
afterAll(() => rmSync(folder, { recursive: true }));

const STOCK = [
  product("a", {
    imageUrl: "/attached-assets/a.avif",
    documents: [
      "manual | ar | | | arabic.pdf",
      "manual | en | 2 | 2026-03-01 | shared.pdf",
      "safety data sheet | en | 3 | 2026-03 | sds/a.pdf",
      "certificate | en | | | page.pdf",
      "spare parts list | en | | | linked.pdf",
    ],
  }),
  product("b", {
    documents: ["manual | en | 2 | 2026-03-01 | shared.pdf", "data sheet | en | | | sds/a.pdf"],
  }),
  product("bare"),
  product("off", { isActive: false, documents: ["manual | en | | | shared.pdf"] }),
  ...[1, 2, 3, 4, 5].map((n) => product(`big-${n}`, { documents: [`manual | en | | | big-${n}.pdf`] })),
];

/** More products than data sheets may wait to be made. */
const MANY = Array.from({ length: 60 }, (_, n) => product(`many-${n}`));

onBothEngines("documents", (engine) => {
  let app: Awaited<ReturnType<typeof appOver>>;
  const ask: typeof app.ask = (...given) => app.ask(...given);
  const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer());

  beforeAll(async () => {
    const handle = await engine.open();
    await stock(handle, [...STOCK, ...MANY]);
    const media = { folders: [join(folder, "pictures")], dataDir: folder };
    app = await appOver(handle, { media, documents: [documents] });
  });

  test("the latest address is revalidated, and names the one that is cached for good", async () => {
    const latest = await ask("/documents/a/safety-data-sheet/en");
    expect(latest.status).toBe(200);
    expect(await latest.text()).toBe(PDF);
    const { headers } = latest;
    expect(headers.get("content-type")).toBe("application/pdf");
    expect(headers.get("cache-control")).toBe(REVALIDATED);
    expect(headers.get("content-disposition")).toBe(
      `inline; filename="ART-a safety data sheet en.pdf"; filename*=UTF-8''ART-a%20safety%20data%20sheet%20en.pdf`,
    );
    const tag = headers.get("etag") ?? "";
    expect(tag).toMatch(/^"[0-9a-f]{16}"$/);
    const again = await ask("/documents/a/safety-data-sheet", { headers: { "if-none-match": tag } });
    expect(again.status).toBe(304);
    const versioned = await ask(headers.get("content-location") ?? "");
    expect(versioned.headers.get("cache-control")).toBe(LASTING);
    // An address of what the document was before gives what it is now, and not for good.
    const former = await ask("/documents/a/safety-data-sheet/en?v=0123456789abcdef");
    expect(former.headers.get("cache-control")).toBe(REVALIDATED);
    expect(await former.text()).toBe(PDF);
  });

  test("a part is sent to who asks for one", async () => {
    const part = await ask("/documents/a/safety-data-sheet/en", { headers: { range: "bytes=9-18" } });
    expect(part.status).toBe(206);
    expect(await part.text()).toBe("0123456789");
  });

  test("a document is never run, whatever opens it", async () => {
    const { headers } = await ask("/documents/a/manual");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("content-security-policy")).toMatch(/^default-src 'none'; /);
    expect(headers.get("content-security-policy")).not.toContain("script");
    expect(headers.get("content-disposition")).toMatch(/^inline; filename="/);
  });

  test("a document is found in its language, without one in the site's", async () => {
    expect(await (await ask("/documents/a/manual")).text()).toBe(`${PDF}shared`);
    expect(await (await ask("/documents/a/manual/AR")).text()).toBe(`${PDF}arabic`);
    expect((await ask("/documents/a/manual/fr")).status).toBe(404);
  });

  test.each([
    "/documents/nobody/manual",
    "/documents/a",
    "/documents/a/declaration-of-conformity",
    // Not what its ending says.
    "/documents/a/certificate",
    // A way out of the folder.
    "/documents/a/spare-parts-list",
    "/documents/off/manual",
    "/documents/a/manual/en/more",
    "/documents/..%2f..%2fsecret.pdf/manual",
    "/documents/a/..%2f..%2fsecret.pdf",
    "/documents/%zz/manual",
    "/documents/__proto__/manual",
  ])("there is nothing at %s, and its page says what to do", async (path) => {
    const response = await ask(path);
    expect(response.status).toBe(path.includes("%zz") ? response.status : 404);
    expect(response.headers.get("content-type")).toContain("text/html");
    expect(await response.text()).toContain(path.includes("%zz") ? "<h1>" : "There is no such document.");
  });

  test("every product has a data sheet of one page with its article number, figures, picture and address", async () => {
    const response = await ask("/documents/a/data-sheet");
    expect(response.headers.get("content-type")).toBe("application/pdf");
    const bytes = await bytesOf(response);
    const [text = "", ...more] = pdfText(bytes);
    expect(more).toEqual([]);
    for (const said of ["ART-a", "Product a", "Volume", "5 L", "shop.test/products/a", "LAVOR"]) {
      expect(text).toContain(said);
    }
    expect(text).not.toContain("12.50");
    expect(Buffer.from(bytes).toString("latin1")).toContain("/DCTDecode");
    const tag = response.headers.get("etag") ?? "";
    expect((await ask("/documents/a/data-sheet/en", { headers: { "if-none-match": tag } })).status).toBe(304);
    expect((await ask("/documents/bare/data-sheet")).status).toBe(200);
    expect((await ask("/documents/bare/data-sheet/fr")).status).toBe(404);
    // The maker's own takes the place of the one that is made.
    expect(await (await ask("/documents/b/data-sheet")).text()).toBe(PDF);
  });

  test("of a flood of requests for data sheets some are asked to come back", async () => {
    const answers = await Promise.all(MANY.map(({ id }) => ask(`/documents/${id}/data-sheet`)));
    const refused = answers.filter(({ status }) => status === 503);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.every(({ headers }) => headers.get("retry-after") === "5")).toBe(true);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(MANY.length - refused.length);
    // One that was refused is made later.
    expect((await ask(`/documents/${MANY.at(-1)?.id}/data-sheet`)).status).toBe(200);
  });

  test("the documents of many products come in one file, each once and under a safe name", async () => {
    const response = await ask("/documents.zip?ids=a,b,gone,a,bare");
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("application/zip");
    expect(response.headers.get("content-disposition")).toContain('attachment; filename="Documents.zip"');
    const files = unzipSync(await bytesOf(response));
    expect(Object.keys(files)).toEqual([
      "Contents.txt",
      "ART-a data sheet en.pdf",
      "ART-a safety data sheet en.pdf",
      "ART-a manual ar.pdf",
      "ART-a manual en.pdf",
      "ART-bare data sheet en.pdf",
    ]);
    const list = Buffer.from(files["Contents.txt"] ?? []).toString();
    // b's documents are those of a, which are there already.
    expect(list).toContain("ART-b, Product b: ART-a safety data sheet en.pdf, ART-a manual en.pdf\r\n");
    expect(list).toContain("gone: not in the catalogue any more\r\n");
  });

  test("products may be named by their article numbers", async () => {
    const response = await ask("/documents.zip?ids=art-BARE&type=data-sheet");
    expect(response.status).toBe(200);
    expect(Object.keys(unzipSync(await bytesOf(response)))).toContain("ART-bare data sheet en.pdf");
  });

  test("one type of document may be asked for", async () => {
    const response = await ask("/documents.zip?ids=a,bare&type=safety-data-sheet");
    const files = unzipSync(await bytesOf(response));
    expect(Object.keys(files)).toEqual(["Contents.txt", "ART-a safety data sheet en.pdf"]);
    expect(Buffer.from(files["Contents.txt"] ?? []).toString()).toContain("Product bare: no document");
  });

  test("a list that is too long for an address is posted", async () => {
    const post = (body: string, type = "application/x-www-form-urlencoded") =>
      ask("/documents.zip", { method: "POST", body, headers: { "content-type": type } });
    const ids = ["a", ...Array.from({ length: MAX_QUOTE_LINES - 1 }, (_, n) => `${"long-".repeat(23)}${n}`)];
    const response = await post(new URLSearchParams({ ids: ids.join(",") }).toString());
    expect(response.headers.get("content-type")).toBe("application/zip");
    expect(Object.keys(unzipSync(await bytesOf(response)))).toContain("ART-a safety data sheet en.pdf");
    expect((await post(`ids=${[...ids, "more"].join(",")}`)).status).toBe(400);
    expect((await post("%")).status).toBe(400);
    expect((await post("{}", "application/json")).status).toBe(415);
    expect((await post(`ids=${"x".repeat(300_000)}`)).status).toBe(413);
  });

  test.each([
    ["/documents.zip", 400, "Please name the products"],
    ["/documents.zip?ids=,,", 400, "Please name the products"],
    ["/documents.zip?ids=a&type=brochure", 400, "Please name the products"],
    [
      `/documents.zip?ids=${Array.from({ length: MAX_QUOTE_LINES + 1 }, (_, n) => `p${n}`).join(",")}`,
      400,
      "at most 100 products",
    ],
    ["/documents.zip?ids=big-1,big-2,big-3,big-4,big-5", 400, "more than 200 MB together"],
    ["/documents.zip?ids=gone,__proto__", 404, "None of these products"],
    ["/documents.zip?ids=bare&type=manual", 404, "None of these products"],
  ])("%s is refused with a sentence", async (path, status, sentence) => {
    const response = await ask(path);
    expect(response.status).toBe(status);
    expect(await response.text()).toContain(sentence);
  });

  test("a list says which documents a product has, and their sizes", async () => {
    const found: { documents?: string[] } = await (await ask("/api/products/a")).json();
    expect(found.documents).toContain(`safety data sheet | en | 3 | 2026-03 | sds/a.pdf | ${PDF.length}`);
    expect(await (await ask("/api/products/bare")).json()).not.toHaveProperty("documents");
  });

  test("a file that is replaced shows by itself, with its new size", async () => {
    const path = "/documents/a/manual/ar";
    const before = (await ask(path)).headers.get("etag");
    writeFileSync(join(documents, "arabic.pdf"), `${PDF}arabic, second`);
    await app.catalogue.refresh();
    expect(app.catalogue.current().byId.get("a")?.documents?.[0]).toContain(` | ${PDF.length + 14}`);
    const after = await ask(path, { headers: { "if-none-match": before ?? "" } });
    expect(after.status).toBe(200);
    expect(await after.text()).toBe(`${PDF}arabic, second`);
    writeFileSync(join(documents, "arabic.pdf"), `${PDF}arabic`);
    await app.catalogue.refresh();
  });
});

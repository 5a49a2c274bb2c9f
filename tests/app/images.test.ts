import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { IMAGE_WIDTHS, versionOf } from "../../src/urls/images.ts";
import { onBothEngines } from "../support/engines.ts";
import { appOver, product, stock } from "./app-under-test.ts";

const LASTING = "public, max-age=31536000, immutable";
const REVALIDATED = "public, max-age=0, must-revalidate";

const folder = mkdtempSync(join(tmpdir(), "images-app-"));
const uploads = join(folder, "uploads");
const cacheFolder = join(folder, "picture-cache");
const media = { folders: [uploads], dataDir: folder };

/** An image with something in it, so that another width has other bytes. */
const painted = (width: number, height: number, colour: string) =>
  sharp({ create: { width, height, channels: 3, background: "#e6eaec" } }).composite([
    {
      input: Buffer.from(
        `<svg width="${width}" height="${height}"><circle cx="50%" cy="50%" r="30%" fill="${colour}"/></svg>`,
      ),
    },
  ]);

const sizeOf = async (response: Response) => {
  const { width, height, format, compression } = await sharp(await response.arrayBuffer()).metadata();
  return { width, height, format: compression === "av1" ? "avif" : format };
};
const cached = () => readdirSync(cacheFolder, { withFileTypes: true }).map(({ name }) => name);

beforeAll(async () => {
  mkdirSync(join(uploads, "scenes"), { recursive: true });
  await painted(960, 960, "red").avif({ effort: 0 }).toFile(join(uploads, "vacuum.avif"));
  await painted(500, 400, "blue").png().toFile(join(uploads, "upload.png"));
  await painted(1600, 900, "green").webp().toFile(join(uploads, "scenes/hero.webp"));
  const whole = await painted(300, 300, "black").png().toBuffer();
  writeFileSync(join(uploads, "torn.png"), whole.subarray(0, whole.length / 2));
  writeFileSync(join(uploads, "text.avif"), "this is no image");
  writeFileSync(join(uploads, "loop.mp4"), "0123456789".repeat(100));
});

afterAll(() => rmSync(folder, { recursive: true }));

onBothEngines("images", (engine) => {
  let app: Awaited<ReturnType<typeof appOver>>;
  const hashOf = (name: string) => versionOf(app.imageIndex.get(name)?.hash ?? "");

  beforeAll(async () => {
    const handle = await engine.open();
    await stock(handle, [
      product("vacuum", { imageUrl: "/attached-assets/vacuum.avif" }),
      product("foreign", { imageUrl: "https://example.com/a.jpg" }),
      product("lost", { imageUrl: "/attached-assets/lost.avif" }),
    ]);
    app = await appOver(handle, { media });
  });

  beforeEach(() => rmSync(cacheFolder, { recursive: true, force: true }));

  test("lists have the versioned URLs of our own images and leave others as they are", async () => {
    const list: { imageUrl: string }[] = await (await app.ask("/api/products")).json();
    expect(list.map(({ imageUrl }) => imageUrl)).toEqual([
      `/attached-assets/vacuum.avif?v=${hashOf("vacuum.avif")}-960x960`,
      "https://example.com/a.jpg",
      "/attached-assets/lost.avif",
    ]);
    expect(Object.keys(app.catalogue.current().media)).toEqual(["scenes/hero.webp"]);
  });

  test("an original is cached for a year under its own version, and revalidated under any other", async () => {
    const path = "/attached-assets/vacuum.avif";
    for (const [query, caching] of [
      [`?v=${hashOf("vacuum.avif")}-960x960`, LASTING],
      ["?v=0000000000000000-960x960", REVALIDATED],
      ["", REVALIDATED],
    ] as const) {
      const response = await app.ask(path + query);
      expect([response.status, response.headers.get("cache-control")]).toEqual([200, caching]);
      expect(response.headers.get("content-type")).toBe("image/avif");
      const tag = response.headers.get("etag") ?? "";
      const again = await app.ask(path + query, { headers: { "if-none-match": tag } });
      expect([again.status, again.headers.get("cache-control")]).toEqual([304, caching]);
    }
    expect(await sizeOf(await app.ask(path))).toEqual({ width: 960, height: 960, format: "avif" });
    const head = await app.ask(path, { method: "HEAD" });
    expect([head.status, head.headers.get("content-type"), await head.text()]).toEqual([
      200,
      "image/avif",
      "",
    ]);
  });

  test.each(IMAGE_WIDTHS.flatMap((width) => [[width, "avif"] as const, [width, "webp"] as const]))(
    "%i px as %s comes in that width and format, but never larger than the original",
    async (width, format) => {
      const response = await app.ask(`/attached-assets/${width}/vacuum.${format}?v=${hashOf("vacuum.avif")}`);
      expect(response.status).toBe(200);
      expect(response.headers.get("content-type")).toBe(`image/${format}`);
      expect(response.headers.get("cache-control")).toBe(LASTING);
      const side = Math.min(width, 960);
      expect(await sizeOf(response)).toEqual({ width: side, height: side, format });
    },
  );

  test("widths that the original doesn't have are one variant", async () => {
    const version = hashOf("upload.png");
    const tags = new Set<string | null>();
    for (const width of [640, 960, 1600]) {
      const response = await app.ask(`/attached-assets/${width}/upload.avif?v=${version}`);
      expect((await sizeOf(response)).width).toBe(500);
      tags.add(response.headers.get("etag"));
    }
    expect([tags.size, cached().length]).toEqual([1, 1]);
  });

  test("variants are cached on disk, whole, and read from there", async () => {
    const path = `/attached-assets/240/upload.webp?v=${hashOf("upload.png")}`;
    const first = new Uint8Array(await (await app.ask(path)).arrayBuffer());
    expect(cached()).toEqual([expect.stringMatching(/^[0-9a-f]{16}-240-[0-9a-f]{8}\.webp$/)]);
    const [name = ""] = cached();
    writeFileSync(join(cacheFolder, name), "from the disk");
    const other = await appOver(await engine.open(), { media });
    expect(await (await other.ask(path)).text()).toBe("from the disk");
    expect(new Uint8Array(await (await app.ask(path)).arrayBuffer())).toEqual(first);
  });

  test("without a writable disk variants are still sent, and that is logged once", async () => {
    writeFileSync(cacheFolder, "a file where the folder should be");
    for (const width of [240, 320]) {
      const response = await app.ask(`/attached-assets/${width}/scenes/hero.avif`);
      expect((await sizeOf(response)).width).toBe(width);
    }
    expect(app.logged.filter((line) => line.includes("can't be cached on disk"))).toHaveLength(1);
  });

  test.each([
    "/attached-assets/641/vacuum.avif",
    "/attached-assets/0640/vacuum.avif",
    "/attached-assets/640/vacuum.jpg",
    "/attached-assets/640/vacuum.avif/",
    "/attached-assets/640/nothing.webp",
    "/attached-assets/640/loop.webp",
    "/attached-assets/og/nothing.jpg",
    "/attached-assets/nothing.avif",
    "/attached-assets/constructor",
    "/attached-assets/",
    "/attached-assets/640/..%2f..%2fsecret.webp",
    "/attached-assets/..%2fuploads%2fvacuum.avif",
    "/attached-assets//etc/passwd",
    "/attached-assets/%zz.avif",
    "/attached-assets/vacuum.avif%00.png",
  ])("%s is not found", async (path) => {
    expect((await app.ask(path)).status).toBe(404);
  });

  test("other methods are refused with the ones it takes", async () => {
    const response = await app.ask("/attached-assets/vacuum.avif", { method: "POST" });
    expect([response.status, response.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
  });

  test.each([
    ["/attached-assets/640/torn.webp", "torn.png"],
    ["/attached-assets/240/torn.avif", "torn.png"],
    ["/attached-assets/240/text.avif", "text.avif"],
    ["/attached-assets/text.avif", "text.avif"],
    ["/attached-assets/og/text.jpg", "text.avif"],
  ])("%s is answered as damaged, which is logged once", async (path, name) => {
    for (let n = 0; n < 2; n++) {
      const response = await app.ask(path);
      const text = await response.text();
      expect([response.status, response.headers.get("cache-control")]).toEqual([500, "no-store"]);
      expect(text).toContain("This picture is damaged and can't be shown.");
      expect(text).not.toMatch(/sharp|vips|node_modules|\/tmp/i);
    }
    const lines = app.logged.filter((line) => line.includes("is damaged") && line.includes(name));
    expect(lines).toHaveLength(1);
  });

  test("a video is sent in the ranges that a player asks for", async () => {
    const path = `/attached-assets/loop.mp4?v=${hashOf("loop.mp4")}`;
    const whole = await app.ask(path);
    expect([whole.status, whole.headers.get("accept-ranges")]).toEqual([200, "bytes"]);
    expect(whole.headers.get("cache-control")).toBe(LASTING);
    const part = await app.ask(path, { headers: { range: "bytes=0-1" } });
    expect([part.status, part.headers.get("content-range")]).toEqual([206, "bytes 0-1/1000"]);
    expect(await part.text()).toBe("01");
    const tail = await app.ask(path, { headers: { range: "bytes=-3" } });
    expect([tail.status, await tail.text()]).toEqual([206, "789"]);
    const beyond = await app.ask(path, { headers: { range: "bytes=1000-" } });
    expect([beyond.status, beyond.headers.get("content-range")]).toEqual([416, "bytes */1000"]);
  });

  test.each([
    ["vacuum", "vacuum.avif"],
    ["upload", "upload.png"],
    ["scenes/hero", "scenes/hero.webp"],
  ])("a page is shared with %s at the size that readers expect", async (stem, name) => {
    const response = await app.ask(`/attached-assets/og/${stem}.jpg?v=${hashOf(name)}`);
    expect(response.headers.get("content-type")).toBe("image/jpeg");
    expect(response.headers.get("cache-control")).toBe(LASTING);
    expect(await sizeOf(response)).toEqual({ width: 1200, height: 630, format: "jpeg" });
  });

  describe("an image that changes", () => {
    const file = join(uploads, "changing.webp");
    const put = async (colour: string) => {
      writeFileSync(`${file}.half`, await painted(400, 400, colour).webp().toBuffer());
      renameSync(`${file}.half`, file);
    };

    test("is never sent under its former version, also before the next refresh", async () => {
      await put("orange");
      await app.catalogue.refresh();
      const before = hashOf("changing.webp");
      const path = `/attached-assets/240/changing.webp?v=${before}`;
      const address = `/attached-assets/changing.webp?v=${before}-400x400`;
      expect((await app.ask(address)).headers.get("cache-control")).toBe(LASTING);
      await put("purple");
      for (const each of [address, path]) {
        const response = await app.ask(each);
        expect([response.status, response.headers.get("cache-control")]).toEqual([200, REVALIDATED]);
      }
      expect(hashOf("changing.webp")).not.toBe(before);
      rmSync(file);
      expect((await app.ask("/attached-assets/changing.webp")).status).toBe(404);
    });

    test("makes a new snapshot, so that pages show it", async () => {
      await app.catalogue.refresh();
      let changes = 0;
      const stop = app.catalogue.onChange(() => (changes += 1));
      await put("pink");
      await app.catalogue.refresh();
      await app.catalogue.refresh();
      stop();
      expect(changes).toBe(1);
    });
  });
});

import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deflateSync } from "node:zlib";
import sharp from "sharp";
import * as v from "valibot";
import { afterAll, expect, test } from "vitest";
import { onBothEngines } from "../support/engines.ts";
import { appOver, errorOf, ORIGIN, stock } from "./app-under-test.ts";
import { signedIn } from "./office-session.ts";

const root = mkdtempSync(join(tmpdir(), "office-pictures-"));
afterAll(() => rmSync(root, { recursive: true }));

const plain = (background: string, width = 600, height = 400) =>
  sharp({ create: { width, height, channels: 3, background } });
const taken = v.object({ url: v.string(), width: v.number(), height: v.number() });

/** A PNG that says to be of this size, in a few hundred bytes. */
function bomb(width: number, height: number): Buffer {
  const crc = (bytes: Buffer) => {
    let sum = 0xffffffff;
    for (const byte of bytes) {
      sum ^= byte;
      for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? 0xedb88320 ^ (sum >>> 1) : sum >>> 1;
    }
    return (sum ^ 0xffffffff) >>> 0;
  };
  const chunk = (kind: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(kind), data]);
    const numbers = Buffer.alloc(8);
    numbers.writeUInt32BE(data.length, 0);
    numbers.writeUInt32BE(crc(body), 4);
    return Buffer.concat([numbers.subarray(0, 4), body, numbers.subarray(4)]);
  };
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  const data = chunk("IDAT", deflateSync(Buffer.alloc(100_000)));
  return Buffer.concat([
    Buffer.from("89504e470d0a1a0a", "hex"),
    chunk("IHDR", header),
    data,
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

onBothEngines("uploading a picture", (engine) => {
  let sites = 0;

  async function office(role: "owner" | "editor" | "sales" = "editor") {
    const handle = await engine.open();
    await stock(handle);
    const dataDir = join(root, `${engine.name}-${(sites += 1)}`);
    const folders = [join(dataDir, "pictures")];
    const first = await appOver(handle, { media: { folders, dataDir } });
    const second = await appOver(handle, { media: { folders, dataDir } });
    const { cookie } = await signedIn(handle, first.ask, role);
    const send = (
      file: Uint8Array<ArrayBuffer> | Buffer,
      query: Record<string, string> = {},
      headers: Record<string, string> = {},
    ) =>
      first.ask(`/office/api/pictures?${new URLSearchParams({ name: "a.jpg", shape: "square", ...query })}`, {
        method: "POST",
        headers: { origin: ORIGIN, cookie, "content-type": "application/octet-stream", ...headers },
        body: Uint8Array.from(file),
      });
    const kept = () => {
      try {
        return readdirSync(join(folders[0] ?? "", "uploaded"));
      } catch {
        return [];
      }
    };
    return { handle, first, second, send, kept, folder: join(folders[0] ?? "", "uploaded") };
  }

  test("keeps a square AVIF by its content, which this and another process serve at once", async () => {
    const { send, kept, first, second } = await office();
    const response = await send(await plain("#cc3322").jpeg().toBuffer());
    expect(response.status).toBe(201);
    const { url, width, height } = v.parse(taken, await response.json());
    expect([width, height, kept()]).toEqual([400, 400, [url.split("/").at(-1)]]);
    for (const { ask } of [first, second]) {
      const whole = await ask(url);
      expect([whole.status, whole.headers.get("content-type")]).toEqual([200, "image/avif"]);
      const stem = url.slice("/attached-assets/".length, -".avif".length);
      expect((await ask(`/attached-assets/240/${stem}.webp`)).status).toBe(200);
    }
    // The same picture again is the same file.
    await send(await plain("#cc3322").jpeg().toBuffer());
    expect(kept().length).toBe(1);
  });

  test("cuts out the part that was chosen", async () => {
    const { send, folder, kept } = await office();
    const blue = await plain("#0000ff", 300, 400).png().toBuffer();
    const file = await plain("#ff0000")
      .composite([{ input: blue, left: 300, top: 0 }])
      .png()
      .toBuffer();
    expect((await send(file, { left: "320", top: "50", width: "260" })).status).toBe(201);
    const bytes = readFileSync(join(folder, kept()[0] ?? ""));
    const { channels } = await sharp(bytes).stats();
    expect(channels.slice(0, 3).map(({ mean }) => Math.round(mean / 255))).toEqual([0, 0, 1]);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 260, height: 260 });
    expect(await errorOf(await send(file, { left: "500", top: "0", width: "260" }))).toMatchObject({
      code: "picture_refused",
    });
  });

  test("leaves out where it was taken", async () => {
    const { send, kept, folder } = await office();
    const file = await plain("#cc3322")
      .withExif({ IFD0: { Copyright: "Huda" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "26/1 13/1 0/1" } })
      .jpeg()
      .toBuffer();
    expect((await sharp(file).metadata()).exif).toBeDefined();
    await send(file);
    const { exif, icc, xmp } = await sharp(readFileSync(join(folder, kept()[0] ?? ""))).metadata();
    expect([exif, icc, xmp]).toEqual([undefined, undefined, undefined]);
  });

  const noise = (length: number) => Buffer.alloc(length, "%PDF-1.7 nothing ");
  test.each([
    ["a PDF", "catalogue.jpg", async () => Buffer.from("%PDF-1.7\n"), "“catalogue.jpg” is a PDF inside."],
    [
      "an SVG",
      "logo.png",
      async () => Buffer.from("<svg onload='alert(1)'/>"),
      "“logo.png” is an SVG drawing inside.",
    ],
    ["a bomb", "b.png", async () => bomb(30_000, 30_000), "“b.png” has 900 megapixels."],
    ["16 MB", "c.jpg", async () => noise(16 * 1024 * 1024), "“c.jpg” has 16 MB."],
    [
      "half a picture",
      "d.jpg",
      async () =>
        (await plain("#cc3322", 900, 900).png({ compressionLevel: 0 }).toBuffer()).subarray(0, 900_000),
      "“d.jpg” is damaged or was cut off.",
    ],
    [
      "a picture that moves",
      "e.webp",
      async () => {
        const frames = await Promise.all(["red", "blue"].map((each) => plain(each, 90, 90).png().toBuffer()));
        return sharp(frames, { join: { animated: true } })
          .webp()
          .toBuffer();
      },
      "“e.webp” is animated.",
    ],
  ])("refuses %s with a sentence, and keeps nothing", async (_what, name, make, message) => {
    const { send, kept } = await office();
    const response = await send(await make(), { name });
    expect([response.status, await errorOf(response)]).toEqual([422, { code: "picture_refused", message }]);
    expect(kept()).toEqual([]);
  });

  test("of a picture that is a page as well, keeps the picture alone", async () => {
    const { send, kept, folder } = await office();
    const file = Buffer.concat([
      await plain("#cc3322").jpeg().toBuffer(),
      Buffer.from("<script>alert(1)</script>"),
    ]);
    expect((await send(file)).status).toBe(201);
    expect(readFileSync(join(folder, kept()[0] ?? "")).includes("<script>")).toBe(false);
  });

  test.each(["../../../etc/passwd", "..\\..\\x.jpg", "/attached-assets/a.jpg", "x".repeat(900)])(
    "makes no path of the name %j",
    async (name) => {
      const { send, kept } = await office();
      const response = await send(await plain("#cc3322").jpeg().toBuffer(), { name });
      expect(response.status).toBe(201);
      expect(kept()).toEqual([expect.stringMatching(/^[0-9a-f]{16}\.avif$/)]);
    },
  );

  test("is for those who change products, from the office's own pages", async () => {
    const file = await plain("#cc3322").jpeg().toBuffer();
    const sales = await office("sales");
    expect(await errorOf(await sales.send(file))).toMatchObject({ code: "not_allowed" });
    const editor = await office();
    expect((await editor.send(file, {}, { cookie: "" })).status).toBe(401);
    expect(await errorOf(await editor.send(file, {}, { origin: "https://evil.example" }))).toMatchObject({
      code: "foreign_origin",
    });
    // A form of another page could send text; this is asked about first.
    expect((await editor.send(file, {}, { "content-type": "text/plain" })).status).toBe(415);
    expect([...sales.kept(), ...editor.kept()]).toEqual([]);
  });

  test("that are refused are taken in first, as browsers read no answer while they send", async () => {
    const handle = await engine.open();
    await stock(handle);
    const { ask } = await appOver(handle);
    let sent = 0;
    const body = new ReadableStream({
      pull(controller) {
        sent += 1;
        if (sent === 40) controller.close();
        else controller.enqueue(new Uint8Array(1024));
      },
    });
    const refused = await ask("/office/api/pictures?name=pump.png&shape=square", {
      method: "POST",
      headers: { origin: ORIGIN, "content-type": "application/octet-stream" },
      body,
      duplex: "half",
    });
    expect([refused.status, sent]).toEqual([401, 40]);
  });
});

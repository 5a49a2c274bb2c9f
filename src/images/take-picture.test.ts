import { deflateSync } from "node:zlib";
import sharp from "sharp";
import { expect, test } from "vitest";
import { MOST_BYTES, type PictureShape } from "../domain/product/pictures.ts";
import { PictureError, takePicture } from "./take-picture.ts";

const plain = (width: number, height: number, background = "#cc3322") =>
  sharp({ create: { width, height, channels: 3, background } });
const take = (file: Uint8Array, shape: PictureShape = "square") => takePicture(file, { shape, crop: null });
const faultOf = (file: Uint8Array) =>
  take(file).then(
    () => null,
    (error: unknown) => (error instanceof PictureError ? error.fault : error),
  );

/** A picture whose left half is red and whose right half is blue. */
const halves = async (width: number, height: number) => {
  const blue = await plain(width / 2, height, "#0000ff")
    .png()
    .toBuffer();
  return plain(width, height, "#ff0000").composite([{ input: blue, left: width / 2, top: 0 }]);
};
const colourAt = async (bytes: Uint8Array, left: number, top: number) => {
  const { data } = await sharp(bytes)
    .extract({ left, top, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data].map((value) => (value > 127 ? 1 : 0)).join("");
};

test.each(["jpeg", "png", "webp", "avif"] as const)(
  "a %s becomes a square AVIF from its middle",
  async (type) => {
    const taken = await take(await plain(300, 200).toFormat(type).toBuffer());
    expect(taken).toMatchObject({ width: 200, height: 200 });
    expect(await sharp(taken.bytes).metadata()).toMatchObject({ format: "heif", width: 200, height: 200 });
  },
);

test("what is cut out is what was asked for, of the picture as a viewer turns it", async () => {
  // Lying on its side: turned upright, blue is at the bottom.
  const lying = await (
    await halves(400, 300)
  )
    .jpeg({ quality: 95 })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const top = await takePicture(lying, { shape: "square", crop: { left: 40, top: 0, width: 200 } });
  const bottom = await takePicture(lying, { shape: "square", crop: { left: 40, top: 200, width: 200 } });
  expect([await colourAt(top.bytes, 100, 100), await colourAt(bottom.bytes, 100, 100)]).toEqual([
    "100",
    "001",
  ]);
  expect(await sharp(top.bytes).metadata()).not.toHaveProperty("orientation", 6);
});

test.each([
  { left: 0, top: 0, width: 201 },
  { left: 150, top: 0, width: 200 },
  { left: 0, top: 1, width: 200 },
])("a part that isn't in the picture is refused: %j", async (crop) => {
  const file = await plain(300, 200).png().toBuffer();
  await expect(takePicture(file, { shape: "square", crop })).rejects.toMatchObject({
    fault: { code: "cropOutside" },
  });
});

test("nothing of the place where it was taken, and no colour profile but sRGB, is kept", async () => {
  const file = await plain(300, 300, "#ff0000")
    .withIccProfile("p3")
    .withExif({ IFD0: { Copyright: "Huda" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "26/1 13/1 0/1" } })
    .jpeg({ quality: 100 })
    .toBuffer();
  const before = await sharp(file).metadata();
  expect([before.exif === undefined, before.icc === undefined]).toEqual([false, false]);
  const { bytes } = await take(file);
  const after = await sharp(bytes).metadata();
  expect([after.exif, after.icc, after.xmp, after.space]).toEqual([undefined, undefined, undefined, "srgb"]);
  expect(Buffer.from(bytes).includes("Huda")).toBe(false);
});

test("a picture is kept no larger than pages show it; a banner keeps its proportions and a logo all of itself", async () => {
  expect(await take(await plain(2600, 2400).jpeg().toBuffer())).toMatchObject({ width: 2000, height: 2000 });
  const wide = await plain(1600, 1000).jpeg().toBuffer();
  expect(await take(wide, "banner")).toMatchObject({ width: 1600, height: 900 });
  expect(await take(wide, "logo")).toMatchObject({ width: 1024, height: 640 });
});

test("a picture that shows nothing of a product, or a part of one that doesn't, is refused", async () => {
  expect(await faultOf(await plain(1, 1).png().toBuffer())).toEqual({
    code: "tooSmall",
    size: { width: 1, height: 1 },
  });
  const file = await plain(300, 200).png().toBuffer();
  const part = takePicture(file, { shape: "square", crop: { left: 0, top: 0, width: 31 } });
  await expect(part).rejects.toMatchObject({ fault: { code: "tooSmall" } });
  expect(await take(await plain(32, 40).png().toBuffer())).toMatchObject({ width: 32, height: 32 });
});

/** The header of a PNG of this size, with picture data that end at once. */
function emptyPng(width: number, height: number): Buffer {
  const table = Array.from({ length: 256 }, (_, n) => {
    let c = n;
    for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
    return c >>> 0;
  });
  const chunk = (kind: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(kind), data]);
    const crc = body.reduce((sum, byte) => (table[(sum ^ byte) & 255] ?? 0) ^ (sum >>> 8), 0xffffffff);
    const ends = Buffer.alloc(8);
    ends.writeUInt32BE(data.length, 0);
    ends.writeUInt32BE((crc ^ 0xffffffff) >>> 0, 4);
    return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
  };
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  const rows = deflateSync(Buffer.alloc(Math.min(3_000_000, (width * 3 + 1) * height)));
  const signature = Buffer.from("89504e470d0a1a0a", "hex");
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", rows),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

test("a small file that unpacks to far too many pixels is refused before it is unpacked", async () => {
  const bomb = emptyPng(30_000, 30_000);
  expect(bomb.length).toBeLessThan(10_000);
  expect(await faultOf(bomb)).toEqual({ code: "tooManyPixels", pixels: 900_000_000 });
  expect(await faultOf(emptyPng(100, 100))).toBeNull();
});

test("a file that was cut off is refused, whatever its type", async () => {
  const noise = await plain(400, 400)
    .composite([
      {
        input: {
          create: {
            width: 400,
            height: 400,
            channels: 3,
            background: "red",
            noise: { type: "gaussian", mean: 128, sigma: 60 },
          },
        },
      },
    ])
    .png()
    .toBuffer();
  for (const type of ["jpeg", "png", "webp", "avif"] as const) {
    const whole = await sharp(noise).toFormat(type).toBuffer();
    expect(await faultOf(whole), type).toBeNull();
    expect(await faultOf(whole.subarray(0, whole.length * 0.6)), type).toEqual({ code: "damaged" });
  }
});

test("a picture of several pictures is refused", async () => {
  const frames = await Promise.all(["red", "blue"].map((each) => plain(90, 90, each).png().toBuffer()));
  expect(await faultOf(await sharp(frames[0]).webp().toBuffer())).toBeNull();
  const animated = await sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
  expect(await faultOf(animated)).toEqual({ code: "animated" });
});

test("a file is what its content says", async () => {
  expect(await faultOf(Buffer.from("%PDF-1.7\n1 0 obj"))).toEqual({ code: "otherType", type: "pdf" });
  expect(await faultOf(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toEqual({
    code: "otherType",
    type: "svg",
  });
  expect(await faultOf(await plain(9, 9).gif().toBuffer())).toEqual({ code: "otherType", type: "gif" });
  expect(await faultOf(Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]))).toEqual({ code: "damaged" });
  expect(await faultOf(Buffer.alloc(0))).toEqual({ code: "otherType", type: "empty" });
});

test("of a picture that is something else as well, only the picture is kept", async () => {
  const file = Buffer.concat([
    await plain(300, 300).jpeg().toBuffer(),
    Buffer.from("<script>alert(1)</script>%PDF-1.4 PK\u0003\u0004"),
  ]);
  const { bytes } = await take(file);
  expect(Buffer.from(bytes).includes("<script>")).toBe(false);
});

test("a file beyond 15 MB is refused unread", async () => {
  const bytes = MOST_BYTES + 1;
  expect(await faultOf(new Uint8Array(bytes))).toEqual({ code: "tooManyBytes", bytes });
});

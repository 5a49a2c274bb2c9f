import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { open } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import type { DocumentFormat } from "../domain/product/documents.ts";
import { isWhole } from "./whole-file.ts";

const folder = mkdtempSync(join(tmpdir(), "whole-"));
afterAll(() => rmSync(folder, { recursive: true }));

async function whole(format: DocumentFormat, bytes: Uint8Array): Promise<boolean> {
  writeFileSync(join(folder, "file"), bytes);
  await using file = await open(join(folder, "file"));
  return await isWhole(file, format);
}

/** Of more than the 64 KB that are looked through at a time. */
const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
const picture = sharp({ create: { width: 400, height: 400, channels: 3, background: "red", noise } });
const small = () => picture.clone().resize(90).jpeg().toBuffer();

const FILES: [DocumentFormat, string, () => Promise<Buffer>][] = [
  ["PDF", "one", async () => Buffer.from(`%PDF-1.7\n${"x".repeat(5000)}\n%%EOF\n`)],
  ["PNG", "one", () => picture.clone().png().toBuffer()],
  ["JPEG", "one of a single scan", () => picture.clone().jpeg({ quality: 100 }).toBuffer()],
  ["JPEG", "one of several scans", () => picture.clone().jpeg({ progressive: true }).toBuffer()],
];

test.each(FILES)("a %s is whole to its end and not before: %s", async (format, _what, make) => {
  const bytes = await make();
  expect(await whole(format, bytes)).toBe(true);
  expect(await whole(format, Buffer.concat([bytes, Buffer.alloc(1000)]))).toBe(true);
  for (const part of [0.2, 0.5, 0.99]) {
    expect(await whole(format, bytes.subarray(0, Math.floor(bytes.length * part)))).toBe(false);
  }
});

test("the end of a small picture within a JPEG is not its own", async () => {
  const [inner, outer] = [await small(), await picture.clone().jpeg().toBuffer()];
  const length = Buffer.alloc(2);
  length.writeUInt16BE(inner.length + 2);
  const bytes = Buffer.concat([
    outer.subarray(0, 2),
    Buffer.from([0xff, 0xe1]),
    length,
    inner,
    outer.subarray(2),
  ]);
  expect(await whole("JPEG", bytes)).toBe(true);
  expect(await whole("JPEG", bytes.subarray(0, -2))).toBe(false);
});

import { Zip, ZipDeflate, zipSync } from "fflate";
import { expect, test } from "vitest";
import { FileError } from "../errors.ts";
import { Archive } from "./unpack.ts";

const LIMIT = 1_000_000;
const blank = (length: number) => new Uint8Array(length).fill(0x20);

/** What an archive unpacks to, by name. */
function unpack(bytes: Uint8Array, names: readonly string[]): Record<string, number> {
  const lengths: Record<string, number> = {};
  const reader = (name: string) => ({
    write: (text: string) => void (lengths[name] = (lengths[name] ?? 0) + text.length),
    end: () => undefined,
  });
  new Archive(bytes, LIMIT).read(new Map(names.map((name) => [name, reader(name)])));
  return lengths;
}

test("the named parts are unpacked, all together up to the limit", () => {
  const bytes = zipSync({ a: blank(600_000), b: blank(400_000), c: blank(5_000_000) });
  expect(unpack(bytes, ["a", "b", "none"])).toEqual({ a: 600_000, b: 400_000 });
  expect(() => unpack(bytes, ["a", "c"])).toThrow("unpacksTooLarge");
});

test("what is unpacked is measured, whatever the archive says", () => {
  const bytes = zipSync({ a: blank(5_000_000) });
  // The size is told in the part's own header and in the directory at the end.
  for (const [signature, at] of [
    [0x04034b50, 22],
    [0x02014b50, 24],
  ] as const) {
    const view = new DataView(bytes.buffer, bytes.byteOffset);
    for (let n = 0; n + 4 < bytes.length; n += 1) {
      if (view.getUint32(n, true) === signature) view.setUint32(n + at, 10, true);
    }
  }
  expect(() => unpack(bytes, ["a"])).toThrow("unpacksTooLarge");
});

test("an archive that was written as a stream tells its sizes after the parts", () => {
  const chunks: Uint8Array[] = [];
  const zip = new Zip((_error, chunk) => chunks.push(chunk));
  for (const name of ["a", "b"]) {
    const part = new ZipDeflate(name);
    zip.add(part);
    part.push(blank(300_000));
    part.push(blank(7), true);
  }
  zip.end();
  expect(unpack(Buffer.concat(chunks), ["b", "a"])).toEqual({ a: 300_007, b: 300_007 });
});

test("an archive that was cut off is damaged", () => {
  const bytes = zipSync({ a: crypto.getRandomValues(new Uint8Array(50_000)).map((byte) => byte % 128) });
  for (const length of [40, 1000, 30_000]) {
    expect(() => unpack(bytes.subarray(0, length), ["a"])).toThrow(FileError);
  }
});

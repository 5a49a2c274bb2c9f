import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { contentHash } from "../src/files/folder-index.ts";

/**
 * Whether every picture of products and scenes is whole, and no two products look alike in a list. It decodes all of them,
 * which takes two minutes of a processor: run it when pictures were rendered. Without a fault it notes their hashes in
 * `checked.json`, and a test fails for a picture that is not as it was noted.
 */

/** The size in a list, in pixels a side. */
const THUMBNAIL = 96;

/**
 * How much two products must differ there: the mean difference of values of 0 to 255 over as many as the larger of them
 * takes. Small products take a small part of their picture.
 */
const APART = 4;

type Picture = { name: string; pixels: Uint8Array; taken: number };

const IMAGES = join(import.meta.dirname, "../catalogue/images");

/** How many values of a thumbnail belong to the product: those unlike the ground, which begins each row. */
function takenBy(pixels: Uint8Array): number {
  const row = THUMBNAIL * 3;
  return pixels.filter((value, at) => {
    const ground = pixels[at - (at % row) + (at % 3)] ?? 0;
    return Math.abs(value - ground) > 12;
  }).length;
}

/** Reads every pixel. Throws for a file that is damaged. */
async function read(name: string): Promise<Picture> {
  const image = sharp(join(IMAGES, name), { failOn: "warning" });
  const pixels = await image.resize(THUMBNAIL, THUMBNAIL, { fit: "fill" }).removeAlpha().raw().toBuffer();
  return { name, pixels, taken: takenBy(pixels) };
}

function areAlike(one: Picture, other: Picture): boolean {
  const enough = APART * Math.max(one.taken, other.taken);
  let apart = 0;
  for (let at = 0; at < one.pixels.length && apart < enough; at++) {
    apart += Math.abs((one.pixels[at] ?? 0) - (other.pixels[at] ?? 0));
  }
  return apart < enough;
}

const products = readdirSync(IMAGES).filter((name) => /^[a-z]{3}-\d{4}\.avif$/.test(name));
const scenes = readdirSync(join(IMAGES, "scenes"))
  .filter((name) => name.endsWith(".avif"))
  .map((name) => `scenes/${name}`);
const hashes: Record<string, string> = {};
const faults: string[] = [];
const shown: Picture[] = [];
for (const name of [...products, ...scenes].toSorted()) {
  try {
    hashes[name] = contentHash(readFileSync(join(IMAGES, name)));
    const picture = await read(name);
    if (scenes.includes(name)) continue;
    for (const other of shown) {
      if (areAlike(picture, other)) faults.push(`${other.name} and ${name} look alike`);
    }
    shown.push(picture);
  } catch (error) {
    faults.push(`${name} is damaged: ${error instanceof Error ? error.message : String(error)}`);
  }
}
for (const fault of faults) console.error(fault);
console.info(`${Object.keys(hashes).length} pictures, ${faults.length} faults`);
if (faults.length > 0) process.exitCode = 1;
else writeFileSync(join(import.meta.dirname, "checked.json"), `${JSON.stringify(hashes, null, 1)}\n`);

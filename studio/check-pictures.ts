import { readdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";

/**
 * Whether every product's picture is whole, and no two look alike in a list. It decodes all of them, which takes two
 * minutes of a processor, so it is run when pictures were rendered; what a file says of itself is tested in every run.
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

const names = readdirSync(IMAGES).filter((name) => /^[a-z]{3}-\d{4}\.avif$/.test(name));
const faults: string[] = [];
const whole: Picture[] = [];
for (const name of names) {
  try {
    const picture = await read(name);
    for (const other of whole) {
      if (areAlike(picture, other)) faults.push(`${other.name} and ${name} look alike`);
    }
    whole.push(picture);
  } catch (error) {
    faults.push(`${name} is damaged: ${error instanceof Error ? error.message : String(error)}`);
  }
}
for (const fault of faults) console.error(fault);
console.info(`${names.length} pictures, ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;

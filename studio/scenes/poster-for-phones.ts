import { join } from "node:path";
import sharp from "sharp";

/**
 * Cuts the part of the home page's poster that phones show: its full height in 8:9, placed so that
 * `object-position: 81.5%` shows the same of it as of the whole. At this size and quality it comes in the first packets
 * that a server sends (docs/decisions/0043), and is a width that pages ask for.
 */
const SCENES = join(import.meta.dirname, "../../catalogue/images/scenes");
const PLACE = 0.815;
const SIZE = { width: 640, height: 720 };

const poster = sharp(join(SCENES, "hero.avif"));
const { width: whole, height } = await poster.metadata();
const width = Math.round((height * SIZE.width) / SIZE.height);
await poster
  .extract({ left: Math.round((whole - width) * PLACE), top: 0, width, height })
  .resize(SIZE)
  .avif({ quality: 53, effort: 9, chromaSubsampling: "4:4:4" })
  .toFile(join(SCENES, "hero-phone.avif"));

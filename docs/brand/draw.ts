import { readFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright-core";
import sharp from "sharp";

/**
 * Draws the site's own pictures anew after a change of the SVG files beside this one:
 * `node docs/brand/draw.ts`. A browser draws the shared picture, as it holds text in the site's typeface.
 */
const HERE = import.meta.dirname;
const PUBLIC = join(HERE, "../../public");
const FONT = join(HERE, "../../studio/fonts/plex-latin.woff2");

const font = readFileSync(FONT).toString("base64");
const face = `@font-face{font-family:"Plex";src:url("data:font/woff2;base64,${font}");font-weight:100 700}`;
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
const svg = readFileSync(join(HERE, "share.svg"), "utf8");
await page.setContent(`<style>${face}body{margin:0}svg{display:block}</style>${svg}`);
await page.evaluate(() => document.fonts.ready.then(() => undefined));
const drawn = await page.screenshot();
await browser.close();
await sharp(drawn)
  .jpeg({ quality: 86, mozjpeg: true, chromaSubsampling: "4:4:4" })
  .toFile(join(PUBLIC, "og.jpg"));

const icon = sharp(join(HERE, "app-icon.svg"), { density: 96 });
for (const [name, size] of [
  ["apple-touch-icon.png", 180],
  ["icon-192.png", 192],
  ["icon-512.png", 512],
] as const) {
  await icon
    .clone()
    .resize(size, size)
    .flatten({ background: "#0b161b" })
    .png({ palette: true })
    .toFile(join(PUBLIC, name));
}

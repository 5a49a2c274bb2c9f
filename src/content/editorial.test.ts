import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { DEFAULT_COMPANY } from "./company.ts";
import { english } from "./en/index.ts";

const FOLDER = join(import.meta.dirname, "en/editorial");

/** The part that each file belongs to; the banners' texts go with every page. */
const partOf = (file: string) =>
  file === "banners.ts"
    ? "shared"
    : file.slice(0, -3).replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The texts of a file; those that name the company are a function of its facts. */
function textsOf(written: unknown): unknown {
  return typeof written === "function" ? written(DEFAULT_COMPANY) : written;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Whether each of these texts is found in the part, at its key. */
function stands(texts: unknown, part: unknown): boolean {
  if (!isRecord(texts)) return JSON.stringify(texts) === JSON.stringify(part);
  return isRecord(part) && Object.entries(texts).every(([key, text]) => stands(text, part[key]));
}

test.each(readdirSync(FOLDER))(
  "the texts of %s are plain data, and their part has all of them",
  async (file) => {
    const { default: written }: { default: unknown } = await import(join(FOLDER, file));
    const editorial = textsOf(written);
    expect(structuredClone(editorial)).toEqual(editorial);
    const [, load] = Object.entries(english).find(([name]) => name === partOf(file)) ?? [];
    const { default: whole }: { default: unknown } = (await load?.()) ?? { default: null };
    const part = textsOf(whole);
    expect(stands(file === "banners.ts" ? { banners: editorial } : editorial, part)).toBe(true);
  },
);

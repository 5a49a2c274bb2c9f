import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import vacuum from "../../src/content/en/vacuum.ts";
import { DRAWINGS } from "./drawings.ts";

const ROOT = join(import.meta.dirname, "../..");

test.each([...DRAWINGS])("%s is what studio/drawings writes", (file, text) => {
  expect(readFileSync(join(ROOT, file), "utf8")).toBe(text);
});

test("each dust class has a dot for every particle that the page says passes", () => {
  const file = DRAWINGS.get("src/site/pages/solution/dust-classes.svg") ?? "";
  for (const { class: name, passing } of vacuum.classes.list) {
    const [, path = ""] = new RegExp(`<path id="${name}".* d="([^"]*)"`).exec(file) ?? [];
    expect(path.match(/M/g)).toHaveLength(passing);
  }
});

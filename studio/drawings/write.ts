import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { DRAWINGS } from "./drawings.ts";

const ROOT = join(import.meta.dirname, "../..");

for (const [file, text] of DRAWINGS) {
  const path = join(ROOT, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

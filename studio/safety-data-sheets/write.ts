import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { chemicals, fileOf } from "./chemicals.ts";
import { safetyDataSheet } from "./sheet.ts";

for (const row of await chemicals()) {
  const file = fileOf(row);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, await safetyDataSheet(row));
}

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { importSheet } from "../src/catalogue/import.ts";
import { readSheetBytes } from "../src/catalogue/read-file.ts";
import { openDatabase } from "../src/database/connect.ts";
import { migrate } from "../src/database/migrate.ts";

/** Files of these many rows; what a row takes must not grow with the file. */
const FEW = 1000;
const MANY = 10_000;
const ROUNDS = 3;
const HEADER = "article number,name,brand,category,description,features,specifications,price";

/** A catalogue file of so many products of ordinary length. */
const fileOf = (rows: number, price: string) => {
  const lines = Array.from(
    { length: rows },
    (_, n) =>
      `N-${n},Article ${n},Brand ${n % 40},Tools » Pads,${"words ".repeat(30)}${n},"a\nb\nc",Width: ${n} mm,${n}.${price}`,
  );
  return new TextEncoder().encode(`${HEADER}\n${lines.join("\n")}\n`);
};

/** Microseconds a row for a new file, the same again, and one with every row changed, in a database of its own. */
async function importRows(rows: number): Promise<[number, number, number]> {
  const folder = mkdtempSync(join(tmpdir(), "catalogue-bench-import-"));
  const handle = await openDatabase({ engine: "sqlite", file: join(folder, "bench.sqlite") });
  await migrate(handle);
  const time = async (price: string) => {
    const began = performance.now();
    await importSheet(handle, await readSheetBytes("file.csv", fileOf(rows, price)));
    return ((performance.now() - began) / rows) * 1000;
  };
  const times: [number, number, number] = [await time("50"), await time("50"), await time("75")];
  await handle.close();
  rmSync(folder, { recursive: true });
  return times;
}

// Both sizes in turn, so that a slow moment of the machine falls on both; the fastest round of each counts.
const rounds: { few: number[]; many: number[] }[] = [];
for (let round = 0; round < ROUNDS; round++) {
  rounds.push({ few: await importRows(FEW), many: await importRows(MANY) });
}
for (const [index, kind] of ["new", "unchanged", "each changed"].entries()) {
  const fastest = (size: "few" | "many") =>
    Math.min(...rounds.map((round) => round[size][index] ?? Infinity));
  const [few, many] = [fastest("few"), fastest("many")];
  console.log(
    `import, ${kind}: ${FEW} rows ${few.toFixed(0)} µs a row, ${MANY} rows ${many.toFixed(0)} µs a row, ratio ${(many / few).toFixed(1)}`,
  );
}

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { importSheet } from "../src/catalogue/import/import.ts";
import { readSheetBytes } from "../src/catalogue/files/read-file.ts";
import { openDatabase } from "../src/database/connect.ts";
import { migrate } from "../src/database/migrate.ts";
import type { Row } from "./table.ts";

/** Files of these many rows. */
const FEW = 1000;
const MANY = 10_000;
const ROUNDS = 3;
const MOST_GROWTH = 1.5;
const HEADER = "article number,name,brand,category,description,features,specifications,price";

/** A catalogue file of so many products of ordinary length. */
const fileOf = (count: number, price: string) => {
  const lines = Array.from(
    { length: count },
    (_, n) =>
      `N-${n},Article ${n},Brand ${n % 40},Tools » Pads,${"words ".repeat(30)}${n},"a\nb\nc",Width: ${n} mm,${n}.${price}`,
  );
  return new TextEncoder().encode(`${HEADER}\n${lines.join("\n")}\n`);
};

/** Microseconds a row for a new file, the same again, and one with every row changed, in a database of its own. */
async function importRows(count: number): Promise<[number, number, number]> {
  const folder = mkdtempSync(join(tmpdir(), "catalogue-bench-import-"));
  const handle = await openDatabase({ engine: "sqlite", file: join(folder, "bench.sqlite") });
  await migrate(handle);
  const time = async (price: string) => {
    const began = performance.now();
    await importSheet(handle, await readSheetBytes("file.csv", fileOf(count, price)));
    return ((performance.now() - began) / count) * 1000;
  };
  const times: [number, number, number] = [await time("50"), await time("50"), await time("75")];
  await handle.close();
  rmSync(folder, { recursive: true });
  return times;
}

/** What a row of a catalogue file takes must not grow with the file. */
export async function* rows(): AsyncGenerator<Row> {
  // Both sizes in turn, so that a slow moment of the machine falls on both; the fastest round of each counts.
  const rounds: { few: number[]; many: number[] }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    rounds.push({ few: await importRows(FEW), many: await importRows(MANY) });
  }
  for (const [index, kind] of ["new", "unchanged", "each changed"].entries()) {
    const fastest = (size: "few" | "many") =>
      Math.min(...rounds.map((round) => round[size][index] ?? Infinity));
    yield {
      what: `import, ${kind}: a row of ${MANY} beside one of ${FEW}`,
      unit: "",
      goal: { most: MOST_GROWTH },
      measured: fastest("many") / fastest("few"),
    };
  }
}

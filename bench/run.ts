import { passes, type Row, tableOf, type Topic } from "./table.ts";

/**
 * `npm run bench [TOPIC …]` measures what the site is held to and prints one table: goal, measured, how much of the goal is
 * reached, and whether that is enough. Exits with 1 where a row is short. Linux only: processor time and memory are
 * read from /proc. A further topic is a further file and its line here.
 */
const TOPICS: Record<string, () => Promise<Topic>> = {
  cached: () => import("./cached-pages.ts"),
  uncached: () => import("./uncached.ts"),
  start: () => import("./start.ts"),
  flood: () => import("./flood.ts"),
  memory: () => import("./memory.ts"),
  import: () => import("./import.ts"),
  pages: () => import("./pages.ts"),
  workers: () => import("./workers.ts"),
  presses: () => import("./presses.ts"),
  touches: () => import("./touches.ts"),
  large: () => import("./large.ts"),
  office: () => import("./office.ts"),
  lighthouse: () => import("./lighthouse.ts"),
  soak: () => import("./soak.ts"),
  growth: () => import("./growth.ts"),
};

/** What takes longer than everything else together, or writes into the project. */
const ONLY_BY_NAME = new Set(["soak", "growth"]);

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in TOPICS));
if (unknown.length > 0) {
  console.error(`No such topic: ${unknown.join(", ")}. There are ${Object.keys(TOPICS).join(", ")}.`);
  process.exit(2);
}

const rows: Row[] = [];
for (const [name, load] of Object.entries(TOPICS)) {
  if (asked.length > 0 ? !asked.includes(name) : ONLY_BY_NAME.has(name)) continue;
  console.error(`measuring: ${name} …`);
  for await (const row of (await load()).rows()) rows.push(row);
}
console.log(tableOf(rows));
process.exit(rows.every(passes) ? 0 : 1);

import { execFile } from "node:child_process";
import { promisify } from "node:util";
import * as v from "valibot";
import { PAGES } from "../src/urls/pages.ts";
import { chromium } from "../tests/support/programs.ts";
import { BROWSER_FLAGS } from "./browser.ts";
import { end, inFolder, sharePictures, startBuilt } from "./processes.ts";
import { median, type Row } from "./table.ts";

/**
 * Too heavy to be a dependency: 150 packages, for this one topic. Whoever measures installs it beside them
 * (`npm install --no-save lighthouse@13.5.0`) or has it on the path.
 */
const PROGRAM = "lighthouse";
const ROUNDS = 5;

/** An address of every kind of page. */
const PATHS = Object.values(PAGES).map(({ path }) =>
  path
    .replace("/{-$subcategory}", "")
    .replace("$category", "equipments")
    .replace("$id", "numatic-tub-dry-vacuum-9-l-620-w"),
);

const report = v.object({
  categories: v.record(v.string(), v.object({ score: v.number() })),
  audits: v.object({
    "largest-contentful-paint": v.object({ numericValue: v.number() }),
    "cumulative-layout-shift": v.object({ numericValue: v.number() }),
  }),
});

/** What Lighthouse says of a page on a slow phone. */
async function reportOf(address: string): Promise<v.InferOutput<typeof report>> {
  const chrome = ["--headless", ...BROWSER_FLAGS].join(" ");
  const flags = ["--quiet", "--output=json", `--chrome-flags=${chrome}`];
  const { stdout } = await promisify(execFile)(PROGRAM, [address, ...flags], {
    env: { ...process.env, CHROME_PATH: chromium() },
    maxBuffer: 64 * 1024 * 1024,
  });
  return v.parse(report, JSON.parse(stdout));
}

/** Points, largest paint and shifts of every public page on a phone: the median of five runs. Wants a quiet machine. */
export async function* rows(): AsyncGenerator<Row> {
  yield* await inFolder(async (folder) => {
    sharePictures(folder);
    const server = await startBuilt(folder);
    const found: Row[] = [];
    try {
      for (const path of PATHS) found.push(...(await rowsOf(path, server.address)));
    } finally {
      await end(server.child);
    }
    return found;
  });
}

async function rowsOf(path: string, origin: string): Promise<Row[]> {
  const rounds: v.InferOutput<typeof report>[] = [];
  try {
    while (rounds.length < ROUNDS) rounds.push(await reportOf(origin + path));
  } catch (error) {
    const measured =
      error instanceof Error && "code" in error && error.code === "ENOENT" ? `no ${PROGRAM}` : `${error}`;
    return [{ what: `${path}: Lighthouse`, unit: "", goal: { least: 100 }, measured }];
  }
  const middle = (of: (round: v.InferOutput<typeof report>) => number) => median(rounds.map(of));
  return [
    ...Object.keys(rounds[0]?.categories ?? {}).map((category) => ({
      what: `${path}: ${category}`,
      unit: "",
      goal: { least: path === "/" && category === "performance" ? 99 : 100 },
      measured: middle(({ categories }) => (categories[category]?.score ?? 0) * 100),
    })),
    {
      what: `${path}: largest paint`,
      unit: "s",
      goal: { most: 1.3 },
      measured: middle(({ audits }) => audits["largest-contentful-paint"].numericValue) / 1000,
    },
    {
      what: `${path}: shifts`,
      unit: "",
      // As Lighthouse rounds it.
      goal: { most: 0.004 },
      measured: middle(({ audits }) => audits["cumulative-layout-shift"].numericValue),
    },
  ];
}

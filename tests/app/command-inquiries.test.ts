import { type SpawnSyncReturns, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { afterAll, expect, test } from "vitest";
import { onBothEngines } from "../support/engines.ts";
import { sampleLines, storeSample } from "../support/sample-inquiry.ts";
import type { DatabaseHandle, DatabaseTarget } from "../../src/database/connect.ts";

const folder = mkdtempSync(join(tmpdir(), "inquiries-"));
afterAll(() => rmSync(folder, { recursive: true }));

const inFolder = (name: string) => join(folder, name);
const command = [join(import.meta.dirname, "../../src/run.js"), "--no-env", "dist/bin/inquiries.js"];

function run(env: Record<string, string>, ...args: string[]): SpawnSyncReturns<string> {
  return spawnSync(process.execPath, [...command, ...args], {
    encoding: "utf8",
    env: { PATH: process.env["PATH"], ...env },
  });
}

/** Settings under which a command line finds a test's database. */
function settingsOf(target: DatabaseTarget): Record<string, string> {
  if (target.engine === "postgres") return { DATABASE_URL: target.url };
  const dataDir = mkdtempSync(join(folder, "data-"));
  symlinkSync(target.file, join(dataDir, "catalogue.sqlite"));
  return { DATA_DIR: dataDir };
}

const failMail = (handle: DatabaseHandle, inquiryId: string, kind: "sales" | "confirmation") =>
  handle.db
    .updateTable("outbox")
    .set({ state: "parked", attempts: 36, last_error: "554 \u001b[31mRefused" })
    .where("inquiry_id", "=", inquiryId)
    .where("kind", "=", kind)
    .execute();

const at = (instant: string) => () => new Date(instant);

onBothEngines("npm run inquiries", (engine) => {
  test("lists, shows, exports and sends again what has failed", async () => {
    const handle = await engine.open();
    const env = settingsOf(handle.target);
    expect(run(env, "list")).toMatchObject({ status: 0, stdout: "There is no inquiry.\n", stderr: "" });

    const formula = { company: '=HYPERLINK("http://evil.example")', phone: "+973 1234 5678" };
    const first = await storeSample(
      handle,
      { ...formula, lines: sampleLines },
      at("2026-03-01T09:55:00.000Z"),
    );
    const second = await storeSample(
      handle,
      { firstName: "نورة\u009b31m", message: "Zwei\nZeilen" },
      at("2026-03-02T21:30:00.000Z"),
    );
    await handle.db
      .updateTable("outbox")
      .set({ state: "sent" })
      .where("inquiry_id", "=", second.id)
      .execute();
    await failMail(handle, first.id, "sales");

    const lines = run(env, "list").stdout.split("\n");
    expect(lines[0]).toMatch(
      new RegExp(`^${second.reference}  2026-03-03 00:30  pending   delivered +  نورة 31m Haddad$`),
    );
    expect(lines[1]).toMatch(
      new RegExp(
        `^${first.reference}  2026-03-01 12:55  pending   desk failed, confirmation waiting +  Layla Haddad$`,
      ),
    );
    expect(run(env, "list", "--undelivered").stdout).toBe(`${lines[1]}\n`);

    const shown = run(env, "show", first.reference.toLowerCase().replace("-", ""));
    expect(shown).toMatchObject({ status: 0, stderr: "" });
    expect(shown.stdout).toContain("Company: =HYPERLINK");
    expect(shown.stdout).toContain("> Two canisters of degreaser, please.\n> When can you deliver?\n");
    const requested =
      "2 × NUM-2001 Tub Dry Vacuum\n    numatic-tub-vacuum\n    > Red, please\n1 × > =Steel bucket";
    expect(shown.stdout).toContain(`\n\n${requested}\n\n`);
    expect(shown.stdout).toContain(
      "desk to sales@company.example: failed after 36 tries: 554  [31mRefused\n" +
        "confirmation to layla@visitor.example: waiting after 0 tries\n",
    );

    const file = inFolder(`${handle.engine}.csv`);
    expect(run(env, "export", file)).toMatchObject({ status: 0, stdout: `Wrote 2 inquiries to ${file}.\n` });
    expect(statSync(file).mode & 0o077).toBe(0);
    const rows: Record<string, string>[] = parse(readFileSync(file), { bom: true, columns: true });
    expect(rows).toMatchObject([
      {
        reference: second.reference,
        received: "2026-03-03 00:30",
        message: "Zwei\nZeilen",
        lines: "",
        undelivered: "",
      },
      {
        reference: first.reference,
        company: `'${formula.company}`,
        phone: `'${formula.phone}`,
        lines: requested,
        undelivered: "desk failed, confirmation waiting",
      },
    ]);
    expect(run(env, "export", file)).toMatchObject({
      status: 1,
      stderr: `${file} exists already; give a new name.\n`,
    });
    expect(run(env, "show", "AAAA-AAAA")).toMatchObject({
      status: 1,
      stderr: "There is no inquiry AAAA-AAAA.\n",
    });
  }, 60_000);

  test("resend puts failed mails back, the desk's to the addresses that it has now", async () => {
    const handle = await engine.open();
    const env = settingsOf(handle.target);
    const { id, reference } = await storeSample(handle);
    const resend = (salesEmail: string) => run({ ...env, SALES_EMAIL: salesEmail }, "resend", reference);
    expect(resend("sales@company.example")).toMatchObject({
      status: 0,
      stdout: `No mail of ${reference} has failed; nothing was changed.\n`,
    });

    await failMail(handle, id, "sales");
    await failMail(handle, id, "confirmation");
    expect(resend("sales@company.example")).toMatchObject({
      status: 0,
      stdout: "In the outbox again, for sales@company.example and layla@visitor.example.\n",
    });
    const owed = () => handle.db.selectFrom("outbox").selectAll().orderBy("recipient").execute();
    for (const mail of await owed()) expect(mail).toMatchObject({ state: "waiting", attempts: 0 });

    await failMail(handle, id, "sales");
    expect(resend("owner@company.example,desk@company.example").stdout).toBe(
      "In the outbox again, for owner@company.example and desk@company.example.\n",
    );
    expect((await owed()).map(({ recipient, state, lease }) => [recipient, state, lease])).toEqual([
      ["desk@company.example", "waiting", null],
      ["layla@visitor.example", "waiting", null],
      ["owner@company.example", "waiting", null],
    ]);
  }, 60_000);

  test("a database that no site has used is left as it is", async () => {
    const target = await engine.target();
    if (target.engine === "sqlite") writeFileSync(target.file, "");
    expect(run(settingsOf(target), "list")).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/^There is no catalogue in [^\n]+\.\n$/),
    });
  });
});

test("a mistyped DATA_DIR is a sentence and makes nothing", () => {
  const { status, stderr, stdout } = run({ DATA_DIR: inFolder("dta") }, "list");
  expect([status, stdout]).toEqual([1, ""]);
  expect(stderr).toContain(`There is no database ${inFolder("dta")}/catalogue.sqlite; look at DATA_DIR`);
  expect(existsSync(inFolder("dta"))).toBe(false);
});

test.each([
  [[], "A command is missing."],
  [["delete"], 'There is no command "delete".'],
  [["list", "--all"], "Unknown option '--all'."],
  [["list", "Q7K2-M9XD"], "list takes no further word."],
  [["show"], "show takes one reference."],
  [["show", "--undelivered", "Q7K2-M9XD"], "--undelivered belongs to list."],
  [["export", "inquiries.xlsx"], "export writes files that end in .csv."],
])("%j says what is wrong with it", (args, sentence) => {
  const { status, stderr, stdout } = run({}, ...args);
  expect([status, stdout]).toEqual([1, ""]);
  expect(stderr).toContain(`${sentence}\n\nUsage: npm run inquiries`);
});

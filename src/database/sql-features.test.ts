import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/** What a database has to offer, as docs/growth.md lists it: the words in backquotes of the table's second column. */
function listed(): string[] {
  const page = readFileSync(join(import.meta.dirname, "../../docs/growth.md"), "utf8");
  const [, table = ""] = page.split(/^\| what +\| words .*\n\| -.*\n/m);
  const rows = /^(?:\|.*\n)*/.exec(table)?.[0].trim().split("\n") ?? [];
  return rows.flatMap((row) =>
    [...(row.split("|")[2] ?? "").matchAll(/`([^`]+)`/g)].map(([, word = ""]) => word),
  );
}

/** What Kysely writes for these methods, those that we don't use among them. */
const METHODS = new Map(
  Object.entries({
    selectFrom: "SELECT",
    insertInto: "INSERT",
    updateTable: "UPDATE",
    deleteFrom: "DELETE",
    mergeInto: "MERGE",
    returning: "RETURNING",
    returningAll: "RETURNING",
    onConflict: "ON CONFLICT",
    ignore: "IGNORE",
    with: "WITH",
    withRecursive: "RECURSIVE",
    forUpdate: "FOR UPDATE",
    forShare: "FOR SHARE",
    forKeyShare: "FOR KEY SHARE",
    forNoKeyUpdate: "FOR NO KEY UPDATE",
    skipLocked: "SKIP LOCKED",
    noWait: "NOWAIT",
    groupBy: "GROUP BY",
    having: "HAVING",
    orderBy: "ORDER BY",
    limit: "LIMIT",
    offset: "OFFSET",
    fetch: "FETCH",
    distinct: "DISTINCT",
    distinctOn: "DISTINCT ON",
    union: "UNION",
    unionAll: "UNION",
    intersect: "INTERSECT",
    except: "EXCEPT",
    innerJoin: "JOIN",
    leftJoin: "JOIN",
    rightJoin: "JOIN",
    fullJoin: "JOIN",
    crossJoin: "JOIN",
    innerJoinLateral: "LATERAL",
    leftJoinLateral: "LATERAL",
    tablesample: "TABLESAMPLE",
    over: "OVER",
    filterWhere: "FILTER",
    count: "count",
    countAll: "count",
    min: "min",
    max: "max",
    sum: "sum",
    avg: "avg",
    jsonAgg: "json_agg",
    toJson: "to_json",
    coalesce: "coalesce",
    cast: "CAST",
    exists: "EXISTS",
  }),
);

/** Words that are part of others which are listed, or of what every database has. */
const PLAIN =
  "AND AS BY CASCADE COLUMN DO EXISTS FROM IF IN INTO IS KEY LIKE NOT NULL ON OR SET TABLE TO VALUES WHERE".split(
    " ",
  );

/** What SQLite alone is asked. */
const SQLITE_ONLY = /PRAGMA|VACUUM|sqlite_master|BEGIN (?:IMMEDIATE|EXCLUSIVE)/;

const files = (ending: RegExp) =>
  readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" })
    .filter((name) => ending.test(name) && !name.endsWith(".test.ts"))
    .map((name) => readFileSync(join(import.meta.dirname, name), "utf8"));

/** The words and functions of a statement. */
function wordsOf(statement: string): string[] {
  const bare = statement
    .replaceAll(/--.*$/gm, "")
    .replaceAll(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, " ")
    .replaceAll(/'[^']*'/g, " ");
  const joined = ["ON CONFLICT", "FOR UPDATE", "GROUP BY", "ORDER BY", "PRIMARY KEY", "SKIP LOCKED"];
  const names = joined.filter((each) => bare.includes(each));
  const rest = joined.reduce((text, each) => text.replaceAll(each, " "), bare);
  const words = rest.match(/\b[A-Z]{2,}\b/g) ?? [];
  const functions = [...rest.matchAll(/\b([a-z_]+)\(/g)].map(([, name = ""]) => name);
  const tables = new Set(
    [...bare.matchAll(/\b(?:TABLE|INTO|REFERENCES|ON|EXISTS) (\w+)/g)].map(([, name]) => name),
  );
  return [...names, ...words, ...functions.filter((name) => !tables.has(name))];
}

/** All that the migrations and queries use of SQL. */
function used(): Set<string> {
  const code = files(/\.ts$/);
  const statements = code.flatMap((text) =>
    [
      ...text.matchAll(
        /\bsql(?:<[^`]*>)?`([^`]*)`|[`"]((?:CREATE|INSERT|SELECT|UPDATE|LISTEN|BEGIN) [^`"]*)[`"]/g,
      ),
    ].map(([, template, plain]) => template ?? plain ?? ""),
  );
  const words = [...files(/\.sql$/), ...statements]
    .filter((statement) => !SQLITE_ONLY.test(statement))
    .flatMap(wordsOf)
    .filter((word) => !PLAIN.includes(word));
  const methods = code
    .flatMap((text) => [...text.matchAll(/(?<!\bv)\.(\w+)(?:<[^()]*>)?\(/g)])
    .flatMap(([, name = ""]) => METHODS.get(name) ?? []);
  return new Set([...words, ...methods]);
}

test("queries and migrations use what docs/growth.md lists for other databases, and nothing else", () => {
  expect([...used()].toSorted()).toEqual([...new Set(listed())].toSorted());
});

test("none of it locks by number, which other databases lack", () => {
  expect([...used()].filter((word) => word.startsWith("pg_advisory"))).toEqual([]);
});

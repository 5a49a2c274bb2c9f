import { expect, test } from "vitest";
import { createLog, createRequestId, createRequestLog } from "./log.ts";

/** A log that keeps its lines, as they are written. */
function keptLog() {
  const lines: string[] = [];
  const log = createLog("info", { write: (line) => void lines.push(line) });
  return { log, lines };
}

test("what a database says of a row is not logged, but its code and where it was asked are", () => {
  const { log, lines } = keptLog();
  const quoting = Object.assign(new Error("Key (email)=(layla@visitor.example) already exists"), {
    code: "23505",
  });
  log.error({ err: new Error("The inquiry is not stored", { cause: quoting }) }, "unexpected error");
  log.error({ error: quoting }, "the same by its other name");
  for (const line of lines) {
    expect(line).not.toContain("layla@");
    expect(line).toContain('"code":"23505"');
    expect(line).toContain("log-privacy.test.ts");
  }
  expect(lines[0]).toContain("The inquiry is not stored");
});

test("SQLite's errors, which share one code, are told apart by their number", () => {
  const { log, lines } = keptLog();
  const full = Object.assign(new Error("database or disk is full"), {
    code: "ERR_SQLITE_ERROR",
    errcode: 13,
  });
  log.error({ err: full }, "unexpected error");
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({ err: { code: "ERR_SQLITE_ERROR", errcode: 13 } });
});

test("of a request neither path nor referrer is longer than 300 characters", () => {
  const { log, lines } = keptLog();
  const long = `/${"x".repeat(5000)}`;
  createRequestLog(log)({
    request: "id",
    method: "GET",
    path: long,
    status: 404,
    began: performance.now(),
    referer: `https://elsewhere.example${long}`,
  });
  const { path, referrer }: { path: string; referrer: string } = JSON.parse(lines[0] ?? "");
  expect([path.length, referrer.length]).toEqual([300, 300]);
});

test("a trusted proxy's id is taken only where it can break no line and no page", () => {
  const requestId = createRequestId({ hops: 1 });
  const taken = (given: string) => requestId(given, {}) === given;
  expect(["a-1", "Root=1-67891233", "x".repeat(128)].map(taken)).toEqual([true, true, true]);
  expect(["", "a b", "<b>", 'a"b', "a\nb", "x".repeat(129)].map(taken)).toEqual(
    Array.from({ length: 6 }, () => false),
  );
});

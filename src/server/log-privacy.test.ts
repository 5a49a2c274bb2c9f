import { expect, onTestFinished, test, vi } from "vitest";
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
  createRequestLog(
    log,
    (line) => void lines.push(line),
  )({
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

test("a request's line is like those of pino, whatever its path has", () => {
  const { log, lines } = keptLog();
  const line = { request: "id", method: "GET", status: 200, began: performance.now(), referer: undefined };
  const write = (text: string) => void lines.push(text);
  log.info({ request: "id" }, "request");
  createRequestLog(log, write)({ ...line, path: '/"\n\u{1f600}' });
  const [ofPino, ofRequest] = lines.map((text) => JSON.parse(text));
  expect(ofRequest).toEqual({
    ...ofPino,
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    method: "GET",
    path: '/"\n\u{1f600}',
    status: 200,
    ms: expect.any(Number),
  });
  expect(lines.every((text) => text.endsWith("}\n"))).toBe(true);
  // Monitors' requests, and those of a log that says only what went wrong.
  createRequestLog(log, write)({ ...line, path: "/healthz" });
  createRequestLog(createLog("warn"), write)({ ...line, path: "/" });
  expect(lines).toHaveLength(2);
});

test("a line's time is that of the clock, within a second and after it", () => {
  const { log, lines } = keptLog();
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const times = ["2026-11-29T10:00:00.007Z", "2026-11-29T10:00:00.070Z", "2026-11-29T10:00:01.000Z"];
  for (const time of times) {
    vi.setSystemTime(new Date(time));
    log.info("a line");
  }
  expect(lines.map((text) => JSON.parse(text).time)).toEqual(times);
});

test("a trusted proxy's id is taken only where it can break no line and no page", () => {
  const requestId = createRequestId({ hops: 1 });
  const taken = (given: string) => requestId(given, {}) === given;
  expect(["a-1", "Root=1-67891233", "x".repeat(128)].map(taken)).toEqual([true, true, true]);
  expect(["", "a b", "<b>", 'a"b', "a\nb", "x".repeat(129)].map(taken)).toEqual(
    Array.from({ length: 6 }, () => false),
  );
});

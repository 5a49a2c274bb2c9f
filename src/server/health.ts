import { type FailedMails, countFailedMails } from "../database/failed-mails.ts";
import { lastBackup } from "../database/backup.ts";
import { within } from "../database/errors.ts";
import { DatabaseUnavailableError, REASON_TEXT, translateErrors } from "../database/errors.ts";
import { requireWritable } from "../database/writable.ts";
import type { Services } from "./services.ts";
import { UNCACHED } from "./http/caching.ts";

/** How long the state of the database is cached, in milliseconds: probes must not become a load of their own. */
const CACHE_TIME = 1000;

/** Timeout of the queries after the probe that writes, in milliseconds. */
const QUERY_TIMEOUT = 1000;

/** `/healthz`: the process is running. */
export function liveness(): Response {
  return Response.json({ status: "ok" }, { headers: UNCACHED });
}

/**
 * `/readyz`: the catalogue is in memory, inquiries can be stored, which is tried, and the first pages are
 * rendered; 503 with a sentence when not. Responds within five seconds whatever the database does. Includes the number
 * of failed mails and the time of the last backup. Each change is logged.
 */
export function readiness({
  handle,
  catalogue,
  log,
  isStarting,
}: Pick<Services, "handle" | "catalogue" | "log" | "isStarting">): () => Promise<Response> {
  let probedAt = Number.NEGATIVE_INFINITY;
  let running: Promise<void> | null = null;
  let trouble: string | null = null;
  let failedMails: FailedMails | null = null;
  let backup: string | null = null;
  const database = handle.target.engine === "sqlite" ? handle.target.file : "PostgreSQL";

  const probe = async () => {
    const before = trouble;
    try {
      await requireWritable(handle);
      const queries = Promise.all([countFailedMails(handle.db), lastBackup(handle.db)]);
      [failedMails, backup] = await translateErrors(() => within(QUERY_TIMEOUT, queries));
      trouble = null;
      if (before !== null) log.info("inquiries can be stored again");
    } catch (error) {
      trouble = error instanceof DatabaseUnavailableError ? REASON_TEXT[error.reason] : "refuses them";
      if (before !== trouble)
        log.error({ err: error, database }, `inquiries can't be stored: the database ${trouble}`);
    }
    probedAt = performance.now();
    running = null;
  };

  return async () => {
    if (performance.now() - probedAt >= CACHE_TIME) running ??= probe();
    await running;
    const { version } = catalogue.current();
    const refuse = (status: string, message: string) =>
      Response.json(
        { status, catalogue: version, message },
        { status: 503, headers: { ...UNCACHED, "retry-after": "5" } },
      );
    if (trouble !== null) {
      const message = `Pages are served, but inquiries can't be stored: the database ${trouble}.`;
      return refuse("unavailable", message);
    }
    if (isStarting?.()) return refuse("starting", "The first pages are being rendered; answers may be slow.");
    return Response.json(
      { status: "ready", catalogue: version, failedMails, lastBackup: backup },
      { headers: UNCACHED },
    );
  };
}

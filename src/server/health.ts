import { type FailedMails, countFailedMails } from "../database/failed-mails.ts";
import { lastBackup } from "../database/last-backup.ts";
import { within } from "../database/time-limit.ts";
import { StorageUnavailable, TROUBLE_WORDS, withStorage } from "../database/unavailable.ts";
import { requireWritable } from "../database/writable.ts";
import type { AppDeps } from "./deps.ts";

/** How long an answer about the database holds, in milliseconds: probes must not become a load of their own. */
const HOLDS_FOR = 1000;

/** How long counting the mails that were given up, and the like, may take after the writing, in milliseconds. */
const LONGEST_COUNT = 1000;

const headers = { "cache-control": "no-store" };

/** `/healthz`: the process is up and answers. */
export function alive(): Response {
  return Response.json({ status: "ok" }, { headers });
}

/**
 * `/readyz`: the catalogue is in memory, inquiries can be stored, which is tried, and the first pages are
 * rendered; 503 with a sentence when not. Answers within five seconds whatever the database does. Tells how
 * many mails were given up and when the last backup was taken. The log hears of each change.
 */
export function readiness({
  handle,
  catalogue,
  log,
  isStarting,
}: Pick<AppDeps, "handle" | "catalogue" | "log" | "isStarting">): () => Promise<Response> {
  let answered = Number.NEGATIVE_INFINITY;
  let running: Promise<void> | null = null;
  let trouble: string | null = null;
  let failedMails: FailedMails | null = null;
  let backup: string | null = null;
  const database = handle.target.engine === "sqlite" ? handle.target.file : "PostgreSQL";

  const probe = async () => {
    const before = trouble;
    try {
      await requireWritable(handle);
      const asked = Promise.all([countFailedMails(handle.db), lastBackup(handle.db)]);
      [failedMails, backup] = await withStorage(() => within(LONGEST_COUNT, asked));
      trouble = null;
      if (before !== null) log.info("inquiries can be stored again");
    } catch (error) {
      trouble = error instanceof StorageUnavailable ? TROUBLE_WORDS[error.trouble] : "refuses them";
      if (before !== trouble)
        log.error({ err: error, database }, `inquiries can't be stored: the database ${trouble}`);
    }
    answered = performance.now();
    running = null;
  };

  return async () => {
    if (performance.now() - answered >= HOLDS_FOR) running ??= probe();
    await running;
    const { version } = catalogue.current();
    const refuse = (status: string, message: string) =>
      Response.json(
        { status, catalogue: version, message },
        { status: 503, headers: { ...headers, "retry-after": "5" } },
      );
    if (trouble !== null) {
      const message = `Pages are served, but inquiries can't be stored: the database ${trouble}.`;
      return refuse("unavailable", message);
    }
    if (isStarting?.()) return refuse("starting", "The first pages are being rendered; answers may be slow.");
    return Response.json(
      { status: "ready", catalogue: version, failedMails, lastBackup: backup },
      { headers },
    );
  };
}

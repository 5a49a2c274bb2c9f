import type { Logger } from "pino";
import type { CatalogueSource } from "../catalogue/snapshot.ts";
import type { DatabaseHandle } from "../database/connect.ts";
import { type FailedMails, countFailedMails } from "../database/failed-mails.ts";
import { within } from "../database/time-limit.ts";
import { StorageUnavailable, TROUBLE_WORDS, withStorage } from "../database/unavailable.ts";
import { requireWritable } from "../database/writable.ts";

/** How long an answer about the database holds, in milliseconds: probes must not become a load of their own. */
const HOLDS_FOR = 1000;

/** How long counting the mails that were given up may take after the writing, in milliseconds. */
const LONGEST_COUNT = 1000;

const headers = { "cache-control": "no-store" };

/** `/healthz`: the process is up and answers. */
export function alive(): Response {
  return Response.json({ status: "ok" }, { headers });
}

/**
 * `/readyz`: the catalogue is in memory and inquiries can be stored, which is tried; 503 with a sentence when
 * they can't. Answers within five seconds whatever the database does. Tells how many
 * mails were given up. The log hears of each change.
 */
export function readiness(
  handle: DatabaseHandle,
  catalogue: CatalogueSource,
  log: Logger,
): () => Promise<Response> {
  let answered = Number.NEGATIVE_INFINITY;
  let running: Promise<void> | null = null;
  let trouble: string | null = null;
  let failedMails: FailedMails | null = null;
  const database = handle.target.engine === "sqlite" ? handle.target.file : "PostgreSQL";

  const probe = async () => {
    const before = trouble;
    try {
      await requireWritable(handle);
      failedMails = await withStorage(() => within(LONGEST_COUNT, countFailedMails(handle.db)));
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
    if (trouble === null)
      return Response.json({ status: "ready", catalogue: version, failedMails }, { headers });
    const message = `Pages are served, but inquiries can't be stored: the database ${trouble}.`;
    return Response.json(
      { status: "unavailable", catalogue: version, message },
      { status: 503, headers: { ...headers, "retry-after": "5" } },
    );
  };
}

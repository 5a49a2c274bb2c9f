import type { CatalogueSource } from "../catalogue/snapshot.ts";
import type { DatabaseHandle } from "../database/connect.ts";
import { type FailedMails, countFailedMails } from "../database/failed-mails.ts";
import { requireWritable } from "../database/writable.ts";

/** How long an answer about the database holds, in milliseconds: probes must not become a load of their own. */
const HOLDS_FOR = 1000;

const headers = { "cache-control": "no-store" };

/** `/healthz`: the process is up and answers. */
export function alive(): Response {
  return Response.json({ status: "ok" }, { headers });
}

/**
 * `/readyz`: the catalogue is in memory and inquiries can be stored; 503 with a sentence when they can't. Tells how
 * many mails were given up.
 */
export function readiness(
  handle: DatabaseHandle,
  catalogue: CatalogueSource,
  now: () => Date,
): () => Promise<Response> {
  let asked = Number.NEGATIVE_INFINITY;
  let failedMails: Promise<FailedMails | null> = Promise.resolve(null);
  return async () => {
    const time = now().getTime();
    if (time - asked >= HOLDS_FOR) {
      asked = time;
      failedMails = requireWritable(handle)
        .then(() => countFailedMails(handle.db))
        .catch(() => null);
    }
    const version = catalogue.current().version;
    const failed = await failedMails;
    if (failed)
      return Response.json({ status: "ready", catalogue: version, failedMails: failed }, { headers });
    const message = "Pages are served, but the database can't store anything at the moment.";
    return Response.json(
      { status: "unavailable", catalogue: version, message },
      { status: 503, headers: { ...headers, "retry-after": "5" } },
    );
  };
}

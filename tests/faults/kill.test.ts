import { EventEmitter, once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as after } from "node:timers/promises";
import fc from "fast-check";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "../../src/database/connect.ts";
import { QUOTE_CATEGORY } from "../../src/domain/inquiry/inquiry.ts";
import { startMailServer } from "../support/mail-server.ts";
import { drainOutbox } from "./drain-outbox.ts";
import { type ServerRun, startRestartable } from "./restarts.ts";
import { type Acknowledged, acknowledged, nthInquiry, post } from "./post-inquiry.ts";

/**
 * Kills in a run: the moments are others in every run, so that few are enough. `FAULT_KILLS=1000 npm test -- faults kill`
 * makes more of them.
 */
const KILLS = Number(process.env["FAULT_KILLS"] ?? 12);
/** What only ends a hang (ms), for each kill. */
const A_KILL_AT_MOST = 25_000;
const CLIENTS = 6;
/** New inquiries in a run of the server: enough to keep it busy, few enough to mail them all. */
const PER_RUN = 24;

/** When to kill; the two events put it where a promise or a mail could get lost. */
const moment = fc.record({
  kind: fc.constantFrom("starting", "any time", "acknowledged", "mail taken"),
  size: fc.double({ min: 0, max: 1, noNaN: true }),
});

/** The nth inquiry as a quote request for three things. */
function withLines(n: number) {
  const lines = ["KLX-1001", "unknown"].map((product) => ({ product, quantity: n + 1, note: `For ${n}` }));
  return { ...nthInquiry(n), category: QUOTE_CATEGORY, lines: [...lines, { text: `Bucket ${n}` }] };
}

/** Resolves at this moment of a run. */
async function momentOf(run: ServerRun, { kind, size }: { kind: string; size: number }): Promise<void> {
  if (kind === "starting") return after(size * 500);
  if (kind === "any time") return run.server.ready.then(() => after(size * 500));
  for (let n = 0; n <= size * (PER_RUN / 2); n++) await once(run.events, kind);
}

test(
  "acknowledged inquiries survive SIGKILL, each once, and all their mails arrive",
  { timeout: KILLS * A_KILL_AT_MOST },
  async () => {
    const seed = Number(process.env["FAULT_SEED"] ?? Date.now() % 1_000_000);
    console.log(`Kill test: FAULT_SEED=${seed} repeats its moments`);
    const moments = fc.sample(moment, { seed, numRuns: KILLS });
    const dataDir = mkdtempSync(join(tmpdir(), "kill-"));
    const smtp = await startMailServer();
    const restarts = startRestartable({ DATA_DIR: dataDir, SMTP_URL: smtp.url, RATE_LIMIT: "1000000" });
    onTestFinished(async () => {
      await restarts.current().server.kill();
      await smtp.close();
      rmSync(dataDir, { recursive: true });
    });
    smtp.behaviour.onMessage = () => {
      restarts.current().events.emit("mail taken");
      return null;
    };

    const promised = new Map<number, Acknowledged>();
    const figures = { kills: 0, posts: 0, unanswered: 0, answeredAsRepeat: 0 };
    const permits = { left: PER_RUN, over: false, changed: new EventEmitter().setMaxListeners(0) };
    let started = 0;

    const insist = async (n: number): Promise<Acknowledged> => {
      const run = restarts.current();
      try {
        const url = await run.server.ready;
        figures.posts++;
        const answer = await acknowledged(await post(url, withLines(n), `${seed}-${n}`));
        run.events.emit("acknowledged");
        return answer;
      } catch (error) {
        if (!run.isKilled) throw error;
        figures.unanswered++;
        await run.next;
        return insist(n);
      }
    };
    const client = async (): Promise<void> => {
      while (permits.left === 0 && !permits.over) await once(permits.changed, "changed");
      if (permits.left === 0) return;
      permits.left--;
      const n = started++;
      const answer = await insist(n);
      promised.set(n, answer);
      if (answer.repeated) figures.answeredAsRepeat++;
      return client();
    };

    const clients = Promise.all(Array.from({ length: CLIENTS }, client));
    for (const each of moments) {
      await Promise.race([momentOf(restarts.current(), each), clients]);
      await restarts.killAndRestart();
      figures.kills++;
      permits.left = PER_RUN;
      permits.changed.emit("changed");
    }
    permits.over = true;
    permits.changed.emit("changed");
    await clients;

    // The last server sends all that no killed one had claimed; the rest waits for the end of its lease.
    const { server } = restarts.current();
    const handle = await openDatabase({ engine: "sqlite", file: join(dataDir, "catalogue.sqlite") });
    const unclaimed = () =>
      handle.db
        .selectFrom("outbox")
        .select("id")
        .where("state", "=", "waiting")
        .where("lease", "is", null)
        .execute();
    for (let sent = 1; (await unclaimed()).length > 0; sent++) await server.logged(/A mail was sent/, sent);
    expect(await server.stop()).toBe(0);
    const claimedByKilled = await drainOutbox(handle, smtp.url);
    expect((await sql`PRAGMA integrity_check`.execute(handle.db)).rows).toEqual([{ integrity_check: "ok" }]);
    const inquiries = await handle.db.selectFrom("inquiries").selectAll().execute();
    const outbox = await handle.db.selectFrom("outbox").selectAll().execute();
    const lines = await handle.db.selectFrom("inquiry_lines").selectAll().execute();
    await handle.close();

    // Every promise was kept, once, and nothing is there that nobody was promised.
    const wanted = [...promised].map(([n, { id, reference }]) => [nthInquiry(n).message, id, reference]);
    const kept = inquiries.map(({ message, id, reference }) => [message, id, reference]);
    expect(kept.toSorted()).toEqual(wanted.toSorted());
    const linesOf = Map.groupBy(lines, ({ inquiry_id }) => inquiry_id);
    for (const [n, { id }] of promised) {
      const own = (linesOf.get(id) ?? []).map((line) => [
        line.position,
        line.article_number ?? line.text,
        line.quantity,
      ]);
      expect(own).toEqual([
        [0, "KLX-1001", n + 1],
        [1, "unknown", n + 1],
        [2, `Bucket ${n}`, 1],
      ]);
    }
    expect(linesOf.size).toBe(promised.size);

    const arrivals = new Map<string, number>();
    for (const { headers } of smtp.mails) {
      const id = headers.get("message-id") ?? "";
      arrivals.set(id, (arrivals.get(id) ?? 0) + 1);
    }
    expect(outbox).toHaveLength(2 * promised.size);
    expect(new Set(arrivals.keys())).toEqual(new Set(outbox.map(({ message_id }) => message_id)));
    expect(outbox.filter(({ state }) => state !== "sent")).toEqual([]);
    // Sent twice only where a kill fell between sending and marking, so the mail was claimed twice.
    const doubled = outbox.filter(({ message_id }) => (arrivals.get(message_id) ?? 0) > 1);
    for (const row of doubled) {
      expect(row.attempts).toBeGreaterThanOrEqual(2);
      expect(arrivals.get(row.message_id)).toBeLessThanOrEqual(row.attempts);
    }
    const result = {
      ...figures,
      acknowledged: promised.size,
      storedOnce: inquiries.length,
      mailsOwed: outbox.length,
      mailsTaken: smtp.mails.length,
      claimedByKilled,
      sentTwiceAroundAKill: doubled.length,
      unexplainedDuplicates: smtp.mails.length - outbox.length - doubled.length,
    };
    console.log("Kill test:", result);
    expect(result.unexplainedDuplicates).toBe(0);
  },
);

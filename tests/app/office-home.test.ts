import { beforeAll, expect, test } from "vitest";
import type { DatabaseHandle } from "../../src/database/connect.ts";
import { appendToRecord } from "../../src/database/record.ts";
import { dueAt } from "../../src/domain/inquiry/reply-clock.ts";
import { onBothEngines } from "../support/engines.ts";
import { HOURS, inBahrain } from "../support/sample-hours.ts";
import { storeSample } from "../support/sample-inquiry.ts";
import { appOver, stock } from "./app-under-test.ts";
import { signedIn } from "./office-session.ts";

const NOW = inBahrain("2026-11-22 10:42");

onBothEngines("the start page of the office", (engine) => {
  let handle: DatabaseHandle;
  let as: Record<"owner" | "editor" | "sales", Awaited<ReturnType<typeof signedIn>>["as"]>;

  beforeAll(async () => {
    handle = await engine.open();
    await stock(handle);
    const { ask } = await appOver(handle, { now: () => NOW });
    const [owner, editor, sales] = [
      await signedIn(handle, ask, "owner"),
      await signedIn(handle, ask, "editor"),
      await signedIn(handle, ask, "sales"),
    ];
    as = { owner: owner.as, editor: editor.as, sales: sales.as };
    for (const received of ["2026-11-21 11:30", "2026-11-22 09:32"]) {
      const at = inBahrain(received);
      const { id } = await storeSample(handle, { message: received }, () => at);
      const due_at = dueAt(at, HOURS)?.toISOString() ?? null;
      await handle.db.updateTable("inquiries").set({ due_at }).where("id", "=", id).execute();
    }
    const { name, id } = sales.staff;
    for (const kind of ["inquiry", "product", "staff"]) {
      await handle.db.transaction().execute((db) =>
        appendToRecord(db, {
          at: NOW.toISOString(),
          actor: { id, name },
          action: `${kind}.changed`,
          entity: { kind, id: kind, label: kind },
          before: {},
          after: {},
        }),
      );
    }
  });

  test("what waits, what is late and by how much, and what waits longest", async () => {
    expect(await (await as.sales("/home/inquiries")).json()).toMatchObject({
      counts: { waiting: 2, free: 2 },
      late: 1,
      latest: 222,
      undelivered: null,
      replyTimes: { median: null, due: 1 },
      waiting: [{ words: "2026-11-21 11:30" }, { words: "2026-11-22 09:32" }],
    });
  });

  test("everybody sees what changed of their own part", async () => {
    const kinds = async (ask: typeof as.owner) => {
      const { lines } = await (await ask("/home/changes")).json();
      return lines.map(({ entity }: { entity: { kind: string } }) => entity.kind);
    };
    expect(await kinds(as.sales)).toEqual(["inquiry"]);
    expect(await kinds(as.editor)).toEqual(["product"]);
    expect(await kinds(as.owner)).toEqual(["staff", "product", "inquiry"]);
  });

  test("an editor sees the catalogue's part only, sales the inquiries', and health the owner", async () => {
    const statuses = (ask: typeof as.owner) =>
      Promise.all(
        ["inquiries", "catalogue", "health"].map(async (part) => (await ask(`/home/${part}`)).status),
      );
    expect(await statuses(as.owner)).toEqual([200, 200, 200]);
    expect(await statuses(as.editor)).toEqual([403, 200, 403]);
    expect(await statuses(as.sales)).toEqual([200, 403, 403]);
  });

  test("whether there is a mail server is known to everybody: without one nothing is on its way", async () => {
    expect(await (await as.sales("/me")).json()).toMatchObject({ sendsMail: false });
  });

  test("the health of mail, disk, database and backup", async () => {
    expect(await (await as.owner("/home/health")).json()).toMatchObject({
      mail: { waiting: 4, failed: 0 },
      disk: engine.name === "SQLite" ? { free: expect.any(Number) } : null,
      database: { writable: true },
      backup: null,
    });
  });
});

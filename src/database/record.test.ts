import { expect, test } from "vitest";
import { onBothEngines } from "../../tests/support/engines.ts";
import { appendToRecord, brokenLine, recordLines, type RecordEntry } from "./record.ts";
import { transact } from "./errors.ts";

const moved = (id: string, from: string, to: string): RecordEntry => ({
  at: "2026-11-22T07:42:00.000Z",
  actor: { id: "s1", name: "Yusuf Karim" },
  action: "inquiry.moved",
  entity: { kind: "inquiry", id, label: "Q7K2-M9XD" },
  before: { status: from, owner: null },
  after: { status: to, owner: "s1" },
});

onBothEngines("The record", (engine) => {
  test("tells what was appended, the newest first, of one entity alone where asked", async () => {
    const handle = await engine.open();
    await transact(handle, (db) => appendToRecord(db, moved("a", "pending", "in-progress")));
    await transact(handle, (db) => appendToRecord(db, moved("b", "pending", "spam")));
    const lines = await recordLines(handle.db, {}, 10);
    expect(lines.map(({ line, after }) => [line, after["status"]])).toEqual([
      [2, "spam"],
      [1, "in-progress"],
    ]);
    const ofOne = await recordLines(handle.db, { entity: { kind: "inquiry", id: "a" } }, 10);
    expect(ofOne).toEqual([{ line: 1, ...moved("a", "pending", "in-progress") }]);
  });

  test("has every line once when many append at once", async () => {
    const handle = await engine.open();
    const ids = Array.from({ length: 20 }, (_, n) => `i${n}`);
    await Promise.all(
      ids.map((id) => transact(handle, (db) => appendToRecord(db, moved(id, "pending", "in-progress")))),
    );
    const lines = await recordLines(handle.db, {}, 100);
    expect(lines.map(({ line }) => line)).toEqual(ids.map((_, n) => 20 - n));
    expect(await brokenLine(handle.db)).toBeNull();
  });

  test("names the line that somebody changed, took out or cut off", async () => {
    const handle = await engine.open();
    for (const id of ["a", "b", "c"]) {
      await transact(handle, (db) => appendToRecord(db, moved(id, "pending", "spam")));
    }
    expect(await brokenLine(handle.db)).toBeNull();
    await handle.db.updateTable("record").set({ after: '{"status":"won"}' }).where("line", "=", 2).execute();
    expect(await brokenLine(handle.db)).toBe(2);
    await handle.db.deleteFrom("record").where("line", ">=", 2).execute();
    expect(await brokenLine(handle.db)).toBe(2);
  });
});

import { expect, test } from "vitest";
import { staffById, updateStaff } from "../../src/database/staff.ts";
import { onBothEngines } from "../support/engines.ts";
import { storeSample } from "../support/sample-inquiry.ts";
import { appOver, errorOf, stock } from "./app-under-test.ts";
import { signedIn } from "./office-session.ts";

type SignedIn = Awaited<ReturnType<typeof signedIn>>;

const SECOND = 1000;
const HOUR = 3600 * SECOND;

onBothEngines("Whose an inquiry is", (engine) => {
  const open = async (start: number | string = Date.now()) => {
    const handle = await engine.open();
    await stock(handle);
    const clock = { at: new Date(start).getTime() };
    const app = await appOver(handle, { now: () => new Date(clock.at) });
    const yusuf = await signedIn(handle, app.ask, "sales", { name: "Yusuf Karim" });
    const mariam = await signedIn(handle, app.ask, "sales", { name: "Mariam Saleh" });
    const { id } = await storeSample(handle, {}, () => new Date(clock.at));
    await handle.db.updateTable("inquiries").set({ due_at: "2999-01-01" }).execute();
    const give = (who: SignedIn, to: string | null, version: number) =>
      who.as(`/inquiries/${id}/owner`, { json: { to, version } });
    const move = (who: SignedIn, to: string, version: number) =>
      who.as(`/inquiries/${id}/moves`, { json: { to, version } });
    const undo = (who: SignedIn, version: number) => who.as(`/inquiries/${id}/undo`, { json: { version } });
    return { handle, app, clock, yusuf, mariam, id, give, move, undo };
  };

  test("a move is undone by who made it, within a minute, and by nobody else", async () => {
    const { clock, yusuf, mariam, move, undo } = await open();
    await move(yusuf, "in-progress", 1);
    const other = await undo(mariam, 2);
    expect([other.status, (await errorOf(other)).code]).toEqual([409, "conflict"]);
    clock.at += 61 * SECOND;
    expect((await undo(yusuf, 2)).status).toBe(409);
    await move(yusuf, "quoted", 2);
    clock.at += 60 * SECOND;
    expect(await (await undo(yusuf, 3)).json()).toMatchObject({ status: "in-progress", version: 4 });
  });

  test("what was undone is not undone once more, nor is what came before it", async () => {
    const { yusuf, give, move, undo } = await open();
    await give(yusuf, yusuf.staff.id, 1);
    await move(yusuf, "in-progress", 2);
    expect((await undo(yusuf, 3)).status).toBe(200);
    expect((await undo(yusuf, 4)).status).toBe(409);
  });

  test("one that is made free while somebody works on it waits again", async () => {
    const { yusuf, move, give, undo } = await open();
    await move(yusuf, "in-progress", 1);
    expect(await (await give(yusuf, null, 2)).json()).toMatchObject({ status: "pending", owner: null });
    expect(await (await undo(yusuf, 3)).json()).toMatchObject({
      status: "in-progress",
      owner: yusuf.staff.id,
    });
    await move(yusuf, "quoted", 4);
    expect(await (await give(yusuf, null, 5)).json()).toMatchObject({ status: "quoted", owner: null });
  });

  test("it is made free, by moving it back to pending, only by who may take it from its owner", async () => {
    const { handle, app, yusuf, mariam, id, move } = await open();
    const owner = await signedIn(handle, app.ask, "owner");
    await move(yusuf, "in-progress", 1);
    const refused = await move(mariam, "pending", 2);
    expect([refused.status, (await errorOf(refused)).code]).toEqual([403, "not_allowed"]);
    const view = await (await mariam.as(`/inquiries/${id}`)).json();
    expect(view).toMatchObject({ owner: yusuf.staff.id, status: "in-progress", version: 2 });
    expect(await (await move(owner, "pending", 2)).json()).toMatchObject({ owner: null, status: "pending" });
  });

  test("it may be taken from who was not here today by the clock of Bahrain, or was disabled", async () => {
    // 23:30 in Bahrain.
    const { handle, clock, yusuf, mariam, give } = await open("2026-11-22T20:30:00.000Z");
    // Nothing waits for it to be noted.
    const seenNow = async ({ staff: { id } }: SignedIn) =>
      expect
        .poll(async () => (await staffById(handle.db, id))?.seenAt)
        .toBe(new Date(clock.at).toISOString());
    await give(yusuf, yusuf.staff.id, 1);
    await seenNow(yusuf);
    expect((await give(mariam, mariam.staff.id, 2)).status).toBe(403);
    clock.at += HOUR;
    expect((await give(mariam, mariam.staff.id, 2)).status).toBe(200);
    await seenNow(mariam);
    expect((await give(yusuf, yusuf.staff.id, 3)).status).toBe(403);
    await updateStaff(handle.db, mariam.staff.id, { disabled: true }, new Date(clock.at).toISOString());
    expect((await give(yusuf, yusuf.staff.id, 3)).status).toBe(200);
  });

  test("nobody gets it who was disabled", async () => {
    const { handle, yusuf, mariam, give } = await open();
    await updateStaff(handle.db, mariam.staff.id, { disabled: true }, new Date().toISOString());
    expect((await give(yusuf, mariam.staff.id, 1)).status).toBe(404);
  });

  test("who has it open is told to others for twenty seconds after the last sign of them", async () => {
    const { clock, yusuf, mariam, id } = await open();
    const reads = async (who: SignedIn) =>
      (await who.as(`/inquiries/${id}/reading`, { method: "PUT", json: { writing: false } })).json();
    await reads(yusuf);
    clock.at += 19 * SECOND;
    expect(await reads(mariam)).toMatchObject({ readers: [{ name: "Yusuf Karim" }] });
    clock.at += SECOND;
    expect(await reads(mariam)).toEqual({ readers: [] });
  });
});

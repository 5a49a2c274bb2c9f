import { expect, test } from "vitest";
import { mergeEdits, type CellEdits } from "../../../domain/office/product-draft.ts";
import { DraftKeeper, type KeepAnswer, type KeptEdits, type LocalEdits } from "./draft-keeper.ts";

const published = { name: "Bin", price: "10.00", description: "" };
const edit = (from: string, to: string) => ({ from, to });

/** A keeper over a server that keeps one draft, and what the browser has. */
function keeperOver(
  kept: KeptEdits = { version: 0, edits: {}, updatedAt: null },
  local: LocalEdits | null = null,
) {
  const server = { kept, isAway: false, sent: 0 };
  const browser: { local: LocalEdits | null } = { local };
  const send = async (version: number, edits: CellEdits): Promise<KeepAnswer> => {
    server.sent += 1;
    if (server.isAway) throw new TypeError("no connection");
    if (version !== server.kept.version) return { isKept: false, kept: server.kept };
    server.kept = { version: version + 1, edits, updatedAt: "now" };
    return { isKept: true, kept: server.kept };
  };
  const options = {
    published,
    kept,
    send,
    write: (next: LocalEdits | null) => void (browser.local = next),
    // No test waits for these.
    pause: 100_000,
    again: 100_000,
  };
  return { keeper: new DraftKeeper(options, local), server, browser };
}

test("what is typed is in the browser at once, and on the server after a pause", async () => {
  const { keeper, server, browser } = keeperOver();
  keeper.set({ name: "Large bin" });
  expect(keeper.view()).toMatchObject({ state: "waiting", texts: { name: "Large bin" } });
  expect(browser.local?.edits).toEqual({ name: edit("Bin", "Large bin") });
  expect(await keeper.flush()).toBe(1);
  expect(server.kept.edits).toEqual({ name: edit("Bin", "Large bin") });
  expect([keeper.view().state, browser.local]).toEqual(["kept", null]);
});

test("a text that is as on the site again is no change", async () => {
  const { keeper, server } = keeperOver();
  keeper.set({ name: "Large bin" });
  keeper.set({ name: "Bin" });
  expect(await keeper.flush()).toBe(0);
  expect(server.sent).toBe(0);
});

test("without an answer it stays in the browser, and goes out later", async () => {
  const { keeper, server, browser } = keeperOver();
  server.isAway = true;
  keeper.set({ price: "12" });
  expect(await keeper.flush()).toBeNull();
  expect(keeper.view().state).toBe("failed");
  expect(browser.local?.edits).toEqual({ price: edit("10.00", "12") });
  server.isAway = false;
  expect(await keeper.flush()).toBe(1);
  expect(keeper.view().state).toBe("kept");
});

test("what was left in the browser goes on where it was", async () => {
  const { keeper, server } = keeperOver(
    { version: 4, edits: { price: edit("10.00", "11") }, updatedAt: "then" },
    { base: {}, edits: { name: edit("Bin", "Left over") } },
  );
  expect(keeper.view().texts).toMatchObject({ name: "Left over", price: "11" });
  await keeper.flush();
  expect(server.kept).toMatchObject({ version: 5, edits: { name: edit("Bin", "Left over") } });
});

test("another person's change of another field is taken, and of the same one is asked about", async () => {
  const { keeper, server } = keeperOver();
  keeper.set({ name: "Mine" });
  server.kept = { version: 3, edits: { price: edit("10.00", "11") }, updatedAt: "then" };
  expect(await keeper.flush()).toBe(4);
  expect(keeper.view()).toMatchObject({ state: "kept", texts: { name: "Mine", price: "11" } });

  keeper.set({ name: "Mine again" });
  server.kept = { version: 9, edits: { name: edit("Bin", "Theirs") }, updatedAt: "then" };
  expect(await keeper.flush()).toBeNull();
  const [conflict] = keeper.view().conflicts;
  expect(conflict).toEqual({ column: "name", from: "Mine", mine: "Mine again", theirs: "Theirs" });
  expect(server.kept.edits).toEqual({ name: edit("Bin", "Theirs") });
  if (conflict) keeper.choose(conflict, "mine");
  expect(await keeper.flush()).toBe(10);
  expect(server.kept.edits).toMatchObject({ name: edit("Bin", "Mine again") });
});

test("choosing what others have published ends the change", async () => {
  const { keeper } = keeperOver({ version: 1, edits: { name: edit("Bin", "Mine") }, updatedAt: "then" });
  const conflict = { column: "name", from: "Bin", mine: "Mine", theirs: "Theirs" };
  keeper.askAbout([conflict]);
  expect(keeper.view().state).toBe("asking");
  keeper.choose(conflict, "theirs");
  expect(keeper.view().edits).toEqual({});
  keeper.askAbout([conflict]);
  keeper.choose(conflict, "mine");
  expect(keeper.view().edits).toEqual({ name: edit("Theirs", "Mine") });
  expect(mergeEdits({}, keeper.view().edits, {}).conflicts).toEqual([]);
});

test("choosing the text of another's draft keeps that, and nothing is left to send", async () => {
  const { keeper, server, browser } = keeperOver();
  keeper.set({ name: "Mine" });
  server.kept = { version: 9, edits: { name: edit("Bin", "Theirs") }, updatedAt: "then" };
  // The connection is back, and the pause in typing is over.
  expect(await Promise.all([keeper.flush(), keeper.flush()])).toEqual([null, null]);
  const [conflict] = keeper.view().conflicts;
  if (conflict) keeper.choose(conflict, "theirs");
  expect(await keeper.flush()).toBe(9);
  expect(keeper.view()).toMatchObject({ state: "kept", keptAt: "then", texts: { name: "Theirs" } });
  expect([server.sent, browser.local]).toEqual([1, null]);
});

test("what is typed while two texts are asked about is the text that is kept", async () => {
  const { keeper, server } = keeperOver();
  keeper.set({ name: "Mine" });
  server.kept = { version: 9, edits: { name: edit("Bin", "Theirs") }, updatedAt: "then" };
  await keeper.flush();
  keeper.set({ name: "Mine, and more" });
  const [conflict] = keeper.view().conflicts;
  expect(conflict?.mine).toBe("Mine, and more");
  if (conflict) keeper.choose(conflict, "mine");
  await keeper.flush();
  expect(server.kept.edits).toMatchObject({ name: edit("Bin", "Mine, and more") });
});

test("what the server has got already is not kept in the browser, where it would be a change of later texts", () => {
  const edits = { name: edit("Bin", "Mine") };
  const { browser } = keeperOver({ version: 1, edits, updatedAt: "then" }, { base: {}, edits });
  expect(browser.local).toBeNull();
});

test("what is typed while a draft is published is a change of what was published", async () => {
  const { keeper, server, browser } = keeperOver();
  keeper.set({ name: "Large bin", price: "11.00" });
  const done = await keeper.end(async (version) => {
    // Published: the server has no draft any more.
    expect([version, server.kept.version]).toEqual([1, 1]);
    server.kept = { version: 0, edits: {}, updatedAt: null };
    keeper.set({ name: "Large bin, grey", price: "10.00", description: "Of steel" });
    expect(await keeper.flush()).toBeNull();
    // An answer from before it.
    keeper.adopt(published, { version: 1, edits: {}, updatedAt: "then" });
    return "published";
  });
  expect(done).toBe("published");
  const later = {
    name: edit("Large bin", "Large bin, grey"),
    price: edit("11.00", "10.00"),
    description: edit("", "Of steel"),
  };
  expect(keeper.view()).toMatchObject({ state: "waiting", edits: later });
  expect(browser.local).toEqual({ base: {}, edits: later });
  expect(await keeper.flush()).toBe(1);
  expect(server.kept.edits).toEqual(later);
});

test("a draft that could not be published is kept on as it is typed", async () => {
  const { keeper, server } = keeperOver();
  keeper.set({ name: "Large bin" });
  const refused = keeper.end(async () => {
    keeper.set({ name: "Larger bin" });
    throw new Error("refused");
  });
  await expect(refused).rejects.toThrow("refused");
  expect(await keeper.flush()).toBe(2);
  expect(server.kept.edits).toEqual({ name: edit("Bin", "Larger bin") });
});

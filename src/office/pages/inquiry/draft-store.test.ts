import { expect, test } from "vitest";
import { DraftStore, NO_REPLY } from "./draft-store.ts";

const KEY = "office.draft.mariam.1";

/** The stores of two tabs over one storage. */
function tabs() {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  };
  return { kept, here: new DraftStore(() => storage), there: new DraftStore(() => storage) };
}

test("a reply that was sent from a page that was left, or taken back, is what the page that is open shows", () => {
  const { here } = tabs();
  const leave = here.subscribe(KEY, () => undefined);
  here.update(KEY, { mode: "reply", body: "Dear Noor" });
  leave();
  let told = 0;
  here.subscribe(KEY, () => (told += 1));
  here.update(KEY, { note: "Ask Isa" });
  // The answer to the page that was left arrives now.
  here.update(KEY, NO_REPLY);
  expect(here.get(KEY)).toMatchObject({ mode: null, body: "", note: "Ask Isa" });
  here.update(KEY, { mode: "reply", body: "Dear Noor" });
  expect(here.get(KEY)).toMatchObject({ mode: "reply", body: "Dear Noor", note: "Ask Isa" });
  expect(told).toBe(3);
});

test("what one tab types is not overwritten by what another had before", () => {
  const { here, there } = tabs();
  for (const tab of [here, there]) tab.subscribe(KEY, () => undefined);
  there.update(KEY, { mode: "note" });
  here.update(KEY, { mode: "reply", body: "Dear Noor" });
  there.readAgain(KEY);
  there.update(KEY, { note: "Ask Isa" });
  here.readAgain(KEY);
  expect(here.get(KEY)).toMatchObject({ mode: "reply", body: "Dear Noor", note: "Ask Isa" });
  expect(there.get(KEY)).toMatchObject({ mode: "note", body: "Dear Noor", note: "Ask Isa" });
});

test("nothing is kept of a draft without words, and without a storage it lasts as long as its page", () => {
  const { kept, here } = tabs();
  const leave = here.subscribe(KEY, () => undefined);
  here.update(KEY, { mode: "reply", subject: "Your inquiry" });
  expect([kept.size, here.get(KEY).mode]).toEqual([0, "reply"]);
  leave();
  expect(here.get(KEY).mode).toBeNull();
  const without = new DraftStore(() => {
    throw new Error("not allowed");
  });
  without.subscribe(KEY, () => undefined);
  without.update(KEY, { body: "Dear Noor" });
  expect(without.get(KEY).body).toBe("Dear Noor");
});

import { setTimeout } from "node:timers/promises";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { DEFAULT_COMPANY } from "../../src/content/company.ts";
import { type DatabaseHandle, openDatabase } from "../../src/database/connect.ts";
import { readVersions } from "../../src/database/catalogue/entity-versions.ts";
import { brokenLine } from "../../src/database/record.ts";
import { changeableFacts } from "../../src/domain/company/company-changes.ts";
import { onBothEngines } from "../support/engines.ts";
import { appOver, stock, TREE } from "./app-under-test.ts";
import { signedIn } from "./office-session.ts";

type App = Awaited<ReturnType<typeof appOver>>;
type As = Awaited<ReturnType<typeof signedIn>>["as"];

/** How often two do the same at once: which of them is first differs. */
const ROUNDS = 4;

/** Two apps over connections of their own, as in two processes, and somebody signed in at each. */
onBothEngines("the office in two processes", (engine) => {
  let handle: DatabaseHandle;
  let here: App;
  let there: App;
  let dana: As;
  let huda: As;

  beforeEach(async () => {
    handle = await engine.open();
    await stock(handle, undefined, TREE);
    const second = await openDatabase(handle.target);
    here = await appOver(handle, { settings: { workers: 2 } });
    there = await appOver(second, { settings: { workers: 2 } });
    dana = (await signedIn(handle, here.ask, "owner", { name: "Dana R." })).as;
    huda = (await signedIn(second, there.ask, "owner", { name: "Huda A." })).as;
    onTestFinished(async () => {
      await Promise.all([here, there].map(({ catalogue }) => catalogue.close()));
      await second.close();
    });
  });

  const name = (from: string, to: string) => ({ name: { from, to } });
  const keep = async (as: As, version: number, edits: object) =>
    as("/products/scrubber/draft", { method: "PUT", json: { version, edits } });
  const publish = (as: As, version: number) => as("/products/scrubber/publication", { json: { version } });
  const nameAt = async ({ ask }: App) => (await (await ask("/api/products/scrubber")).json()).name;
  /** The answer of the one that was refused, given that the other one was not. */
  const refused = (responses: readonly Response[]) => {
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    return responses.find(({ status }) => status === 409)?.json();
  };

  test("what is published in one is on the site of the other soon after, and in its office", async () => {
    const { draft } = await (await keep(dana, 0, name("Scrubber-dryer", "Sweeper"))).json();
    // A draft that was begun in one is gone on with in the other.
    const further = await (await keep(huda, draft.version, name("Scrubber-dryer", "Big sweeper"))).json();
    expect((await publish(dana, further.draft.version)).status).toBe(200);
    expect(await nameAt(here)).toBe("Big sweeper");
    await expect.poll(() => nameAt(there)).toBe("Big sweeper");
    const { published, draft: left } = await (await huda("/products/scrubber")).json();
    expect([published.name, left]).toEqual(["Big sweeper", null]);
  });

  test("of two who publish one product at once one does, and the other is told", async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { published } = await (await dana("/products/scrubber")).json();
      const to = `Name ${round}`;
      const { draft } = await (await keep(dana, 0, name(published.name, to))).json();
      const both = await Promise.all([dana, huda].map((as) => publish(as, draft.version)));
      expect(await refused(both)).toMatchObject({ error: { code: "conflict" }, draft: null });
      expect((await (await dana("/products/scrubber")).json()).published.name).toBe(to);
    }
    const versions = await readVersions(handle.db, { kind: "product", id: "scrubber" });
    expect(versions.map(({ version }) => version)).toEqual([5, 4, 3, 2, 1]);
    expect(await brokenLine(handle.db)).toBeNull();
  });

  test("a draft that is kept while another version of it is published is not lost", async () => {
    let last = "Scrubber-dryer";
    for (let round = 0; round < 3 * ROUNDS; round++) {
      const { draft } = await (await keep(dana, 0, name(last, `Sweeper ${round}`))).json();
      const later = async () => {
        // The draft is read, and thrown away later: what is kept between is another one.
        await setTimeout(2 * round);
        return keep(huda, draft.version, name(last, `Later ${round}`));
      };
      const [published, kept] = await Promise.all([publish(dana, draft.version), later()]);
      expect([published.status, kept.status].toSorted()).toEqual([200, 409]);
      if (kept.status === 200) {
        const { draft: newest } = await kept.json();
        expect((await publish(huda, newest.version)).status).toBe(200);
      }
      last = published.status === 200 ? `Sweeper ${round}` : `Later ${round}`;
    }
  });

  test("of two owners who step down at once one stays, and one person is invited once", async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const pair = await Promise.all([
        signedIn(handle, here.ask, "owner", { name: `Owner ${round}` }),
        signedIn(handle, there.ask, "owner", { name: `Other ${round}` }),
      ]);
      const ids = pair.map(({ staff }) => staff.id);
      await handle.db.updateTable("staff").set({ disabled: 1 }).where("id", "not in", ids).execute();
      const stepDown = ({ as, staff }: (typeof pair)[number]) =>
        as(`/staff/${staff.id}`, { method: "PATCH", json: { role: "sales" } });
      const responses = await Promise.all(pair.map(stepDown));
      await refused(responses);
      await handle.db.updateTable("staff").set({ disabled: 0 }).execute();
      const json = { name: "Yusuf Karim", email: `yusuf${round}@office.example`, role: "sales" };
      const invited = await Promise.all([dana, huda].map((as) => as("/staff", { json })));
      expect(invited.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    }
  });

  test("of two other texts for one product the second gets both, while typing and when publishing", async () => {
    const drafts = await Promise.all([
      keep(dana, 0, name("Scrubber-dryer", "Dana's")),
      keep(huda, 0, name("Scrubber-dryer", "Huda's")),
    ]);
    const { draft } = await refused(drafts);
    expect(["Dana's", "Huda's"]).toContain(draft.edits.name.to);
    expect((await publish(dana, draft.version)).status).toBe(200);
    // Typed over what was there before that.
    const late = await (await keep(huda, 0, name("Scrubber-dryer", "Late"))).json();
    const response = await publish(huda, late.draft.version);
    expect(response.status).toBe(409);
    expect((await response.json()).conflicts).toEqual([
      { column: "name", from: "Scrubber-dryer", mine: "Late", theirs: draft.edits.name.to },
    ]);
  });

  test("of two who change a brand or the company at once the second gets what is stored by then", async () => {
    const brand = (as: As, to: string) =>
      as("/brands/lavor", { method: "PUT", json: { edits: { website: { from: "", to } } } });
    const addresses = ["https://dana.example", "https://huda.example"] as const;
    const brands = await Promise.all([brand(dana, addresses[0]), brand(huda, addresses[1])]);
    const { conflicts } = await refused(brands);
    expect([conflicts[0].mine, conflicts[0].theirs].toSorted()).toEqual(addresses);

    const facts = changeableFacts(DEFAULT_COMPANY);
    const company = (as: As, city: string) =>
      as("/company", { method: "PUT", json: { version: 0, facts: { ...facts, city } } });
    const changes = await Promise.all([company(dana, "Muharraq"), company(huda, "Riffa")]);
    const { current } = await refused(changes);
    expect(["Muharraq", "Riffa"]).toContain(current.facts.city);
    for (const { catalogue } of [here, there]) {
      await expect.poll(() => catalogue.current().company.city).toBe(current.facts.city);
    }
    expect(await brokenLine(handle.db)).toBeNull();
  });
});

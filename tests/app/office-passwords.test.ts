import { sql } from "kysely";
import { expect, test } from "vitest";
import type { DatabaseHandle } from "../../src/database/connect.ts";
import { createAuth } from "../../src/staff/auth.ts";
import { firstOwnerLink, passwordLink } from "../../src/staff/links.ts";
import { onBothEngines } from "../support/engines.ts";
import { appOver, errorOf, ORIGIN, stock } from "./app-under-test.ts";
import { addStaff, askOffice, PASSWORD, signedIn } from "./office-session.ts";

const tokenOf = (link: string | null) => new URL(link ?? ORIGIN).searchParams.get("token") ?? "";

onBothEngines("a new password", (engine) => {
  async function office() {
    const handle = await engine.open();
    await stock(handle);
    const { ask } = await appOver(handle);
    const owns = { token: tokenOf(await firstOwnerLink(handle, ORIGIN)), password: PASSWORD };
    const becomeOwner = (person: { name: string; email: string }) =>
      askOffice(ask, "/first-owner", { json: { ...owns, ...person } });
    const setPassword = (token: string) =>
      askOffice(ask, "/password", { json: { token, password: PASSWORD } });
    return { handle, ask, becomeOwner, setPassword };
  }

  async function linkFor(handle: DatabaseHandle, staffId: string) {
    const auth = await createAuth({ handle, origin: ORIGIN, onError: () => undefined })();
    return tokenOf(await passwordLink(auth, { staffId, kind: "reset", origin: ORIGIN, now: new Date() }));
  }

  const accountsOf = async ({ db }: DatabaseHandle) =>
    (await db.selectFrom("staff_accounts").select("staff_id").execute()).map((row) => row.staff_id);

  /** Lets nothing be stored about passwords while something is done. */
  async function whilePasswordsFail<Result>({ db }: DatabaseHandle, work: () => Promise<Result>) {
    await sql`ALTER TABLE staff_accounts RENAME COLUMN account_id TO gone`.execute(db);
    const result = await work();
    await sql`ALTER TABLE staff_accounts RENAME COLUMN gone TO account_id`.execute(db);
    return result;
  }

  test("of the first owner is stored with them or neither is, and the link is good until then", async () => {
    const { handle, becomeOwner } = await office();
    const huda = { name: "Huda Ali", email: "huda@example.com" };
    const broken = await whilePasswordsFail(handle, () => becomeOwner(huda));
    expect(broken.status).toBe(500);
    expect((await becomeOwner(huda)).status).toBe(200);
    expect(await accountsOf(handle)).toHaveLength(1);
  });

  test("can't be given by the first owner's link once somebody else was let in", async () => {
    const { handle, becomeOwner } = await office();
    const { email } = await addStaff(handle, "sales");
    for (const person of [
      { name: "Somebody", email: "somebody@example.com" },
      { name: "The same", email },
    ]) {
      const late = await becomeOwner(person);
      expect([late.status, (await errorOf(late)).code]).toEqual([410, "link_used"]);
    }
    expect(await handle.db.selectFrom("staff").select("email").execute()).toEqual([{ email }]);
  });

  test("that could not be stored leaves its link as it was", async () => {
    const { handle, setPassword } = await office();
    const { id } = await addStaff(handle, "sales");
    const token = await linkFor(handle, id);
    expect((await whilePasswordsFail(handle, () => setPassword(token))).status).toBe(500);
    expect((await setPassword(token)).status).toBe(200);
  });

  test("is set by one of the links of a person that are used at once", async () => {
    const { handle, setPassword } = await office();
    const { id } = await addStaff(handle, "sales");
    const tokens = [await linkFor(handle, id), await linkFor(handle, id)];
    const answers = await Promise.all([...tokens, ...tokens].map(setPassword));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 410, 410, 410]);
    expect(await accountsOf(handle)).toEqual([id]);
  });

  test("that somebody gave themselves ends the links that were asked for before", async () => {
    const { handle, ask, setPassword } = await office();
    const { staff, as } = await signedIn(handle, ask, "sales");
    const token = await linkFor(handle, staff.id);
    const json = { current: PASSWORD, password: "another long phrase" };
    expect((await as("/me/password", { method: "PUT", json })).status).toBe(200);
    expect((await setPassword(token)).status).toBe(410);
  });
});

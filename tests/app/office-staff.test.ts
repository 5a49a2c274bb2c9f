import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import { transact } from "../../src/database/errors.ts";
import { appendToRecord, brokenLine, recordLines } from "../../src/database/record.ts";
import { onBothEngines } from "../support/engines.ts";
import { appOver, errorOf, ORIGIN, stock } from "./app-under-test.ts";
import { askOffice, PASSWORD, signedIn } from "./office-session.ts";

onBothEngines("the office's staff", (engine) => {
  async function office(changes: Parameters<typeof appOver>[1] = {}) {
    const handle = await engine.open();
    await stock(handle);
    const { ask } = await appOver(handle, changes);
    return { handle, ask, owner: await signedIn(handle, ask, "owner", { name: "Huda Ali" }) };
  }

  const invitation = { name: "Yusuf Karim", email: "yusuf@office.example", role: "sales" };

  test("come by an invitation of the owner, in a mail or, where none leaves, by the link itself", async () => {
    const sent: { to: { address: string }; text: string }[] = [];
    const { ask, owner } = await office({ sendMail: async (mail) => void sent.push(mail) });
    expect(await (await owner.as("/me")).json()).toMatchObject({ sendsMail: true });
    const invited = await owner.as("/staff", { json: invitation });
    expect([invited.status, await invited.json()]).toEqual([201, { sent: true, link: null }]);
    expect(sent[0]?.to.address).toBe("yusuf@office.example");
    expect(sent[0]?.text).toContain("Huda Ali invited you");
    const twice = await owner.as("/staff", { json: { ...invitation, email: "Yusuf@office.example" } });
    expect([twice.status, (await errorOf(twice)).code]).toEqual([409, "email_taken"]);

    const token = new URL(/http\S+/.exec(sent[0]?.text ?? "")?.[0] ?? ORIGIN).searchParams.get("token");
    expect((await askOffice(ask, "/password", { json: { token, password: PASSWORD } })).status).toBe(200);
    const session = await askOffice(ask, "/session", {
      json: { email: "yusuf@office.example", password: PASSWORD },
    });
    expect(session.status).toBe(200);
  });

  test("who can't be reached by mail get their link from the owner", async () => {
    const { owner } = await office({ sendMail: () => Promise.reject(new Error("no mail server")) });
    const invited = await owner.as("/staff", { json: invitation });
    expect(await invited.json()).toEqual({
      sent: false,
      link: expect.stringContaining("/office/password?token="),
    });
  });

  test("are told at each field what is wrong, and nobody is added", async () => {
    const { owner } = await office();
    const response = await owner.as("/staff", { json: { name: "Y", email: "yusuf", role: "king" } });
    expect(response.status).toBe(422);
    expect(await errorOf(response)).toMatchObject({
      fields: {
        name: "Give the name by which others know them.",
        email: "Give an e-mail address, such as name@example.com.",
        role: "This can't be taken as it is.",
      },
    });
    const { staff }: { staff: unknown[] } = await (await owner.as("/staff")).json();
    expect(staff).toHaveLength(1);
  });

  test("lose their sessions with a new role or when they are disabled, and the last owner keeps the role", async () => {
    const { handle, ask, owner } = await office();
    const sales = await signedIn(handle, ask, "sales");
    const change = (id: string, json: object) => owner.as(`/staff/${id}`, { method: "PATCH", json });
    expect((await change(sales.staff.id, { role: "editor" })).status).toBe(200);
    expect((await sales.as("/me")).status).toBe(401);
    expect((await change(sales.staff.id, { disabled: true })).status).toBe(200);
    const refused = await askOffice(ask, "/session", {
      json: { email: sales.staff.email, password: PASSWORD },
    });
    expect([refused.status, (await errorOf(refused)).code]).toEqual([401, "wrong_credentials"]);
    // Inquiries may be theirs still, and are not shown with an id for a name.
    const { staff: names } = await (await owner.as("/staff/names")).json();
    expect(names).toContainEqual(
      expect.objectContaining({ name: sales.staff.name, disabled: true, isHere: false }),
    );
    // One who has no password yet lets nobody in.
    expect((await owner.as("/staff", { json: { ...invitation, role: "owner" } })).status).toBe(201);
    for (const json of [{ role: "sales" }, { disabled: true }]) {
      const last = await change(owner.staff.id, json);
      expect([last.status, (await errorOf(last)).code]).toEqual([409, "last_owner"]);
    }
    expect((await owner.as("/me")).status).toBe(200);
    const lines = await recordLines(handle.db, { entity: { kind: "staff", id: sales.staff.id } }, 10);
    expect(lines).toMatchObject([
      { before: { disabled: false }, after: { disabled: true }, actor: { name: "Huda Ali" } },
      { before: { role: "sales" }, after: { role: "editor" } },
    ]);
    expect(await brokenLine(handle.db)).toBeNull();
  });

  test("find in the record what a person changed, of a kind, on a day in Bahrain, page by page", async () => {
    const { handle, owner } = await office();
    const by = { id: owner.staff.id, name: owner.staff.name };
    const at = ["2026-11-21T20:59:59.999Z", "2026-11-21T21:00:00.000Z", "2026-11-22T20:59:59.999Z"];
    for (const [n, time] of [
      ...at,
      ...Array.from({ length: 100 }, () => "2026-12-01T08:00:00.000Z"),
    ].entries()) {
      await transact(handle, (db) =>
        appendToRecord(db, {
          at: time,
          actor: n === 1 ? { id: null, name: "" } : by,
          action: "brand.published",
          entity: { kind: n === 2 ? "brand" : "category", id: `${n}`, label: `${n}` },
          before: {},
          after: n === 1 ? { description: "Für 100% SAUBERE Böden_", owner: by.id } : {},
        }),
      );
    }
    const found = async (query: string) => {
      const { lines } = await (await owner.as(`/record${query}`)).json();
      return lines.map(({ entity }: { entity: { label: string } }) => entity.label);
    };
    expect(await found("?day=2026-11-22")).toEqual(["2", "1"]);
    expect(await found("?day=2026-11-22&kind=brand")).toEqual(["2"]);
    expect(await found("?day=2026-11-22&staff=itself")).toEqual(["1"]);
    expect(await found(`?day=2026-11-21&staff=${by.id}`)).toEqual(["0"]);
    for (const words of ["SAUBERE", "böden_ für", "100% saubere", "description 1"]) {
      expect(await found(`?q=${encodeURIComponent(words)}`)).toEqual(["1"]);
    }
    expect(await found("?q=sauber%25e")).toEqual([]);
    expect(await found("?q=saubere&kind=brand")).toEqual([]);
    const file = await owner.as("/record/export?day=2026-11-22");
    expect(file.headers.get("content-disposition")).toContain("record-");
    expect(parse(await file.text(), { bom: true })).toEqual([
      ["When", "Who", "What", "Of what", "Field", "Before", "After"],
      ["2026-11-22 23:59", by.name, "Changed the brand", "2", "", "", ""],
      [
        "2026-11-22 0:00",
        "By itself",
        "Changed the brand",
        "1",
        "Description",
        "",
        "Für 100% SAUBERE Böden_",
      ],
      ["2026-11-22 0:00", "By itself", "Changed the brand", "1", "Owner", "", by.name],
    ]);
    const all = await owner.as("/record/export?kind=category");
    expect(parse(await all.text(), { bom: true })).toHaveLength(1 + 103);
    const first = await (await owner.as("/record?kind=category&staff=" + by.id)).json();
    expect([first.lines.length, first.more]).toEqual([100, true]);
    expect(await found(`?kind=category&staff=${by.id}&before=${first.lines.at(-1).line}`)).toEqual(["0"]);
    for (const wrong of ["day=2026-11-99", "day=monday", "kind=password"]) {
      expect((await owner.as(`/record?${wrong}`)).status).toBe(422);
    }
  });

  test("are changed only by who gave the password in the last ten minutes", async () => {
    let minutes = 0;
    const { owner } = await office({ now: () => new Date(Date.now() + minutes * 60_000) });
    minutes = 11;
    const late = await owner.as("/staff", { json: invitation });
    expect([late.status, (await errorOf(late)).code]).toEqual([403, "confirm_password"]);
    const wrong = await owner.as("/me/confirmation", { json: { password: "not this one" } });
    expect((await errorOf(wrong)).fields).toEqual({ password: "This is not your password." });
    expect((await owner.as("/me/confirmation", { json: { password: PASSWORD } })).status).toBe(200);
    expect((await owner.as("/staff", { json: invitation })).status).toBe(201);
  });

  test("see and end their own sessions, and nobody else's", async () => {
    const { handle, ask, owner } = await office();
    const sales = await signedIn(handle, ask, "sales");
    const list: { sessions: { id: string; isThis: boolean }[] } = await (
      await owner.as("/me/sessions")
    ).json();
    expect(list.sessions).toMatchObject([{ isThis: true }]);
    const [session] = list.sessions;
    await sales.as(`/me/sessions/${session?.id}`, { method: "DELETE" });
    expect((await owner.as("/me")).status).toBe(200);
    await owner.as(`/me/sessions/${session?.id}`, { method: "DELETE" });
    expect((await owner.as("/me")).status).toBe(401);
    expect((await sales.as("/me")).status).toBe(200);
  });
});

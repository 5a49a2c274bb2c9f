import { createOTP } from "@better-auth/utils/otp";
import { expect, test } from "vitest";
import { recordLines } from "../../src/database/record.ts";
import { firstOwnerLink } from "../../src/staff/links.ts";
import { onBothEngines } from "../support/engines.ts";
import { appOver, errorOf, ORIGIN, stock } from "./app-under-test.ts";
import { fromBase32 } from "../support/office-staff.ts";
import { addStaff, askOffice, cookiesOf, PASSWORD, signedIn } from "./office-session.ts";

const tokenOf = (link: string | null) => new URL(link ?? ORIGIN).searchParams.get("token") ?? "";

onBothEngines("the office's sign-in", (engine) => {
  async function office(changes: Parameters<typeof appOver>[1] = {}) {
    const handle = await engine.open();
    await stock(handle);
    const { ask } = await appOver(handle, changes);
    return { handle, ask };
  }

  test("lets the first owner in by a link that works once", async () => {
    const { handle, ask } = await office();
    const old = await firstOwnerLink(handle, ORIGIN);
    const link = await firstOwnerLink(handle, ORIGIN);
    const body = { name: "Huda Ali", email: "Huda@Example.com", password: PASSWORD };
    const late = await askOffice(ask, "/first-owner", { json: { ...body, token: tokenOf(old) } });
    expect([late.status, (await errorOf(late)).code]).toEqual([410, "link_used"]);
    const json = { ...body, token: tokenOf(link) };
    expect((await askOffice(ask, "/first-owner", { json })).status).toBe(200);
    expect((await askOffice(ask, "/first-owner", { json })).status).toBe(410);
    expect(await firstOwnerLink(handle, ORIGIN)).toBeNull();

    const session = await askOffice(ask, "/session", {
      json: { email: "huda@example.com ", password: PASSWORD },
    });
    expect(await session.json()).toEqual({ codeNeeded: false });
    const me = await askOffice(ask, "/me", { cookie: cookiesOf(session) });
    expect(await me.json()).toMatchObject({ name: "Huda Ali", role: "owner", twoFactor: false });
    expect(await recordLines(handle.db, {}, 10)).toMatchObject([{ action: "staff.firstOwner" }]);
  });

  test("keeps for a person, and nobody else, that letters do nothing by themselves", async () => {
    const { handle, ask } = await office();
    const { as } = await signedIn(handle, ask, "sales");
    const other = await signedIn(handle, ask, "sales");
    const stateOf = async (of: typeof as) => (await (await of("/me")).json()).letterKeys;
    expect(await stateOf(as)).toBe(true);
    expect((await as("/me/letter-keys", { method: "PUT", json: { on: "no" } })).status).toBe(422);
    expect((await as("/me/letter-keys", { method: "PUT", json: { on: false } })).status).toBe(200);
    expect([await stateOf(as), await stateOf(other.as)]).toEqual([false, true]);
  });

  test("answers alike whether an address belongs to somebody or not, and pauses after five tries", async () => {
    const { handle, ask } = await office();
    const { email } = await addStaff(handle, "sales");
    const attempt = async (address: string) => {
      const response = await askOffice(ask, "/session", {
        json: { email: address, password: "a wrong one" },
      });
      return [response.status, (await errorOf(response)).message, response.headers.getSetCookie()];
    };
    const tries = async (address: string) => {
      const seen = [];
      for (let n = 0; n < 6; n++) seen.push(await attempt(address));
      return seen;
    };
    const known = await tries(email);
    expect(await tries("nobody@office.example")).toEqual(known);
    expect(known[2]?.[1]).toBe(
      "E-mail and password don't match. After two more tries you have to wait a minute.",
    );
    expect(known[5]?.[0]).toBe(429);
    const right = { json: { email, password: PASSWORD } };
    expect((await askOffice(ask, "/session", right)).status).toBe(429);
    for (const address of [email, "nobody@office.example"]) {
      const link = await askOffice(ask, "/password-link", { json: { email: address } });
      expect([link.status, await link.json()]).toEqual([200, { asked: true }]);
    }
  });

  test("counts wrong passwords alone: who comes in begins anew", async () => {
    const { handle, ask } = await office();
    const { email } = await addStaff(handle, "sales");
    for (let n = 0; n < 12; n++) {
      const password = n % 4 === 3 ? PASSWORD : "a wrong one";
      const { status } = await askOffice(ask, "/session", { json: { email, password } });
      expect(status).toBe(n % 4 === 3 ? 200 : 401);
    }
    // Those of the account from everywhere, and of the network of all accounts, which nothing else takes back.
    const counts = await handle.db.selectFrom("post_counts").select("posts").execute();
    expect(counts.map(({ posts }) => Number(posts))).toEqual([9, 9]);
  });

  test("keeps nobody out by wrong passwords from one other network", async () => {
    let at = Date.parse("2026-11-22T10:42:00.000Z");
    const { handle, ask } = await office({ now: () => new Date(at) });
    const { email } = await addStaff(handle, "owner");
    const attempt = (from: string, password = "a wrong one") =>
      askOffice(ask, "/session", { json: { email, password }, from });
    let taken = 0;
    for (let minute = 0; minute < 20; minute++, at += 60_000) {
      for (let n = 0; n < 7; n++) {
        if ((await attempt("198.51.100.9")).status === 401) taken++;
      }
    }
    expect(taken).toBe(20);
    expect((await errorOf(await attempt("198.51.100.9"))).message).toBe(
      "Too many tries. Wait 40 minutes, then try again.",
    );
    expect((await attempt("192.0.2.7", PASSWORD)).status).toBe(200);
    // A subscriber of IPv6 has 65,536 networks.
    for (let network = 0; network < 24; network++) {
      for (let n = 0; n < 5; n++) await attempt(`2001:db8:1:${network}::9`);
    }
    expect((await attempt("2001:db8:1:99::9", PASSWORD)).status).toBe(429);
    expect((await attempt("2001:db8:2::7", PASSWORD)).status).toBe(200);
  });

  test("knows sessions, counts tries and hears of changes in another process too", async () => {
    const handle = await engine.open();
    await stock(handle);
    const [one, other] = [await appOver(handle), await appOver(handle)];
    const { staff, cookie } = await signedIn(handle, one.ask, "owner");
    expect((await askOffice(other.ask, "/me", { cookie })).status).toBe(200);

    const live = await askOffice(other.ask, "/live", { cookie });
    const reader = live.body?.pipeThrough(new TextDecoderStream()).getReader();
    const heard = async () => (await reader?.read())?.value ?? "";
    expect(await heard()).toContain("event: changed");
    const json = { name: "Yusuf Karim", email: `y-${staff.id}@office.example`, role: "sales" };
    expect((await askOffice(one.ask, "/staff", { json, cookie })).status).toBe(201);
    expect(await heard()).toMatch(/event: changed\ndata: \{"record":1,/);
    await reader?.cancel();

    const attempt = async ({ ask }: typeof one) =>
      (await askOffice(ask, "/session", { json: { email: staff.email, password: "a wrong one" } })).status;
    const tries: number[] = [];
    for (const app of [one, other, one, other, one, other]) tries.push(await attempt(app));
    expect(tries).toEqual([401, 401, 401, 401, 401, 429]);

    await askOffice(one.ask, "/session", { method: "DELETE", cookie });
    expect((await askOffice(other.ask, "/me", { cookie })).status).toBe(401);
  });

  test("gives each session a token of its own, whatever cookie came along, and ends it for good", async () => {
    const { handle, ask } = await office();
    const { staff, cookie } = await signedIn(handle, ask, "sales");
    const again = await askOffice(ask, "/session", {
      json: { email: staff.email, password: PASSWORD },
      cookie,
    });
    expect(cookiesOf(again)).not.toBe(cookie);
    const attributes = again.headers.getSetCookie()[0] ?? "";
    expect(attributes).toMatch(/HttpOnly/);
    expect(attributes).toMatch(/SameSite=Lax/);
    expect(attributes).toMatch(/Path=\/office/);
    expect((await askOffice(ask, "/session", { method: "DELETE", cookie })).status).toBe(200);
    expect((await askOffice(ask, "/me", { cookie })).status).toBe(401);
    expect((await askOffice(ask, "/me", { cookie: cookiesOf(again) })).status).toBe(200);
  });

  test("takes no change from another site's page, nor one that is no JSON", async () => {
    const { handle, ask } = await office();
    const { as, cookie } = await signedIn(handle, ask, "owner");
    const json = { email: "new@office.example", name: "New Person", role: "owner" };
    const foreign = await as("/staff", { json, origin: "https://elsewhere.example" });
    expect([foreign.status, (await errorOf(foreign)).code]).toEqual([403, "foreign_origin"]);
    const form = await ask("/office/api/staff", {
      method: "POST",
      headers: { cookie, origin: ORIGIN, "content-type": "application/x-www-form-urlencoded" },
      body: "email=new@office.example&name=New&role=owner",
    });
    expect(form.status).toBe(415);
  });

  test("asks for the code once it is set up, takes each code of a recovery once, and lets nobody past it", async () => {
    const { handle, ask } = await office();
    const { staff, as } = await signedIn(handle, ask, "sales");
    const wrong = await as("/me/code", { json: { password: "not mine at all" } });
    expect(await errorOf(wrong)).toMatchObject({ fields: { password: "This is not your password." } });
    const setup = await as("/me/code", { json: { password: PASSWORD } });
    const { address, recoveryCodes }: { address: string; recoveryCodes: string[] } = await setup.json();
    const secret = new URL(address).searchParams.get("secret") ?? "";
    expect((await as("/me/code", { method: "PUT", json: { code: "000000" } })).status).toBe(401);
    const code = () => createOTP(fromBase32(secret)).totp();
    expect((await as("/me/code", { method: "PUT", json: { code: await code() } })).status).toBe(200);

    const first = async () => {
      const response = await askOffice(ask, "/session", { json: { email: staff.email, password: PASSWORD } });
      expect(await response.json()).toEqual({ codeNeeded: true });
      const cookie = cookiesOf(response);
      expect((await askOffice(ask, "/me", { cookie })).status).toBe(401);
      return cookie;
    };
    const withCode = async (cookie: string, given: string) =>
      askOffice(ask, "/session/code", { json: { code: given }, cookie });
    const entered = await withCode(await first(), await code());
    expect((await askOffice(ask, "/me", { cookie: cookiesOf(entered) })).status).toBe(200);
    const [recovery = ""] = recoveryCodes;
    expect((await withCode(await first(), recovery)).status).toBe(200);
    expect((await withCode(await first(), recovery)).status).toBe(401);
  });

  test("sends a link for a new password, which ends all sessions and works once", async () => {
    const sent: string[] = [];
    const { handle, ask } = await office({
      sendMail: async ({ text }) => void sent.push(text),
    });
    const { staff, as } = await signedIn(handle, ask, "editor");
    await askOffice(ask, "/password-link", { json: { email: staff.email } });
    await expect.poll(() => sent.length).toBe(1);
    const token = tokenOf(/http\S+/.exec(sent[0] ?? "")?.[0] ?? null);
    const json = { token, password: "another long phrase" };
    const short = await askOffice(ask, "/password", { json: { token, password: "short" } });
    expect((await errorOf(short)).fields).toHaveProperty("password");
    expect((await askOffice(ask, "/password", { json })).status).toBe(200);
    expect((await askOffice(ask, "/password", { json })).status).toBe(410);
    expect((await as("/me")).status).toBe(401);
    const session = await askOffice(ask, "/session", {
      json: { email: staff.email, password: "another long phrase" },
    });
    expect(session.status).toBe(200);
    expect(await recordLines(handle.db, {}, 1)).toMatchObject([
      { action: "staff.passwordSet", actor: { id: staff.id } },
    ]);
  });

  test("ends all links of a person once one of them was used", async () => {
    const sent: string[] = [];
    const { handle, ask } = await office({ sendMail: async ({ text }) => void sent.push(text) });
    const { staff } = await signedIn(handle, ask, "editor");
    for (let n = 1; n <= 2; n++) {
      await askOffice(ask, "/password-link", { json: { email: staff.email } });
      await expect.poll(() => sent.length).toBe(n);
    }
    const [older, newer] = sent.map((text) => tokenOf(/http\S+/.exec(text)?.[0] ?? null));
    const use = (token: string) => askOffice(ask, "/password", { json: { token, password: PASSWORD } });
    expect((await use(newer ?? "")).status).toBe(200);
    expect((await use(older ?? "")).status).toBe(410);
  });
});

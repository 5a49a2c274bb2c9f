import { createOTP } from "@better-auth/utils/otp";
import { fromBase32 } from "../support/office-staff.ts";
import { expect, onTestFinished, test, vi } from "vitest";
import { passwordLink } from "../../src/staff/links.ts";
import { createAuth } from "../../src/staff/auth.ts";
import { updateStaff } from "../../src/database/staff.ts";
import { onBothEngines } from "../support/engines.ts";
import { appOver, errorOf, ORIGIN, stock } from "./app-under-test.ts";
import { addStaff, askOffice, cookiesOf, PASSWORD, signedIn } from "./office-session.ts";

const HOUR = 60 * 60_000;

onBothEngines("the limits of the office's sign-in", (engine) => {
  async function office(changes: Parameters<typeof appOver>[1] = {}) {
    const handle = await engine.open();
    await stock(handle);
    const { ask } = await appOver(handle, changes);
    return { handle, ask };
  }

  const byAddress = ["/session", "/password-link"];

  test.each([
    ["/session", { password: "a wrong one" }, 401],
    ["/session/code", { code: "000000" }, 401],
    ["/password", { token: "x".repeat(32), password: PASSWORD }, 410],
    [
      "/first-owner",
      { token: "x".repeat(32), password: PASSWORD, name: "Nobody", email: "n@office.example" },
      410,
    ],
    ["/password-link", {}, 200],
  ])("%s takes twenty tries from one network, and says when to come back", async (path, json, status) => {
    const { ask } = await office();
    const attempt = (n: number, from?: string) =>
      askOffice(ask, path, {
        json: byAddress.includes(path) ? { ...json, email: `person-${n}@office.example` } : json,
        ...(from !== undefined && { from }),
      });
    const statuses: number[] = [];
    for (let n = 0; n < 20; n++) statuses.push((await attempt(n)).status);
    expect(new Set(statuses)).toEqual(new Set([status]));
    const refused = await attempt(20);
    expect([refused.status, (await errorOf(refused)).code]).toEqual([429, "too_many_tries"]);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(500);
    expect((await attempt(21, "203.0.113.9")).status).toBe(status);
  });

  test("right passwords use no try of their network up", async () => {
    const { handle, ask } = await office();
    const { email } = await addStaff(handle, "sales");
    const statuses: number[] = [];
    for (let n = 0; n < 21; n++)
      statuses.push((await askOffice(ask, "/session", { json: { email, password: PASSWORD } })).status);
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  test("why not even the right code is taken after too many wrong ones is said", async () => {
    const { handle, ask } = await office();
    const { staff, as } = await signedIn(handle, ask, "sales");
    const { address } = await (await as("/me/code", { json: { password: PASSWORD } })).json();
    const secret = fromBase32(new URL(address).searchParams.get("secret") ?? "");
    const code = () => createOTP(secret).totp();
    await as("/me/code", { method: "PUT", json: { code: await code() } });
    const signIn = async () =>
      cookiesOf(await askOffice(ask, "/session", { json: { email: staff.email, password: PASSWORD } }));
    const guess = async (cookie: string, given = "000000") => {
      const response = await askOffice(ask, "/session/code", { json: { code: given }, cookie });
      return [response.status, (await errorOf(response)).message];
    };
    const wrong = [401, "This code is wrong, or its time is over. Codes change every 30 seconds."];
    const attempt = await signIn();
    for (let n = 0; n < 5; n++) expect(await guess(attempt)).toEqual(wrong);
    expect(await guess(attempt)).toEqual([
      401,
      "Too many wrong codes. Sign in with your password once more.",
    ]);
    const other = await signIn();
    for (let n = 0; n < 5; n++) expect(await guess(other)).toEqual(wrong);
    expect(await guess(await signIn(), await code())).toEqual([
      429,
      "Too many tries. Wait 15 minutes, then try again.",
    ]);
  });

  test("an address gets three links an hour, and one that was disabled gets none", async () => {
    const sent: string[] = [];
    const { handle, ask } = await office({ sendMail: async ({ to }) => void sent.push(to.address) });
    const disabled = await addStaff(handle, "sales");
    await updateStaff(handle.db, disabled.id, { disabled: true }, new Date().toISOString());
    const { email } = await addStaff(handle, "sales");
    const askFor = async (address: string, from: string) =>
      (await askOffice(ask, "/password-link", { json: { email: address }, from })).status;
    expect(await askFor(disabled.email, "192.0.2.1")).toBe(200);
    const statuses: number[] = [];
    for (const n of [1, 2, 3, 4]) statuses.push(await askFor(email, `198.51.${n}.1`));
    expect(statuses).toEqual([200, 200, 200, 429]);
    await expect.poll(() => sent).toEqual([email, email, email]);
  });

  test("the password of an open session is guessed five times, then not even the right one is taken", async () => {
    const { handle, ask } = await office();
    const { as } = await signedIn(handle, ask, "owner");
    const confirm = async (password: string) => (await as("/me/confirmation", { json: { password } })).status;
    const statuses: number[] = [];
    for (let n = 0; n < 5; n++) statuses.push(await confirm("a wrong one"));
    expect(statuses).toEqual([422, 422, 422, 422, 422]);
    expect(await confirm(PASSWORD)).toBe(429);
    const change = { current: PASSWORD, password: "another long phrase" };
    expect((await as("/me/password", { method: "PUT", json: change })).status).toBe(429);
  });

  test("a new password ends all other sessions, and needs the one before", async () => {
    const { handle, ask } = await office();
    const { staff, as } = await signedIn(handle, ask, "sales");
    const elsewhere = cookiesOf(
      await askOffice(ask, "/session", { json: { email: staff.email, password: PASSWORD } }),
    );
    const change = (current: string) =>
      as("/me/password", { method: "PUT", json: { current, password: "another long phrase" } });
    const wrong = await change("not this one");
    expect((await errorOf(wrong)).fields).toEqual({ current: "This is not your password." });
    const changed = await change(PASSWORD);
    expect(changed.status).toBe(200);
    expect((await askOffice(ask, "/me", { cookie: elsewhere })).status).toBe(401);
    expect((await askOffice(ask, "/me", { cookie: cookiesOf(changed) })).status).toBe(200);
    const signIn = async (password: string) =>
      (await askOffice(ask, "/session", { json: { email: staff.email, password } })).status;
    expect([await signIn(PASSWORD), await signIn("another long phrase")]).toEqual([401, 200]);
  });

  test("a link for a new password is good for an hour, and that of an invitation for a week", async () => {
    const { handle, ask } = await office();
    const { id } = await addStaff(handle, "sales");
    const auth = await createAuth({ handle, origin: ORIGIN, onError: () => undefined })();
    const use = async (kind: "invitation" | "reset", hours: number) => {
      const now = new Date(Date.now() - hours * HOUR);
      const link = await passwordLink(auth, { staffId: id, kind, origin: ORIGIN, now });
      const token = new URL(link).searchParams.get("token");
      return (await askOffice(ask, "/password", { json: { token, password: PASSWORD } })).status;
    };
    expect([await use("reset", 1.01), await use("reset", 0.99)]).toEqual([410, 200]);
    expect([await use("invitation", 7 * 24 + 0.01), await use("invitation", 7 * 24 - 0.01)]).toEqual([
      410, 200,
    ]);
  });

  test("a session ends after twelve hours without a request, and each request prolongs it", async () => {
    const { handle, ask } = await office();
    const { as } = await signedIn(handle, ask, "sales");
    vi.useFakeTimers({ toFake: ["Date"] });
    onTestFinished(() => void vi.useRealTimers());
    const statusAfter = async (hours: number) => {
      vi.setSystemTime(Date.now() + hours * HOUR);
      return (await as("/me")).status;
    };
    expect(await statusAfter(11.9)).toBe(200);
    expect(await statusAfter(11.9)).toBe(200);
    expect(await statusAfter(12.1)).toBe(401);
  });

  test("behind https the session's cookie is sent over nothing else", async () => {
    const { handle, ask } = await office({ settings: { publicUrl: "https://shop.test" } });
    const { email } = await addStaff(handle, "sales");
    const session = await askOffice(ask, "/session", {
      json: { email, password: PASSWORD },
      origin: "https://shop.test",
    });
    const cookies = session.headers.getSetCookie();
    expect(cookies.length).toBeGreaterThan(0);
    for (const cookie of cookies) expect(cookie).toMatch(/; Secure/);
  });
});

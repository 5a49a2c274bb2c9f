import { expect, test } from "vitest";
import { ACTIONS, may, ROLES } from "../../src/domain/office/permissions.ts";
import { gateOf } from "../../src/server/office/allow.ts";
import { onBothEngines } from "../support/engines.ts";
import { appOver, errorOf, stock } from "./app-under-test.ts";
import { addressOf, askOffice, officeRoutes, signedIn } from "./office-session.ts";

/** What anybody may call: signing in, and the ways to a password. */
const OPEN = [
  "DELETE /session",
  "GET /session",
  "POST /first-owner",
  "POST /password",
  "POST /password-link",
  "POST /session",
  "POST /session/code",
];

onBothEngines("the office's routes", (engine) => {
  async function office() {
    const handle = await engine.open();
    await stock(handle);
    const { app, ask } = await appOver(handle);
    return { handle, ask, routes: officeRoutes(app) };
  }

  test("and their page are left out by search engines, and the page holds nothing of the office", async () => {
    const handle = await engine.open();
    await stock(handle);
    const shell = {
      page: () => "<!doctype html><p>shell</p>",
      files: { serve: () => Promise.resolve(null) },
    };
    const { ask } = await appOver(handle, { office: shell });
    for (const path of [
      "/office",
      "/office/inquiries/Q7K2-M9XD",
      "/office/api/session",
      "/office/api/none",
    ]) {
      const response = await ask(path);
      expect(response.headers.get("x-robots-tag"), path).toBe("noindex");
      expect(response.headers.get("content-security-policy"), path).toContain("frame-ancestors 'none'");
    }
    expect(await (await ask("/office/products")).text()).toBe("<!doctype html><p>shell</p>");
  });

  test("all stand behind a gate, and few are open to everybody", async () => {
    const { routes } = await office();
    expect(routes.size).toBeGreaterThan(20);
    const bare = [...routes].filter(([, { handlers }]) => gateOf(handlers[0] ?? {}) === undefined);
    expect(bare.map(([name]) => name)).toEqual([]);
    const open = [...routes].filter(([, { handlers }]) => gateOf(handlers[0] ?? {}) === "anybody");
    expect(open.map(([name]) => name).toSorted()).toEqual(OPEN);
  });

  test("ask for every action that the table has, so that Staff shows none that nobody can do", async () => {
    const { routes } = await office();
    const asked = new Set([...routes.values()].map(({ handlers }) => gateOf(handlers[0] ?? {})));
    // Giving away and taking are asked for by the rule of what becomes of an inquiry.
    expect(ACTIONS.filter((action) => !asked.has(action))).toEqual(["inquiry.give", "inquiry.take"]);
  });

  test("refuse who is signed out, and each role what the table doesn't give it", async () => {
    const { handle, ask, routes } = await office();
    const people = new Map(
      await Promise.all(ROLES.map(async (role) => [role, (await signedIn(handle, ask, role)).as] as const)),
    );
    const wrong: string[] = [];
    let refused = 0;
    for (const [name, route] of routes) {
      const { method, handlers } = route;
      const gate = gateOf(handlers[0] ?? {});
      if (gate === undefined || gate === "anybody") continue;
      const address = addressOf(route);
      const sent = { method, ...(method !== "GET" && method !== "DELETE" && { json: {} }) };
      const outside = await askOffice(ask, address, sent);
      if (outside.status !== 401 || (await errorOf(outside)).code !== "signed_out")
        wrong.push(`${name} signed out`);
      for (const [role, as] of people) {
        if (may(role, gate)) continue;
        refused++;
        const response = await as(address, sent);
        const { code } = await errorOf(response);
        if (response.status !== 403 || code !== "not_allowed") wrong.push(`${name} as ${role}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(refused).toBeGreaterThan(10);
  });

  test("refuse with a sentence, and never fail at, what no database keeps", async () => {
    const { handle, ask, routes } = await office();
    const { as } = await signedIn(handle, ask, "owner");
    const unreadable = JSON.parse(String.raw`{"text":"a\u0000b","deep":[{"name":"\ud800"}],"\udc00":1}`);
    const wrong: string[] = [];
    let bodies = 0;
    for (const [name, route] of routes) {
      const { method } = route;
      // It ends the session that asks.
      if (name === "DELETE /session") continue;
      const address = addressOf(route);
      const asked = ["%00", "%ED%A0%80"].map((id) => addressOf(route, id));
      const query = "?q=%00&label=a%00&texts=%00&before=%00&name=%00&category=%00";
      for (const each of [...asked, address + query]) {
        const response = await as(each, { method });
        if (response.status >= 500) wrong.push(`${method} ${each}: ${response.status}`);
      }
      // The bytes of a file are no text.
      const takesFile = ["POST /pictures", "POST /documents", "POST /import", "POST /import/check"].includes(
        name,
      );
      if (!["POST", "PUT", "PATCH"].includes(method) || takesFile) continue;
      const response = await as(address, { method, json: unreadable });
      if (response.status >= 500) wrong.push(`${name}: ${response.status}`);
      if (response.status !== 422) continue;
      bodies++;
      const { fields } = await errorOf(response);
      expect([name, fields]).toEqual([
        name,
        {
          "": expect.stringContaining("can't be read"),
          text: expect.stringContaining("can't be read"),
          "deep.0.name": expect.stringContaining("can't be read"),
        },
      ]);
    }
    expect(wrong).toEqual([]);
    expect(bodies).toBeGreaterThan(25);
  });
});

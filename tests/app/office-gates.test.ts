import { expect, test } from "vitest";
import { gateOf } from "../../src/server/office/allow.ts";
import { onBothEngines } from "../support/engines.ts";
import { appOver, errorOf, stock } from "./app-under-test.ts";
import { addressOf, officeRoutes, signedIn } from "./office-session.ts";

/**
 * What each route asks for, written down a second time: a route that asks for less than it should is as right by the
 * table of permissions as any other.
 */
const ROUTES: Record<string, string[]> = {
  "inquiry.read": [
    "DELETE /inquiries/:id/reading",
    "GET /inbox",
    "GET /inbox/summary",
    "GET /inquiries/:id",
    "PUT /inquiries/:id/reading",
  ],
  "inquiry.answer": [
    "POST /inquiries/:id/answers",
    "POST /inquiries/:id/contacts",
    "POST /inquiries/:id/moves",
    "POST /inquiries/:id/notes",
    "POST /inquiries/:id/owner",
    "POST /inquiries/:id/preview",
    "POST /inquiries/:id/replies",
    "POST /inquiries/:id/replies/:reply/send-again",
    "POST /inquiries/:id/replies/:reply/take-back",
    "POST /inquiries/:id/undo",
  ],
  "inquiry.export": ["GET /inbox/export"],
  "product.read": [
    "GET /brands",
    "GET /brands/:id",
    "GET /brands/:id/preview",
    "GET /brands/:id/versions",
    "GET /categories",
    "GET /categories/:id",
    "GET /categories/:id/preview",
    "GET /categories/:id/versions",
    "GET /documents",
    "GET /products",
    "GET /products/:id",
    "GET /products/:id/preview",
    "GET /products/:id/versions",
    "GET /products/choices",
    "GET /products/counts",
    "GET /products/units",
  ],
  "product.change": [
    "DELETE /products/:id/draft",
    "DELETE /products/:id/withdrawal",
    "POST /documents",
    "POST /pictures",
    "POST /products",
    "POST /products/:id/publication",
    "POST /products/:id/versions/:version/restoration",
    "POST /products/:id/withdrawal",
    "PUT /products/:id/draft",
  ],
  import: ["GET /import/catalogue", "POST /import", "POST /import/check"],
  "group.change": [
    "DELETE /brands/:id",
    "DELETE /categories/:id",
    "DELETE /search-words/:id",
    "GET /search-words",
    "GET /search-words/try",
    "POST /brands",
    "POST /brands/:id/restore",
    "POST /brands/order",
    "POST /categories",
    "POST /categories/:id/restore",
    "POST /categories/order",
    "POST /search-words",
    "POST /search-words/:id/restore",
    "PUT /brands/:id",
    "PUT /categories/:id",
  ],
  "company.read": ["GET /company", "POST /company/preview"],
  "company.change": ["PUT /company"],
  "home.catalogue": ["GET /home/catalogue"],
  "home.inquiries": ["GET /home/inquiries"],
  "staff.names": ["GET /staff/names"],
  "staff.change": [
    "DELETE /staff/:id/sessions",
    "GET /staff",
    "PATCH /staff/:id",
    "POST /staff",
    "POST /staff/:id/invitation",
  ],
  "self.change": [
    "DELETE /me/code",
    "DELETE /me/sessions",
    "DELETE /me/sessions/:session",
    "GET /home/changes",
    "GET /live",
    "GET /me",
    "GET /me/sessions",
    "POST /me/code",
    "POST /me/confirmation",
    "PUT /me/code",
    "PUT /me/letter-keys",
    "PUT /me/password",
  ],
  "record.read": ["GET /record", "GET /record/check", "GET /record/export"],
  backup: ["GET /backup", "GET /backup/:id", "GET /home/health", "POST /backup"],
};

/** What changes who comes in, or takes everything along: an open session alone is not enough for it. */
const DANGEROUS = [
  "DELETE /staff/:id/sessions",
  "GET /backup/:id",
  "PATCH /staff/:id",
  "POST /backup",
  "POST /staff",
  "POST /staff/:id/invitation",
];

const ELEVEN_MINUTES = 11 * 60_000;

onBothEngines("the gates of the office", (engine) => {
  test("each route asks for the action that it is about, and for no lesser one", async () => {
    const { app } = await appOver(await engine.open());
    const asked: Record<string, string[]> = {};
    for (const [name, { handlers }] of officeRoutes(app)) {
      const gate = gateOf(handlers[0] ?? {}) ?? "nothing";
      if (gate !== "anybody") (asked[gate] ??= []).push(name);
    }
    for (const names of Object.values(asked)) names.sort();
    expect(asked).toEqual(ROUTES);
  });

  test("another method than a route takes is a 405 with those that it takes", async () => {
    const { ask } = await appOver(await engine.open());
    const put = async (path: string) => {
      const response = await ask(path, { method: "PUT" });
      return [response.status, (await errorOf(response)).code, response.headers.get("allow")];
    };
    expect(await put("/office/api/backup")).toEqual([405, "method_not_allowed", "GET, POST"]);
    expect(await put("/office/api/products/x/publication")).toEqual([405, "method_not_allowed", "POST"]);
    expect(await put("/office/api/nothing")).toEqual([404, "not_found", null]);
  });

  test("what a page asks for that is shown to somebody else is not done", async () => {
    const handle = await engine.open();
    const { ask } = await appOver(handle);
    const { staff, as } = await signedIn(handle, ask, "owner");
    const json = { email: "new@company.example", name: "New", role: "sales" };
    const refused = await as("/staff", { json, shownTo: "another" });
    expect(refused.status).toBe(409);
    expect(await errorOf(refused)).toMatchObject({
      code: "other_person",
      message: "Somebody else has signed in in this browser. Please load the page again.",
    });
    expect((await as("/staff", { json, shownTo: staff.id })).status).toBe(201);
  });

  test("what is dangerous, and nothing else, asks again for a password of more than ten minutes ago", async () => {
    const handle = await engine.open();
    await stock(handle);
    let at = Date.now();
    const { app, ask } = await appOver(handle, { now: () => new Date(at) });
    const { as } = await signedIn(handle, ask, "owner");
    at += ELEVEN_MINUTES;
    const refused: string[] = [];
    for (const [name, route] of officeRoutes(app)) {
      // A stream that has no end.
      if (gateOf(route.handlers[0] ?? {}) === "anybody" || name === "GET /live") continue;
      const { method } = route;
      const sent = { method, ...(method !== "GET" && method !== "DELETE" && { json: {} }) };
      const response = await as(addressOf(route), sent);
      if (response.status === 403 && (await errorOf(response)).code === "confirm_password")
        refused.push(name);
    }
    expect(refused.toSorted()).toEqual(DANGEROUS);
  });
});

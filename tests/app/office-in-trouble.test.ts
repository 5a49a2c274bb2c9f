import { expect, test, vi } from "vitest";
import { DEFAULT_COMPANY } from "../../src/content/company.ts";
import { changeableFacts } from "../../src/domain/company/company-changes.ts";
import { onBothEngines } from "../support/engines.ts";
import { appOver, errorOf, stock } from "./app-under-test.ts";
import { signedIn } from "./office-session.ts";

const facts = changeableFacts(DEFAULT_COMPANY);

onBothEngines("the office in trouble", (engine) => {
  async function office(changes: Parameters<typeof appOver>[1] = {}) {
    const handle = await engine.open();
    await stock(handle);
    const { ask } = await appOver(handle, changes);
    return { handle, ask };
  }

  test("tells nothing more to who listens once the server stops", async () => {
    const stopping = new AbortController();
    const { handle, ask } = await office({ stopping: stopping.signal });
    const { as } = await signedIn(handle, ask, "editor");
    const reader = (await as("/live")).body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader?.read())?.value).toContain("event: changed");
    stopping.abort();
    expect(await reader?.read()).toEqual({ done: true, value: undefined });
  });

  test("lets people read while the database can't be written, and says so of what has to be", async () => {
    let at = Date.now();
    const { handle, ask } = await office({ now: () => new Date(at) });
    const { as } = await signedIn(handle, ask, "owner");
    at += 3_600_000;
    const readOnly = () => {
      const { engine: name } = handle;
      throw name === "sqlite"
        ? Object.assign(new Error("attempt to write a readonly database"), { errcode: 8 })
        : Object.assign(new Error("cannot execute in a read-only transaction"), { code: "25006" });
    };
    vi.spyOn(handle.db, "updateTable").mockImplementation(readOnly);
    vi.spyOn(handle.db, "transaction").mockImplementation(readOnly);
    for (const path of ["/me", "/inbox", "/company", "/record"]) expect((await as(path)).status).toBe(200);
    const refused = await as("/company", { method: "PUT", json: { version: 0, facts } });
    expect([refused.status, (await errorOf(refused)).code]).toEqual([503, "database_unavailable"]);
    expect(refused.headers.get("retry-after")).toBe("5");
  });
});

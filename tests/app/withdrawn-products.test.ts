import { expect, test } from "vitest";
import { publishTexts } from "../../src/catalogue/changes/publish-product.ts";
import { onBothEngines } from "../support/engines.ts";
import { appOver, product, STOCK, stock } from "./app-under-test.ts";

const publisher = { staff: { id: "dana", name: "Dana R." }, now: "2026-11-22T08:00:00.000Z" };

onBothEngines("the address of a withdrawn product", (engine) => {
  test("leads to its successor, with its query, and is asked about again", async () => {
    const handle = await engine.open();
    const old = product("old", { isActive: false, serialNumber: "OLD", successor: "OLDER" });
    await stock(handle, [
      ...STOCK,
      old,
      product("older", { isActive: false, serialNumber: "OLDER", successor: "nq-1234" }),
    ]);
    const { ask } = await appOver(handle);
    for (const path of ["/products/old", "/products/older"]) {
      const response = await ask(`${path}?a=1`);
      expect(response.status).toBe(308);
      expect(response.headers.get("location")).toBe("/products/scrubber?a=1");
      expect(response.headers.get("cache-control")).toContain("max-age=0");
    }
    expect((await ask("/products/scrubber")).status).toBe(200);
  });

  test("begins to lead when it is withdrawn, and ends when it returns", async () => {
    const handle = await engine.open();
    await stock(handle);
    const { ask, catalogue } = await appOver(handle);
    const change = async (active: "yes" | "no", successor: string) => {
      const cause = active === "no" ? "withdrawn" : "returned";
      const texts = { active, successor };
      const { outcome } = await publishTexts(handle, { id: "degreaser", texts, cause }, publisher);
      expect(outcome).toBe("published");
      await catalogue.refresh();
      return (await ask("/products/degreaser")).headers.get("location");
    };
    expect(await change("no", "NQ-1234")).toBe("/products/scrubber");
    expect(await change("yes", "NQ-1234")).toBeNull();
    expect(await change("no", "")).toBeNull();
  });
});

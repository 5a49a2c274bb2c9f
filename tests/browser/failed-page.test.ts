import { expect } from "vitest";
import { expectAccessible } from "./axe.ts";
import { test } from "./site.ts";

test.for(["desktop", "phone"] as const)(
  "a list that can't be had is asked for once, says so, and comes with the next try (%s)",
  async (viewport, { open }) => {
    const page = await open("/sitemap", { viewport, expected: [/status of 500/, /500: /] });
    let asked = 0;
    await page.route("**/api/products", (route) => {
      asked += 1;
      return route.fulfill({ status: 500, body: "" });
    });
    await page.getByRole("main").getByRole("link", { name: "Solutions", exact: true }).click();
    await page.getByRole("heading", { level: 1, name: "Something went wrong" }).waitFor();
    await expectAccessible(page);
    expect(asked).toBe(1);
    await page.unroute("**/api/products");
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByRole("heading", { level: 1, name: "Solutions" }).waitFor();
  },
);

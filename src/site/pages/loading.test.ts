import { describe, expect, test } from "vitest";
import { renderPage, textOf, textsOf } from "../../../tests/support/render-page.tsx";

describe("while the products of a page are on their way", () => {
  test.each([
    ["/products", "Products", 6, "Loading Products..."],
    ["/category/chemicals", "Chemicals", 8, "Loading products..."],
    ["/solutions", "Solutions", 6, "Loading products..."],
    ["/vacuum-solutions", "Industrial vacuum solutions", 3, "Loading products..."],
    ["/automation-solutions", "Industrial automation", 3, "Loading products..."],
    ["/smart-floor-care", "Smart floor care", 6, "Loading products..."],
    ["/advanced-chemicals", "Advanced chemicals", 6, "Loading products..."],
    ["/commercial-spaces", "Commercial Space Solutions", 6, "Loading products..."],
    ["/healthcare-facilities", "Healthcare Facility Solutions", 6, "Loading products..."],
    ["/hospitality-excellence", "Hospitality Excellence", 6, "Loading products..."],
  ])("%s shows its heading, %s, and %i placeholders", async (path, title, count, said) => {
    const page = await renderPage(path, { loading: true });
    expect(textsOf(page, "h1")).toEqual([title]);
    expect(page.querySelectorAll("main [data-placeholder]")).toHaveLength(count);
    expect(textOf(page.querySelector("main [role=status][aria-busy]"))).toBe(said);
    expect(page.querySelectorAll("main article a[href^='/products/']")).toHaveLength(0);
  });

  test("a product's page says that its details are loading", async () => {
    const page = await renderPage("/products/numatic-tub-dry-vacuum-9-l-620-w", { loading: true });
    expect(textOf(page.querySelector("main"))).toContain("Loading product details...");
  });
});

import { expect, test } from "vitest";
import { linksOf, renderPage, sampleCatalogue, textsOf } from "../../../../tests/support/render-page.tsx";

const catalogue = await sampleCatalogue();

test("an unknown product says so and leads to all products", async () => {
  const unknown = await renderPage("/products/no-such-product");
  expect(textsOf(unknown, "h1")).toEqual(["Product Not Found"]);
  expect(textsOf(unknown, "main p")[0]).toBe("The product you're looking for doesn't exist.");
  expect(linksOf(unknown, "main a")[0]).toEqual(["Browse All Products", "/products"]);
  expect(unknown.querySelectorAll("main article")).toHaveLength(0);
  expect(unknown.querySelector("main input[name=q]")?.getAttribute("value")).toBe("no such product");
});

test("one word that the catalogue knows is enough to lead to products", async () => {
  const unknown = await renderPage("/products/nothing-scrubber");
  const nearest = linksOf(unknown, "main article h3 a");
  expect(nearest).toHaveLength(2);
  for (const [name] of nearest) expect(name).toContain("Scrubber");
});

test("where one product alone is near, another of its kind stands beside it", async () => {
  const unknown = await renderPage("/products/wet-floor-sign-yelow");
  const [first, second] = linksOf(unknown, "main article h3 a").map(([, href]) =>
    catalogue.byId.get(href.replace("/products/", "")),
  );
  expect(first?.serialNumber).toBe("PRE-5064");
  expect(second?.subcategory).toBe(first?.subcategory);
});

test("an address that is nearly a product's leads to that product and the next", async () => {
  const unknown = await renderPage("/products/numatic-tub-dry-vacum-9l-620w");
  for (const letters of unknown.querySelectorAll("main ins"))
    letters.textContent = `[${letters.textContent}]`;
  expect(linksOf(unknown, "main dl a")).toEqual([
    ["/products/numatic-tub-dry-vac[u]um-9[-]l-620[-]w", "/products/numatic-tub-dry-vacuum-9-l-620-w"],
  ]);
  expect(linksOf(unknown, "main article h3 a").map(([, href]) => href)).toEqual([
    "/products/numatic-tub-dry-vacuum-9-l-620-w",
    "/products/numatic-compact-tub-dry-vacuum-6-l-580-w",
  ]);
  expect(unknown.querySelector("main input[name=q]")?.getAttribute("value")).toBe(
    "numatic tub dry vacum 9l 620w",
  );
});

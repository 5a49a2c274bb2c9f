import { expect, test } from "vitest";
import { renderPage, textOf, textsOf } from "../../../../tests/support/render-page.tsx";

const VACUUMS = "/category/equipments/vacuums-&-scrubing-machines";
const heads = async (path: string) => textsOf(await renderPage(path), "main details summary span");
const countOf = async (path: string) => textOf((await renderPage(path)).querySelector("main [role=status]"));

test("a list offers the figures that decide, and one where none does shows nothing of it", async () => {
  expect(await heads(VACUUMS)).toEqual(["Width", "Tank", "Noise", "Airflow", "Suction", "Power"]);
  expect(await heads("/category/chemicals")).toEqual(["Pack", "pH", "Dilution"]);
  expect(await heads("/category/equipments/grinding-&-polishing-tools")).toEqual([
    "Diameter",
    "Grit",
    "Speed",
    "Thickness",
  ]);
  expect(await heads("/products?q=scrubber-dryer")).toContain("Width");
  const page = await renderPage("/products");
  expect(page.querySelector("main details")).toBeNull();
  expect(page.querySelector("main form[role=search] button[aria-hidden]")).toBeNull();
});

test("every choice of a figure shows as many products as it counts", async () => {
  const page = await renderPage(VACUUMS);
  const choices = [...page.querySelectorAll("main details button[name]:not([name=sort])")].slice(0, 12);
  expect(choices.length).toBe(12);
  for (const choice of choices) {
    const [name, value] = [choice.getAttribute("name"), choice.getAttribute("value")];
    const count = /(\d+)(?: without this figure)?$/.exec(textOf(choice))?.[1];
    expect(await countOf(`${VACUUMS}?${name}=${value}`)).toMatch(
      new RegExp(`^${count} products? found matching your filters$`),
    );
  }
});

test("limits are chips that take them off, and fields that hold them", async () => {
  const page = await renderPage(`/products?q=machine&noise=none&width=600-400`);
  const chips = [...page.querySelectorAll("main #results form")].map((form) => [
    textOf(form),
    [...form.querySelectorAll("input")].map(
      (field) => `${field.getAttribute("name")}=${field.getAttribute("value")}`,
    ),
  ]);
  expect(chips).toContainEqual(["Remove filter Width 400–600 mm", ["q=machine", "noise=none"]]);
  expect(chips).toContainEqual(["Remove filter Noise not stated", ["q=machine", "width=400-600"]]);
  const fields = [...page.querySelectorAll("main details input[name=width]")];
  expect(fields.map((field) => field.getAttribute("value"))).toEqual(["400", "600"]);
  expect(page.querySelector("main details input[type=hidden][name=noise]")?.getAttribute("value")).toBe(
    "none",
  );
});

test("where figures leave nothing, the page says what there is without each of them", async () => {
  const ways = async (path: string) =>
    textsOf(await renderPage(path), 'main ul[aria-label="Without one filter"] form');
  expect(await ways(`${VACUUMS}?width=400-600&noise=-50`)).toEqual([
    expect.stringMatching(/^Without Noise up to 50 dB\(A\): \d+$/),
  ]);
  expect(await ways("/products?category=Chemicals&ph=-3&pack=900-")).toEqual([
    expect.stringMatching(/^Without Pack from 900 L: \d+$/),
  ]);
});

test("tables are sorted by their heads, and the sort names it after its own choices", async () => {
  const path = `${VACUUMS}?view=list&sort=noise-down`;
  const page = await renderPage(path);
  const sorts = textsOf(page, "main select[name=sort] option");
  expect(sorts).toEqual(["Name A-Z", "Brand A-Z", "Category", "Noise, most first"]);
  expect(textsOf(await renderPage(VACUUMS), "main select[name=sort] option")).toEqual(sorts.slice(0, 3));
  const head = page.querySelector('main th[aria-sort="descending"]');
  expect(textOf(head)).toBe("Noise, dB(A)");
  expect(head?.querySelector("a")?.getAttribute("href")).toContain("sort=noise");
  const table = head?.closest("table");
  const at = [...(table?.querySelectorAll("thead th") ?? [])].findIndex((each) => each === head);
  const cells = [...(table?.querySelectorAll("tbody tr") ?? [])].map((row) =>
    textOf(row.children[at] ?? null),
  );
  const numbers = cells.filter((text) => /\d/.test(text)).map((text) => Number(/\d+/.exec(text)?.[0]));
  expect(numbers.length).toBeGreaterThan(3);
  expect(numbers).toEqual(numbers.toSorted((a, b) => b - a));
  expect(cells.slice(numbers.length).every((text) => text === "–")).toBe(true);
});

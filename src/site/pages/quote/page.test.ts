import { expect, test } from "vitest";
import { INDUSTRIES, PRODUCT_CATEGORIES, PROJECT_SIZES, TIMELINES } from "../../../domain/quote/quote.ts";
import {
  linksOf,
  partWith,
  renderPage,
  sampleCatalogue,
  textOf,
  textsOf,
} from "../../../../tests/support/render-page.tsx";

const page = await renderPage("/get-quote");

test("every choice has the name that the specification gives it", () => {
  const options = (field: string) => textsOf(page, `#quote-${field} option:not([value=""])`);
  expect(options("industry")).toEqual(INDUSTRIES);
  expect(options("productCategory")).toEqual(PRODUCT_CATEGORIES);
  const radios = (field: string) =>
    [...page.querySelectorAll(`#quote-${field}[role=radiogroup] input[type=radio]`)].map((radio) => [
      radio.getAttribute("value"),
      radio.getAttribute("aria-label"),
    ]);
  expect(radios("projectSize")).toEqual(PROJECT_SIZES.map((size) => [size, size]));
  expect(radios("timeline")).toEqual(TIMELINES.map((timeline) => [timeline, timeline]));
});

test("promises an answer within 24 hours", () => {
  expect(textsOf(page, "main p")).toContain(
    "We'll get back to you within 24 hours with a competitive quote.",
  );
});

test("a request about a product opens with the category that it belongs to", async () => {
  const chosen = async (query: string) => {
    const shown = await renderPage(`/get-quote${query}`);
    return textsOf(shown, "#quote-productCategory option[selected]");
  };
  expect(await chosen("?product=comac-robot-scrubber-dryer-50-cm-autonomous")).toEqual([
    "Floor Care Equipment",
  ]);
  // Of a category that the form has no choice for: it stays open.
  const open = await chosen("");
  expect(await chosen("?product=comac-walk-behind-scrubber-dryer-50-cm-battery")).toEqual(open);
  expect(open).not.toContain("Floor Care Equipment");
});

test("a link to a list of which nothing can be read says so", async () => {
  const sentence = "Nothing in this link could be read as a list of articles.";
  const told = async (query: string) =>
    textsOf(await renderPage(`/get-quote${query}`), "main p").includes(sentence);
  expect(await told("?lines=***")).toBe(true);
  expect(await told("?lines=%F0%9F%A7%B9")).toBe(true);
  expect(await told("?lines=")).toBe(false);
  expect(await told("?lines=NUM-2001")).toBe(false);
  expect(await told("")).toBe(false);
});

test("before it is sent, the page says what happens afterwards", () => {
  expect(textsOf(partWith(page, "Once it is sent"), "li h3")).toEqual(["At once", "Within 24 hours"]);
});

test("company alone may stay empty", () => {
  const optional = [...page.querySelectorAll("main form [id^=quote-][name], main form [role=radiogroup]")]
    .filter((control) => control.getAttribute("aria-required") !== "true")
    .map(({ id }) => id);
  expect(optional).toEqual(["quote-company"]);
});

test("a received request has its reference in the form's place, and a way home", async () => {
  const received = await renderPage("/get-quote?sent=AAAA-2345", {
    form: { state: "sent", reference: "AAAA-2345" },
  });
  expect(textsOf(received, "main h1")).toEqual(["Quote Request Received!"]);
  expect(textOf(received.querySelector("main dl dd"))).toBe("AAAA-2345");
  expect(received.querySelectorAll("main form")).toHaveLength(0);
  expect(linksOf(received, "main a")).toEqual([["Return to Home", "/"]]);
});

test("what the machine finder was told begins the requirements; what is no answer does not", async () => {
  const requirements = async (floor: string) =>
    textOf((await renderPage(`/get-quote?floor=${floor}`)).querySelector("textarea[name=requirements]"));
  expect(await requirements("6000-2-structured-many-battery")).toBe(
    "A structured floor of 6,000 m², to be clean in 2 h, with many obstacles; power: battery.",
  );
  for (const wrong of [
    "6000-2-lava-many-battery",
    "1-2-smooth-many-any",
    "6000-2-smooth-many",
    "6e3-2-smooth-many-any",
  ]) {
    expect(await requirements(wrong), wrong).toBe("");
  }
});

test("the documents of the listed products come in one file, where the catalogue has any of them", async () => {
  const zip = async (lines: string) =>
    linksOf(await renderPage(`/get-quote?lines=${lines}`), "main a[href^='/documents']");
  expect(await zip("COM-2024*2+gone-1+LAV-2031")).toEqual([
    ["All documents of these products, ZIP", "/documents.zip?ids=COM-2024,LAV-2031"],
  ]);
  expect(await zip("gone-1")).toEqual([]);
  // Those of chemicals have safety data sheets, which a hygienist needs without the rest.
  expect(await zip("COM-2024+ICC-4011")).toEqual([
    ["All documents of these products, ZIP", "/documents.zip?ids=COM-2024,ICC-4011"],
    ["Safety data sheets only, ZIP", "/documents.zip?ids=COM-2024,ICC-4011&type=safety-data-sheet"],
  ]);
  // Too many ids for an address are posted, by a form of their own beside that of the request.
  const ids = (await sampleCatalogue()).products.slice(0, 100).map(({ id }) => id);
  expect(await zip(ids.join("+"))).toEqual([]);
  const long = await renderPage(`/get-quote?lines=${ids.join("+")}`);
  expect(textOf(long.querySelector("button[form=list-documents]"))).toBe(
    "All documents of these products, ZIP",
  );
  const posted = long.querySelector("form[method=post][action='/documents.zip']");
  expect(posted?.parentElement?.closest("form")).toBeNull();
  expect(posted?.querySelector("input[name=ids]")?.getAttribute("value")).toBe(ids.join(","));
  expect(linksOf(page, "main a[href^='/documents']")).toEqual([]);
});

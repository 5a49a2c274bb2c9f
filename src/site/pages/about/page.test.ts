import { expect, test } from "vitest";
import { partWith, renderPage, textsOf } from "../../../../tests/support/render-page.tsx";

const page = await renderPage("/about");

test("has story, services, mission, reasons and timeline", () => {
  expect(textsOf(page, "main h2")).toEqual([
    "Our Story",
    "Services",
    "Our Mission",
    "Why Choose Us",
    "Since 2004",
  ]);
});

test("gives four reasons", () => {
  expect(partWith(page, "Why Choose Us").querySelectorAll("li")).toHaveLength(4);
});

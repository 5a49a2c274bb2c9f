import { expect, test } from "vitest";
import { partWith, renderPage, textOf, textsOf } from "../../../../tests/support/render-page.tsx";

const page = await renderPage("/about");

test("has story, services, mission, reasons and timeline", () => {
  expect(textsOf(page, "main h2")).toEqual([
    "Our story",
    "Services",
    "Our mission",
    "Why Choose Us",
    "Since 2004",
  ]);
});

test("tells of three services under the address that the footer leads to", () => {
  const services = page.querySelector("main #services");
  expect(services && textsOf(services, "h3")).toEqual([
    "Training programs",
    "Technical support with spare parts",
    "Business-setup support",
  ]);
});

test("gives four reasons, the promise of an answer first", () => {
  const reasons = textsOf(partWith(page, "Why Choose Us"), "li h3");
  expect([reasons[0], reasons.length]).toEqual(["A quote within a day", 4]);
});

test("sets five steps at their years", () => {
  const years = [...partWith(page, "Since 2004").querySelectorAll("li")];
  expect(years.map((year) => [textOf(year.querySelector("time")), ...textsOf(year, "h3")])).toEqual([
    ["2004", "Founded"],
    ["2008", "European partnerships", "2008 Market expansion"],
    ["2018", "Digital transformation"],
    ["2024", "Continued innovation"],
  ]);
});

import { createElement, Suspense } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { makeCatalogue } from "../domain/catalogue.ts";
import { readAddress } from "../urls/address.ts";
import { loadContents } from "../content/load.ts";
import { createDrawPage } from "./draw-page.ts";

const catalogue = makeCatalogue({ version: 1, products: [], brands: [], categories: [] });
const address = readAddress(new URL("http://shop.test/about"));

/** Renders this element as the page, the way React does it now. */
const wholeOf = async (page: Parameters<typeof renderToString>[0]) => {
  const draw = createDrawPage(
    () => Promise.resolve(new Response(renderToString(page))),
    "http://shop.test",
    await loadContents(),
  );
  return (await draw({ address, catalogue })).whole;
};

test("a part that failed in React's own output is noticed", async () => {
  const Broken = () => {
    throw new Error("broken");
  };
  const around = (part: () => null) =>
    createElement("main", null, createElement(Suspense, { fallback: "…" }, createElement(part)));
  expect(await wholeOf(around(() => null))).toBe(true);
  expect(await wholeOf(around(Broken))).toBe(false);
});

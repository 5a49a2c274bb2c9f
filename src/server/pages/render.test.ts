import { createElement, Suspense } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { loadContents } from "../../content/load.ts";
import { makeCatalogue } from "../../domain/catalogue/catalogue.ts";
import { readAddress } from "../../urls/address.ts";
import { createPageRenderer } from "./render.ts";

const catalogue = makeCatalogue({ version: 1, products: [], brands: [], categories: [] });
const address = readAddress(new URL("http://shop.test/about"));

/** Renders this element as the page, the way React does it now. */
const isComplete = async (page: Parameters<typeof renderToString>[0]) => {
  const render = createPageRenderer(
    () => Promise.resolve({ status: 200, html: [renderToString(page)], state: null }),
    "http://shop.test",
    500,
  );
  const [content] = await loadContents();
  return (await render({ address, catalogue, content })).complete;
};

test("a part that failed in React's own output is noticed", async () => {
  const Broken = () => {
    throw new Error("broken");
  };
  const around = (part: () => null) =>
    createElement("main", null, createElement(Suspense, { fallback: "…" }, createElement(part)));
  expect(await isComplete(around(() => null))).toBe(true);
  expect(await isComplete(around(Broken))).toBe(false);
});

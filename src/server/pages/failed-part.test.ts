import { createElement, Suspense } from "react";
import { renderToReadableStream } from "react-dom/server";
import { expect, test } from "vitest";
import { showFailedPart } from "./failed-part.ts";

const html = { headers: { "content-type": "text/html; charset=utf-8" } };

function Broken(): never {
  throw new Error("\u001b[31mUnexpected <token>\u001b[0m");
}

test("a page with a part that failed is a 500 with message and stack", async () => {
  const part = createElement(Suspense, { fallback: null }, createElement(Broken));
  const page = createElement("main", null, part);
  const rendered = await renderToReadableStream(page, { onError: () => undefined });
  await rendered.allReady;
  const response = await showFailedPart(new Response(rendered, html));
  expect(response.status).toBe(500);
  const text = await response.text();
  expect(text).toContain("<pre>Unexpected &lt;token&gt;\n\n");
  expect(text).toMatch(/at Broken \(.*failed-part\.test\.ts/);
});

test("whole pages and what is no page pass as they are", async () => {
  const page = await showFailedPart(new Response("<p>Whole</p>", { ...html, status: 404 }));
  expect([page.status, await page.text()]).toEqual([404, "<p>Whole</p>"]);
  const list = Response.json([]);
  expect(await showFailedPart(list)).toBe(list);
});

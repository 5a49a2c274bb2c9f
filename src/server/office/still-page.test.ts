import { expect, test } from "vitest";
import { withoutScripts } from "./preview-page.ts";

test("a page of a preview has no script, and nothing that fetches one", () => {
  const html = `<link rel="modulepreload" href="/@id/client" fetchPriority="low"/><link rel="icon" href="/i"/>
<script type="module">
start("<b>");
</script><p>Text</p>`;
  expect(withoutScripts(html).replaceAll("\n", "")).toBe(`<link rel="icon" href="/i"/><p>Text</p>`);
});

import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { contentSecurityPolicy, inlineScriptHashes } from "./security.ts";

const hash = (code: string) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;

test("every inline script that a browser would run is hashed once", () => {
  const html = `<script>a()</script><SCRIPT type="module" async>b()</SCRIPT><script>a()</script>
    <script src="/x.js"></script><script type="application/ld+json">{"a":1}</script>
    <script class="x" type='text/javascript'>c()
</script>`;
  expect(inlineScriptHashes(html)).toEqual([hash("a()"), hash("b()"), hash("c()\n")]);
});

test("scripts run by hash only", () => {
  expect(contentSecurityPolicy(["'sha256-x'"])).toContain("script-src 'self' 'sha256-x';");
  expect(contentSecurityPolicy()).toContain("script-src 'self';");
  expect(contentSecurityPolicy()).not.toMatch(/script-src[^;]*unsafe/);
});

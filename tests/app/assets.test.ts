import { gunzipSync } from "node:zlib";
import { beforeAll, expect, test } from "vitest";
import { onBothEngines } from "../support/engines.ts";
import { appOver } from "./app-under-test.ts";

onBothEngines("files", (engine) => {
  let ask: Awaited<ReturnType<typeof appOver>>["ask"];

  beforeAll(async () => {
    ({ ask } = await appOver(await engine.open()));
  });

  test("a built file is kept for a year by browsers and comes compressed", async () => {
    const response = await ask("/assets/app-1a2b3c4d.js", { headers: { "accept-encoding": "gzip, br" } });
    expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(response.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
    expect(response.headers.get("content-encoding")).toBe("gzip");
    expect(gunzipSync(new Uint8Array(await response.arrayBuffer())).toString()).toContain("console.log(1);");
    const tag = response.headers.get("etag") ?? "";
    const again = await ask("/assets/app-1a2b3c4d.js", {
      headers: { "accept-encoding": "gzip, br", "if-none-match": tag },
    });
    expect(again.status).toBe(304);
  });

  test("files with a plain name are asked about again within the hour", async () => {
    const response = await ask("/favicon.svg");
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("image/svg+xml; charset=utf-8");
    expect(response.headers.get("cache-control")).toBe("public, max-age=3600");
    expect(response.headers.get("etag")).toMatch(/^W\/"/);
  });

  test("a part of a file is sent for films", async () => {
    const part = await ask("/attached-assets/loop.webm", { headers: { range: "bytes=4-7" } });
    expect(part.status).toBe(206);
    expect(part.headers.get("content-range")).toBe("bytes 4-7/12");
    expect(await part.text()).toBe("0000");
    const beyond = await ask("/attached-assets/loop.webm", { headers: { range: "bytes=50-" } });
    expect([beyond.status, beyond.headers.get("content-range")]).toEqual([416, "bytes */12"]);
  });

  test.each([
    "/assets/../../package.json",
    "/assets/%2e%2e/%2e%2e/package.json",
    "/attached-assets/..%2fpackage.json",
    "/attached-assets/..\\package.json",
    "/assets/.env",
    "/missing.js",
    "/assets/",
  ])("%s leads nowhere", async (path) => {
    const response = await ask(path);
    expect(await response.text()).not.toContain("cleaning-catalogue");
    expect(response.headers.get("content-type") ?? "text/html").toMatch(/^text\/html/);
  });
});

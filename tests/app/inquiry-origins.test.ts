import { beforeAll, expect, test } from "vitest";
import { onBothEngines } from "../support/engines.ts";
import { sampleInquiry } from "../support/sample-inquiry.ts";
import { appOver, errorOf, ORIGIN } from "./app-under-test.ts";

type App = Awaited<ReturnType<typeof appOver>>;

onBothEngines("where an inquiry is posted from", (engine) => {
  let app: App;
  let nameless: App;

  beforeAll(async () => {
    const handle = await engine.open();
    app = await appOver(handle);
    nameless = await appOver(handle, { settings: { publicUrl: null } });
  });

  const post = ({ ask }: App, headers: Record<string, string>, setting: string) =>
    ask("/api/inquiries", {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify({ ...sampleInquiry, message: `${setting}: ${JSON.stringify(headers)}` }),
    });

  test.each<[Record<string, string>, number]>([
    [{ origin: "https://evil.example" }, 403],
    [{ origin: "null" }, 403],
    [{ origin: ORIGIN.replace("http:", "https:").replace("shop", "evil") }, 403],
    [{ "sec-fetch-site": "cross-site" }, 403],
    [{ origin: ORIGIN, "sec-fetch-site": "cross-site" }, 403],
    [{ origin: ORIGIN, "sec-fetch-site": "same-origin" }, 201],
    [{ origin: "http://inside:3000", host: "inside:3000" }, 403],
    [{ origin: ORIGIN.replace("http:", "https:") }, 403],
    [{ origin: ORIGIN.replace("http:", "ftp:") }, 403],
    [{ origin: ORIGIN }, 201],
  ])("a post with %j answers %i", async (headers, status) => {
    const response = await post(app, headers, "public address");
    expect(response.status).toBe(status);
    if (status === 403) expect(await errorOf(response)).toMatchObject({ code: "foreign_origin" });
  });

  test.each<[Record<string, string>, number]>([
    [{ origin: "http://inside:3000", host: "inside:3000" }, 201],
    [{ origin: "https://inside:3000", host: "inside:3000" }, 201],
    [{ origin: "ftp://inside:3000", host: "inside:3000" }, 403],
    [{ origin: "http://inside:3001", host: "inside:3000" }, 403],
  ])("without a public address, a post with %j answers %i", async (headers, status) => {
    const response = await post(nameless, headers, "no public address");
    expect(response.status).toBe(status);
    if (status === 403) expect(await errorOf(response)).toMatchObject({ code: "foreign_origin" });
  });
});

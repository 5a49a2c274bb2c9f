import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { uploadedPicturesInUse } from "../../src/database/pictures-in-use.ts";
import { keepPicture, removeUnused } from "../../src/images/keep-picture.ts";
import { onBothEngines } from "../support/engines.ts";
import { appOver, stock, TREE } from "./app-under-test.ts";
import { signedIn } from "./office-session.ts";

const root = mkdtempSync(join(tmpdir(), "unused-pictures-"));
afterAll(() => rmSync(root, { recursive: true }));

const DAY = 24 * 3_600_000;
const edit = (from: string, to: string) => ({ from, to });

onBothEngines("uploaded pictures", (engine) => {
  test("that nothing names are deleted a month after they were last sent, and no other", async () => {
    const handle = await engine.open();
    await stock(handle, undefined, TREE);
    const { ask } = await appOver(handle);
    const { as } = await signedIn(handle, ask, "owner");
    const folder = mkdtempSync(join(root, "pictures-"));
    const now = new Date();
    const keep = async (text: string, days: number) => {
      const name = await keepPicture(folder, new TextEncoder().encode(text));
      const sent = new Date(now.getTime() - days * DAY);
      utimesSync(join(folder, name), sent, sent);
      return { name, url: `/attached-assets/${name}` };
    };
    const names = [
      "first",
      "image",
      "further",
      "draft",
      "logo",
      "banner",
      "unused",
      "again",
      "theirs",
    ] as const;
    const kept = await Promise.all(names.map((name) => keep(name, 31)));
    const [first, image, further, draft, logo, banner, unused, again] = kept.map(({ url }) => url);
    await keep("just sent", 29);

    const change = async (version: number, edits: object) => {
      const response = await as("/products/scrubber/draft", { method: "PUT", json: { version, edits } });
      return (await response.json()).draft.version;
    };
    const publish = (version: number) => as("/products/scrubber/publication", { json: { version } });
    // What was on the site once may be restored.
    await publish(await change(0, { image: edit("", first ?? "") }));
    const lines = `${further} | From behind`;
    await publish(await change(0, { image: edit(first ?? "", image ?? ""), "more images": edit("", lines) }));
    await change(0, { image: edit(image ?? "", draft ?? "") });
    await as("/brands/lavor", { method: "PUT", json: { edits: { logo: edit("", logo ?? "") } } });
    await as("/categories/category-0", {
      method: "PUT",
      json: { edits: { banner: edit("", banner ?? "") } },
    });
    // Sent once more, it is as new.
    await keepPicture(folder, new TextEncoder().encode("again"));
    mkdirSync(join(folder, "own"));
    writeFileSync(join(folder, "own/unused.avif"), "a picture that staff put there");

    const remove = () => removeUnused(folder, now, () => uploadedPicturesInUse(handle.db));
    expect(await remove()).toBe(2);
    const left = readdirSync(join(folder, "uploaded")).map((name) => `/attached-assets/uploaded/${name}`);
    expect(left).toHaveLength(8);
    expect(left).toEqual(expect.arrayContaining([first, image, further, draft, logo, banner, again]));
    expect(left).not.toContain(unused);
    expect(readdirSync(join(folder, "own"))).toEqual(["unused.avif"]);
    expect(await remove()).toBe(0);
  });
});

import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { keepDocument } from "../../src/documents/keep-document.ts";
import { uploadsInUse } from "../../src/database/catalogue/uploads-in-use.ts";
import { removeUnused } from "../../src/files/uploads.ts";
import { keepPicture } from "../../src/images/keep-picture.ts";
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

    const remove = () => removeUnused(folder, now, () => uploadsInUse(handle.db));
    expect(await remove()).toBe(2);
    const left = readdirSync(join(folder, "uploaded")).map((name) => `/attached-assets/uploaded/${name}`);
    expect(left).toHaveLength(8);
    expect(left).toEqual(expect.arrayContaining([first, image, further, draft, logo, banner, again]));
    expect(left).not.toContain(unused);
    expect(readdirSync(join(folder, "own"))).toEqual(["unused.avif"]);
    expect(await remove()).toBe(0);
  });

  test("as documents, too, are kept while a product, its draft or a version names them", async () => {
    const handle = await engine.open();
    await stock(handle);
    const { ask } = await appOver(handle);
    const { as } = await signedIn(handle, ask, "editor");
    const folder = mkdtempSync(join(root, "documents-"));
    const now = new Date();
    const sent = new Date(now.getTime() - 31 * DAY);
    const keep = async (name: string) => {
      const body = (async function* () {
        yield new TextEncoder().encode(`%PDF-1.7 ${name} %%EOF`);
      })();
      const file = await keepDocument(folder, name, body);
      utimesSync(join(folder, file), sent, sent);
      return file;
    };
    const before = await keep("before.pdf");
    const published = await keep("صحيفة السلامة.pdf");
    const draft = await keep("");
    await keep("unused.pdf");
    const lineOf = (file: string) => `manual | en |  |  | ${file}`;
    // As they are stored: publishing would look for the files.
    const documents = JSON.stringify([lineOf(published)]);
    await handle.db.updateTable("products").set({ documents }).where("id", "=", "scrubber").execute();
    await handle.db.updateTable("products").set({ documents }).where("id", "=", "degreaser").execute();
    const change = async (id: string, version: number, edits: object) => {
      const answered = await as(`/products/${id}/draft`, { method: "PUT", json: { version, edits } });
      return (await answered.json()).draft.version;
    };
    await change("scrubber", 0, { documents: edit(lineOf(published), lineOf(draft)) });
    const snapshot = JSON.stringify({ name: "Degreaser", documents: lineOf(before) });
    const version = await change("degreaser", 0, { name: edit("Product degreaser", "Degreaser") });
    await as("/products/degreaser/publication", { json: { version } });
    await handle.db.updateTable("entity_versions").set({ snapshot }).where("version", "=", 1).execute();

    expect(await removeUnused(folder, now, () => uploadsInUse(handle.db))).toBe(1);
    const left = readdirSync(join(folder, "uploaded")).map((name) => `uploaded/${name}`);
    expect(left.toSorted()).toEqual([before, published, draft].toSorted());
  });
});

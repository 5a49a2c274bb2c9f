import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import * as v from "valibot";
import { afterAll, expect, test } from "vitest";
import { MAX_DOCUMENT_BYTES } from "../../src/domain/limits.ts";
import { onBothEngines } from "../support/engines.ts";
import { appOver, errorOf, ORIGIN, stock } from "./app-under-test.ts";
import { signedIn } from "./office-session.ts";

const root = mkdtempSync(join(tmpdir(), "office-documents-"));
afterAll(() => rmSync(root, { recursive: true }));

const PDF = Buffer.from("%PDF-1.7\nSafety data sheet\n%%EOF\n");
const taken = v.object({ file: v.string() });
const picture = sharp({ create: { width: 300, height: 200, channels: 3, background: "#369" } });
const edit = (to: string, from = "") => ({ from, to });

onBothEngines("uploading a document", (engine) => {
  let sites = 0;

  async function office(role: "owner" | "editor" | "sales" = "editor") {
    const handle = await engine.open();
    await stock(handle);
    const dataDir = join(root, `${engine.name}-${(sites += 1)}`);
    const folder = join(dataDir, "documents");
    mkdirSync(folder, { recursive: true });
    const options = { documents: [folder], media: { folders: [], dataDir } };
    const first = await appOver(handle, options);
    const second = await appOver(handle, options);
    const { cookie, as } = await signedIn(handle, first.ask, role);
    const send = (file: BodyInit, name = "sds.pdf", headers: Record<string, string> = {}) =>
      first.ask(`/office/api/documents?${new URLSearchParams({ name })}`, {
        method: "POST",
        headers: { origin: ORIGIN, cookie, "content-type": "application/octet-stream", ...headers },
        body: file,
        duplex: "half",
      });
    const kept = () => {
      try {
        return readdirSync(join(folder, "uploaded"));
      } catch {
        return [];
      }
    };
    const fileOf = async (response: Response) => v.parse(taken, await response.json()).file;
    const look = (file: string, ask = first.ask, carried = cookie) =>
      ask(`/office/api/documents?${new URLSearchParams({ file })}`, { headers: { cookie: carried } });
    return { handle, first, second, as, cookie, send, kept, fileOf, look, folder };
  }

  test("keeps what was sent, whole, under its name and its content's hash, and staff can look at it at once", async () => {
    const { send, kept, fileOf, look, folder, first, second } = await office();
    const response = await send(PDF, "C:\\Sheets\\ICC-4001 صحيفة (rev 3).PDF");
    expect(response.status).toBe(201);
    const file = await fileOf(response);
    expect(file).toMatch(/^uploaded\/ICC-4001-صحيفة-rev-3\.[0-9a-f]{16}\.pdf$/);
    expect(kept().map((name) => `uploaded/${name}`)).toEqual([file]);
    expect(readFileSync(join(folder, file)).equals(PDF)).toBe(true);
    for (const { ask } of [first, second]) {
      const shown = await look(file, ask);
      expect(shown.status).toBe(200);
      expect(Buffer.from(await shown.arrayBuffer()).equals(PDF)).toBe(true);
      expect(shown.headers.get("content-type")).toBe("application/pdf");
      expect(shown.headers.get("content-disposition")).toMatch(/^inline; filename="ICC-4001-_+-rev-3\.pdf";/);
      expect(shown.headers.get("content-security-policy")).toMatch(/^default-src 'none'; /);
      expect(shown.headers.get("x-content-type-options")).toBe("nosniff");
      expect(shown.headers.get("cache-control")).toBe("no-store");
    }
    // The same file again is the same file.
    expect(await fileOf(await send(PDF, "ICC-4001 صحيفة (rev 3).pdf"))).toBe(file);
    expect(kept()).toHaveLength(1);
  });

  test.each([
    [
      "JPEG",
      "scan",
      async () => picture.clone().jpeg({ progressive: true }).toBuffer(),
      /^scan\.\w{16}\.jpg$/,
    ],
    ["PNG", "scan.pdf", async () => picture.clone().png().toBuffer(), /^scan\.\w{16}\.png$/],
    [
      "JPEG with a film behind it",
      "motion.heic",
      async () => Buffer.concat([await picture.clone().jpeg().toBuffer(), Buffer.alloc(300_000, "ftypmp42")]),
      /^motion\.\w{16}\.jpg$/,
    ],
    ["PDF", "…/.pdf", async () => PDF, /^\w{16}\.pdf$/],
    ["PDF", "../../../etc/passwd", async () => PDF, /^passwd\.\w{16}\.pdf$/],
    ["PDF", `${"x".repeat(900)}.pdf`, async () => PDF, /^x{48}\.\w{16}\.pdf$/],
  ])("takes a %s that is called %s by its content", async (_format, name, make, stored) => {
    const { send, kept } = await office();
    expect((await send(Uint8Array.from(await make()), name)).status).toBe(201);
    expect(kept()).toEqual([expect.stringMatching(stored)]);
  });

  /** A file that is made while it is sent. */
  const streamed = (bytes: number) => {
    let left = bytes;
    return new ReadableStream<Uint8Array>({
      pull(controller) {
        if (left <= 0) return controller.close();
        const part = Buffer.alloc(Math.min(left, 1024 * 1024), "%PDF-1.7 %%EOF ");
        left -= part.length;
        return controller.enqueue(part);
      },
    });
  };
  const png = async () => picture.clone().png({ compressionLevel: 0 }).toBuffer();
  const jpeg = async () => picture.clone().jpeg().toBuffer();
  test.each<[string, string, () => Promise<BodyInit>, string]>([
    ["a web page", "a.pdf", async () => "<!doctype html><script>", "“a.pdf” is a web page inside."],
    [
      "a Word file",
      "b.docx",
      async () => "PK\u0003\u0004word",
      "“b.docx” is a Word, Excel or ZIP file inside.",
    ],
    ["a program", "c.pdf", async () => "MZ\u0090", "“c.pdf” is neither a PDF nor a picture inside."],
    ["nothing", "d.pdf", async () => "", "“d.pdf” is empty."],
    ["half a PDF", "e.pdf", async () => "%PDF-1.7\nSafety", "“e.pdf” is damaged or was cut off."],
    ["half a PNG", "f.png", async () => Uint8Array.from(await png()).slice(0, 90_000), "“f.png” is damaged"],
    ["half a JPEG", "g.jpg", async () => Uint8Array.from(await jpeg()).slice(0, -2), "“g.jpg” is damaged"],
    [
      "51 MB",
      "h.pdf",
      async () => streamed(MAX_DOCUMENT_BYTES.file + 1024 * 1024),
      "“h.pdf” is larger than 50 MB.",
    ],
  ])("refuses %s with a sentence, and keeps nothing", async (_what, name, make, message) => {
    const { send, kept } = await office();
    const response = await send(await make(), name);
    expect(response.status).toBe(422);
    const error = await errorOf(response);
    expect([error.code, error.message.startsWith(message)]).toEqual(["document_refused", true]);
    expect(kept()).toEqual([]);
  });

  test("keeps nothing of a file whose connection breaks", async () => {
    const { send, kept } = await office();
    let parts = 0;
    const broken = new ReadableStream<Uint8Array>({
      pull: (controller) =>
        (parts += 1) < 3 ? controller.enqueue(PDF) : controller.error(new Error("Broken")),
    });
    expect(await errorOf(await send(broken))).toMatchObject({ code: "incomplete_body" });
    expect(kept()).toEqual([]);
  });

  test("leaves nothing behind of a process that was killed an hour ago", async () => {
    const { folder, handle } = await office();
    mkdirSync(join(folder, "uploaded"));
    const left = join(folder, "uploaded/.left.half");
    writeFileSync(left, PDF);
    utimesSync(left, 1, 1);
    await appOver(handle, { documents: [folder], media: { folders: [], dataDir: join(folder, "..") } });
    await expect.poll(() => existsSync(left)).toBe(false);
  });

  test("is for those who change products, and looking for staff, from the office's own pages", async () => {
    const sales = await office("sales");
    expect(await errorOf(await sales.send(PDF))).toMatchObject({ code: "not_allowed" });
    writeFileSync(join(sales.folder, "manual.pdf"), PDF);
    const editor = await office();
    expect((await editor.send(PDF, "a.pdf", { cookie: "" })).status).toBe(401);
    const foreign = await editor.send(PDF, "a.pdf", { origin: "https://evil.example" });
    expect(await errorOf(foreign)).toMatchObject({ code: "foreign_origin" });
    // A form of another page could send text; this is asked about first.
    expect((await editor.send(PDF, "a.pdf", { "content-type": "text/plain" })).status).toBe(415);
    expect([...sales.kept(), ...editor.kept()]).toEqual([]);

    const file = await editor.fileOf(await editor.send(PDF));
    expect((await editor.look(file, editor.first.ask, "")).status).toBe(401);
    expect((await editor.look("uploaded/none.0123456789abcdef.pdf")).status).toBe(404);
    for (const outside of ["../catalogue.pdf", "/etc/a.pdf", "uploaded/.half.pdf"]) {
      expect((await editor.look(outside)).status).toBe(422);
    }
  });

  test("is for a draft until that is published, by another process too", async () => {
    const { send, fileOf, as, first, second, cookie } = await office();
    const file = await fileOf(await send(PDF, "sds.pdf"));
    const line = `safety data sheet | en | 3 | 2026-03-01 | ${file}`;
    const change = (to: string) =>
      second.ask("/office/api/products/degreaser/draft", {
        method: "PUT",
        headers: { origin: ORIGIN, cookie, "content-type": "application/json" },
        body: JSON.stringify({ version: 0, edits: { documents: edit(to) } }),
      });
    const opened = await (await change(`${line}\nmanual | en |  |  | gone.pdf`)).json();
    expect(opened.files).toEqual({
      [file]: { bytes: PDF.length },
      "gone.pdf": { problem: "The file “gone.pdf” is not on the server. Send it here." },
    });
    expect(opened.faults).toEqual({ documents: opened.files["gone.pdf"].problem });
    const address = "/documents/degreaser/safety-data-sheet/en";
    expect((await first.ask(address)).status).toBe(404);

    const { draft } = await (
      await as("/products/degreaser/draft", {
        method: "PUT",
        json: { version: opened.draft.version, edits: { documents: edit(line) } },
      })
    ).json();
    const published = await as("/products/degreaser/publication", { json: { version: draft.version } });
    expect(published.status).toBe(200);
    const shown = await first.ask(address);
    expect([shown.status, await shown.text()]).toEqual([200, PDF.toString()]);
  });
});

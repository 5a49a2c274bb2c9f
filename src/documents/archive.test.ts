import { unzipSync } from "fflate";
import { expect, test } from "vitest";
import { archiveOf, safeNames } from "./archive.ts";

const changed = new Date("2026-11-22T10:00:00Z");
const bytesOf = async (stream: ReadableStream<Uint8Array<ArrayBuffer>>) =>
  new Uint8Array(await new Response(stream).arrayBuffer());

test("an archive holds every file as it is, empty and large ones too", async () => {
  const large = crypto.getRandomValues(new Uint8Array(65_000));
  const files = [
    { name: "a b.pdf", changed, open: async () => new Blob(["one"]) },
    { name: "نظيف.pdf", changed, open: async () => new Blob([]) },
    { name: "large.pdf", changed, open: async () => new Blob([large, large, large]) },
  ];
  const unpacked = unzipSync(await bytesOf(archiveOf(files)));
  expect(Object.keys(unpacked)).toEqual(["a b.pdf", "نظيف.pdf", "large.pdf"]);
  expect(Buffer.from(unpacked["a b.pdf"] ?? []).toString()).toBe("one");
  expect(unpacked["large.pdf"]?.length).toBe(195_000);
  expect(unzipSync(await bytesOf(archiveOf([])))).toEqual({});
});

test("a file is opened when it is its turn, and none after whoever reads has gone", async () => {
  const opened: string[] = [];
  const file = (name: string) => ({
    name,
    changed,
    open: async () => {
      opened.push(name);
      return new Blob([new Uint8Array(300_000)]);
    },
  });
  const reader = archiveOf([file("a"), file("b"), file("c")]).getReader();
  await reader.read();
  await reader.cancel();
  expect(opened).toEqual(["a"]);
});

test("names are safe on every system, and no two are alike", () => {
  const nameOf = safeNames();
  expect(nameOf("../../etc/passwd", "pdf")).toBe("etc-passwd.pdf");
  expect(nameOf('A<1>:"|?*\\B', "pdf")).toBe("A-1-B.pdf");
  expect(nameOf("SUL-5101 manual en", "pdf")).toBe("SUL-5101 manual en.pdf");
  expect(nameOf("sul-5101 manual en", "pdf")).toBe("sul-5101 manual en (2).pdf");
  expect(nameOf("\0", "pdf")).toBe("document.pdf");
  expect(nameOf("x".repeat(300), "pdf").length).toBe(104);
});

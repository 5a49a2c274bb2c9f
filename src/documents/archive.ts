import { Zip, ZipPassThrough } from "fflate";

/** A file of an archive, read when its turn comes. */
export type ArchiveFile = { name: string; changed: Date; open(): Promise<Blob> };

/**
 * A ZIP file that is made while it is sent, and only as fast as it is read: of documents, which are compressed
 * already, it keeps the bytes as they are.
 */
export function archiveOf(files: readonly ArchiveFile[]): ReadableStream<Uint8Array<ArrayBuffer>> {
  const waiting = [...files];
  let part: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>> | null = null;
  let entry: ZipPassThrough | null = null;
  let zip: Zip;
  return new ReadableStream({
    start(controller) {
      zip = new Zip((error, chunk, isLast) => {
        if (error) return controller.error(error);
        controller.enqueue(new Uint8Array(chunk));
        if (isLast) controller.close();
      });
    },
    async pull() {
      if (!part || !entry) {
        const next = waiting.shift();
        if (!next) return zip.end();
        entry = new ZipPassThrough(next.name);
        entry.mtime = next.changed;
        zip.add(entry);
        part = (await next.open()).stream().getReader();
      }
      const { done, value } = await part.read();
      entry.push(value ?? new Uint8Array(), done);
      if (done) part = null;
    },
    async cancel() {
      await part?.cancel();
    },
  });
}

/** Signs that some system doesn't allow in the name of a file, and whatever else is no letter or number. */
const UNSAFE = /[^\p{L}\p{N} ._()-]+/gu;

/** Makes names of files that every system takes, each unlike those before. */
export function safeNames(): (name: string, ending: string) => string {
  const given = new Set<string>();
  return (name, ending) => {
    const plain = name
      .normalize("NFC")
      .replaceAll(UNSAFE, "-")
      .replace(/^[.\s-]+/, "")
      .slice(0, 100)
      .trim();
    for (let n = 1; ; n += 1) {
      const unlike = `${plain || "document"}${n === 1 ? "" : ` (${n})`}.${ending}`;
      const key = unlike.toLowerCase();
      if (given.has(key)) continue;
      given.add(key);
      return unlike;
    }
  };
}

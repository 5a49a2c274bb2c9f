import { openAsBlob } from "node:fs";
import { matchesTag } from "./conditional.ts";
import { mediaType } from "./media-types.ts";

/** A file on disk with its length in bytes and its entity tag. */
export type FileOnDisk = { file: string; size: number; tag: string };

/** The one range that a header asks for, "unsatisfiable", or null where the whole file is the right answer. */
export function rangeOf(
  header: string | null,
  size: number,
): { from: number; to: number } | "unsatisfiable" | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? "");
  if (!match || (match[1] === "" && match[2] === "")) return null;
  const [, first = "", last = ""] = match;
  const from = first === "" ? Math.max(0, size - Number(last)) : Number(first);
  const to = first === "" || last === "" ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== "" && last !== "" && Number(last) < from) return null;
  return from >= size || (first === "" && Number(last) === 0) ? "unsatisfiable" : { from, to };
}

/** Sends a file from disk in pieces, or the range that a film player asks for (RFC 9110 §14). */
export async function sendFile(
  request: Request,
  { file, size, tag }: FileOnDisk,
  headers: Record<string, string>,
): Promise<Response> {
  const shared = { ...headers, etag: tag, "accept-ranges": "bytes" };
  if (matchesTag(request.headers.get("if-none-match"), tag)) {
    return new Response(null, { status: 304, headers: shared });
  }
  const condition = request.headers.get("if-range");
  const range = condition === null || condition === tag ? rangeOf(request.headers.get("range"), size) : null;
  if (range === "unsatisfiable") {
    return new Response(null, { status: 416, headers: { ...shared, "content-range": `bytes */${size}` } });
  }
  const { from, to } = range ?? { from: 0, to: size - 1 };
  const blob = request.method === "HEAD" ? null : await openAsBlob(file);
  return new Response(blob && blob.slice(from, to + 1), {
    status: range ? 206 : 200,
    headers: {
      ...shared,
      "content-type": mediaType(file),
      "content-length": String(to - from + 1),
      ...(range && { "content-range": `bytes ${from}-${to}/${size}` }),
    },
  });
}

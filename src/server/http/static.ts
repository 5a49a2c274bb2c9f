import { existsSync, openAsBlob, readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { getMimeType } from "hono/utils/mime";
import { AN_HOUR, LASTING } from "./caching.ts";
import { encode } from "./encoded.ts";
import { matchesTag, respond } from "./respond.ts";

/** The files of the built site, which anyone may have. */
export type StaticFiles = {
  /** The response for a path, or null where it names no file. */
  serve(request: Request, path: string): Promise<Response | null>;
};

/** A year, in seconds: the names of these files change with their content. */

/** What the name of a file ends with that the build compressed (src/build.ts). */
const CODED = ".br";

/** Larger files stay on disk and are streamed. */
const MAX_IN_MEMORY = 512 * 1024;

/** The media type of a file by its extension; unknown ones are bytes that no browser interprets. */
export function mediaType(file: string): string {
  const type = getMimeType(file) ?? "application/octet-stream";
  return type === "application/json" ? `${type}; charset=utf-8` : type;
}

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter(
      (file) =>
        !relative(folder, file)
          .split(sep)
          .some((name) => name.startsWith(".")),
    );
}

/**
 * Opens a folder. Small files are read once, compressed when they are first asked for, and stay in memory, so that a
 * page still gets its scripts while a newer build replaces them on disk.
 */
export function openStaticFiles(folder: string): StaticFiles {
  const bytesOf = (file: string) => new Uint8Array(readFileSync(file));
  const load = (file: string) =>
    encode(bytesOf(file), mediaType(file), {
      coded: existsSync(file + CODED) ? { coding: "br", bytes: bytesOf(file + CODED) } : undefined,
    });

  const found = filesIn(folder).filter((file) => !file.endsWith(CODED));
  const files = new Map(
    found.map((file) => {
      const small = statSync(file).size <= MAX_IN_MEMORY;
      return [`/${relative(folder, file).split(sep).join("/")}`, { file, loaded: small ? load(file) : null }];
    }),
  );

  const fromDisk = async (request: Request, file: string, headers: Record<string, string>) => {
    const stats = statSync(file, { throwIfNoEntry: false });
    if (!stats?.isFile()) return null;
    const { size, mtimeMs } = stats;
    const tag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`;
    return sendBlob(request, { blob: await openAsBlob(file), type: mediaType(file), tag }, headers);
  };

  return {
    async serve(request, path) {
      const known = files.get(path);
      if (!known) return null;
      const headers = path.startsWith("/assets/") ? LASTING : AN_HOUR;
      const { file, loaded } = known;
      if (!loaded || request.headers.has("range")) return fromDisk(request, file, headers);
      return respond(request, loaded, { headers });
    },
  };
}

/** The one range that a header asks for, "unsatisfiable", or null where the whole file is sent. */
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

/** A body that is read while it is sent, such as a file on disk, with its entity tag. */
type TaggedBlob = { blob: Blob; type: string; tag: string };

/** Sends a blob as a stream, or the range of it that a video player asks for (RFC 9110 §14). */
export function sendBlob(
  request: Request,
  { blob, type, tag }: TaggedBlob,
  headers: Record<string, string>,
): Response {
  const { size } = blob;
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
  return new Response(request.method === "HEAD" ? null : blob.slice(from, to + 1), {
    status: range ? 206 : 200,
    headers: {
      ...shared,
      "content-type": type,
      "content-length": String(to - from + 1),
      ...(range && { "content-range": `bytes ${from}-${to}/${size}` }),
    },
  });
}

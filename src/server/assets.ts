import { existsSync, readdirSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { ATTACHED_ASSETS } from "../domain/image-rank.ts";
import { BROTLI, encode, type Encoded } from "./compress.ts";
import { answer } from "./conditional.ts";
import { mediaType } from "./media-types.ts";
import { sendFile } from "./send-file.ts";

/** Files that anyone may have: the built client, and the catalogue's pictures. */
export type Assets = {
  /** The answer for a path, or null where it names no file of ours. */
  serve(request: Request, path: string): Promise<Response | null>;
};

/** A year, in seconds: the names of these files change with what is in them. */
const HASHED = { "cache-control": "public, max-age=31536000, immutable" };
const NAMED = { "cache-control": "public, max-age=3600" };

/** Larger files (films, big pictures) stay on disk and are sent in pieces. */
const IN_MEMORY = 512 * 1024;

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
    .map((entry) => join(entry.parentPath, entry.name));
}

const headersFor = (path: string) => (path.startsWith("/assets/") ? HASHED : NAMED);

/**
 * Opens the two folders. Every path that will ever be served is listed now, so no address can lead out of
 * them; small files are read and compressed once, at their first request.
 */
export function openAssets(folders: { client: string; images: string }): Assets {
  const files = new Map<string, string>();
  const list = (folder: string, prefix: string) => {
    for (const file of filesIn(folder)) files.set(prefix + relative(folder, file).split(sep).join("/"), file);
  };
  list(folders.images, ATTACHED_ASSETS);
  list(folders.client, "/");
  const inMemory = new Map<string, Promise<Encoded>>();

  const load = async (file: string) => {
    const bytes = new Uint8Array(await readFile(file));
    return encode(bytes, mediaType(file), { quality: BROTLI.lasting });
  };

  return {
    async serve(request, path) {
      const file = files.get(path);
      if (file === undefined) return null;
      const headers = headersFor(path);
      const { size, mtimeMs } = statSync(file, { throwIfNoEntry: false }) ?? { size: -1, mtimeMs: 0 };
      if (size < 0) return null;
      if (size > IN_MEMORY || request.headers.has("range")) {
        return sendFile(
          request,
          { file, size, tag: `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"` },
          headers,
        );
      }
      const known = inMemory.get(path) ?? load(file);
      inMemory.set(path, known);
      return answer(request, await known, { headers });
    },
  };
}

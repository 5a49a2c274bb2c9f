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

/** A picture's name under its folder: no part begins with a dot, so none leads out. */
const PICTURE = /^\w[\w.-]*(?:\/\w[\w.-]*)*$/;

/**
 * Opens the two folders. The client's files are listed once, as a new build comes with a new start; pictures
 * may come and change while the server runs. Small files are read and compressed at their first request.
 */
export function openAssets(folders: { client: string; images: string }): Assets {
  const client = new Map(
    filesIn(folders.client).map((file) => [`/${relative(folders.client, file).split(sep).join("/")}`, file]),
  );
  const inMemory = new Map<string, { mtimeMs: number; encoded: Promise<Encoded> }>();

  const fileFor = (path: string): string | null => {
    if (!path.startsWith(ATTACHED_ASSETS)) return client.get(path) ?? null;
    const name = path.slice(ATTACHED_ASSETS.length);
    return PICTURE.test(name) ? join(folders.images, name) : null;
  };

  const load = async (file: string) => {
    const bytes = new Uint8Array(await readFile(file));
    return encode(bytes, mediaType(file), { quality: BROTLI.lasting });
  };

  return {
    async serve(request, path) {
      const file = fileFor(path);
      const stats = file === null ? undefined : statSync(file, { throwIfNoEntry: false });
      if (file === null || !stats?.isFile()) return null;
      const headers = path.startsWith("/assets/") ? HASHED : NAMED;
      const { size, mtimeMs } = stats;
      if (size > IN_MEMORY || request.headers.has("range")) {
        const tag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`;
        return sendFile(request, { file, size, tag }, headers);
      }
      const known = inMemory.get(file);
      if (known?.mtimeMs === mtimeMs) return answer(request, await known.encoded, { headers });
      const encoded = load(file);
      inMemory.set(file, { mtimeMs, encoded });
      return answer(request, await encoded, { headers });
    },
  };
}

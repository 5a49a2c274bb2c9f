import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
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

type Loaded = { mtimeMs: number; encoded: Promise<Encoded> };

/**
 * Opens the two folders. The client's small files are read and compressed once and stay, so that a page keeps its
 * scripts while a newer build takes their place on disk; pictures may come and change while the server runs.
 */
export function openAssets(folders: { client: string; images: string }): Assets {
  const pictures = new Map<string, Loaded>();

  const load = async (
    file: string,
    read: (file: string) => Promise<Buffer<ArrayBuffer>> | Buffer<ArrayBuffer>,
  ) => encode(new Uint8Array(await read(file)), mediaType(file), { quality: BROTLI.lasting });

  const client = new Map(
    filesIn(folders.client).map((file) => {
      const small = statSync(file).size <= IN_MEMORY;
      return [
        `/${relative(folders.client, file).split(sep).join("/")}`,
        { file, loaded: small ? load(file, readFileSync) : null },
      ];
    }),
  );

  const fromDisk = async (request: Request, file: string, headers: Record<string, string>) => {
    const stats = statSync(file, { throwIfNoEntry: false });
    if (!stats?.isFile()) return null;
    const { size, mtimeMs } = stats;
    if (size > IN_MEMORY || request.headers.has("range")) {
      const tag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`;
      return sendFile(request, { file, size, tag }, headers);
    }
    const known = pictures.get(file);
    const current = known?.mtimeMs === mtimeMs ? known : { mtimeMs, encoded: load(file, readFile) };
    pictures.set(file, current);
    return answer(request, await current.encoded, { headers });
  };

  return {
    async serve(request, path) {
      if (path.startsWith(ATTACHED_ASSETS)) {
        const name = path.slice(ATTACHED_ASSETS.length);
        return PICTURE.test(name) ? fromDisk(request, join(folders.images, name), NAMED) : null;
      }
      const known = client.get(path);
      if (!known) return null;
      const headers = path.startsWith("/assets/") ? HASHED : NAMED;
      if (known.loaded && !request.headers.has("range"))
        return answer(request, await known.loaded, { headers });
      return fromDisk(request, known.file, headers);
    },
  };
}

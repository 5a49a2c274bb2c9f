import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { BROTLI, encode } from "./compress.ts";
import { answer } from "./conditional.ts";
import { mediaType } from "./media-types.ts";
import { sendFile } from "./send-file.ts";

/** The built client's files, which anyone may have. */
export type Assets = {
  /** The answer for a path, or null where it names no file of ours. */
  serve(request: Request, path: string): Promise<Response | null>;
};

/** A year, in seconds: the names of these files change with what is in them. */
const HASHED = { "cache-control": "public, max-age=31536000, immutable" };
const NAMED = { "cache-control": "public, max-age=3600" };

/** Larger files stay on disk and are sent in pieces. */
const IN_MEMORY = 512 * 1024;

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
    .map((entry) => join(entry.parentPath, entry.name));
}

/**
 * Opens the client's folder. Small files are read once, compressed when they are first asked for, and stay, so
 * that a page keeps its scripts while a newer build takes their place on disk.
 */
export function openAssets(folder: string): Assets {
  const load = (file: string) =>
    encode(new Uint8Array(readFileSync(file)), mediaType(file), { quality: BROTLI.lasting });

  const files = new Map(
    filesIn(folder).map((file) => {
      const small = statSync(file).size <= IN_MEMORY;
      return [`/${relative(folder, file).split(sep).join("/")}`, { file, loaded: small ? load(file) : null }];
    }),
  );

  const fromDisk = (request: Request, file: string, headers: Record<string, string>) => {
    const stats = statSync(file, { throwIfNoEntry: false });
    if (!stats?.isFile()) return null;
    const { size, mtimeMs } = stats;
    const tag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`;
    return sendFile(request, { file, size, tag }, headers);
  };

  return {
    async serve(request, path) {
      const known = files.get(path);
      if (!known) return null;
      const headers = path.startsWith("/assets/") ? HASHED : NAMED;
      const { file, loaded } = known;
      if (!loaded || request.headers.has("range")) return fromDisk(request, file, headers);
      return answer(request, loaded, { headers });
    },
  };
}

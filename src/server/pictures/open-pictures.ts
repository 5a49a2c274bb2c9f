import { join } from "node:path";
import type { Logger } from "pino";
import type { PictureIndex } from "../../catalogue/picture-index.ts";
import { createMadePictures } from "./made-pictures.ts";
import { openPictureCache } from "./picture-cache.ts";
import { type Pictures, servePictures } from "./pictures.ts";

/**
 * The pictures of a process: served from the index, made once and kept in `picture-cache` of the data folder,
 * out of which goes what no picture of now needs.
 */
export function openPictures(index: PictureIndex, dataDir: string, log: Logger): Pictures {
  const cache = openPictureCache(join(dataDir, "picture-cache"), (error) =>
    log.warn({ err: error }, "made pictures can't be kept on disk; they are made again after each start"),
  );
  const made = createMadePictures(cache, (picture, error) =>
    log.error({ picture, ...(error !== null && { err: error }) }, "a picture is damaged and can't be shown"),
  );
  void made.sweep(index.all());
  return servePictures(index, made);
}

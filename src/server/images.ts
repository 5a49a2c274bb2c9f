import { join } from "node:path";
import type { Logger } from "pino";
import type { Crop, PictureShape, Size } from "../domain/product/pictures.ts";
import { ATTACHED_ASSETS } from "../domain/product/product.ts";
import { readUnchanged } from "../files/folder-index.ts";
import { removeUnfinished } from "../files/uploads.ts";
import { encodeForPaper, ENCODER } from "../images/encode.ts";
import { type ImageIndex, isIntact } from "../images/index.ts";
import { keepPicture } from "../images/keep-picture.ts";
import { imageFinder } from "../images/serve.ts";
import { takePicture } from "../images/take-picture.ts";
import { DamagedImageError, openVariants } from "../images/variants.ts";
import { fileNameOf, readImagePath, unescaped } from "../urls/images.ts";
import { AppError } from "./errors.ts";
import { LASTING, REVALIDATED } from "./http/caching.ts";
import { encode } from "./http/encoded.ts";
import { respond } from "./http/respond.ts";
import { mediaType, sendBlob } from "./http/static.ts";
import { createSharedCache } from "./shared-cache.ts";
import { createWorkQueue, type Turn } from "./work-queue.ts";
import { ALONE, type Processes } from "./workers/worker.ts";

/** Bytes of variants in memory: those of about two thousand cards. */
const IN_MEMORY = 16 * 1024 * 1024;

/**
 * One at a time: to read an original of 2,000 pixels takes some 80 MB, and pages are rendered meanwhile. A screen's
 * images may wait.
 */
const ENCODING = { concurrency: 1, waiting: { first: 100, later: 20 } };

/** The folder of staff's pictures in the data folder. */
export const PICTURES = "pictures";

/** A year, in seconds: this URL never shows anything else. */

/** Everything below `attached-assets`: the files as they are, and their variants. */
export type Images = {
  /**
   * Responds for the part of the path after the folder. Throws `not_found`, `damaged_picture`, `overloaded` when too
   * many variants wait to be encoded, and `request_closed`.
   */
  serve(request: Request, path: string): Promise<Response>;
  /**
   * Generates the variants of an image ahead of their first visitors, by a `srcset` with their URLs, but for those that
   * are on disk from an earlier start. Never rejects: the visitor is told.
   */
  prepare(srcSet: string): Promise<void>;
  /**
   * A picture of ours as JPEG for a document, by its URL; null for any other, and for one that is damaged. Throws
   * `overloaded` and `request_closed`.
   */
  forPaper(url: string, turn: Turn): Promise<Uint8Array | null>;
  /** The URL of a picture of ours with its version, as pages have it; any other as it is. */
  versioned(url: string | null): string | null;
  /**
   * Takes a picture in that staff sent, and answers its URL; it can be asked for at once. Throws what `takePicture` and
   * `keepPicture` throw, `overloaded` and `request_closed`.
   */
  take(
    file: Uint8Array,
    wanted: { shape: PictureShape; crop: Crop | null },
    signal?: AbortSignal,
  ): Promise<Size & { url: string }>;
};

type ImageOptions = { encoder?: typeof ENCODER; inTurn?: Processes["inTurn"] };

/**
 * Opens the images of a process, with their variants in `picture-cache` of the data folder; `inTurn` keeps two
 * processes from encoding the same one.
 */
export function openImages(
  index: ImageIndex,
  dataDir: string,
  log: Logger,
  { encoder = ENCODER, inTurn = ALONE.inTurn }: ImageOptions = {},
): Images {
  const encoding = createWorkQueue(ENCODING);
  const variants = openVariants({
    folder: join(dataDir, "picture-cache"),
    memory: createSharedCache({ maxBytes: IN_MEMORY, bytesOf: ({ byteLength }) => byteLength }),
    limit: (name, work, signal) => encoding.run(() => inTurn(name, work), { priority: "first", signal }),
    encoder,
    onDamaged: (image, error) =>
      log.error({ image, ...(error !== null && { err: error }) }, "an image is damaged and can't be shown"),
    onWriteError: (error) =>
      log.warn({ err: error }, "image variants can't be cached on disk; each start encodes them again"),
  });
  void variants.prune(index.all());
  const find = imageFinder(index, variants);
  const pictures = join(dataDir, PICTURES);
  void removeUnfinished(pictures, new Date());

  return {
    async prepare(srcSet) {
      const urls = srcSet.split(", ").map((each) => new URL(each.split(" ", 1)[0] ?? "", "http://localhost"));
      const asked = urls.map(({ pathname }) => readImagePath(pathname.slice(ATTACHED_ASSETS.length)));
      const widths = asked.flatMap((each) =>
        each && "variant" in each && each.variant !== "share" ? each.variant : [],
      );
      const [first] = asked;
      if (!first || !("stem" in first)) return;
      const media = index.withStem(first.stem, urls[0]?.searchParams.get("v") ?? null);
      if (media) await variants.prepare(media, widths).catch(() => undefined);
    },

    async forPaper(url, turn) {
      const media = index.get(unescaped(fileNameOf(url) ?? "") ?? "");
      if (!media || media.kind !== "raster" || !isIntact(media)) return null;
      const make = async () => encodeForPaper(await readUnchanged(media));
      return encoding.run(() => make().catch(() => null), turn);
    },

    versioned: (url) => index.versioned(url),

    async take(file, wanted, signal) {
      const { bytes, width, height } = await encoding.run(() => takePicture(file, wanted), {
        priority: "first",
        signal,
      });
      const name = await keepPicture(pictures, bytes);
      await index.add(name);
      return { url: ATTACHED_ASSETS + name, width, height };
    },

    async serve(request, path) {
      const version = new URL(request.url).searchParams.get("v");
      const image = await find(path, version, request.signal).catch((error: unknown) => {
        throw error instanceof DamagedImageError ? new AppError("damaged_picture") : error;
      });
      if (!image) throw new AppError("not_found");
      const { name, tag, content, isVersioned } = image;
      const headers = isVersioned ? LASTING : REVALIDATED;
      const type = mediaType(name);
      if (content instanceof Blob)
        return sendBlob(request, { blob: content, type, tag: `"${tag}"` }, headers);
      return respond(request, encode(content, type, { hash: tag }), { headers });
    },
  };
}

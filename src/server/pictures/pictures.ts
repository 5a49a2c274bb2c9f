import { openAsBlob } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { contentHash } from "../../catalogue/picture-file.ts";
import type { MediaFile, PictureIndex } from "../../catalogue/picture-index.ts";
import { AppError } from "../errors.ts";
import { BROTLI, encode, respond } from "../http/respond.ts";
import { mediaType, sendBlob } from "../http/static.ts";
import { neededWidth, type Order } from "./encode-picture.ts";
import { cacheName, type MadePictures } from "./made-pictures.ts";
import { type PictureAddress, pictureAddress } from "./picture-address.ts";

/** Everything below `attached-assets`: the masters as they are, and what is made of them. */
export type Pictures = {
  /** Answers for the part of the path after the folder. Throws `not_found`, and what making a picture throws. */
  serve(request: Request, escaped: string): Promise<Response>;
};

/** A year, in seconds: this address never shows anything else. */
const LASTING = { "cache-control": "public, max-age=31536000, immutable" };
const ASK_AGAIN = { "cache-control": "public, max-age=0, must-revalidate" };

/** Whether the `v` of an address is this content's: its hash, alone or before the size. */
const fits = (version: string | null, hash: string) => version?.split("-", 1)[0] === hash;

const notFound = () => new AppError("not_found");

/** A file changed between the index's look and now. */
class Changed extends Error {}

/** Serves pictures, films and drawings by their names in the index. */
export function servePictures(index: PictureIndex, made: MadePictures): Pictures {
  /** The file's bytes as the index knows them, so that no hash is ever sent with other bytes. */
  const bytesOf = async ({ file, hash }: MediaFile) => {
    const bytes = await readFile(file).catch(() => null);
    if (bytes === null || contentHash(bytes) !== hash) throw new Changed();
    return bytes;
  };

  const film = async (
    request: Request,
    { file, bytes, mtimeMs, hash }: MediaFile,
    headers: Record<string, string>,
  ) => {
    const stats = await stat(file).catch(() => null);
    if (stats?.size !== bytes || stats.mtimeMs !== mtimeMs) throw new Changed();
    const blob = await openAsBlob(file);
    return sendBlob(request, { blob, type: mediaType(file), tag: `"${hash}"` }, headers);
  };

  const find = (address: PictureAddress, version: string | null): MediaFile | null =>
    address.kind === "master"
      ? index.named(address.name)
      : index.withStem(address.stem, version?.split("-", 1)[0] ?? null);

  const send = async (
    request: Request,
    media: MediaFile,
    address: PictureAddress,
    headers: Record<string, string>,
  ) => {
    if (media.kind === "picture" && media.size === null) made.refuse(media);
    if (address.kind === "master") {
      if (media.kind === "film") return film(request, media, headers);
      const plain = Uint8Array.from(await bytesOf(media));
      const encoded = encode(plain, mediaType(media.name), { quality: BROTLI.page });
      return respond(request, encoded, { headers });
    }
    const order: Order =
      address.kind === "share"
        ? { kind: "share" }
        : { ...address, width: neededWidth(address.width, media.size?.width ?? Infinity) };
    const plain = await made.make(media, () => bytesOf(media), order, request.signal);
    const type = mediaType(order.kind === "share" ? "share.jpg" : `picture.${order.format}`);
    // The same master, order and recipe always give the same bytes, so these need no hash of their own.
    const hash = cacheName(media.hash, order);
    return respond(request, encode(plain, type, { quality: BROTLI.page, hash }), { headers });
  };

  return {
    async serve(request, escaped) {
      const address = pictureAddress(escaped);
      const version = new URL(request.url).searchParams.get("v");
      for (let attempt = 0; attempt < 3; attempt++) {
        const media = address && find(address, version);
        if (!media) throw notFound();
        const headers = fits(version, media.hash) ? LASTING : ASK_AGAIN;
        try {
          return await send(request, media, address, headers);
        } catch (error) {
          if (!(error instanceof Changed)) throw error;
          await index.refresh();
        }
      }
      throw notFound();
    },
  };
}

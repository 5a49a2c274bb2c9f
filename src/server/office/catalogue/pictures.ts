import { Hono } from "hono";
import { type Crop, MOST_BYTES, UploadSchema } from "../../../domain/product/pictures.ts";
import { DiskFullError } from "../../../files/uploads.ts";
import { PictureError } from "../../../images/take-picture.ts";
import { AppError } from "../../errors.ts";
import { readBytes, requireMediaType } from "../../http/read-post.ts";
import { createWorkQueue } from "../../work-queue.ts";
import type { Allow } from "../allow.ts";
import { query } from "../input.ts";
import type { OfficeEnv, OfficeServices } from "../office.ts";

/** Bodies of 15 MB are in memory at a time: the one that is decoded, and the next. */
const UPLOADS = { concurrency: 2, waiting: { first: 20, later: 20 } };

/** The part that was chosen, or null where none was. */
function cropOf({ left, top, width }: { [Name in keyof Crop]?: Crop[Name] | undefined }): Crop | null {
  return left === undefined || top === undefined || width === undefined ? null : { left, top, width };
}

/** Takes pictures in, one a request: whoever sends several hears of each what is wrong with it. */
export function pictureRoutes({ images }: OfficeServices, allow: Allow) {
  const uploads = createWorkQueue(UPLOADS);
  return new Hono<OfficeEnv>().post(
    "/pictures",
    allow("product.change"),
    query(UploadSchema),
    async (context) => {
      const { name, shape, ...part } = context.req.valid("query");
      const request = context.req.raw;
      requireMediaType(request, "application/octet-stream");
      const refused = (error: PictureError) =>
        new AppError("picture_refused", {
          message: (_, { get }) => get("office").pictures.wrong(shortName(name), error.fault),
        });
      const take = async () => {
        const read = await readBytes(request, MOST_BYTES);
        if ("tooMany" in read) throw new PictureError({ code: "tooManyBytes", bytes: read.tooMany });
        return images.take(read.bytes, { shape, crop: cropOf(part) }, request.signal);
      };
      try {
        const taken = await uploads.run(take, { priority: "first", signal: request.signal });
        return context.json(taken, 201);
      } catch (error) {
        if (error instanceof PictureError) throw refused(error);
        if (error instanceof DiskFullError) {
          throw new AppError("disk_full", { message: (_, { get }) => get("office").pictures.diskFull });
        }
        throw error;
      }
    },
  );
}

/** What a sentence says of a file's name, which may be anything: one line, the last part of a path, not too long. */
export function shortName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? "";
  return last.replaceAll(/[\p{Cc}\p{Cf}]/gu, "").slice(-80) || "?";
}

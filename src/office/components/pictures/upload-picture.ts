import * as v from "valibot";
import type { Crop, PictureShape } from "../../../domain/pictures.ts";
import { RefusedError, shownToHeaders, untilAllowed } from "../../api.ts";

/** What is to be kept of a file, and who hears how much of it has been sent (0 to 1). */
type UploadOptions = {
  name: string;
  shape: PictureShape;
  crop: Crop | null;
  onProgress?: (part: number) => void;
};

/** Sends a file and answers the address of what was kept of it. Throws {@link RefusedError}, or `TypeError` without a connection. */
export type Upload = (file: Blob, options: UploadOptions) => Promise<{ url: string }>;

const answerSchema = v.object({ url: v.string() });

export const uploadPicture: Upload = async (file, options) => {
  for (;;) {
    const { status, body } = await post(file, options);
    const read = v.safeParse(answerSchema, body);
    if (status < 300 && read.success) return read.output;
    await untilAllowed(new RefusedError(status, body));
  }
};

/** By XMLHttpRequest, as `fetch` doesn't tell how much has been sent. */
function post(file: Blob, { name, shape, crop, onProgress }: UploadOptions) {
  const query = new URLSearchParams({ name, shape });
  for (const [key, value] of Object.entries(crop ?? {})) query.set(key, String(value));
  return new Promise<{ status: number; body: unknown }>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", `/office/api/pictures?${query}`);
    // One type for all: what a file is called says nothing of what it is.
    request.setRequestHeader("content-type", "application/octet-stream");
    for (const [header, value] of Object.entries(shownToHeaders())) request.setRequestHeader(header, value);
    request.responseType = "json";
    request.upload.addEventListener("progress", ({ loaded, total }) =>
      onProgress?.(total > 0 ? loaded / total : 0),
    );
    request.addEventListener("load", () => resolve({ status: request.status, body: request.response }));
    request.addEventListener("error", () => reject(new TypeError("The server could not be reached")));
    request.send(file);
  });
}

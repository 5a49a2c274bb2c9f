import * as v from "valibot";
import type { Crop, PictureShape } from "../../../domain/product/pictures.ts";
import { sendFile } from "../uploads/send-file.ts";

/** What is to be kept of a file, and who hears how much of it has been sent (0 to 1). */
type UploadOptions = {
  name: string;
  shape: PictureShape;
  crop: Crop | null;
  onProgress?: (part: number) => void;
};

/** Sends a file and answers the address of what was kept of it. Throws what {@link sendFile} throws. */
export type Upload = (file: Blob, options: UploadOptions) => Promise<{ url: string }>;

const answerSchema = v.object({ url: v.string() });

export const uploadPicture: Upload = async (file, { name, shape, crop, onProgress }) => {
  const query = new URLSearchParams({ name, shape });
  for (const [key, value] of Object.entries(crop ?? {})) query.set(key, String(value));
  return v.parse(answerSchema, await sendFile(`/office/api/pictures?${query}`, file, { onProgress }));
};

import {
  PICTURE_FORMATS,
  PICTURE_WIDTHS,
  type PictureFormat,
  type PictureWidth,
  SHARE_FOLDER,
} from "../../domain/picture.ts";

/** What an address below `attached-assets` asks for. Names are looked up in the index and never made a path. */
export type PictureAddress =
  | { kind: "master"; name: string }
  | { kind: "width"; stem: string; width: PictureWidth; format: PictureFormat }
  | { kind: "share"; stem: string };

const MADE = /^(\d+)\/(.+)\.([a-z]+)$/;
const SHARED = new RegExp(`^${SHARE_FOLDER}/(.+)\\.jpg$`);

/** Reads the part of a path after `/attached-assets/`, with its escapes; null where they are broken. */
export function pictureAddress(escaped: string): PictureAddress | null {
  let name: string;
  try {
    name = decodeURIComponent(escaped);
  } catch {
    return null;
  }
  const [, digits, stem = "", ending] = MADE.exec(name) ?? [];
  const width = PICTURE_WIDTHS.find((each) => String(each) === digits);
  const format = PICTURE_FORMATS.find((each) => each === ending);
  if (width && format) return { kind: "width", stem, width, format };
  const shared = SHARED.exec(name)?.[1];
  return shared === undefined ? { kind: "master", name } : { kind: "share", stem: shared };
}

import type { OtherType } from "../../../domain/product/picture-types.ts";
import type { PictureFault } from "../../../domain/product/pictures.ts";

/** What a file turned out to be, as the end of a sentence. */
export const IS_INSIDE: Readonly<Record<OtherType, string>> = {
  pdf: "is a PDF inside",
  svg: "is an SVG drawing inside",
  gif: "is a GIF inside",
  heic: "is a HEIC picture of a phone inside",
  tiff: "is a TIFF inside",
  bmp: "is a bitmap inside",
  zip: "is a ZIP archive inside",
  video: "is a film inside",
  html: "is a web page inside",
  empty: "is empty",
  unknown: "is no picture inside",
};

const tenth = (value: number) => (Math.ceil(value * 10) / 10).toFixed(1).replace(/\.0$/, "");

function isWrong(fault: PictureFault): string {
  switch (fault.code) {
    case "otherType":
      return IS_INSIDE[fault.type];
    case "animated":
      return "is animated";
    case "tooManyBytes":
      return `has ${tenth(fault.bytes / 1024 / 1024)} MB`;
    case "tooManyPixels":
      return `has ${Math.ceil(fault.pixels / 1_000_000)} megapixels`;
    case "tooSmall":
      return `has only ${fault.size.width} × ${fault.size.height} pixels`;
    case "damaged":
      return "is damaged or was cut off";
    case "cropOutside":
      return "is smaller than what was to be cut out of it";
  }
}

/** What the office says about pictures of products, logos and banners. */
export const pictures = {
  wrong: (name: string, fault: PictureFault) => `“${name}” ${isWrong(fault)}.`,
  rule: "Send JPEG, PNG, WebP or AVIF up to 15 MB and 40 megapixels.",
  diskFull:
    "The server’s disk is full, so nothing of this picture was kept. Those that you have stay as they are. Tell whoever looks after the server, then send it again.",
  othersTaken: (count: number) =>
    count === 1 ? "The other one was taken." : `The other ${count} were taken.`,
  notSent: (name: string) => `“${name}” was not sent.`,
  /** What a pasted picture and one that is cut anew are called. */
  pasted: "pasted picture",
  picture: "picture",

  title: "Pictures",
  how: { order: "drag to order", byKeys: ", or Alt ← → · drop or paste" },
  drop: "Drop, paste or choose",
  short: "JPEG, PNG, WebP, AVIF to 15 MB",
  sending: (count: number, name: string) =>
    count === 1 ? `Sending “${name}”` : `Sending “${name}” and ${count - 1} more`,
  progress: "Sent so far",

  main: "Main.",
  noText: "No alternative text yet",
  quoted: (text: string) => `Text: “${text}”`,
  nth: (place: number, of: number, text: string) =>
    `Picture ${place} of ${of}${place === 1 ? ", main" : ""}${text === "" ? "" : `: ${text}`}`,
  movedTo: (place: number, of: number) => `Now picture ${place} of ${of}.`,
  removed: "The picture was taken out.",
  text: "Alternative text",
  textHelp: "What it shows, for people who don’t see it: what, colour, which side.",
  makeMain: "Make main",
  earlier: "Earlier",
  later: "Later",
  crop: "Crop",
  remove: "Take out",

  cropTitle: "Crop the picture",
  cropHint: "Drag the frame, or its corner.",
  cropKeys: "Arrow keys move it, + and − resize it, with Shift by one pixel.",
  cropKept: "Only this part was kept of the file that was sent; send the file again for another one.",
  part: (width: number, height: number, left: number, top: number) =>
    `Part that is kept: ${width} × ${height} pixels, ${left} from the left and ${top} from the top`,
  left: "From left, px",
  top: "From top, px",
  side: "Side, px",
  width: "Width, px",
  whole: "As large as possible",
  leave: "Cancel",
  cut: "Keep this part",
  cutting: "Keeping…",
  notShown: "This browser can’t show the picture, so its middle is kept.",
};

import { pictureLine, readPicture } from "../../domain/product/picture-list.ts";
import { address, type CellReader, entries, oneLine } from "./cells.ts";

/** In characters: two sentences, which is what screen readers read at a time. */
export const LONGEST_TEXT = 250;
const LONGEST_LINE = 2300;
const MOST = 20;

/** One picture a line, its address and then what it shows; each address once. */
export const furtherPictures: CellReader = (cell, context) => {
  const known = new Set<string>();
  return entries(LONGEST_LINE, MOST)(cell, context)
    .split("\n")
    .flatMap((line) => {
      const picture = readPicture(line);
      const url = address(picture.url, context);
      if (url === "" || known.has(url)) return [];
      known.add(url);
      return [pictureLine({ url, text: oneLine(LONGEST_TEXT)(picture.text, context) })];
    })
    .join("\n");
};

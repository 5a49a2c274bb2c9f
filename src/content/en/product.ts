import type { DocumentType } from "../../domain/product/documents.ts";
import editorial from "./editorial/product.ts";

/** Where a product's figure lies among those of its like. */
type FigurePlace = { stated: number; from: string; to: string; lower: number; higher: number };

/** Words of the product page. */
export default {
  ...editorial,
  requestQuote: "Request Quote",
  contactExpert: "Contact Expert",
  back: "Back to Products",
  features: "Key features",
  specifications: "Specifications",
  article: "Article number",
  versions: "Versions",
  print: "Print data sheet",
  printedOn: "Printed",
  address: "Address",
  documents: {
    title: "Documents",
    types: {
      "data sheet": "Data sheet",
      "safety data sheet": "Safety data sheet",
      manual: "Operating manual",
      "spare parts list": "Spare parts list",
      certificate: "Certificate",
      "declaration of conformity": "Declaration of conformity",
    } satisfies Record<DocumentType, string>,
    revision: (revision: string) => `Revision ${revision}`,
    /** Of the data sheet that is made of the page. */
    onePage: "1 page",
    /** A list in a ZIP of documents. */
    contents: "Contents",
    none: "no document",
    unknown: "not in the catalogue any more",
  },
  /** Of the data sheet as PDF. */
  sheet: {
    link: "Data sheet, PDF",
    asOf: (day: string) => `As of ${day}. Subject to change without notice.`,
    more: (address: string) => `There was no room for all of it; the rest is at ${address}.`,
  },
  figures: {
    title: "Key figures",
    note: "Each mark is a comparable product.",
    /** In place of an axis. */
    same: "The same on all comparable products.",
    /** What the marks on the axis of a figure say. */
    place: ({ stated, from, to, lower, higher }: FigurePlace) =>
      `Among ${stated} comparable products, from ${from} to ${to}: ${lower} less, ${higher} more.`,
  },
  fitsWith: {
    needs: "You will also need",
    fits: "Fits these",
    more: (count: number) => `Show ${count} more`,
    reason: (name: string, text: string, otherName: string, otherText: string) =>
      `${name} ${text}, for a ${otherName.toLowerCase()} of ${otherText}`,
    atOnce: (count: number) => `${count} at a time`,
    pack: (count: number) => `${count} in a pack`,
    replacedBy: "Replaced by",
    replaces: "Replaces",
  },
  range: "In the same range",
  product: "Product",
  notStated: "not stated",
  seen: "Recently seen",
  zoom: "Zoom",
  pictures: "Pictures",
  zoomed: {
    title: (name: string) => `${name}, enlarged`,
    hint: "Drag to move, wheel or pinch to zoom, arrow keys work too",
    size: "Size of the picture",
    whole: "Fit",
    percent: (percent: number) => `${percent} %`,
    larger: "Larger",
    smaller: "Smaller",
  },
  about: (brand: string) => `About ${brand}`,
  brandProducts: (brand: string) => `${brand} products`,
  related: (group: string) => `More in ${group}`,
  loading: "Loading product details...",
  notFound: {
    title: "Product Not Found",
    text: "The product you're looking for doesn't exist.",
    browse: "Browse All Products",
    nearest: "Nearest in the catalogue",
    lookUp: "Or look it up",
    send: "Send us the article number",
    searchHint: "Part of an article number is enough, with or without dash: 2001, num20, COM 1062.",
  },
};

import type { KindName } from "../../../domain/catalogue/import-faults.ts";
import { MAX_IMPORT } from "../../../domain/limits.ts";
import { MOST_REPORTED } from "../../../domain/office/import-report.ts";
import { counted } from "./counted.ts";

const MEGABYTES = MAX_IMPORT.bytes / 1_000_000;

const KINDS: Readonly<Record<KindName, string>> = {
  products: "products",
  brands: "brands",
  categories: "categories",
  synonyms: "search words",
};

/** Files of the catalogue: checked, taken over, saved. */
export const imports = {
  title: "Import",
  steps: { file: "File", check: "Check", takeOver: "Take over" },
  stepsLabel: "Steps",
  drop: "Drop a file of the catalogue, or choose it",
  hint: `CSV, XLSX or JSON to ${MAX_IMPORT.rows.toLocaleString("en")} rows and ${MEGABYTES} MB, also the product export of WooCommerce or Shopify. It is checked first; nothing is written before you take it over.`,
  rules:
    "The first row names the columns. A product is found by its article number, or by brand and name. An empty cell empties the field; a column that is left out changes nothing, and so does a product that is left out.",
  columns: {
    title: "Columns of a file of products",
    note: "in any order",
    of: {
      "article number": "Your number, by which the product is found; best never changed.",
      name: "A new product needs it.",
      brand: "A new product needs it. A brand that is new is added.",
      category: "Empty means General.",
      subcategory: "One of the category’s.",
      description: "A text.",
      features: "One a line inside the cell: Alt and Enter in Excel.",
      specifications: "“Weight: 12 kg”, one a line inside the cell.",
      image: "As saved here, or an address such as https://example.com/a.jpg.",
      "image text": "What the picture shows, for people who don’t see it.",
      "more images": "One a line inside the cell.",
      documents: "As saved here; new ones are sent on the product’s page.",
      "product page": "The maker’s page, https://…",
      fits: "Article numbers of what it is used with, one a line; “KLX-1041 × 3” for three.",
      successor: "Article number of what replaces it.",
      price: "12.50, without a currency; 12,50 in files with semicolons.",
      active: "yes or no. No keeps it off the site, empty means yes.",
    },
  },
  save: {
    title: "Save the catalogue",
    text: "All products, also those that are not on the site. Change what you like and send the file back here: only what you changed is taken over.",
    csv: "Save as CSV",
    xlsx: "Save as XLSX",
  },
  tooLarge: (name: string) => `“${name}” is larger than ${MEGABYTES} MB. Split it into smaller files.`,
  diskFull:
    "The server’s disk is full, so nothing of this file was taken over. Tell whoever looks after the server, then send it again.",
  notSent: (name: string) => `“${name}” was not sent: the connection was lost. Send it again.`,
  notKnown: (name: string) =>
    `The connection was lost, so it is not known whether “${name}” was taken over. Check it again: it says what is still to be done.`,
  changedMeanwhile:
    "The catalogue or the file was changed after the check, so nothing was taken over. Look at what it does now.",
  sending: (name: string, percent: number) => `Sending “${name}”, ${percent} %`,
  checking: (name: string) => `Checking “${name}”`,
  takingOver: (name: string) => `Taking over “${name}”`,
  progress: "Sent so far",
  live: (live: number, { kind, added }: { kind: KindName; added: number }) =>
    `${live === added ? "" : `${live.toLocaleString("en")} of `}${counted(added, "new row", "new rows")} will be on the site at once. For ${KINDS[kind]} that should wait, write “no” under “active”.`,
  checked: (name: string) => `“${name}” was checked. Nothing is written yet.`,
  counts: {
    label: "Rows of the file",
    read: "rows read",
    added: "new",
    changed: "change",
    unchanged: "stay the same",
    bad: "wrong",
  },
  takeOver: (rows: number, bad: number) =>
    `Take over ${counted(rows, "row", "rows")}${bad > 0 ? `, leave ${bad.toLocaleString("en")} out` : ""}`,
  cancel: "Cancel",
  other: "Another file",
  checkAgain: "Check again",
  nothing: {
    title: "Nothing to do",
    text: (rows: number) =>
      rows === 1
        ? "Its one row is in the catalogue as it stands."
        : "All of it is in the catalogue as it stands.",
    textOfBad: "What is not wrong is in the catalogue as it stands.",
  },
  first: (shown: number, all: number) =>
    shown < all ? `the first ${MOST_REPORTED} of ${all.toLocaleString("en")}` : undefined,
  bad: {
    title: "What is wrong",
    note: "Put it right in the file and send it again; these rows are left out.",
    unnamed: "A row without a name",
  },
  place: (row: number, column: string) => `Row ${row}${column === "" ? "" : `, ${column}`}`,
  notes: "Good to know",
  changed: { title: "What changes", row: "Row", what: "Which", change: "Before and after" },
  added: { title: "What is new" },
  switchesOff: (count: number, active: number, kind: KindName) =>
    `This takes ${count.toLocaleString("en")} of ${active.toLocaleString("en")} ${KINDS[kind]} off the site, more than a tenth. It is taken over only when that is meant.`,
  meant: (count: number) => `Take ${count.toLocaleString("en")} off the site`,
  done: {
    title: (rows: number) => `${counted(rows, "row was", "rows were")} taken over`,
    nothing: "Nothing was to do",
    text: (added: number, changed: number, bad: number) =>
      [
        `${added.toLocaleString("en")} new, ${changed.toLocaleString("en")} changed`,
        ...(bad > 0 ? [`${bad.toLocaleString("en")} left out`] : []),
      ].join(", ") + ". It is on the site within a second.",
    see: {
      products: "See the products",
      brands: "See the brands",
      categories: "See the categories",
      synonyms: "See the search words",
    } satisfies Record<KindName, string>,
    record: "See the record",
  },
};

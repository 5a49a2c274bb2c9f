import { englishNumber } from "../number.ts";
import { MAX_QUANTITY, MAX_QUOTE_LINES } from "../../domain/limits.ts";
import { plural } from "../plural.ts";

const lines = (count: number) => plural("en", count, { one: "1 line", other: `${count} lines` });
const most = englishNumber(MAX_QUANTITY);

/** Words of the quote list: its mark in the header, and the list above the quote form. */
export default {
  /** Read out in the place of the mark's word and number. */
  lines: (count: number) => `Quote list ${lines(count)}`,
  added: (names: readonly string[]) =>
    names.length === 1
      ? `${names[0]} is on your quote list`
      : `${names.length} products are on your quote list`,
  now: (count: number) =>
    `${lines(count)} now. Set quantities and send it from “Quote” at the top of the page.`,
  /** On a link that added a product. */
  onList: "On your list",
  full: (left: number, longest: number) => ({
    title: "Your quote list is full",
    text: `A request has at most ${longest} lines, so ${left === 1 ? "one was" : `${left} were`} not added. Send it, then begin the next.`,
  }),
  title: "Your list",
  count: lines,
  /** Where the request is about this product already. */
  beside: (article: string) => `More than ${article}? Press “Add to quote” on any product, or`,
  empty: "Several articles? Add them by “Add to quote” on any product, or",
  /** Of a list of which the first lines are shown. */
  more: (count: number) => `+${count} more`,
  show: "Show and change the list",
  showAndCheck: (count: number) => `Show the list: ${count} to check`,
  article: "Article number",
  quantity: "Quantity",
  quantityOf: (name: string) => `Quantity of ${name}`,
  quantityInvalid: `Please use a whole number from 1 to ${most}`,
  note: "Note",
  noteOf: (name: string) => `Note on ${name}`,
  noteHint: "Note: colour, delivery …",
  askedFor: (count: number) => `You asked for ${lines(count)}`,
  remove: "Remove",
  removeOf: (name: string) => `Remove ${name}`,
  removed: (name: string) => `${name} is removed.`,
  /** Of a product that was chosen for one line and stood in another. */
  merged: (name: string) => `${name} was on the list already: the quantities are added.`,
  cleared: "The list is empty.",
  undo: "Undo",
  /** Of a line that was pasted. */
  written: (text: string) => `As written: ${text}`,
  doubtful: "Please check the quantity.",
  ownWords: "In your own words. Our sales desk will look for it.",
  unknown: (name: string) =>
    `${name} is not in the catalogue any more. We keep it on your list and look for it.`,
  choose: (text: string) => `Which article is meant by “${text}”?`,
  chooseHint: "Choose, or leave it",
  toCheck: (articles: number, quantities: number) =>
    [
      ...(articles === 0
        ? []
        : [
            plural("en", articles, {
              one: "1 line may mean several articles.",
              other: `${articles} lines may mean several articles.`,
            }),
          ]),
      ...(quantities === 0
        ? []
        : [
            plural("en", quantities, {
              one: "1 quantity is unclear.",
              other: `${quantities} quantities are unclear.`,
            }),
          ]),
    ].join(" "),
  /** Shows the lines by themselves that are to be checked. */
  showToCheck: "Show only what is unclear",
  aside: (count: number) =>
    plural("en", count, {
      one: "1 line that was found is not shown.",
      other: `${count} lines that were found are not shown.`,
    }),
  showAll: (count: number) => `Show all ${lines(count)}`,
  left: (count: number) =>
    `A request has at most ${MAX_QUOTE_LINES} lines; ${plural("en", count, { one: "one more was", other: `${count} more were` })} left out. Please send ${plural("en", count, { one: "it", other: "them" })} in a second request.`,
  documents: "All documents of these products, ZIP",
  safetySheets: "Safety data sheets only, ZIP",
  share: "Copy a link to this list",
  shared: "The link is copied.",
  shareHint: "Notes and lines in your own words are not part of the link.",
  clear: "Clear the list",
  unreadable: "Nothing in this link could be read as a list of articles.",
  joined: {
    question: (linked: number, own: number) =>
      `This link has ${lines(linked)}. Your own list has ${lines(own)}.`,
    join: "Add them to my list",
    replace: "Use these only",
    keep: "Keep mine only",
  },
  paste: {
    open: "Paste or drop a list",
    label: "Your list, as it is",
    hint: "Tender text, article numbers with quantities, or rows copied from a spreadsheet.",
    example: "2 x SUL-5101\nNUM 2001; 4\nfloor pads 17 inch, red, 10 pcs",
    file: "Or a file (CSV or XLSX, up to 2 MB)",
    drop: "Drop the file here",
    match: "Find the articles",
    matching: "Looking for the articles …",
    failed: "The list could not be read just now. Please try again.",
    result: ({ found, uncertain, unknown }: { found: number; uncertain: number; unknown: number }) =>
      [
        `${plural("en", found, { one: "1 article", other: `${found} articles` })} found.`,
        ...(uncertain === 0
          ? []
          : [
              plural("en", uncertain, {
                one: "1 line may mean several: please choose.",
                other: `${uncertain} lines may mean several: please choose.`,
              }),
            ]),
        ...(unknown === 0
          ? []
          : [
              plural("en", unknown, {
                one: "1 line is kept in your own words.",
                other: `${unknown} lines are kept in your own words.`,
              }),
            ]),
      ].join(" "),
    tooLarge: "This file is too large: please choose one of up to 2 MB.",
  },
};

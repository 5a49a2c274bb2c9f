import { MAX_LINE_TEXT, MAX_QUANTITY, MAX_QUOTE_LINES } from "../limits.ts";
import { MAX_TOKEN } from "./joined-lines.ts";
import { type ListLine, MAX_CHOICES } from "./quote-list.ts";

/**
 * The fields of a list that travels with a form, each once a line; they begin alike, so that the form's own are told
 * from them. `list` and `file` are what was pasted or chosen, `match` and `remove` the buttons,
 * `kept` the list that the browser keeps, as its storage has it.
 */
export const LINE_FIELDS = {
  product: "line.product",
  text: "line.text",
  quantity: "line.quantity",
  note: "line.note",
  choices: "line.choices",
  list: "line.list",
  file: "line.file",
  match: "line.match",
  remove: "line.remove",
  kept: "line.kept",
} as const;

/** What of a posted form is read. */
type Fields = { getAll(name: string): unknown[] };

/**
 * The lines of a posted form as they were sent: what the API takes, to be checked by its schema. More than a list may
 * have are no list of ours, and one more is enough to refuse them.
 */
export function postedLines(fields: Fields): object[] {
  const texts = (name: string) =>
    fields.getAll(name).map((value) => (typeof value === "string" ? value : ""));
  const [text, quantity, note] = (["text", "quantity", "note"] as const).map((name) =>
    texts(LINE_FIELDS[name]),
  );
  return texts(LINE_FIELDS.product)
    .slice(0, MAX_QUOTE_LINES + 1)
    .map((product, place) => ({
      product,
      text: text?.[place] ?? "",
      quantity: Number(quantity?.[place]?.trim() || Number.NaN),
      note: note?.[place] ?? "",
    }));
}

/** The same as a list that can be shown again: a quantity that no line can have is 1 and doubtful, texts are cut. */
export function postedList(fields: Fields): ListLine[] {
  const quantities = fields.getAll(LINE_FIELDS.quantity);
  const choices = fields.getAll(LINE_FIELDS.choices);
  const notes = fields.getAll(LINE_FIELDS.note);
  const texts = fields.getAll(LINE_FIELDS.text);
  return fields
    .getAll(LINE_FIELDS.product)
    .slice(0, MAX_QUOTE_LINES)
    .map((product, place) => {
      const quantity = Number(quantities[place]);
      const isPossible = Number.isInteger(quantity) && quantity >= 1 && quantity <= MAX_QUANTITY;
      return {
        product: cut(product, MAX_TOKEN),
        text: cut(texts[place], MAX_LINE_TEXT),
        quantity: isPossible ? quantity : 1,
        note: cut(notes[place], MAX_LINE_TEXT),
        choices: cut(choices[place], 1000).split(" ").filter(Boolean).slice(0, MAX_CHOICES),
        isDoubtful: !isPossible,
      };
    })
    .filter(({ product, text }) => product !== "" || text.trim() !== "");
}

const cut = (value: unknown, longest: number) =>
  (typeof value === "string" ? value : "").slice(0, longest).toWellFormed();

/** Whether a list was pasted or chosen in which no articles were looked for yet: a request would go without it. */
export function hasUnmatchedList(form: FormData): boolean {
  const [text, file] = [form.get(LINE_FIELDS.list), form.get(LINE_FIELDS.file)];
  return (typeof text === "string" && text.trim() !== "") || (file instanceof File && file.size > 0);
}

import { useRef } from "react";
import { fillFields, type FieldValues } from "../../../domain/inquiry/reply-template.ts";
import { shortName } from "../../../domain/office/staff.ts";
import { notify } from "../../notices.ts";
import { useWords } from "../../words.tsx";
import type { Draft } from "./draft-store.ts";
import type { Inquiry } from "./use-inquiry.ts";

type Articles = (count: number) => string;

/** What was asked for, in a few words: the lines, the product that they came from, or the category. */
export function askedFor({ lines, product, answers, category }: Inquiry, articles: Articles): string {
  const named = lines.map(({ quantity, named: item, text }) => `${quantity} × ${item?.name ?? text}`);
  if (named.length > 0 && named.length <= 2) return named.join(" and ");
  if (named.length > 0) return articles(named.length);
  if (product) return product.name;
  return answers.find(({ label }) => label === "Product category")?.value ?? category;
}

const nameOf = ({ named, text }: Inquiry["lines"][number]) =>
  named ? [named.name, named.articleNumber].filter(Boolean).join(", ") : text;

/** The lines below each other, each with a price to fill in. */
function pricedLines({ lines }: Inquiry, priceOf: (article: string | null, line: number) => string): string {
  return lines
    .map((line, place) => {
      const price = priceOf(line.named?.articleNumber ?? null, place + 1);
      return `${line.quantity} × ${nameOf(line)}: {${price}}`;
    })
    .join("\n");
}

/** What the fields of templates hold for this inquiry and this writer; and how a template is begun with. */
export function useTemplates(
  inquiry: Inquiry,
  me: { name: string },
  draft: Draft,
  update: (change: Partial<Draft>) => void,
) {
  const { replyFields: names, replyTemplates, inquiry: words, shell } = useWords();
  const templates = replyTemplates.filter(({ isOfLines }) => !isOfLines || inquiry.lines.length > 1);
  const product = inquiry.product ?? inquiry.lines.find((line) => line.product)?.product;
  const values: FieldValues = {
    [names.firstName]: inquiry.person.firstName,
    [names.company]: inquiry.person.company,
    [names.product]: product?.name ?? "",
    [names.articleNumber]: product?.articleNumber ?? "",
    [names.askedFor]: askedFor(inquiry, words.articles),
    [names.lines]: pricedLines(inquiry, words.compose.priceOf),
    [names.reference]: inquiry.reference,
    [names.sender]: shortName(me.name),
    [names.officePhone]: inquiry.officePhone,
  };
  // What a person wrote before the template that is shown untouched; by keys several are chosen on the way to one.
  const written = useRef<{ before: Partial<Draft>; filled: string } | null>(null);
  const choose = (key: string) => {
    const template = templates.find((each) => each.key === key);
    if (!template) return update({ template: "" });
    const { template: shown, subject, body, moves } = draft;
    const before =
      written.current?.filled === body ? written.current.before : { template: shown, subject, body, moves };
    const filled = fillFields(template.body, values);
    written.current = { before, filled };
    update({
      template: key,
      subject: fillFields(template.subject, values),
      body: filled,
      moves: template.movesTo === "quoted",
    });
    if (before.body?.trim() === "") return undefined;
    const action = { label: shell.undo, run: () => update(before) };
    return notify({
      text: `${words.compose.template}: ${template.name}`,
      action,
    });
  };
  const filled = draft.template === "" ? [] : [...Object.values(values), ...inquiry.lines.map(nameOf)];
  return { templates, filled, choose };
}

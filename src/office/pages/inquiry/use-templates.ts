import { fillFields, type FieldValues } from "../../../domain/reply-template.ts";
import { shortName } from "../../../domain/staff.ts";
import { notify, UNDO_SECONDS } from "../../notices.ts";
import { useWords } from "../../words.tsx";
import type { Draft } from "./use-draft.ts";
import type { Inquiry } from "./use-inquiry.ts";

/** What was asked for, in a few words: the lines, the product that they came from, or the category. */
export function askedFor({ lines, product, answers, category }: Inquiry): string {
  const named = lines.map(({ quantity, named: item, text }) => `${quantity} × ${item?.name ?? text}`);
  if (named.length > 0 && named.length <= 2) return named.join(" and ");
  if (named.length === 0 && product) return product.name;
  return answers.find(({ label }) => label === "Product category")?.value ?? category;
}

/** What the fields of templates hold for this inquiry and this writer; and how a template is begun with. */
export function useTemplates(
  inquiry: Inquiry,
  me: { name: string },
  draft: Draft,
  update: (change: Partial<Draft>) => void,
) {
  const { replyFields: names, replyTemplates, inquiry: words, shell } = useWords();
  const product = inquiry.product ?? inquiry.lines.find((line) => line.product)?.product;
  const values: FieldValues = {
    [names.firstName]: inquiry.person.firstName,
    [names.company]: inquiry.person.company,
    [names.product]: product?.name ?? "",
    [names.articleNumber]: product?.articleNumber ?? "",
    [names.askedFor]: askedFor(inquiry),
    [names.reference]: inquiry.reference,
    [names.sender]: shortName(me.name),
    [names.officePhone]: inquiry.officePhone,
  };
  const choose = (key: string) => {
    const before = { template: draft.template, subject: draft.subject, body: draft.body, moves: draft.moves };
    const template = replyTemplates.find((each) => each.key === key);
    if (!template) return update({ template: "" });
    update({
      template: key,
      subject: fillFields(template.subject, values),
      body: fillFields(template.body, values),
      moves: template.movesTo === "quoted",
    });
    if (draft.body.trim() === "") return undefined;
    const action = { label: shell.undo, run: () => update(before) };
    return notify({
      text: () => `${words.compose.template}: ${template.name}`,
      action,
      seconds: UNDO_SECONDS,
    });
  };
  return { values: draft.template === "" ? {} : values, choose };
}

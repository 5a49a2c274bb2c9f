import { useEffect, useRef } from "react";
import type { FloorNeeds } from "../../../domain/machines/floor-needs.ts";
import type { FormOutcome } from "../../../domain/form.ts";
import {
  INDUSTRIES,
  inquiryFromQuote,
  PRODUCT_CATEGORIES,
  PROJECT_SIZES,
  type QuoteChoice,
  type QuoteCategory,
  type QuoteForm as Filled,
  quoteCategoryOfAll,
  quoteSchema,
  TIMELINES,
} from "../../../domain/quote/quote.ts";
import { hasUnmatchedList, LINE_FIELDS } from "../../../domain/quote/quote-fields.ts";
import { type ListLine, sentLines } from "../../../domain/quote/quote-list.ts";
import { ChoiceRows } from "../../../ui/choice-rows.tsx";
import { SelectField, TextArea } from "../../../ui/field.tsx";
import { pagePath, productPath } from "../../../urls/links.ts";
import { useContent, useLanguageContent } from "../../components/content.tsx";
import { SubmitButton, Honeypot, RerenderedErrors } from "../../components/inquiry-form/form-parts.tsx";
import type { InquiryProduct } from "../../components/inquiry-form/inquiry-product.tsx";
import { fieldIn, PersonFields } from "../../components/inquiry-form/person-fields.tsx";
import type { Sent } from "../../components/inquiry-form/post-inquiry.ts";
import { STORED_AS } from "../../components/quote-list/list-link.tsx";
import { useReferrer } from "../../components/inquiry-form/referrer.ts";
import { type InquiryFormState, useInquiryForm } from "../../components/inquiry-form/use-inquiry-form.ts";
import { useToast } from "../../layout/toast.tsx";
import { type ListProps, QuoteListFields } from "./list/list.tsx";
import type { LineProducts } from "./list/use-line-products.ts";
import styles from "./quote-form.module.css";

const NAME = "quote";
/** In the order in which they stand on the page. */
const FIELDS = [
  "firstName",
  "lastName",
  "email",
  "phone",
  "company",
  "industry",
  "productCategory",
  "projectSize",
  "timeline",
  "requirements",
] as const satisfies readonly (keyof typeof quoteSchema.entries)[];

/** The API takes the answers as one message (R19.10); what is wrong with it belongs to this field. */
const BODY_FIELDS: Partial<Record<string, string>> = { message: "requirements" };

type Props = {
  /** What became of the form when it was sent without JavaScript. */
  outcome: FormOutcome | undefined;
  product: InquiryProduct | null;
  /** What stands above the form's own fields. */
  list: ListProps;
  floor: FloorNeeds | null;
  onReceived: (sent: Sent & { filled: Filled }) => void;
};

/** The quote request in two parts: who asks, and for what (R17.3). */
export function QuoteForm({ outcome, product, list, floor, onReceived }: Props) {
  const { prefix } = useLanguageContent();
  const { products } = list;
  const { lines } = list.list;
  const quote = useContent("quote");
  const forms = useContent("forms");
  const toast = useToast();
  const referrer = useReferrer();
  const [form, formProps] = useInquiryForm({
    name: NAME,
    schema: quoteSchema,
    body: (filled) => ({
      ...inquiryFromQuote(filled),
      ...(lines.length > 0 && { lines: sentLines(lines) }),
    }),
    source: product ? productPath(product.id) : referrer,
    outcome,
    fieldOf: (field) => BODY_FIELDS[field] ?? field,
    wrongBefore: (filled) => wrongQuantity(filled) ?? unmatchedList(filled),
    onSent(sent, _, filled) {
      toast({ ...quote.sent, tone: "good", over: "header" });
      onReceived({ ...sent, filled });
    },
    onFailed(error) {
      // Logged (R11.3), but as a warning: the visitor has been told, and the page works on.
      console.warn(error);
      toast({ ...quote.failed, tone: "bad", over: "header" });
    },
  });
  const suggested = suggestedCategory(product, lines, products);
  return (
    <form
      {...formProps}
      method="post"
      action={prefix + pagePath("quote", product ? { product: product.id } : {})}
      noValidate
      aria-label={quote.title}
    >
      <RerenderedErrors form={form} name={NAME} order={FIELDS} />
      <QuoteListFields {...list} error={form.errors["lines"]} pasted={form.initial[LINE_FIELDS.list] ?? ""} />
      <KeptList />
      <fieldset className={styles.set} aria-labelledby={`${NAME}-details`}>
        <div className={styles.rail}>
          <h2 id={`${NAME}-details`}>{quote.details}</h2>
          <p className="small">{forms.allNeeded}</p>
        </div>
        <div className={styles.fields}>
          <PersonFields form={form} name={NAME} />
        </div>
      </fieldset>
      <fieldset className={styles.set} aria-labelledby={`${NAME}-project`}>
        <div className={styles.rail}>
          <h2 id={`${NAME}-project`}>{quote.project}</h2>
        </div>
        <div className={styles.fields}>
          <ProjectFields floor={floor} form={form} name={NAME} suggested={suggested} />
        </div>
      </fieldset>
      <Honeypot source={product ? productPath(product.id) : ""} />
      <div className={styles.submit}>
        <SubmitButton
          form={form}
          name={NAME}
          order={FIELDS}
          send={quote.send}
          sending={quote.sending}
          purpose={quote.purpose}
        />
      </div>
    </form>
  );
}

const TAKE_KEPT = `try{document.currentScript.previousElementSibling.value=localStorage.getItem("${STORED_AS}")}catch{}`;

/** Takes the visitor's own list along where the form is sent before the scripts that show it have arrived. */
function KeptList() {
  return (
    <div hidden>
      <input type="hidden" name={LINE_FIELDS.kept} suppressHydrationWarning />
      <script dangerouslySetInnerHTML={{ __html: TAKE_KEPT }} />
    </div>
  );
}

/** The first quantity that no line can have; it says so itself. */
const wrongQuantity = (form: HTMLFormElement) =>
  form.querySelector<HTMLElement>(`[name="${LINE_FIELDS.quantity}"]:invalid`);

/** The place of a list in which no articles were looked for; they are looked for now. */
function unmatchedList(form: HTMLFormElement): HTMLElement | null {
  if (!hasUnmatchedList(new FormData(form))) return null;
  const press = form.querySelector<HTMLButtonElement>(`[name="${LINE_FIELDS.match}"]`);
  press?.closest("details")?.setAttribute("open", "");
  press?.click();
  return form.querySelector<HTMLElement>(`[name="${LINE_FIELDS.list}"]`);
}

function suggestedCategory(
  product: InquiryProduct | null,
  lines: readonly ListLine[],
  products: LineProducts,
): QuoteCategory | null {
  const listed = lines.map((line) => products[line.product] ?? null);
  return quoteCategoryOfAll(product ? [product, ...listed] : listed);
}

/** Chooses what the list suggests, as long as nobody has chosen anything else. */
function useSuggestion(id: string, suggested: string) {
  const last = useRef(suggested);
  useEffect(() => {
    const select = document.getElementById(id);
    if (select instanceof HTMLSelectElement && select.value === last.current && suggested !== last.current) {
      select.value = suggested;
      select.dispatchEvent(new Event("input", { bubbles: true }));
    }
    last.current = suggested;
  }, [id, suggested]);
}

/** What is asked for: industry, kind of product, how many, by when, and in the visitor's own words (R17.4). */
function ProjectFields({
  form,
  name,
  suggested,
  floor,
}: {
  form: InquiryFormState;
  name: string;
  suggested: QuoteCategory | null;
  floor: FloorNeeds | null;
}) {
  const t = useContent("quote");
  useSuggestion(`${name}-productCategory`, suggested ?? "");
  const { initial } = form;
  const field = (key: keyof typeof t.fields) => fieldIn(form, name, key, t.fields[key]);
  const asked = floor ? t.floor(floor) : undefined;
  const choices = (values: readonly QuoteChoice[]) =>
    values.map((value) => ({ value, label: t.choices[value] }));
  return (
    <>
      <SelectField
        {...field("industry")}
        options={choices(INDUSTRIES)}
        placeholder={t.chooseIndustry}
        initial={initial["industry"]}
      />
      <SelectField
        {...field("productCategory")}
        options={choices(PRODUCT_CATEGORIES)}
        placeholder={t.chooseCategory}
        initial={initial["productCategory"] ?? suggested ?? undefined}
      />
      <ChoiceRows
        {...field("projectSize")}
        options={choices(PROJECT_SIZES)}
        initial={initial["projectSize"]}
      />
      <ChoiceRows {...field("timeline")} options={choices(TIMELINES)} initial={initial["timeline"]} />
      <TextArea
        {...field("requirements")}
        wide
        help={t.requirementsHelp}
        hints={{ rows: 5, defaultValue: initial["requirements"] ?? asked, "data-initial": asked }}
      />
    </>
  );
}

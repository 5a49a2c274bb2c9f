import type { FormOutcome } from "../../../domain/form.ts";
import {
  INDUSTRIES,
  inquiryFromQuote,
  PRODUCT_CATEGORIES,
  PROJECT_SIZES,
  type QuoteChoice,
  quoteCategoryOf,
  quoteSchema,
  TIMELINES,
} from "../../../domain/quote.ts";
import { ChoiceRows } from "../../../ui/choice-rows.tsx";
import { SelectField, TextArea } from "../../../ui/field.tsx";
import { pagePath, productPath } from "../../../urls/links.ts";
import { useContent, useLanguageContent } from "../../components/content.tsx";
import { SubmitButton, Honeypot, RerenderedErrors } from "../../components/inquiry-form/form-parts.tsx";
import type { InquiryProduct } from "../../components/inquiry-form/inquiry-product.tsx";
import { fieldIn, PersonFields } from "../../components/inquiry-form/person-fields.tsx";
import { useReferrer } from "../../components/inquiry-form/referrer.ts";
import { type InquiryFormState, useInquiryForm } from "../../components/inquiry-form/use-inquiry-form.ts";
import { useToast } from "../../layout/toast.tsx";
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
  onReceived: (reference: string) => void;
};

/** The quote request in two parts: who asks, and for what (R17.3). */
export function QuoteForm({ outcome, product, onReceived }: Props) {
  const { prefix } = useLanguageContent();
  const quote = useContent("quote");
  const forms = useContent("forms");
  const toast = useToast();
  const referrer = useReferrer();
  const [form, formProps] = useInquiryForm({
    name: NAME,
    schema: quoteSchema,
    body: inquiryFromQuote,
    source: product ? productPath(product.id) : referrer,
    outcome,
    fieldOf: (field) => BODY_FIELDS[field] ?? field,
    onSent(reference) {
      toast({ ...quote.sent, tone: "good" });
      onReceived(reference);
    },
    onFailed(error) {
      // Logged (R11.3), but as a warning: the visitor has been told, and the page works on.
      console.warn(error);
      toast({ ...quote.failed, tone: "bad" });
    },
  });
  return (
    <form
      {...formProps}
      method="post"
      action={prefix + pagePath("quote", product ? { product: product.id } : {})}
      noValidate
      aria-label={quote.title}
    >
      <RerenderedErrors form={form} name={NAME} order={FIELDS} />
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
          <ProjectFields form={form} name={NAME} product={product} />
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

/** What is asked for: industry, kind of product, how many, by when, and in the visitor's own words (R17.4). */
function ProjectFields({
  form,
  name,
  product,
}: Pick<Props, "product"> & { form: InquiryFormState; name: string }) {
  const t = useContent("quote");
  const { initial } = form;
  const field = (key: keyof typeof t.fields) => fieldIn(form, name, key, t.fields[key]);
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
        initial={initial["productCategory"] ?? (product && quoteCategoryOf(product)) ?? undefined}
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
        hints={{ rows: 5, defaultValue: initial["requirements"] }}
      />
    </>
  );
}

import { useState } from "react";
import { useContent, useLanguageContent } from "../../components/content.tsx";
import type { FormOutcome } from "../../../domain/form-outcome.ts";
import { contactSchema, inquiryCategories } from "../../../domain/inquiry.ts";
import { SectionHead } from "../../../ui/section-head.tsx";
import { SelectField } from "../../../ui/select-field.tsx";
import { TextArea } from "../../../ui/text-field.tsx";
import { pagePath } from "../../../urls/links.ts";
import { useBesideTree, useCategories } from "../../layout/use-categories.ts";
import { useToast } from "../../layout/toast.tsx";
import { type AskedProduct, pathOf } from "../../components/inquiry-form/inquiry-product.ts";
import { useCameFrom } from "../../components/inquiry-form/referrer.ts";
import { Send, Unseen, Wrong } from "../../components/inquiry-form/form-parts.tsx";
import { clearFields } from "../../components/inquiry-form/form-values.ts";
import { fieldIn, PersonFields } from "../../components/inquiry-form/person-fields.tsx";
import { useInquiryForm } from "../../components/inquiry-form/use-inquiry-form.ts";
import { SentNotice } from "./sent-notice.tsx";
import styles from "./contact-form.module.css";

const NAME = "contact";
const FIELDS = Object.keys(contactSchema.entries);

type Props = {
  /** What became of the form when it was sent without JavaScript. */
  outcome?: FormOutcome | undefined;
  product?: AskedProduct | null;
};

/** The inquiry form with its heading. Without JavaScript it posts to the contact page, wherever it stands. */
export function ContactForm({ outcome, product = null }: Props) {
  const { prefix } = useLanguageContent();
  const contact = useContent("contact");
  const forms = useContent("forms");
  const contactForm = useContent("contact").form;
  const toast = useToast();
  const categories = inquiryCategories(useCategories(), useBesideTree());
  const cameFrom = useCameFrom();
  const [sentHere, setSentHere] = useState<string | null>(null);
  const reference = sentHere ?? (outcome?.state === "sent" ? outcome.reference : null);
  const [form, formProps] = useInquiryForm({
    name: NAME,
    schema: contactSchema,
    body: (filled) => filled,
    source: product ? pathOf(product) : cameFrom,
    outcome,
    onSent(sent, element) {
      clearFields(element);
      setSentHere(sent);
      toast({ ...contact.sent, tone: "good" });
    },
    onFailed: () => toast({ ...contact.failed, tone: "bad" }),
  });
  const { initial } = form;
  return (
    <form
      {...formProps}
      method="post"
      action={prefix + pagePath("contact", product ? { product: product.id } : {})}
      noValidate
      aria-labelledby={`${NAME}-title`}
    >
      <SectionHead aside={forms.allNeeded}>
        <h2 id={`${NAME}-title`} className={styles.title}>
          {contactForm.title}
        </h2>
      </SectionHead>
      <div className={styles.space} />
      {reference === null ? null : <SentNotice key={reference} reference={reference} />}
      <Wrong form={form} name={NAME} order={FIELDS} />
      <div className={styles.fields}>
        <PersonFields form={form} name={NAME} phoneOptional />
        <SelectField
          {...fieldIn(form, NAME, "category", contactForm.category)}
          wide
          options={categories}
          placeholder={contactForm.chooseCategory}
          initial={initial["category"]}
        />
        <TextArea
          {...fieldIn(form, NAME, "message", contactForm.message)}
          wide
          help={contactForm.messageHelp}
          hints={{ rows: 5, defaultValue: initial["message"] }}
        />
      </div>
      <Unseen source={product ? pathOf(product) : ""} />
      <Send form={form} send={contactForm.send} sending={contactForm.sending} purpose={contactForm.purpose} />
    </form>
  );
}

import { useEffect, useRef, useState } from "react";
import type { FormOutcome } from "../../../domain/form.ts";
import { contactSchema, inquiryCategories } from "../../../domain/inquiry/inquiry.ts";
import { SectionHead } from "../../../ui/section-head.tsx";
import { SelectField, TextArea } from "../../../ui/field.tsx";
import { pagePath, productPath } from "../../../urls/links.ts";
import { useToast } from "../../layout/toast.tsx";
import { useBesideTree, useCategories } from "../../layout/use-categories.ts";
import { useContent, useLanguageContent } from "../content.tsx";
import { SubmitButton, Honeypot, RerenderedErrors } from "../inquiry-form/form-parts.tsx";
import { clearFields } from "../inquiry-form/form-values.ts";
import type { InquiryProduct } from "../inquiry-form/inquiry-product.tsx";
import { fieldIn, PersonFields } from "../inquiry-form/person-fields.tsx";
import type { Sent } from "../inquiry-form/post-inquiry.ts";
import { useReferrer } from "../inquiry-form/referrer.ts";
import { useInquiryForm } from "../inquiry-form/use-inquiry-form.ts";
import { AwayNote } from "./away-note.tsx";
import { WhatsAppLink } from "./whatsapp-link.tsx";
import styles from "./contact-form.module.css";

const NAME = "contact";
const FIELDS = Object.keys(contactSchema.entries);

type Props = {
  /** What became of the form when it was sent without JavaScript. */
  outcome?: FormOutcome | undefined;
  product?: InquiryProduct | null;
};

/** The inquiry form with its heading. Without JavaScript it posts to the contact page, also from the home page. */
export function ContactForm({ outcome, product = null }: Props) {
  const { prefix } = useLanguageContent();
  const { form: t, sent: sentMessage, failed } = useContent("contact");
  const { allNeeded } = useContent("forms");
  const toast = useToast();
  const categories = inquiryCategories(useCategories(), useBesideTree());
  const referrer = useReferrer();
  const [sentHere, setSentHere] = useState<Sent | null>(null);
  const received = sentHere ?? (outcome?.state === "sent" ? outcome : null);
  const [form, formProps] = useInquiryForm({
    name: NAME,
    schema: contactSchema,
    body: (filled) => filled,
    source: product ? productPath(product.id) : referrer,
    outcome,
    onSent(sent, element) {
      clearFields(element);
      setSentHere(sent);
      toast({ ...sentMessage, tone: "good", over: "header" });
    },
    onFailed: () => toast({ ...failed, tone: "bad", over: "header" }),
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
      <SectionHead aside={allNeeded} ruled>
        <h2 id={`${NAME}-title`} className={styles.title}>
          {t.title}
        </h2>
      </SectionHead>
      <div className={styles.space} />
      {received && <SentNotice key={received.reference} sent={received} hasToast={sentHere !== null} />}
      <RerenderedErrors form={form} name={NAME} order={FIELDS} />
      <div className={styles.fields}>
        <PersonFields form={form} name={NAME} phoneOptional />
        <SelectField
          {...fieldIn(form, NAME, "category", t.category)}
          wide
          options={categories.map((name) => ({ value: name, label: name }))}
          placeholder={t.chooseCategory}
          initial={initial["category"] ?? product?.category}
        />
        <TextArea
          {...fieldIn(form, NAME, "message", t.message)}
          wide
          help={t.messageHelp}
          hints={{ rows: 5, defaultValue: initial["message"] }}
        />
      </div>
      <Honeypot source={product ? productPath(product.id) : ""} />
      <SubmitButton
        form={form}
        name={NAME}
        order={FIELDS}
        send={t.send}
        sending={t.sending}
        purpose={t.purpose}
      />
    </form>
  );
}

/** The reference above the emptied form, with what happens next; without scripts the thanks too, which a toast says. */
function SentNotice({ sent: { reference, away }, hasToast }: { sent: Sent; hasToast: boolean }) {
  const { sent, next } = useContent("contact");
  const { reference: label } = useContent("forms");
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- without scripts nothing else can lead to the answer.
    <div ref={notice} className={styles.notice} role="status" tabIndex={-1} autoFocus>
      {hasToast ? null : (
        <p className={styles.thanks}>
          <strong>{sent.title}</strong> {sent.text}
        </p>
      )}
      <dl>
        <dt>{label}</dt>
        <dd>{reference}</dd>
      </dl>
      <p>{next}</p>
      <AwayNote away={away} />
      <WhatsAppLink about={reference} />
    </div>
  );
}

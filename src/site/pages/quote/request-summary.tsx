import { type RefObject, useEffect, useState } from "react";
import { MailLink, PhoneLink } from "../../components/contact/contact-details.tsx";
import { hoursLines } from "../../../content/opening-times.ts";
import type { QuoteForm } from "../../../domain/quote/quote.ts";
import { useCompany, useContent } from "../../components/content.tsx";
import { type FormValues, valuesOf } from "../../components/inquiry-form/form-values.ts";
import styles from "./request-summary.module.css";

/** What the quote asks for and a buyer may want to see again, in the order of the form. */
const SHOWN = ["industry", "productCategory", "projectSize", "timeline"] as const;

/**
 * What the form says so far and what is still open. Until something is filled in, and without scripts, what happens
 * once it is sent.
 */
export function RequestSoFar({ form }: { form: RefObject<HTMLElement | null> }) {
  const quote = useContent("quote");
  const values = useValues(form);
  const filled: FormValues = values ?? {};
  const person = [filled["firstName"], filled["lastName"]].filter(Boolean).join(" ");
  const choices: Readonly<Record<string, string>> = quote.choices;
  const lines = [
    { key: "name", name: quote.soFar.name, value: person },
    ...SHOWN.map((key) => ({ key, name: quote.fields[key], value: choices[filled[key] ?? ""] ?? "" })),
  ];
  if (lines.every(({ value }) => value === "")) return <NextSteps />;
  return (
    <section className={styles.part} aria-labelledby="so-far">
      <h2 id="so-far">{quote.soFar.title}</h2>
      <dl>
        {lines.map(({ key, name, value }) => (
          <div key={key}>
            <dt>{name}</dt>
            <dd data-open={value === "" || undefined}>{value || quote.soFar.open}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** What was sent, as it was filled in. */
export function ReceivedForm({ filled }: { filled: QuoteForm }) {
  const quote = useContent("quote");
  const { fields } = useContent("forms");
  const { firstName, lastName, email, phone, company, requirements } = filled;
  const choices: Readonly<Record<string, string>> = quote.choices;
  const lines = [
    [quote.soFar.name, `${firstName} ${lastName}`],
    [fields.email, email],
    [fields.phone, phone],
    [fields.company, company],
    ...SHOWN.map((key) => [quote.fields[key], choices[filled[key]] ?? ""] as const),
    [quote.fields.requirements, requirements],
  ] as const;
  return (
    <section className={styles.sent} aria-labelledby="as-sent">
      <h2 id="as-sent">{quote.confirmation.asSent}</h2>
      <dl>
        {lines.map(([name, value]) =>
          value === "" ? null : (
            <div key={name}>
              <dt>{name}</dt>
              <dd dir="auto">{value}</dd>
            </div>
          ),
        )}
      </dl>
    </section>
  );
}

function NextSteps() {
  const { title: heading, steps } = useContent("quote").afterwards;
  return (
    <section className={styles.part} aria-labelledby="next-steps">
      <h2 id="next-steps">{heading}</h2>
      <ol className={styles.steps}>
        {steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The values of the form inside this element as they are typed; null before scripts run. */
function useValues(place: RefObject<HTMLElement | null>): FormValues | null {
  const [values, setValues] = useState<FormValues | null>(null);
  useEffect(() => {
    const form = place.current?.querySelector("form");
    if (!form) return;
    const read = () => setValues(valuesOf(form));
    // What the browser kept of an earlier visit is in the fields by now.
    read();
    form.addEventListener("input", read);
    return () => form.removeEventListener("input", read);
  }, [place]);
  return values;
}

/** Telephone, mail and hours, for whoever would rather talk. */
export function Contacts() {
  const t = useContent("quote");
  const { hours } = useContent("shared");
  const company = useCompany();
  return (
    <section className={styles.part} aria-labelledby="rather-talk">
      <h2 id="rather-talk">{t.ratherTalk}</h2>
      <dl>
        <div>
          <dt>{t.showroom}</dt>
          <dd>
            <PhoneLink number={company.showroom} />
          </dd>
        </div>
        <div>
          <dt>{t.email}</dt>
          <dd>
            <MailLink />
          </dd>
        </div>
        {hoursLines(company.hours, hours).map(({ days, times }) => (
          <div key={days}>
            <dt>{days}</dt>
            <dd className="num">{times}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

import type { ReactNode } from "react";
import { company } from "../../../content/en/company.ts";
import { contactWords } from "../../../content/en/contact.ts";
import styles from "./contact-facts.module.css";

const words = contactWords.facts;

/** A number as a link that phones can call. */
export function PhoneLink({ number }: { number: string }) {
  return (
    <a className={styles.phone} href={`tel:${number.replaceAll(" ", "")}`} dir="ltr">
      {number}
    </a>
  );
}

/** The address to write to, as a link. */
export function MailLink() {
  return (
    <a className={`link ${styles.mail}`} href={`mailto:${company.email}`}>
      {company.email}
    </a>
  );
}

/** Facts under each other, ruled: what it is at the start of the line, what it says after it. */
export function Facts({ facts }: { facts: readonly { name: string; value: ReactNode }[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Address, both phones and e-mail of the company (spec §2). */
export function ContactFacts() {
  return (
    <Facts
      facts={[
        { name: words.address, value: company.address },
        { name: words.showroom, value: <PhoneLink number={company.phones.showroom} /> },
        { name: words.warehouse, value: <PhoneLink number={company.phones.warehouse} /> },
        { name: words.email, value: <MailLink /> },
      ]}
    />
  );
}

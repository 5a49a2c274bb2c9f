import type { ReactNode } from "react";
import { company } from "../../../content/company.ts";
import { useContent } from "../content.tsx";
import { WhatsAppLink } from "./whatsapp-link.tsx";
import styles from "./contact-details.module.css";

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

/** Address, both phones and e-mail of the company (R10.1). */
export function ContactDetails() {
  const contactFacts = useContent("contact").facts;
  return (
    <Facts
      facts={[
        { name: contactFacts.address, value: company.address },
        { name: contactFacts.showroom, value: <PhoneLink number={company.phones.showroom} /> },
        { name: contactFacts.warehouse, value: <PhoneLink number={company.phones.warehouse} /> },
        ...(company.whatsapp === null ? [] : [{ name: "WhatsApp", value: <WhatsAppLink /> }]),
        { name: contactFacts.email, value: <MailLink /> },
      ]}
    />
  );
}

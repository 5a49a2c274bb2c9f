import type { ReactNode } from "react";
import { phoneDigits } from "../../../domain/company/company.ts";
import { useCompany, useContent } from "../content.tsx";
import { WhatsAppLink } from "./whatsapp-link.tsx";
import styles from "./contact-details.module.css";

/** A number as a link that phones can call; underlined, unless its place looks otherwise. */
export function PhoneLink({
  number,
  className = `link ${styles.phone}`,
}: {
  number: string;
  className?: string;
}) {
  return (
    <a className={className} href={`tel:${phoneDigits(number)}`} dir="ltr">
      {number}
    </a>
  );
}

/** The address to write to, as a link. */
export function MailLink() {
  const { email } = useCompany();
  return (
    <a className={`link ${styles.mail}`} href={`mailto:${email}`}>
      {email}
    </a>
  );
}

/** Facts under each other, ruled: what it is at the start of the line, what it says after it. */
function Facts({ facts }: { facts: readonly { name: string; value: ReactNode }[] }) {
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
  const { address, showroom, warehouse, whatsapp } = useCompany();
  return (
    <Facts
      facts={[
        { name: contactFacts.address, value: address },
        { name: contactFacts.showroom, value: <PhoneLink number={showroom} /> },
        { name: contactFacts.warehouse, value: <PhoneLink number={warehouse} /> },
        ...(whatsapp === "" ? [] : [{ name: "WhatsApp", value: <WhatsAppLink /> }]),
        { name: contactFacts.email, value: <MailLink /> },
      ]}
    />
  );
}

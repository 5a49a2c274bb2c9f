import { PhoneLink } from "../contact/contact-details.tsx";
import { PAGES } from "../../../urls/pages.ts";
import { buttonClass } from "../../../ui/button.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useCompany, useContent } from "../content.tsx";
import { Link } from "../link.tsx";
import styles from "./contact-line.module.css";

/** Telephone, mail and the contact page in one line, below what was not found. */
export function ContactLine() {
  const t = useContent("shared").notFound;
  const { showroom, email } = useCompany();
  return (
    <p className={styles.contact}>
      <span>{t.call}</span>
      <PhoneLink number={showroom} className="link" />
      <a className="link" href={`mailto:${email}`}>
        {email}
      </a>
      <Link href={PAGES.contact.path} className={buttonClass("go")}>
        {t.contact} <Icon name="arrow" />
      </Link>
    </p>
  );
}

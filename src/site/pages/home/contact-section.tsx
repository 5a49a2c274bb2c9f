import { useContent } from "../../components/content.tsx";
import { ContactFacts } from "../contact/contact-facts.tsx";
import { ContactForm } from "../contact/contact-form.tsx";
import { HoursBars } from "../contact/hours-bars.tsx";
import styles from "./contact-section.module.css";

/** The page's end: where the company is and when, beside the inquiry form (R2.13). */
export function ContactSection() {
  const t = useContent("home");
  const { title, text } = t.contact;
  return (
    <section className={`page grid ${styles.contact}`}>
      <div className={styles.facts}>
        <h2>{title}</h2>
        <p className="lede">{text}</p>
        <ContactFacts />
        <HoursBars />
      </div>
      <div className={styles.form}>
        <ContactForm />
      </div>
    </section>
  );
}

import { BusinessHours } from "../../components/contact/business-hours.tsx";
import { ContactDetails } from "../../components/contact/contact-details.tsx";
import { useContent } from "../../components/content.tsx";
import { QuoteButton } from "./layout.tsx";
import styles from "./sales-desk.module.css";

/** What we ask for before a quote, with the desk that answers and its hours. */
export function SalesDesk() {
  const { close } = useContent("commercial");
  return (
    <section className={`page ${styles.desk}`}>
      <div>
        <h2>{close.title}</h2>
        <p>{close.text}</p>
        <QuoteButton />
      </div>
      <BusinessHours />
      <ContactDetails />
    </section>
  );
}

import { hospitalityWords } from "../../../../content/en/hospitality.ts";
import { SectionHead } from "../../../../ui/section-head.tsx";
import styles from "./venues.module.css";

const words = hospitalityWords.venues;

/** The six venues run on as one large sentence. */
export function Venues() {
  return (
    <section className={`page ${styles.venues}`}>
      <SectionHead>
        <h2>{words.title}</h2>
      </SectionHead>
      <ul>
        {words.list.map((venue) => (
          <li key={venue}>{venue}</li>
        ))}
      </ul>
    </section>
  );
}

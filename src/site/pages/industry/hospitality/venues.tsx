import { useContent } from "../../../components/content.tsx";
import { SectionHead } from "../../../../ui/section-head.tsx";
import styles from "./venues.module.css";

/** The six venues run on as one large sentence. */
export function Venues() {
  const hospitalityVenues = useContent("hospitality").venues;
  return (
    <section className={`page ${styles.venues}`}>
      <SectionHead>
        <h2>{hospitalityVenues.title}</h2>
      </SectionHead>
      <ul>
        {hospitalityVenues.list.map((venue) => (
          <li key={venue}>{venue}</li>
        ))}
      </ul>
    </section>
  );
}

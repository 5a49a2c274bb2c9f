import { useContent } from "../../components/content.tsx";
import styles from "./specification-table.module.css";

/** The four reasons (R4.4). */
export function WhyChoose() {
  const t = useContent("product");
  const { title, items } = t.why;
  return (
    <section className={`page grid ${styles.sheet}`} aria-labelledby="why">
      <h2 id="why">{title}</h2>
      <ul className={styles.reasons}>
        {items.map((item) => (
          <li key={item.title}>
            <h3>{item.title}</h3>
            <p>{item.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

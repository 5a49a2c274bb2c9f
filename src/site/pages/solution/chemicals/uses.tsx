import { useContent } from "../../../components/content.tsx";
import { SectionHead } from "../../../../ui/section-head.tsx";
import styles from "./uses.module.css";

/** Six fields of application, each with the part of the scale that it works in. */
export function Uses() {
  const chemicalsUses = useContent("chemicals").uses;
  return (
    <section className={`page ${styles.section}`} aria-labelledby="uses">
      <SectionHead aside={chemicalsUses.aside}>
        <h2 id="uses">{chemicalsUses.title}</h2>
      </SectionHead>
      <ul className={styles.cards}>
        {chemicalsUses.cards.map(({ name, text, ranges }) => (
          <li key={name} className={styles.card}>
            <h3>{name}</h3>
            <p>{text}</p>
            <p className={styles.range}>
              {ranges.map(([from, to]) => (
                <span key={from} style={{ "--from": from, "--to": to }}>
                  <i className="num">{chemicalsUses.range(from, to)}</i>
                </span>
              ))}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

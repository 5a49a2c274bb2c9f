import { chemicalsWords } from "../../../../content/en/chemicals.ts";
import { SectionHead } from "../../../../ui/section-head.tsx";
import styles from "./uses.module.css";

const words = chemicalsWords.uses;

/** Six fields of application, each with the part of the scale that it works in. */
export function Uses() {
  return (
    <section className={`page ${styles.section}`} aria-labelledby="uses">
      <SectionHead aside={words.aside}>
        <h2 id="uses">{words.title}</h2>
      </SectionHead>
      <ul className={styles.cards}>
        {words.cards.map(({ name, text, ranges }) => (
          <li key={name} className={styles.card}>
            <h3>{name}</h3>
            <p>{text}</p>
            <p className={styles.range}>
              {ranges.map(([from, to]) => (
                <span key={from} style={{ "--from": from, "--to": to }}>
                  <i className="num">{words.range(from, to)}</i>
                </span>
              ))}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

import styles from "./problem.module.css";

/** What went wrong, read aloud when it appears; `band` lays it over the whole line. Nothing while nothing did. */
export function Problem({ text, band = false }: { text: string | null; band?: boolean }) {
  if (text === null) return null;
  return (
    <span className={styles.problem} data-band={band || undefined} role="alert">
      {text}
    </span>
  );
}

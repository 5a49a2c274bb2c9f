import { Button } from "../../components/button.tsx";
import { Section } from "../../components/section.tsx";
import { Status } from "../../components/status.tsx";
import { useWords } from "../../words.tsx";
import type { FoundNothing } from "./query.ts";
import styles from "./page.module.css";

/** The searches that found nothing, those that were counted most first; a press begins a meaning for one. */
export function Searches({
  searches,
  begin,
}: {
  searches: readonly FoundNothing[];
  begin: (text: string) => void;
}) {
  const { searchWords: words } = useWords();
  return (
    <Section title={words.searches} aside={words.searchesAside}>
      {searches.length === 0 ? <p>{words.noSearches}</p> : null}
      <ul className={styles.rows}>
        {searches.map(({ text, times, near, meaning }) => (
          <li key={text}>
            <p>
              <b dir="auto">{text}</b> <span>{words.times(times)}</span>
            </p>
            {meaning === null ? (
              <Status tone={near ? "line" : "ink"}>{near ? words.similar : words.empty}</Status>
            ) : (
              <Status tone="good">{words.meansNow(meaning)}</Status>
            )}
            <Button small aria-label={words.makeOf(text)} onClick={() => begin(text)}>
              {words.make}
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  );
}

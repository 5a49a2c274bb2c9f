import { useState } from "react";
import { answer, api } from "../../api.ts";
import { whyNot } from "../../attempt.ts";
import { Button } from "../../components/button.tsx";
import { Section } from "../../components/section.tsx";
import { Status } from "../../components/status.tsx";
import { notify } from "../../notices.ts";
import { queries } from "../../queries.ts";
import { useWords } from "../../words.tsx";
import { type Meaning, wordsQuery } from "./query.ts";
import styles from "./page.module.css";

/** Every word with what it means, by the alphabet; one that is removed can be put back. */
export function Meanings({ words: all }: { words: readonly Meaning[] }) {
  const { searchWords: words, shell } = useWords();
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const wanted = typed.trim().toLowerCase();
  const found = all
    .filter(({ word, means }) => `${word} ${means}`.toLowerCase().includes(wanted))
    .toSorted((a, b) => a.word.localeCompare(b.word));

  const change = async (work: () => Promise<unknown>) => {
    setProblem(null);
    try {
      await work();
      await queries.invalidateQueries({ queryKey: wordsQuery.queryKey });
    } catch (error) {
      setProblem(whyNot(error, shell.notDone));
    }
  };
  const remove = ({ id, word, means }: Meaning) =>
    change(async () => {
      await answer(() => api["search-words"][":id"].$delete({ param: { id } }));
      const putBack = () =>
        void change(() => answer(() => api["search-words"].$post({ json: { word, means } })));
      notify({
        text: words.removed(word),
        action: { label: shell.undo, run: putBack },
      });
    });

  return (
    <Section
      title={words.list}
      aside={
        <input
          type="search"
          className={styles.find}
          aria-label={words.find}
          placeholder={words.find}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      }
    >
      {problem === null ? null : <p role="alert">{problem}</p>}
      {found.length === 0 ? <p>{all.length === 0 ? words.none : words.notFound(typed)}</p> : null}
      <ul className={styles.rows}>
        {found.map((each) => (
          <li key={each.id}>
            <p>
              <b dir="auto">{each.word}</b> <span aria-hidden="true">→</span>{" "}
              <span dir="auto">{each.means}</span>
            </p>
            {each.isActive ? null : <Status tone="line">{words.off}</Status>}
            <Button
              small
              aria-label={words.removePair(each.word, each.means)}
              onClick={() => void remove(each)}
            >
              {words.remove}
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  );
}

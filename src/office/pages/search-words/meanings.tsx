import { useRef, useState } from "react";
import { answer, api } from "../../api.ts";
import { whyNot } from "../../attempt.ts";
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
  const list = useRef<HTMLUListElement>(null);
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
  /** To the next one, so that the focus is not lost with the button. */
  const leave = (button: HTMLButtonElement) => {
    const buttons = [...(list.current?.querySelectorAll("button") ?? [])];
    const at = buttons.indexOf(button);
    if (document.activeElement === button) (buttons[at + 1] ?? buttons[at - 1])?.focus();
  };
  const remove = ({ id, word, means }: Meaning, button: HTMLButtonElement) =>
    change(async () => {
      await answer(() => api["search-words"][":id"].$delete({ param: { id } }));
      leave(button);
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
      <ul ref={list} className={styles.words}>
        {Object.entries(Object.groupBy(found, ({ word }) => word)).map(([word, meanings = []]) => (
          <li key={word}>
            <b dir="auto">{word}</b> <span aria-hidden="true">→</span>
            <ul className={styles.meanings}>
              {meanings.map((each) => (
                <li key={each.id}>
                  <span dir="auto">{each.means}</span>
                  {each.isActive ? null : <Status tone="line">{words.off}</Status>}
                  <button
                    type="button"
                    aria-label={words.removePair(each.word, each.means)}
                    onClick={(event) => void remove(each, event.currentTarget)}
                  >
                    <svg viewBox="0 0 16 16" aria-hidden="true">
                      <path d="M4 4l8 8M12 4l-8 8" />
                    </svg>
                  </button>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  );
}

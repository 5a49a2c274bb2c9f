import { useQuery } from "@tanstack/react-query";
import { type RefObject, useId, useState } from "react";
import { searchWordSchema, type Tried } from "../../../domain/office/search-words.ts";
import { plainWord } from "../../../domain/search/synonyms.ts";
import { answer, api } from "../../api.ts";
import { tellWhyNot } from "../../attempt.ts";
import { Button } from "../../components/button.tsx";
import { Field } from "../../components/field.tsx";
import { useForm } from "../../components/use-form.ts";
import { useRested } from "../../components/use-rested.ts";
import { notify } from "../../notices.ts";
import { queries } from "../../queries.ts";
import { useWords } from "../../words.tsx";
import { type Meaning, tryQuery, wordsQuery } from "./query.ts";
import styles from "./add-form.module.css";

type Props = {
  word: string;
  onWord: (word: string) => void;
  means: RefObject<HTMLInputElement | null>;
  words: readonly Meaning[];
};

/** Gives a word a meaning; beside it what visitors are shown for it now, and will be then. */
export function AddForm({ word, onWord, means: field, words: all }: Props) {
  const { searchWords: words, shell } = useWords();
  const [means, setMeans] = useState("");
  const known = all.filter((each) => each.isActive && plainWord(each.word) === plainWord(word));
  const { errors, problem, busy, onSubmit } = useForm(searchWordSchema, async (json) => {
    const { id } = await answer(() => api["search-words"].$post({ json }));
    const takeBack = async () => {
      try {
        await answer(() => api["search-words"][":id"].$delete({ param: { id: id ?? "" } }));
      } catch (error) {
        tellWhyNot(error, shell.notDone);
      }
      await queries.invalidateQueries({ queryKey: wordsQuery.queryKey });
    };
    if (id === null) notify({ text: words.known(json.word) });
    else notify({ text: words.added(json.word), action: { label: shell.undo, run: () => void takeBack() } });
    onWord("");
    setMeans("");
    await queries.invalidateQueries({ queryKey: wordsQuery.queryKey });
  });
  return (
    <div className={styles.add}>
      <form onSubmit={onSubmit} noValidate aria-label={words.title}>
        <Field
          id="search-word"
          label={words.word}
          error={errors["word"] ?? problem ?? undefined}
          help={known.length === 0 ? words.wordHelp : words.meansAlready(known.map((each) => each.means))}
        >
          {(control) => (
            <input
              {...control}
              name="word"
              dir="auto"
              autoComplete="off"
              value={word}
              onChange={({ target }) => onWord(target.value)}
            />
          )}
        </Field>
        <Field id="search-means" label={words.means} error={errors["means"]} help={words.meansHelp}>
          {(control) => (
            <input
              {...control}
              ref={field}
              name="means"
              dir="auto"
              autoComplete="off"
              value={means}
              onChange={({ target }) => setMeans(target.value)}
            />
          )}
        </Field>
        <Button kind="act" type="submit" disabled={busy}>
          {known.length === 0 ? words.add : words.addFurther}
        </Button>
      </form>
      <Trial word={word.trim()} means={means.trim()} />
    </div>
  );
}

/** What visitors are shown for the word that is typed. */
function Trial(typed: { word: string; means: string }) {
  const { searchWords: words } = useWords();
  const word = useRested(typed.word);
  const means = useRested(typed.means);
  const { data } = useQuery(tryQuery(word, means));
  if (word.length < 2 || !data) return <p className={styles.hint}>{words.tryIt}</p>;
  const isSame = data.before.names.join("\n") === data.after.names.join("\n");
  const isUseless = means !== "" && data.after.exact + data.after.near === 0;
  return (
    <div className={styles.trial} role="status">
      <Shown title={words.before} shown={data.before} />
      {means === "" ? null : <Shown title={words.after} shown={data.after} />}
      {isUseless ? <p>{words.noUse}</p> : means !== "" && isSame ? <p>{words.sameAnyway}</p> : null}
    </div>
  );
}

function Shown({ title, shown: { exact, near, names } }: { title: string; shown: Tried }) {
  const { searchWords: words } = useWords();
  const counts = exact > 0 ? (near > 0 ? words.both(exact, near) : words.found(exact)) : words.near(near);
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p>{exact + near === 0 ? words.nothing : counts}</p>
      <ul>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </section>
  );
}

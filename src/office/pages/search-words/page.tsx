import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { PageHead } from "../../components/page-head.tsx";
import { Failed, Loading } from "../../components/states.tsx";
import { usePageTitle } from "../../layout/shell.tsx";
import { useWords } from "../../words.tsx";
import { AddForm } from "./add-form.tsx";
import { History } from "./history.tsx";
import { Meanings } from "./meanings.tsx";
import { wordsQuery } from "./query.ts";
import { Searches } from "./searches.tsx";
import styles from "./page.module.css";

/** What words of a search mean, tried while it is typed, beside the searches that found nothing. */
export function SearchWordsPage() {
  const { searchWords: words } = useWords();
  usePageTitle(words.title);
  const [word, setWord] = useState("");
  const means = useRef<HTMLInputElement>(null);
  const { data, error, refetch } = useQuery(wordsQuery);
  const begin = (text: string) => {
    setWord(text);
    means.current?.focus();
  };
  return (
    <>
      <PageHead title={words.title} {...(data && { count: data.words.length })} />
      <p className={styles.intro}>{words.intro}</p>
      {error && !data ? null : (
        <AddForm word={word} onWord={setWord} means={means} words={data?.words ?? []} />
      )}
      {error && !data ? <Failed error={error} again={() => void refetch()} /> : null}
      {data || error ? null : <Loading />}
      {data ? (
        <div className={styles.columns}>
          <div>
            <Searches searches={data.searches} begin={begin} />
            <History versions={data.versions} words={data.words} />
          </div>
          <Meanings words={data.words} />
        </div>
      ) : null}
    </>
  );
}

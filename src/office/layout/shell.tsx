import { useQuery } from "@tanstack/react-query";
import { Outlet } from "@tanstack/react-router";
import { useEffect } from "react";
import { clockAt } from "../../domain/company/opening-hours.ts";
import { shortDate } from "../components/dates.ts";
import { setLetterKeys } from "../components/keys.ts";
import { Failed, Loading } from "../components/states.tsx";
import { answered, useQuestion } from "../asking.ts";
import { Button } from "../components/button.tsx";
import { tryNow, useConnection } from "../connection.ts";
import { meQuery, summaryQuery } from "../queries.ts";
import { Gate } from "../pages/sign-in/gate.tsx";
import { SignInForm } from "../pages/sign-in/form.tsx";
import { useWords } from "../words.tsx";
import { Bar } from "./bar.tsx";
import { NoticeBar } from "./notice-bar.tsx";
import { Questions } from "./questions.tsx";
import styles from "./shell.module.css";

/** The ink bar, the page below it, and what the server asks over it; before anybody is known, the sign-in alone. */
export function Shell() {
  const me = useQuery(meQuery);
  const question = useQuestion();
  const { shell } = useWords();
  const letterKeys = me.data?.letterKeys ?? true;
  useEffect(() => setLetterKeys(letterKeys), [letterKeys]);
  if (me.data === undefined && question === "sign-in") {
    return (
      <Gate>
        <SignInForm onSignedIn={answered} />
      </Gate>
    );
  }
  return (
    <>
      <a className={styles.skip} href="#main">
        {shell.skip}
      </a>
      {me.data ? (
        <Bar id={me.data.id} name={me.data.name} role={me.data.role} />
      ) : (
        <div className={styles.bar} />
      )}
      <Offline />
      <main id="main" className={styles.main} tabIndex={-1}>
        {me.data ? <Outlet /> : null}
        {me.isPending ? <Loading /> : null}
        {me.isError ? <Failed error={me.error} again={() => void me.refetch()} /> : null}
      </main>
      <NoticeBar />
      {me.data ? <Questions name={me.data.name} email={me.data.email} /> : null}
    </>
  );
}

/** Says since when there is no connection, and how much goes out by itself when it is back. */
function Offline() {
  const { shell } = useWords();
  const { since, waiting, tried } = useConnection();
  return (
    <div className={since === null ? undefined : styles.offline}>
      <p role="status">
        {since === null ? null : (
          <>
            <b>{shell.offline.since(shortDate(since))}</b> {shell.offline.waiting(waiting)}{" "}
            {tried === null ? null : shell.offline.tried(clockAt(Date.parse(tried)))}
          </>
        )}
      </p>
      {since === null ? null : (
        <Button small onClick={() => void tryNow()}>
          {shell.offline.tryNow}
        </Button>
      )}
    </div>
  );
}

/** Keeps the title's words in front of the office's name, and before them how many inquiries wait, as far as the bar knows. */
export function usePageTitle(title: string): void {
  const { shell } = useWords();
  const waiting = useQuery({ ...summaryQuery, enabled: false }).data?.counts.waiting ?? 0;
  const words = `${shell.windowTitle(title, waiting)} · ${shell.title}`;
  useEffect(() => {
    document.title = words;
  }, [words]);
}

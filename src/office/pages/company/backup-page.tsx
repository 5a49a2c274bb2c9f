import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { answer, api } from "../../api.ts";
import { whyNot } from "../../attempt.ts";
import { Button } from "../../components/button.tsx";
import { shortDate } from "../../components/dates.ts";
import { OFFICE } from "../../components/link.tsx";
import { PageHead } from "../../components/page-head.tsx";
import { Problem } from "../../components/problem.tsx";
import { Section } from "../../components/section.tsx";
import { Failed, Loading } from "../../components/states.tsx";
import { usePageTitle } from "../../layout/shell.tsx";
import { meQuery } from "../../queries.ts";
import { useWords } from "../../words.tsx";
import { CompanyTabs } from "./tabs.tsx";
import styles from "./backup-page.module.css";

/** A name of such a file, as the command for restoring takes it. */
const EXAMPLE = "catalogue-20261123T153000Z.tar";

/** When the last backup was made, a new one, and how it is restored. */
export function BackupPage() {
  const { backup: words, company } = useWords();
  usePageTitle(words.title);
  const me = useQuery(meQuery);
  const { data, error, refetch } = useQuery({
    queryKey: ["backup"],
    queryFn: () => answer(() => api.backup.$get()),
  });
  const [made, setMade] = useState<string | null>(null);
  return (
    <>
      <PageHead title={company.title} />
      {me.data ? <CompanyTabs role={me.data.role} here="backup" /> : null}
      {error ? <Failed error={error} again={() => void refetch()} /> : null}
      {!data && !error ? <Loading rows={3} /> : null}
      {data ? (
        <div className={styles.page}>
          <Section title={words.title}>
            <dl className={styles.facts}>
              <div>
                <dt>{words.last}</dt>
                <dd>{data.last === null ? words.never : shortDate(data.last)}</dd>
              </div>
            </dl>
            <Make onMade={setMade} />
            <p className={styles.note}>{words.nightly}</p>
          </Section>
          <Section title={words.holds} aside={words.holdsNote}>
            <ul className={styles.held}>
              {words.held.map((each) => (
                <li key={each}>{each}</li>
              ))}
            </ul>
            <p className={styles.note}>{words.keep}</p>
          </Section>
          <div className={styles.across}>
            <Section title={words.restore} aside={words.restoreNote}>
              <ol className={styles.restoring}>
                <li>{words.restoreSteps.copy}</li>
                <li>{words.restoreSteps.stop}</li>
                <li>
                  {words.restoreSteps.run}
                  {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by the keyboard. */}
                  <pre className={styles.command} tabIndex={0} aria-label={words.restore}>
                    {words.command(made ?? EXAMPLE)}
                  </pre>
                </li>
              </ol>
              <p className={styles.note}>{words.restoreText}</p>
            </Section>
          </div>
        </div>
      ) : null}
    </>
  );
}

/** Makes a backup and has the browser fetch it as a file, so that it never lies in the page's memory. */
function Make({ onMade }: { onMade: (name: string) => void }) {
  const { backup: words, shell } = useWords();
  const [busy, setBusy] = useState(false);
  const [started, setStarted] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const make = async () => {
    setBusy(true);
    setProblem(null);
    setStarted(null);
    try {
      const { id, name } = await answer(() => api.backup.$post());
      const link = document.createElement("a");
      link.href = `${OFFICE}/api/backup/${id}`;
      link.download = name;
      link.click();
      setStarted(name);
      onMade(name);
    } catch (error) {
      setProblem(whyNot(error, shell.failed.text));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={styles.make}>
      <Button kind="act" disabled={busy} onClick={() => void make()}>
        {busy ? words.makingNow : words.make}
      </Button>
      <p className={styles.note}>{words.asks}</p>
      <p role="status" className={styles.started}>
        {started === null ? "" : words.started(started)}
      </p>
      <Problem text={problem} band />
    </div>
  );
}

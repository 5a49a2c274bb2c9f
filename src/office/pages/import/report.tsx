import { useState } from "react";
import { type ImportReport, MOST_REPORTED } from "../../../domain/office/import-report.ts";
import { Button } from "../../components/button.tsx";
import { Changes } from "../../components/changes.tsx";
import { Problem } from "../../components/problem.tsx";
import { Section } from "../../components/section.tsx";
import { Empty } from "../../components/states.tsx";
import { useWords } from "../../words.tsx";
import styles from "./page.module.css";

type Props = {
  name: string;
  report: ImportReport;
  problem: string | null;
  onTakeOver: (force: boolean) => void;
  onCheck: () => void;
  onOther: () => void;
};

/** What the file would do: its counts, what is wrong first, then what changes and what is new. */
export function Report({ name, report, problem, onTakeOver, onCheck, onOther }: Props) {
  const { imports: words } = useWords();
  const [isMeant, setMeant] = useState(false);
  const { counts, switchesOff } = report;
  const rows = counts.added + counts.changed;
  const all = rows + counts.unchanged + counts.bad;
  return (
    <>
      <div className={styles.head}>
        <div>
          <p role="status">{words.checked(name)}</p>
          {report.live === 0 ? null : <p className={styles.live}>{words.live(report.live, counts)}</p>}
        </div>
        <div className={styles.actions}>
          <Button onClick={onOther}>{words.other}</Button>
          {problem === null ? null : <Button onClick={onCheck}>{words.checkAgain}</Button>}
          {rows === 0 ? null : (
            <Button
              kind="act"
              disabled={switchesOff !== null && !isMeant}
              onClick={() => onTakeOver(isMeant)}
            >
              {words.takeOver(rows, counts.bad)}
            </Button>
          )}
        </div>
      </div>
      <Problem text={problem} band />
      {switchesOff === null ? null : (
        <div className={styles.warning}>
          <p>{words.switchesOff(switchesOff.count, switchesOff.active, counts.kind)}</p>
          <label>
            <input type="checkbox" checked={isMeant} onChange={({ target }) => setMeant(target.checked)} />
            {words.meant(switchesOff.count)}
          </label>
        </div>
      )}
      <dl className={styles.counts} aria-label={words.counts.label}>
        {(["read", "added", "changed", "unchanged", "bad"] as const).map((each) => (
          <div key={each} data-wrong={(each === "bad" && counts.bad > 0) || undefined}>
            <dt>{words.counts[each]}</dt>
            <dd>{(each === "read" ? all : counts[each]).toLocaleString("en")}</dd>
          </div>
        ))}
      </dl>
      {report.notes.length === 0 ? null : (
        <Section title={words.notes}>
          <ul className={styles.notes}>
            {report.notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </Section>
      )}
      {rows === 0 ? (
        <Empty title={words.nothing.title}>
          {counts.bad > 0 ? words.nothing.textOfBad : words.nothing.text(all)}
        </Empty>
      ) : null}
      <Lists report={report} />
    </>
  );
}

function Lists({ report: { counts, bad, changed, added } }: { report: ImportReport }) {
  const { imports: words } = useWords();
  return (
    <>
      {bad.length === 0 ? null : (
        <Section
          title={words.bad.title}
          aside={words.first(new Set(bad.map(({ row }) => row)).size, counts.bad) ?? words.bad.note}
        >
          <ul className={styles.rows}>
            {bad.map(({ row, label, column, given, reason }) => (
              <li key={`${row} ${column} ${reason}`}>
                <span className={styles.place}>{words.place(row, column)}</span>
                <b dir="auto">{label === "" ? words.bad.unnamed : label}</b>
                <p className={styles.reason}>
                  {given === "" ? null : <q dir="auto">{given}</q>} {reason}
                </p>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {changed.length === 0 ? null : (
        <Section title={words.changed.title} aside={words.first(MOST_REPORTED, counts.changed)}>
          <ul className={styles.rows}>
            {changed.map(({ row, label, differences }) => (
              <li key={row}>
                <span className={styles.place}>{words.place(row, "")}</span>
                <b dir="auto">{label}</b>
                <Changes line={lineOf(counts.kind, differences)} names={NOBODY} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      {added.length === 0 ? null : (
        <Section title={words.added.title} aside={words.first(MOST_REPORTED, counts.added)}>
          <ul className={styles.rows}>
            {added.map(({ row, label }) => (
              <li key={row}>
                <span className={styles.place}>{words.place(row, "")}</span>
                <b dir="auto">{label}</b>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

const NOBODY: ReadonlyMap<string, string> = new Map();

/** Cells that change, as the record tells them. */
function lineOf(kind: string, differences: ImportReport["changed"][number]["differences"]) {
  return {
    entity: { kind },
    before: Object.fromEntries(differences.map(({ column, from }) => [column, from])),
    after: Object.fromEntries(differences.map(({ column, to }) => [column, to])),
  };
}

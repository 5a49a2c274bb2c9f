import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { may } from "../../../domain/office/permissions.ts";
import { Button, buttonClass } from "../../components/button.tsx";
import { Link, OFFICE } from "../../components/link.tsx";
import { PageHead } from "../../components/page-head.tsx";
import { Problem } from "../../components/problem.tsx";
import { Section } from "../../components/section.tsx";
import { Empty } from "../../components/states.tsx";
import { FileZone } from "../../components/uploads/file-zone.tsx";
import uploads from "../../components/uploads/uploads.module.css";
import { usePageTitle } from "../../layout/shell.tsx";
import { meQuery } from "../../queries.ts";
import { useWords } from "../../words.tsx";
import { Report } from "./report.tsx";
import { useImport } from "./use-import.ts";
import styles from "./page.module.css";

/** What the browser's own dialog offers; a file of another kind is told by the server. */
const ACCEPT = ".csv,.tsv,.txt,.xlsx,.json";

/** Where the products of a kind of file can be looked at. */
const PLACES = {
  products: "/products",
  brands: "/brands",
  categories: "/categories",
  synonyms: "/search-words",
} as const;

/** A file of the catalogue: chosen, checked, taken over. Nothing is written before the last. */
export function ImportPage() {
  const { imports: words, shell } = useWords();
  usePageTitle(words.title);
  const { data: me } = useQuery(meQuery);
  const { state, check, takeOver, restart } = useImport();
  const { step } = state;
  // What was pressed is gone with its step, so the focus goes on to what came in its place.
  const content = useRef<HTMLDivElement>(null);
  const last = useRef(step);
  useEffect(() => {
    if (last.current !== step) content.current?.focus();
    last.current = step;
  }, [step]);
  if (me && !may(me.role, "import")) {
    return (
      <Empty page title={shell.notYours.title}>
        {shell.notYours.text}
      </Empty>
    );
  }
  return (
    <>
      <PageHead title={words.title}>
        <Steps
          here={step === "file" ? "file" : step === "done" || isTakingOver(state) ? "takeOver" : "check"}
        />
      </PageHead>
      <div ref={content} tabIndex={-1} className={styles.content}>
        {step === "file" ? (
          <Choose problem={state.problem} onFile={(file) => void check(file)} />
        ) : step === "sending" ? (
          <p className={`${uploads.sending} ${styles.sending}`} role="status">
            <span>
              {state.part < 1
                ? words.sending(state.file.name, Math.floor(state.part * 100))
                : state.purpose === "check"
                  ? words.checking(state.file.name)
                  : words.takingOver(state.file.name)}
            </span>
            <progress {...(state.part < 1 && { value: state.part })} max={1} aria-label={words.progress} />
            {state.purpose === "check" ? <Button onClick={restart}>{words.cancel}</Button> : null}
          </p>
        ) : step === "checked" ? (
          <Report
            key={`${state.report.version} ${state.report.hash}`}
            name={state.file.name}
            report={state.report}
            problem={state.problem}
            onTakeOver={(force) => void takeOver(state.file, state.report, force)}
            onCheck={() => void check(state.file)}
            onOther={restart}
          />
        ) : (
          <Done counts={state.counts} onOther={restart} />
        )}
      </div>
    </>
  );
}

const isTakingOver = (state: ReturnType<typeof useImport>["state"]) =>
  state.step === "sending" && state.purpose === "takeOver";

const STEPS = ["file", "check", "takeOver"] as const;

function Steps({ here }: { here: (typeof STEPS)[number] }) {
  const { imports: words } = useWords();
  return (
    <ol className={styles.steps} aria-label={words.stepsLabel}>
      {STEPS.map((step) => (
        <li
          key={step}
          aria-current={step === here ? "step" : undefined}
          data-reached={STEPS.indexOf(step) <= STEPS.indexOf(here) || undefined}
        >
          {words.steps[step]}
        </li>
      ))}
    </ol>
  );
}

function Choose({ problem, onFile }: { problem: string | null; onFile: (file: File) => void }) {
  const { imports: words } = useWords();
  return (
    <div className={styles.choose}>
      <div>
        <Problem text={problem} band />
        <FileZone
          label={words.drop}
          hint={words.hint}
          accept={ACCEPT}
          single
          wide
          isRefused={problem !== null}
          onFiles={([file]) => {
            if (file) onFile(file);
          }}
        />
        <p className={styles.note}>{words.rules}</p>
      </div>
      <Section title={words.save.title}>
        <p className={styles.note}>{words.save.text}</p>
        <p className={styles.actions}>
          {(["csv", "xlsx"] as const).map((format) => (
            <a
              key={format}
              className={buttonClass()}
              href={`${OFFICE}/api/import/catalogue?format=${format}`}
              download
            >
              {words.save[format]}
            </a>
          ))}
        </p>
      </Section>
      <div className={styles.across}>
        <Section title={words.columns.title} aside={words.columns.note}>
          <dl className={styles.columns}>
            {Object.entries(words.columns.of).map(([name, text]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </Section>
      </div>
    </div>
  );
}

type DoneProps = { counts: Parameters<typeof Report>[0]["report"]["counts"]; onOther: () => void };

function Done({ counts: { kind, added, changed, bad }, onOther }: DoneProps) {
  const { imports: words } = useWords();
  const { data: me } = useQuery(meQuery);
  const rows = added + changed;
  return (
    <Empty
      title={rows === 0 ? words.done.nothing : words.done.title(rows)}
      action={
        <p className={styles.actions}>
          <Link to={PLACES[kind]} className={buttonClass("act")}>
            {words.done.see[kind]}
          </Link>
          {me && may(me.role, "record.read") ? (
            <Link to="/record" className={buttonClass()}>
              {words.done.record}
            </Link>
          ) : null}
          <Button onClick={onOther}>{words.other}</Button>
        </p>
      }
    >
      {rows === 0 ? undefined : words.done.text(added, changed, bad)}
    </Empty>
  );
}

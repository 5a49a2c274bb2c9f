import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { may, type Role } from "../../../domain/office/permissions.ts";
import { answer, api } from "../../api.ts";
import { shortDate } from "../../components/dates.ts";
import { Link } from "../../components/link.tsx";
import { Person } from "../../components/person.tsx";
import { Section } from "../../components/section.tsx";
import { useWords } from "../../words.tsx";
import { actionOf } from "../record/page.tsx";
import styles from "./changes.module.css";

const askChanges = () => answer(() => api.home.changes.$get());

type Line = Awaited<ReturnType<typeof askChanges>>["lines"][number];

/** What was changed last, of what a role has to do with. */
export function Changes({ role, now }: { role: Role; now: Date }) {
  const { home: words } = useWords();
  const { data } = useQuery({
    queryKey: ["home", "changes"],
    queryFn: askChanges,
  });
  return (
    <ChangeList
      title={words.changed}
      lines={data?.lines}
      now={now}
      aside={may(role, "record.read") ? <Link to="/record">{words.record}</Link> : undefined}
    />
  );
}

/** Lines of the record in short: when, who, what. */
function ChangeList({
  title,
  lines,
  now,
  aside,
}: {
  title: string;
  lines: readonly Line[] | undefined;
  now?: Date;
  aside?: ReactNode;
}) {
  const { home: words, record } = useWords();
  return (
    <Section title={title} aside={aside}>
      {lines?.length === 0 ? <p>{words.nothingChanged}</p> : null}
      <ul className={styles.changes}>
        {lines?.map((line) => (
          <li key={line.line}>
            <time dateTime={line.at}>{shortDate(line.at, now)}</time>
            <Person name={line.actor.name === "" ? null : line.actor.name} none={record.byItself} />
            <span>
              {actionOf(record.actions, line.action)}{" "}
              {line.entity.kind === "inquiry" ? (
                <Link to={`/inquiries/${line.entity.label}`}>{line.entity.label}</Link>
              ) : (
                <b>{line.entity.label || record.unnamed}</b>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

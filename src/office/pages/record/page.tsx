import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { answer, api } from "../../api.ts";
import { Button } from "../../components/button.tsx";
import { shortDate } from "../../components/dates.ts";
import { PageHead } from "../../components/page-head.tsx";
import { Person } from "../../components/person.tsx";
import { Status } from "../../components/status.tsx";
import { Empty, Failed, Loading } from "../../components/states.tsx";
import table from "../../components/table.module.css";
import { usePageTitle } from "../../layout/shell.tsx";
import { namesQuery } from "../../queries.ts";
import { useWords } from "../../words.tsx";
import styles from "./page.module.css";

/** Every change in the office, the newest first, and whether the record is whole. */
export function RecordPage() {
  const { record: words } = useWords();
  usePageTitle(words.title);
  const check = useQuery({
    queryKey: ["record", "check"],
    queryFn: () => answer(() => api.record.check.$get()),
  });
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ["record", "lines"],
    initialPageParam: "",
    queryFn: ({ pageParam }) =>
      answer(() => api.record.$get({ query: pageParam === "" ? {} : { before: pageParam } })),
    getNextPageParam: ({ lines, more }) => (more ? String(lines.at(-1)?.line ?? "") : null),
  });
  const staff = useQuery(namesQuery).data?.staff ?? [];
  const names = new Map(staff.map(({ id, name }) => [id, name]));
  const lines = data?.pages.flatMap((page) => page.lines) ?? [];
  return (
    <>
      <PageHead title={words.title}>
        {check.data ? (
          <Status tone={check.data.brokenLine === null ? "good" : "bad"}>
            {check.data.brokenLine === null ? words.whole : words.broken(check.data.brokenLine)}
          </Status>
        ) : null}
      </PageHead>
      <p className={styles.intro}>{words.intro}</p>
      {error ? <Failed error={error} again={() => void refetch()} /> : null}
      {data && lines.length === 0 ? <Empty title={words.empty} /> : null}
      {lines.length > 0 ? (
        <table className={`${table.table} ${styles.lines}`}>
          <thead>
            <tr>
              <th>{words.columns.at}</th>
              <th>{words.columns.who}</th>
              <th>{words.columns.what}</th>
              <th>{words.columns.change}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={line.line}>
                <td className={styles.at}>{shortDate(line.at)}</td>
                <td>
                  <Person name={line.actor.name === "" ? null : line.actor.name} none={words.byItself} />
                </td>
                <td className={styles.what}>
                  {actionOf(words.actions, line.action)} <b>{line.entity.label || words.unnamed}</b>
                </td>
                <td className={styles.change}>
                  <Changes before={line.before} after={line.after} names={names} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
      {data || error ? null : <Loading rows={12} />}
      {hasNextPage ? (
        <p className={styles.more}>
          <Button disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {words.more}
          </Button>
        </p>
      ) : null}
    </>
  );
}

/** The words of an action; one that has none yet is shown by its name, so that no line is missing. */
export function actionOf(words: Readonly<Record<string, string>>, action: string): string {
  return words[action] ?? action;
}

type Fields = Record<string, string | number | boolean | null>;

type ChangesProps = { before: Fields; after: Fields; names: ReadonlyMap<string, string> };

/** The fields that changed; people are called by their names. */
function Changes({ before, after, names }: ChangesProps) {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const textOf = (value: Fields[string] | undefined) => names.get(String(value)) ?? String(value ?? "–");
  return fields.map((name) => (
    <span key={name} className={styles.field}>
      <span>{name}</span>
      {name in before ? <del>{textOf(before[name])}</del> : null}
      {name in after ? <ins>{textOf(after[name])}</ins> : null}
    </span>
  ));
}

import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Fragment } from "react";
import type { RecordFilter } from "../../../domain/office/record-filter.ts";
import { answer, api } from "../../api.ts";
import { Button } from "../../components/button.tsx";
import { dayName, daysAgo, timeOf } from "../../components/dates.ts";
import { Link, useGo } from "../../components/link.tsx";
import { PageHead } from "../../components/page-head.tsx";
import { Person } from "../../components/person.tsx";
import { Status } from "../../components/status.tsx";
import { Empty, Failed, Loading } from "../../components/states.tsx";
import table from "../../components/table.module.css";
import { usePageTitle } from "../../layout/shell.tsx";
import { namesQuery } from "../../queries.ts";
import { type OfficeWords, useWords } from "../../words.tsx";
import { Changes } from "../../components/changes.tsx";
import { Filters } from "./filters.tsx";
import { linesQuery, recordPath } from "./parameters.ts";
import { placeOf } from "./place-of.ts";
import styles from "./page.module.css";

/** Every change in the office, the newest first by day, and whether the record is whole. */
export function RecordPage({ search }: { search: RecordFilter }) {
  const { record: words } = useWords();
  usePageTitle(words.title);
  const go = useGo();
  const check = useQuery({
    queryKey: ["record", "check"],
    queryFn: () => answer(() => api.record.check.$get()),
  });
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    linesQuery(search),
  );
  const staff = useQuery(namesQuery).data?.staff ?? [];
  const names = new Map(staff.map(({ id, name }) => [id, name]));
  const lines = data?.pages.flatMap((page) => page.lines) ?? [];
  const isNarrowed = recordPath(search) !== "/record";
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
      <Filters
        filter={search}
        staff={staff}
        onFilter={(changes) => go(recordPath({ ...search, ...changes }), { replace: true })}
      />
      {error ? <Failed error={error} again={() => void refetch()} /> : null}
      {data && lines.length === 0 ? (
        <Empty
          title={isNarrowed ? words.noneFound : words.empty}
          action={isNarrowed ? <Button onClick={() => go("/record")}>{words.clear}</Button> : undefined}
        />
      ) : null}
      {lines.length > 0 ? (
        <table className={`${table.table} ${styles.lines}`}>
          <thead>
            <tr>
              <th scope="col">{words.columns.at}</th>
              <th scope="col">{words.columns.who}</th>
              <th scope="col">{words.columns.what}</th>
              <th scope="col">{words.columns.change}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line, at) => {
              const day = nameOfDay(words, line.at);
              const place = placeOf(line.entity, line.action);
              const label = line.entity.label || words.unnamed;
              return (
                <Fragment key={line.line}>
                  {at > 0 && day === nameOfDay(words, lines[at - 1]?.at ?? "") ? null : (
                    <tr className={styles.day}>
                      <th scope="rowgroup" colSpan={4}>
                        {day}
                      </th>
                    </tr>
                  )}
                  <tr>
                    <td className={styles.at}>{timeOf(line.at)}</td>
                    <td>
                      <Person name={line.actor.name === "" ? null : line.actor.name} none={words.byItself} />
                    </td>
                    <td className={styles.what}>
                      {actionOf(words.actions, line.action)}{" "}
                      {place === null ? <b>{label}</b> : <Link to={place}>{label}</Link>}
                    </td>
                    <td className={styles.change}>
                      <Changes line={line} names={names} />
                    </td>
                  </tr>
                </Fragment>
              );
            })}
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

function nameOfDay({ today, yesterday }: OfficeWords["record"], at: string): string {
  const ago = daysAgo(at);
  return ago === 0 ? today : ago === 1 ? yesterday : dayName(at);
}

/** The words of an action; one that has none yet is shown by its name, so that no line is missing. */
export function actionOf(words: Readonly<Record<string, string>>, action: string): string {
  return words[action] ?? action;
}

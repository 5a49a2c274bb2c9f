import { type InboxFilter, MOST_COUNTED, NOBODY } from "../../../domain/inquiry/inbox.ts";
import { shortName } from "../../../domain/office/staff.ts";
import { shortDate } from "../../components/dates.ts";
import { Empty } from "../../components/states.tsx";
import { Link } from "../../components/link.tsx";
import { buttonClass } from "../../components/button.tsx";
import { useWords } from "../../words.tsx";
import { inboxPath } from "./queries.ts";
import { type InboxSummary } from "../../queries.ts";
import styles from "./nothing.module.css";

const DAY = 24 * 60 * 60_000;

type Without = Partial<Record<"owner" | "category" | "arrived" | "q", number | undefined>>;

const UNFILTERED = { q: "", category: "", owner: "", arrived: "" } as const;

/** A list that filters left empty: what was looked for, and what would be found without one of them. */
export function NothingFound({
  filter,
  without,
  names,
}: {
  filter: InboxFilter;
  without: Without;
  names: ReadonlyMap<string, string>;
}) {
  const { nothing, search } = useWords().inbox;
  const owner = filter.owner === NOBODY ? search.nobody : (names.get(filter.owner) ?? "").split(" ", 1)[0];
  const what = [
    filter.q && `“${filter.q}”`,
    filter.category,
    filter.owner && owner,
    filter.arrived && search.periods[filter.arrived],
  ].filter(Boolean);
  const ways = (["owner", "category", "arrived", "q"] as const).flatMap((name) => {
    const count = without[name];
    return count === undefined ? [] : [{ name, count }];
  });
  return (
    <Empty
      title={nothing.title(what.join(", "))}
      action={
        <Link className={buttonClass("line")} to={inboxPath({ view: filter.view })}>
          {nothing.clear}
        </Link>
      }
    >
      {ways.map(({ name, count }) => (
        <span key={name} className={styles.way}>
          {nothing.without[name]}:{" "}
          <Link to={inboxPath({ ...filter, [name]: UNFILTERED[name] })}>
            {nothing.count(count, MOST_COUNTED)}
          </Link>
          .{" "}
        </span>
      ))}
    </Empty>
  );
}

/** A view without inquiries. That nobody waits is good news, and says who answered last. */
export function EmptyView({
  view,
  summary,
  now,
}: {
  view: InboxFilter["view"];
  summary: InboxSummary | undefined;
  now: Date;
}) {
  const { inbox: words } = useWords();
  const { empty } = words;
  if (view !== "waiting" || !summary) {
    return <Empty title={view === "not-delivered" ? empty.notDelivered : empty.view}>{empty.viewText}</Empty>;
  }
  const { counts, lastAnswer, oldestQuoted } = summary;
  if (counts.all === 0) {
    return (
      <Empty
        title={empty.first}
        action={
          <a className={buttonClass("line")} href="/contact">
            {empty.contactPage}
          </a>
        }
      >
        {empty.firstText}
      </Empty>
    );
  }
  const age = oldestQuoted === null ? 0 : Math.floor((now.getTime() - Date.parse(oldestQuoted)) / DAY);
  return (
    <div className={styles.empty}>
      <b aria-hidden="true">0</b>
      <h2>{empty.waiting}</h2>
      <p>
        {lastAnswer
          ? `${empty.lastAnswered(shortDate(lastAnswer.at, now), lastAnswer.by && shortName(lastAnswer.by))} `
          : null}
        {empty.appear}
      </p>
      <p className={styles.ways}>
        {counts["in-progress"] > 0 ? (
          <Link to={inboxPath({ view: "in-progress" })}>{empty.inProgress(counts["in-progress"])}</Link>
        ) : null}
        {counts.quoted > 0 ? (
          <Link to={inboxPath({ view: "quoted" })}>
            {empty.quoted(counts.quoted, age > 0 ? words.days(age) : null)}
          </Link>
        ) : null}
      </p>
    </div>
  );
}

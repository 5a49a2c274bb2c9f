import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { shortName } from "../../../domain/office/staff.ts";
import { answer, api } from "../../api.ts";
import { Clock } from "../../components/clock.tsx";
import { shortDate } from "../../components/dates.ts";
import { Link, RowLink } from "../../components/link.tsx";
import { Person } from "../../components/person.tsx";
import { Section } from "../../components/section.tsx";
import { Failed, Loading } from "../../components/states.tsx";
import { namesQuery } from "../../queries.ts";
import { useWords } from "../../words.tsx";
import styles from "./inquiries.module.css";
import numberStyles from "./reply-times.module.css";

const askInquiries = () => answer(() => api.home.inquiries.$get());

type HomeInquiries = Awaited<ReturnType<typeof askInquiries>>;

/** The five numbers, and what waits longest beside what changed. */
export function Inquiries({ now, changes }: { now: Date; changes: ReactNode }) {
  const { data, error, refetch } = useQuery({ queryKey: ["home", "inquiries"], queryFn: askInquiries });
  const staff = useQuery(namesQuery).data?.staff ?? [];
  const names = new Map(staff.map(({ id, name }) => [id, name]));
  if (error && !data) return <Failed error={error} again={() => void refetch()} />;
  if (!data) return <Loading rows={6} />;
  return (
    <>
      <Numbers data={data} names={names} now={now} />
      <div className={styles.columns}>
        <WaitsLongest data={data} names={names} now={now} />
        {changes}
      </div>
    </>
  );
}

type Shown = { data: HomeInquiries; names: ReadonlyMap<string, string>; now: Date };

function Numbers({ data, names, now }: Shown) {
  const { home: words, inbox } = useWords();
  const { counts, late, latest, undelivered, replyTimes, before } = data;
  const owner = undelivered?.owner ? shortName(names.get(undelivered.owner) ?? "") : null;
  const duration = (minutes: number) => inbox.duration(Math.round(minutes));
  return (
    <section className={numberStyles.numbers} aria-label={words.now}>
      <Link to="/inquiries">
        <b>{counts.waiting}</b>
        <span>{words.wait(counts.waiting)}</span>
        {counts.waiting === 0
          ? words.nobodyWaits
          : counts.free > 0
            ? words.free(counts.free)
            : words.allTaken}
      </Link>
      <Link to="/inquiries" data-bad={late > 0 || undefined}>
        <b>{late}</b>
        <span>{words.late}</span>
        {latest === null ? words.noneLate : words.longest(duration(latest))}
      </Link>
      <Link to="/inquiries?view=not-delivered" data-bad={counts["not-delivered"] > 0 || undefined}>
        <b>{counts["not-delivered"]}</b>
        <span>{words.notDelivered}</span>
        {undelivered ? words.since(shortDate(undelivered.since, now), owner) : words.allDelivered}
      </Link>
      <Link to="/inquiries?view=all&arrived=month">
        <b>{replyTimes.median === null ? "–" : <Figure text={duration(replyTimes.median)} />}</b>
        <span>{words.median}</span>
        {replyTimes.median === null
          ? words.noMedian
          : words.medianText(before.median === null ? null : duration(before.median))}
      </Link>
      <Link to="/inquiries?view=all&arrived=month">
        <b>
          {replyTimes.due === 0 ? (
            "–"
          ) : (
            <Figure text={`${Math.round((replyTimes.inTime / replyTimes.due) * 100)} %`} />
          )}
        </b>
        <span>{words.inTime}</span>
        {replyTimes.due === 0
          ? words.noneDue
          : words.inTimeText(replyTimes.inTime, replyTimes.due, replyTimes.withinDay)}
      </Link>
    </section>
  );
}

/** A number with its unit, which is set smaller: `1 h 52`. */
function Figure({ text }: { text: string }) {
  return text.split(" ").map((part, n) => {
    const key = `${n} ${part}`;
    return /^\d/.test(part) ? <span key={key}>{part}</span> : <small key={key}>{part}</small>;
  });
}

function WaitsLongest({ data, names, now }: Shown) {
  const { home: words, inbox } = useWords();
  return (
    <Section
      title={words.waitsLongest}
      aside={
        data.counts.waiting > 0 ? <Link to="/inquiries">{words.all(data.counts.waiting)}</Link> : undefined
      }
    >
      {data.waiting.length === 0 ? <p>{words.nobodyWaits}</p> : null}
      <ul className={styles.waiting}>
        {data.waiting.map((item) => (
          <li key={item.id}>
            <Clock item={item} hours={data.hours} now={now} />
            <div>
              <h3>
                <RowLink to={`/inquiries/${item.reference}`} dir="auto">
                  {item.name} <span>{item.company}</span>
                </RowLink>
              </h3>
              <p dir="auto">{item.words}</p>
            </div>
            <Person
              name={item.owner === null ? null : (names.get(item.owner) ?? item.owner)}
              none={inbox.nobody}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}

import type { ReactNode } from "react";
import { shortName } from "../../../domain/office/staff.ts";
import { shortDate } from "../../components/dates.ts";
import { useWords } from "../../words.tsx";
import { FailedReply, type StoryProps } from "./failed.tsx";
import styles from "./thread.module.css";
import type { Inquiry } from "./use-inquiry.ts";

type Event = Inquiry["events"][number];
type Words = ReturnType<typeof useWords>["inquiry"];

/** Kinds that say more than a line. */
const NOTES = ["note", "wrote-back"];

const textOf = (event: Event, name: string) => String(event.data[name] ?? "");

/** What an event says behind the name of who did it; null for one that has a place of its own. */
function sentence({ kind, data, by }: Event, words: Words): string | null {
  const { events, statuses } = words;
  const to = String(data["to"] ?? "");
  const status = Object.entries(statuses).find(([key]) => key === to)?.[1] ?? to;
  const result = data["result"] === "spoke" || data["result"] === "no-answer" ? data["result"] : "sent";
  switch (kind) {
    case "opened":
      return events.opened;
    case "owner":
      if (data["undone"] === true) return events.undone(words.owner.title);
      if (data["to"] === null) return events.freed;
      return data["to"] === by?.id ? events.took : events.gave(shortName(String(data["name"] ?? "")));
    case "move": {
      if (data["undone"] === true) return events.undone(status);
      if (by === null) return events.byItself(status);
      const reason = Object.entries(words.reasons).find(([key]) => key === data["reason"])?.[1];
      const amount = data["amount"] === undefined ? undefined : events.amount(String(data["amount"]));
      return [events.moved(status), reason, amount].filter(Boolean).join(", ");
    }
    case "call":
      return events.called[result];
    case "whatsapp":
      return events.whatsapp[result];
    case "failed":
      return events.failed(Number(data["attempts"] ?? 1));
    case "sent-again":
      return events.sentAgain(String(data["recipient"] ?? ""));
    default:
      return null;
  }
}

type Entry = { at: string; key: string; show: ReactNode };

/** The story in order of time: one-line entries, notes on grey, answers with an edge. */
export function Thread({ inquiry, change, onCall }: StoryProps) {
  const { inquiry: words } = useWords();
  const { confirmation, deskTold } = inquiry.mails;
  const told = deskTold ? words.events.deskTold : "";
  const entries: Entry[] = [
    ...(confirmation
      ? [
          {
            at: inquiry.receivedAt,
            key: "confirmation",
            show: (
              <Line at={inquiry.receivedAt}>
                {words.events.confirmation[confirmation.state](confirmation.recipient)} {told}
              </Line>
            ),
          },
        ]
      : []),
    ...inquiry.events.map((event) => ({
      at: event.at,
      key: event.id,
      show: NOTES.includes(event.kind) ? (
        <Note event={event} person={inquiry.person.firstName} />
      ) : (
        <Line at={event.at}>
          {event.by === null ? null : <b>{shortName(event.by.name)}</b>} {sentence(event, words)}
        </Line>
      ),
    })),
    ...inquiry.replies.map((reply) => ({
      at: reply.createdAt,
      key: reply.id,
      show: <Reply reply={reply} inquiry={inquiry} change={change} onCall={onCall} />,
    })),
  ];
  entries.sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
  return (
    <ol className={styles.story}>
      {entries.map(({ key, show }) => (
        <li key={key}>{show}</li>
      ))}
    </ol>
  );
}

function Line({ at, children }: { at: string; children: ReactNode }) {
  return (
    <p className={styles.line}>
      <time dateTime={at}>{shortDate(at)}</time>
      <span>{children}</span>
    </p>
  );
}

function Note({ event, person }: { event: Event; person: string }) {
  const { events } = useWords().inquiry;
  const theirs = event.kind === "wrote-back";
  const by = shortName(event.by?.name ?? "");
  return (
    <article className={theirs ? styles.theirs : styles.note}>
      <p className={styles.top}>
        <b>{theirs ? person : by}</b>
        <span>{theirs ? `${events.wroteBack} ${by}` : events.note}</span>
        <time dateTime={event.at}>{shortDate(event.at)}</time>
      </p>
      <p className={styles.text} dir="auto">
        {textOf(event, "text")}
      </p>
    </article>
  );
}

function Reply({ reply, inquiry, change, onCall }: StoryProps & { reply: Inquiry["replies"][number] }) {
  const { events } = useWords().inquiry;
  const open = reply.state === "failed" && inquiry.undeliveredAt !== null;
  return (
    <article className={styles.reply} data-failed={open || undefined} id={`reply-${reply.id}`}>
      <p className={styles.top}>
        <b>{shortName(reply.by.name)}</b>
        <span>
          {events.to(reply.recipient)}
          {reply.state === "waiting" ? `, ${events.waiting}` : ""}
        </span>
        <time dateTime={reply.createdAt}>{shortDate(reply.sentAt ?? reply.createdAt)}</time>
      </p>
      <p className={styles.subject} dir="auto">
        {reply.subject}
      </p>
      <p className={styles.text} dir="auto">
        {reply.body}
      </p>
      {reply.state === "failed" ? (
        <FailedReply reply={reply} inquiry={inquiry} change={change} onCall={onCall} />
      ) : null}
    </article>
  );
}

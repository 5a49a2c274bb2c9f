import { initialsOf, shortName } from "../../../domain/office/staff.ts";
import { answer, api } from "../../api.ts";
import { Button } from "../../components/button.tsx";
import { shortDate } from "../../components/dates.ts";
import { useWords } from "../../words.tsx";
import styles from "./conflict.module.css";
import type { ChangeInquiry, Conflict, Inquiry } from "./use-inquiry.ts";

/** What somebody else did since `seen`: the last event or reply that wasn't known. */
function latest(inquiry: Inquiry, seen: Inquiry) {
  const known = new Set([...seen.events, ...seen.replies].map(({ id }) => id));
  const events = inquiry.events.filter(({ id, kind }) => !known.has(id) && kind !== "opened");
  const replies = inquiry.replies.filter(({ id }) => !known.has(id));
  return { event: events.at(-1), reply: replies.at(-1) };
}

/** Somebody was quicker: who did what, both texts beside each other, and the ways on. */
export function ConflictBar({
  inquiry,
  conflict,
  change,
  settle,
}: {
  inquiry: Inquiry;
  conflict: Conflict;
  change: ChangeInquiry;
  settle: () => void;
}) {
  const { inquiry: all } = useWords();
  const words = all.conflict;
  const { event, reply } = latest(inquiry, conflict.seen);
  const last = reply && (!event || reply.createdAt >= event.at) ? null : event;
  const name = (last ? last.by?.name : reply?.by.name) ?? "";
  const by = shortName(name);
  const status = all.statuses[inquiry.status];
  const what =
    last?.kind === "move"
      ? words.moved(by, status)
      : last?.kind === "owner"
        ? words.given(by)
        : reply
          ? words.replied(by)
          : words.changed;
  const at = last?.at ?? reply?.createdAt;
  const keepTheirs = () =>
    change({
      send: () =>
        answer(() =>
          api.inquiries[":id"].notes.$post({
            param: { id: inquiry.reference },
            json: { text: conflict.words || conflict.mine },
          }),
        ),
    });
  return (
    <section className={styles.conflict} role="alert">
      <p className={styles.head}>
        {name === "" ? null : <i aria-hidden="true">{initialsOf(name)}</i>}
        <span>
          <b>{what}</b> {words.meanwhile}
          {at === undefined ? "" : `, ${shortDate(at)}`}.
        </span>
      </p>
      <dl data-short={conflict.words === "" || undefined}>
        <div>
          <dt>{words.yours}</dt>
          <dd dir="auto">{conflict.words || conflict.mine}</dd>
        </div>
        <div>
          <dt>{words.theirs(by || status)}</dt>
          <dd dir="auto">{last === null && reply ? reply.body : status}</dd>
        </div>
      </dl>
      <p className={styles.ways}>
        {conflict.words !== "" || conflict.mine !== "" ? (
          <Button kind="act" small onClick={() => void keepTheirs().then((kept) => kept && settle())}>
            {words.keepTheirs(name.split(" ", 1)[0] ?? "")}
          </Button>
        ) : null}
        <Button small onClick={conflict.again}>
          {conflict.words === "" ? words.doAnyway(conflict.mine) : words.sendAnyway}
        </Button>
        <Button kind="bare" small onClick={settle}>
          {words.close}
        </Button>
      </p>
    </section>
  );
}

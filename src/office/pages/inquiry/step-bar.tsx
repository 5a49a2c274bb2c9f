import { memo, type ReactNode } from "react";
import { shortName } from "../../../domain/office/staff.ts";
import { useCommands } from "../../commands.ts";
import { Link, useGo } from "../../components/link.tsx";
import { Kbd } from "../../components/kbd.tsx";
import { Person } from "../../components/person.tsx";
import { Status } from "../../components/status.tsx";
import { keptOrder } from "../../inquiry-order.ts";
import { useWords } from "../../words.tsx";
import { useClockLine } from "./clock.tsx";
import styles from "./step-bar.module.css";
import type { Inquiry } from "./use-inquiry.ts";
import { useReaders } from "./use-readers.ts";

/** The list that one came from with the way to the next and back; `children` is what is known of the inquiry itself. */
export function StepBar({ reference: here, children }: { reference: string; children?: ReactNode }) {
  const { inquiry: words } = useWords();
  const go = useGo();
  const order = keptOrder();
  const place = order?.references.indexOf(here) ?? -1;
  const at = (step: number) => (place < 0 ? undefined : order?.references[place + step]);
  const step = (reference: string | undefined) =>
    reference === undefined ? null : () => go(`/inquiries/${reference}`);
  const list = order?.to ?? "/inquiries";
  useCommands("inquiry", {
    next: step(at(1)),
    previous: place > 0 ? step(at(-1)) : null,
    back: () => go(list),
  });
  return (
    <div className={styles.bar}>
      <Link to={list} className={styles.back}>
        <svg viewBox="0 0 16 16" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="1.4">
          <path d="M10 3L5 8l5 5" />
        </svg>
        {order?.name ?? words.list}
      </Link>
      {order && place >= 0 ? (
        <>
          <span className={styles.place}>{words.position(place + 1, order.references.length)}</span>
          <span className={styles.steps}>
            <Step className={styles.next} to={at(1)} label={words.next} press="J" />
            <Step className={styles.before} to={at(-1)} label={words.before} press="K" />
          </span>
        </>
      ) : null}
      {children}
    </div>
  );
}

/** The way to a neighbour in the list: its key and its word, on phones an arrow. Nothing where the list ends. */
function Step(props: {
  className: string | undefined;
  to: string | undefined;
  label: string;
  press: string;
}) {
  const { className, to, label, press } = props;
  if (to === undefined) return null;
  return (
    <Link className={className} to={`/inquiries/${to}`}>
      <Kbd>{press}</Kbd>
      <svg viewBox="0 0 16 16" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="1.4">
        <path d="M3 6l5 5 5-5" />
      </svg>
      <span>{label}</span>
    </Link>
  );
}

/** How long is left, and who else is here. */
export const Attention = memo(function Attention({
  inquiry,
  writing,
  now,
}: {
  inquiry: Inquiry;
  writing: boolean;
  now: Date;
}) {
  const { inquiry: words } = useWords();
  const readers = useReaders(inquiry.reference, writing);
  const line = useClockLine(inquiry, now);
  return (
    <>
      {line ? (
        <span className={styles.clock}>
          <Status tone={line.late ? "bad" : "ink"}>{line.text}</Status>
        </span>
      ) : null}
      <span className={styles.readers} role="status">
        {readers.map(({ id, name, writing: writes }) => (
          <span key={id} className={styles.reader}>
            <span aria-hidden="true">
              <Person name={name} />
            </span>
            <span>{(writes ? words.readers.writes : words.readers.reads)(shortName(name))}</span>
          </span>
        ))}
      </span>
    </>
  );
});

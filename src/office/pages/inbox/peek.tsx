import { useQuery } from "@tanstack/react-query";
import type { OpeningHours } from "../../../domain/company/opening-hours.ts";
import { useCommands } from "../../commands.ts";
import { Button } from "../../components/button.tsx";
import { Clock } from "../../components/clock.tsx";
import { Kbd } from "../../components/kbd.tsx";
import { useWords } from "../../words.tsx";
import { inquiryQuery } from "../inquiry/use-inquiry.ts";
import styles from "./peek.module.css";
import type { InboxItem } from "./queries.ts";

type Props = { item: InboxItem; hours: OpeningHours; now: Date; onClose: () => void };

/** All of an inquiry's words beside the list, which keeps the focus: the keys of the list go on to the next. */
export function Peek({ item, hours, now, onClose }: Props) {
  const { inbox: words, inquiry: inquiryWords, shell } = useWords();
  const { data, isError } = useQuery(inquiryQuery(item.reference));
  useCommands("everywhere", { close: onClose });
  const lines = data?.lines ?? [];
  return (
    <aside className={styles.peek} aria-label={words.peek.label(item.name)}>
      <div className={styles.top}>
        <div>
          <h2 dir="auto">{item.name}</h2>
          <p dir="auto">{item.company || words.noCompany}</p>
        </div>
        <Button kind="bare" small onClick={onClose}>
          {shell.close} <Kbd>Escape</Kbd>
        </Button>
      </div>
      <Clock item={item} hours={hours} now={now} />
      {/* The focus stays in the list, so that it is read out when it changes. */}
      <div className={styles.letter} role="status">
        <p className={styles.asked}>{[item.category, ...item.asked].join(" · ")}</p>
        <p className={styles.words} dir="auto">
          {data?.words ?? item.words}
        </p>
        {isError ? <p>{words.peek.failed}</p> : null}
        {lines.length === 0 ? null : (
          <ul aria-label={inquiryWords.lines}>
            {lines.map(({ quantity, named, text, note }, place) => (
              // oxlint-disable-next-line react/no-array-index-key -- lines never change their places.
              <li key={place} dir="auto">
                {quantity} × {[named?.name, text, note].filter(Boolean).join(", ")}
              </li>
            ))}
          </ul>
        )}
      </div>
      {item.product ? (
        <p className={styles.product}>
          {item.product.picture ? <img src={item.product.picture} alt="" width="72" height="72" /> : null}
          {item.product.name}
        </p>
      ) : null}
      <p className={styles.keys} aria-hidden="true">
        <Kbd>Enter</Kbd> {words.peek.open} <Kbd>J</Kbd> {words.peek.step} <Kbd>Space</Kbd>{" "}
        {shell.close.toLowerCase()}
      </p>
    </aside>
  );
}

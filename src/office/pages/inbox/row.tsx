import { memo } from "react";
import type { OpeningHours } from "../../../domain/company/opening-hours.ts";
import { Clock } from "../../components/clock.tsx";
import { shortDate } from "../../components/dates.ts";
import { Link } from "../../components/link.tsx";
import { Person } from "../../components/person.tsx";
import { Status } from "../../components/status.tsx";
import { useWords } from "../../words.tsx";
import type { InboxItem } from "./queries.ts";
import { useSwipe } from "./use-swipe.ts";
import styles from "./row.module.css";

/** So long an inquiry is marked as new (ms). */
const NEW_FOR = 10 * 60_000;

/** What can be done with a row; the same functions for all of them. */
export type RowActions = Record<
  "onChoose" | "onFocus" | "onOpen" | "onTake" | "onMove" | "onMenu",
  (item: InboxItem) => void
>;

type Props = {
  item: InboxItem;
  hours: OpeningHours;
  now: Date;
  /** The name of its owner, as far as it is known. */
  owner: string | null;
  isMine: boolean;
  /** The row that keys work on: the one stop of the list for the tab key. */
  isCurrent: boolean;
  isChosen: boolean;
  on: RowActions;
};

/** An inquiry in two lines: how long is left, who, what, which product, whose, and since when. */
export const Row = memo(function Row(props: Props) {
  const { item, hours, now, owner, isMine, isCurrent, isChosen, on } = props;
  const { inbox: words } = useWords();
  const swipe = useSwipe({
    right: isMine ? null : { label: words.take.action, run: () => on.onTake(item) },
    left: { label: words.bulk.moveTo, run: () => on.onMove(item) },
  });
  const tabIndex = isCurrent ? 0 : -1;
  const age = now.getTime() - Date.parse(item.receivedAt);
  return (
    <li
      className={styles.row}
      data-current={isCurrent || undefined}
      data-chosen={isChosen || undefined}
      data-reference={item.reference}
      {...swipe}
    >
      <input
        className={styles.choose}
        type="checkbox"
        checked={isChosen}
        onChange={() => on.onChoose(item)}
        onFocus={() => on.onFocus(item)}
        tabIndex={tabIndex}
        aria-label={words.choose(item.name)}
      />
      <Clock item={item} hours={hours} now={now} />
      <div className={styles.who}>
        <h3>
          <Link
            to={`/inquiries/${item.reference}`}
            tabIndex={tabIndex}
            onClick={() => on.onOpen(item)}
            onFocus={() => on.onFocus(item)}
            dir="auto"
          >
            {item.name}
          </Link>
        </h3>
        <p>
          <bdi>{item.company || words.noCompany}</bdi>
        </p>
      </div>
      <div className={styles.what}>
        <p>
          <span className={styles.category} data-group={item.group ?? undefined}>
            {item.group === null ? null : <b>{item.group}</b>}
            {item.category}
          </span>
          {item.undeliveredAt === null ? (
            <span className={styles.asked}>{item.asked.join(" · ")}</span>
          ) : (
            <Status tone="bad">{words.notDelivered(shortDate(item.undeliveredAt, now))}</Status>
          )}
        </p>
        <p dir="auto">{item.words}</p>
      </div>
      <div className={styles.product}>
        {item.product ? (
          <>
            {item.product.picture ? (
              <img src={item.product.picture} alt="" width="40" height="40" loading="lazy" />
            ) : (
              <i />
            )}
            <span>
              {item.product.name}
              {item.lines > 1 ? `, ${words.moreLines(item.lines - 1)}` : null}
            </span>
          </>
        ) : null}
      </div>
      <div className={styles.owner}>
        {item.owner === null ? (
          <button type="button" tabIndex={tabIndex} onClick={() => on.onTake(item)}>
            <Person name={null} none={words.nobody} />
            <span className="visually-hidden">, {words.take.label(item.name)}</span>
            <span aria-hidden="true">{words.take.action}</span>
          </button>
        ) : (
          <Person name={owner} me={isMine} />
        )}
      </div>
      <time className={styles.at} dateTime={item.receivedAt} data-new={age < NEW_FOR || undefined}>
        {age < NEW_FOR
          ? words.newSince(Math.max(0, Math.floor(age / 60_000)))
          : shortDate(item.receivedAt, now)}
      </time>
      <button
        className={styles.menu}
        type="button"
        tabIndex={tabIndex}
        aria-haspopup="dialog"
        aria-label={words.menu(item.name)}
        onFocus={() => on.onFocus(item)}
        onClick={() => on.onMenu(item)}
      >
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M3 8v.01M8 8v.01M13 8v.01" />
        </svg>
      </button>
    </li>
  );
});

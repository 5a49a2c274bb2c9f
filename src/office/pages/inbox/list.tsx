import { useDeferredValue, useEffect, useRef, useState } from "react";
import { INBOX_GROUPS, type InboxGroup, inboxGroup } from "../../../domain/inquiry/inbox.ts";
import type { OpeningHours } from "../../../domain/company/opening-hours.ts";
import { useWords } from "../../words.tsx";
import type { InboxItem } from "./queries.ts";
import { Row, type RowActions } from "./row.tsx";
import styles from "./list.module.css";

type Props = RowActions & {
  /** What the list is called, for who does not see that. */
  title: string;
  items: readonly InboxItem[];
  /** How many there are in each part, those that are not shown yet as well; null for a list without parts. */
  groups: Record<InboxGroup, number> | null;
  hours: OpeningHours;
  now: Date;
  names: ReadonlyMap<string, string>;
  me: string;
  current: string | null;
  chosen: ReadonlySet<string>;
};

/** Inquiries in their order, by the clock in parts with their counts. One stop of the tab key; J and K go through it. */
export function List({
  title,
  items: latestItems,
  groups,
  hours,
  now,
  names,
  me,
  current,
  chosen,
  ...on
}: Props) {
  // What is typed is painted before the list that it leads to.
  const items = useDeferredValue(latestItems);
  // The same for all rows and always, so that a step of the cursor draws the two rows that it changes.
  const latest = useRef(on);
  useEffect(() => {
    latest.current = on;
  });
  const [stable] = useState<RowActions>(() => ({
    onChoose: (item) => latest.current.onChoose(item),
    onFocus: (item) => latest.current.onFocus(item),
    onOpen: (item) => latest.current.onOpen(item),
    onTake: (item) => latest.current.onTake(item),
    onMove: (item) => latest.current.onMove(item),
    onMenu: (item) => latest.current.onMenu(item),
  }));
  const row = (item: InboxItem) => (
    <Row
      key={item.id}
      item={item}
      hours={hours}
      now={now}
      owner={item.owner === null ? null : (names.get(item.owner) ?? item.owner)}
      isMine={item.owner === me}
      isCurrent={item.id === (current ?? items[0]?.id)}
      isChosen={chosen.has(item.id)}
      on={stable}
    />
  );
  const choosing = chosen.size > 0 || undefined;
  if (!groups) {
    return (
      <>
        <h2 className="visually-hidden">{title}</h2>
        <ul className={styles.list} data-choosing={choosing}>
          {items.map(row)}
        </ul>
      </>
    );
  }
  const byGroup = Map.groupBy(items, (item) => inboxGroup(item, now));
  return (
    <div className={styles.list} data-choosing={choosing}>
      {INBOX_GROUPS.map((group) => {
        const own = byGroup.get(group) ?? [];
        return own.length === 0 ? null : (
          <section key={group} aria-labelledby={`group-${group}`}>
            <Head group={group} count={Math.max(groups[group], own.length)} />
            <ul>{own.map(row)}</ul>
          </section>
        );
      })}
    </div>
  );
}

function Head({ group, count }: { group: InboxGroup; count: number }) {
  const { title, text } = useWords().inbox.groups[group];
  return (
    <div className={styles.head} data-late={group === "late" || undefined}>
      <b>{count.toLocaleString("en")}</b>
      <h2 id={`group-${group}`}>{title}</h2>
      <span>{text}</span>
    </div>
  );
}

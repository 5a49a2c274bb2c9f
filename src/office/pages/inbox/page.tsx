import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useLocation } from "@tanstack/react-router";
import { useRef, useState } from "react";
import { type InboxFilter, MOST_COUNTED } from "../../../domain/inquiry/inbox.ts";
import { useCommands } from "../../commands.ts";
import { Button } from "../../components/button.tsx";
import { OFFICE, useGo } from "../../components/link.tsx";
import { Kbd } from "../../components/kbd.tsx";
import { PageHead } from "../../components/page-head.tsx";
import { Failed, Loading } from "../../components/states.tsx";
import { keepOrder } from "../../inquiry-order.ts";
import { InquiryPage, useAhead } from "../../lazy-pages.ts";
import { usePageTitle } from "../../layout/shell.tsx";
import { useNow } from "../../now.ts";
import { useWords } from "../../words.tsx";
import { Bulk } from "./bulk.tsx";
import { ChooseDialog } from "./choose-dialog.tsx";
import { DayLine } from "./day-line.tsx";
import { Filters } from "./filters.tsx";
import { List } from "./list.tsx";
import { EmptyView, NothingFound } from "./nothing.tsx";
import { filterOf, inboxPath, type InboxItem, listQuery } from "./queries.ts";
import { Peek } from "./peek.tsx";
import { useActions } from "./use-actions.ts";
import { useCursor } from "./use-cursor.ts";
import { InboxTabs } from "./tabs.tsx";
import { type InboxSummary, meQuery, namesQuery, summaryQuery } from "../../queries.ts";
import styles from "./page.module.css";

/** Where the lists lie in the office. */
const PATH = "/inquiries";

const isFiltered = ({ q, category, owner, arrived }: InboxFilter) =>
  [q, category, owner, arrived].some((each) => each !== "");

/** The lists of inquiries in the order in which they have to be answered. */
export function InboxPage() {
  const { inbox: words } = useWords();
  const filter = filterOf(useOwnSearch());
  const summary = useQuery(summaryQuery).data;
  usePageTitle(words.title);
  return (
    <>
      <div className={styles.head}>
        <PageHead title={words.title}>
          {summary ? <ReplyTimes replyTimes={summary.replyTimes} /> : null}
        </PageHead>
      </div>
      <InboxTabs view={filter.view} counts={summary?.counts} />
      <Inbox key={filter.view} filter={filter} summary={summary} />
    </>
  );
}

/**
 * The parameters of this list's address. On the way to another page the router tells that page's already, while this one is
 * still drawn: without this it would draw, and ask for, another list first.
 */
function useOwnSearch(): string {
  const told = useLocation({
    select: ({ pathname, searchStr }) => (pathname === PATH || pathname === OFFICE + PATH ? searchStr : null),
  });
  const [own, setOwn] = useState(told ?? "");
  if (told !== null && told !== own) setOwn(told);
  return told ?? own;
}

function Inbox({ filter, summary }: { filter: InboxFilter; summary: InboxSummary | undefined }) {
  const { inbox: words } = useWords();
  const go = useGo();
  const now = useNow();
  const [peeking, setPeeking] = useState(false);
  const search = useRef<HTMLInputElement>(null);
  const me = useQuery(meQuery).data;
  const staff = useQuery(namesQuery).data?.staff ?? [];
  const names = new Map(staff.map(({ id, name }) => [id, name]));
  const list = useInfiniteQuery(listQuery(filter));
  const pages = list.data?.pages ?? [];
  const items = pages.flatMap((page) => page.items);
  const { total = 0, groups = null, without = null } = pages[0] ?? {};
  const cursor = useCursor(items);
  const actions = useActions({ cursor, staff, me: me ? { id: me.id, name: me.name } : null, now });

  useAhead(InquiryPage, items.length > 0);

  const narrow = (changes: Partial<InboxFilter>) =>
    go(inboxPath({ ...filter, ...changes }), { replace: true });
  const open = (item: InboxItem) => {
    cursor.noteOpened(item);
    const references = items.map(({ reference }) => reference);
    keepOrder({ name: words.views[filter.view], to: inboxPath(filter), references });
  };
  const { item } = cursor;
  const isAny = item !== undefined || cursor.chosen.length > 0;
  useCommands(
    "list",
    {
      next: cursor.next,
      previous: cursor.previous,
      peek: item ? () => setPeeking(!peeking) : null,
      choose: item ? () => cursor.toggle(item) : null,
      chooseDown: cursor.chooseDown,
      take: actions.takeCurrent,
      give: isAny ? () => actions.give() : null,
      move: isAny ? () => actions.move() : null,
      filter: () => search.current?.focus(),
    },
    cursor.chosen.length > 0 ? words.bulk.label(cursor.chosen.length) : item?.name,
  );
  useCommands("everywhere", { close: cursor.chosen.length > 0 ? cursor.clear : null });

  const isEmpty = list.isSuccess && items.length === 0;
  return (
    <>
      {filter.view === "waiting" && summary ? <DayLine summary={summary} now={now} /> : null}
      {isEmpty && !isFiltered(filter) ? null : (
        <Filters filter={filter} categories={summary?.categories ?? []} onChange={narrow} search={search} />
      )}
      {isFiltered(filter) && items.length > 0 ? (
        <p className={styles.found} role="status">
          {words.search.found(total, MOST_COUNTED)}
        </p>
      ) : null}
      {list.isPending ? <Loading rows={8} height={60} phoneHeight={156} /> : null}
      {list.isError && items.length === 0 ? (
        <Failed error={list.error} again={() => void list.refetch()} />
      ) : null}
      {isEmpty && !isFiltered(filter) ? <EmptyView view={filter.view} summary={summary} now={now} /> : null}
      {isEmpty && isFiltered(filter) ? (
        <NothingFound filter={filter} without={without ?? {}} names={names} />
      ) : null}
      {items.length > 0 && summary && me ? (
        <List
          title={words.views[filter.view]}
          items={items}
          groups={groups}
          hours={summary.hours}
          now={now}
          names={names}
          me={me.id}
          current={cursor.current}
          chosen={new Set(cursor.chosen.map(({ id }) => id))}
          onChoose={cursor.toggle}
          onFocus={({ id }) => cursor.setCurrent(id)}
          onOpen={open}
          onTake={actions.take}
          onMove={(each) => actions.move([each])}
          onMenu={actions.menu}
        />
      ) : null}
      {peeking && item && summary ? (
        <Peek item={item} hours={summary.hours} now={now} onClose={() => setPeeking(false)} />
      ) : null}
      {list.hasNextPage ? (
        <p className={styles.more}>
          <Button onClick={() => void list.fetchNextPage()} disabled={list.isFetchingNextPage}>
            {words.more(Math.min(50, total - items.length))}
          </Button>
        </p>
      ) : null}
      {items.length > 0 ? <Hints /> : null}
      {cursor.chosen.length > 0 ? (
        <Bulk
          chosen={cursor.chosen}
          now={now}
          onGive={() => actions.give()}
          onMove={(to) => actions.moveTo(to)}
          onClear={cursor.clear}
        />
      ) : null}
      {actions.asked ? (
        <ChooseDialog key={actions.asked.title} {...actions.asked} onClose={actions.close} />
      ) : null}
    </>
  );
}

function ReplyTimes({ replyTimes }: { replyTimes: InboxSummary["replyTimes"] }) {
  const { replyTimes: words, duration } = useWords().inbox;
  const { median, inTime, due } = replyTimes;
  if (due === 0) return null;
  return (
    <p className={styles.replyTimes}>
      {words.label}{" "}
      {median === null ? null : (
        <>
          {words.median} <b>{duration(Math.round(median))}</b>{" "}
        </>
      )}
      {words.inTime} <b>{Math.round((inTime / due) * 100)} %</b>
    </p>
  );
}

/** The keys of the list, where there is a keyboard. */
function Hints() {
  const { hints: words } = useWords().inbox;
  const keys = [
    [["J", "K"], words.move],
    [["Enter"], words.open],
    [["Space"], words.peek],
    [["A"], words.take],
    [["O"], words.give],
    [["S"], words.moveTo],
    [["X"], words.choose],
    [["/"], words.filter],
    [["?"], words.shortcuts],
  ] as const;
  return (
    <p className={styles.hints} aria-hidden="true">
      {keys.map(([caps, text]) => (
        <span key={text}>
          {caps.map((cap) => (
            <Kbd key={cap}>{cap}</Kbd>
          ))}{" "}
          {text}
        </span>
      ))}
    </p>
  );
}

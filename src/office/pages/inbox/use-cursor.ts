import { useEffect, useRef, useState } from "react";
import type { InboxItem } from "./queries.ts";

/** The inquiry that was opened last from a list; coming back, the focus returns to it. */
let opened: string | null = null;

/** The row that keys work on, and the rows that were chosen; both survive that the list changes around them. */
export function useCursor(items: readonly InboxItem[]) {
  const [current, setCurrent] = useState<string | null>(null);
  const [chosenIds, setChosenIds] = useState<ReadonlySet<string>>(new Set());
  const at = items.findIndex(({ id }) => id === current);

  const focus = (item: InboxItem | undefined) => {
    if (!item) return;
    setCurrent(item.id);
    const row = document.querySelector(`[data-reference="${item.reference}"] a`);
    if (row instanceof HTMLElement) row.focus();
  };

  const hasItems = items.length > 0;
  const isBack = useRef(false);
  useEffect(() => {
    if (!hasItems || isBack.current) return;
    isBack.current = true;
    const item = items.find(({ reference }) => reference === opened);
    opened = null;
    focus(item);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when a list is there first: one that is found later does not take the focus.
  }, [hasItems]);

  const chosen = items.filter(({ id }) => chosenIds.has(id));
  const toggle = (item: InboxItem) => {
    const next = new Set(chosen.map(({ id }) => id));
    if (!next.delete(item.id)) next.add(item.id);
    setChosenIds(next);
  };
  const present = items[at];
  return {
    current: at < 0 ? null : current,
    item: present,
    chosen,
    setCurrent,
    toggle,
    clear: () => setChosenIds(new Set()),
    next: () => focus(items[Math.min(at + 1, items.length - 1)]),
    previous: () => focus(items[Math.max(at - 1, 0)]),
    /** Chooses this row and goes to the next, so that holding the key chooses many. */
    chooseDown: () => {
      if (present && !chosenIds.has(present.id)) toggle(present);
      focus(items[Math.min(at + 1, items.length - 1)]);
    },
    noteOpened: (item: InboxItem) => {
      opened = item.reference;
    },
  };
}

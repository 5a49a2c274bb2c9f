import { useSyncExternalStore } from "react";

type Rules<Item> = {
  /** What the browser's storage knows the list by. */
  key: string;
  /** Whether something that was stored is an item; whatever isn't is left out. A schema does: `v.is(schema, value)`. */
  isItem: (value: unknown) => value is Item;
  /** Items beyond so many are left out. */
  most: number;
};

/** A list of things that the visitor's own browser keeps: no login, no cookie, nothing of it on the server. */
type StoredList<Item> = {
  /** The items as they are now; the same array until they change. */
  items: () => readonly Item[];
  /** Stores what `change` makes of the items. */
  update: (change: (items: readonly Item[]) => readonly Item[]) => void;
  /** Calls back whenever the list changes, in this tab or another; returns how to stop. */
  subscribe: (onChange: () => void) => () => void;
};

/** Makes a list. Where storage is refused or full it is kept until the page is left. */
export function storedList<Item>({ key, isItem, most }: Rules<Item>): StoredList<Item> {
  const listeners = new Set<() => void>();
  /** The stored text with the items in it. */
  let last: { text: string; items: readonly Item[] } = { text: "[]", items: [] };
  let isRefused = false;

  function items(): readonly Item[] {
    const text = isRefused ? last.text : (stored(key) ?? "[]");
    if (text !== last.text) last = { text, items: itemsIn(text, isItem).slice(0, most) };
    return last.items;
  }

  return {
    items,
    update(change) {
      const changed = change(items()).slice(0, most);
      last = { text: JSON.stringify(changed), items: changed };
      isRefused = !store(key, last.text);
      for (const onChange of listeners) onChange();
    },
    subscribe(onChange) {
      listeners.add(onChange);
      const stop = whenChangedElsewhere(key, onChange);
      return () => {
        listeners.delete(onChange);
        stop();
      };
    },
  };
}

/**
 * Calls back when what is stored under a name may have changed: in another tab, or while this page was left and kept by
 * the browser, which tells it of nothing meanwhile. Returns how to stop.
 */
export function whenChangedElsewhere(name: string, onChange: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    // Without a key everything was cleared.
    if (key === null || key === name) onChange();
  };
  window.addEventListener("storage", hear);
  window.addEventListener("pageshow", onChange);
  return () => {
    window.removeEventListener("storage", hear);
    window.removeEventListener("pageshow", onChange);
  };
}

const NOTHING: readonly never[] = [];

/** The items of a list; none on the server and until the page is taken over, as pages are the same for everybody. */
export function useStoredList<Item>({ subscribe, items }: StoredList<Item>): readonly Item[] {
  return useSyncExternalStore(subscribe, items, () => NOTHING);
}

function itemsIn<Item>(text: string, isItem: Rules<Item>["isItem"]): Item[] {
  try {
    const read: unknown = JSON.parse(text);
    return Array.isArray(read) ? read.filter(isItem) : [];
  } catch {
    return [];
  }
}

// Both throw where the visitor forbids storage.

function stored(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Whether it could be stored. */
function store(key: string, text: string): boolean {
  try {
    window.localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

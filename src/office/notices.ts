import { useSyncExternalStore } from "react";

/** What just happened, and what undoes it; shown for some seconds at the foot of the page. */
type Notice = {
  /** The text, by the seconds that are left. */
  text: (secondsLeft: number) => string;
  action?: { label: string; run: () => void };
  seconds: number;
};

type Shown = Notice & { until: number };

let shown: Shown | null = null;
const listeners = new Set<() => void>();

function set(next: Shown | null): void {
  shown = next;
  for (const listen of listeners) listen();
}

/** Shows a notice in place of the one before. */
export function notify(notice: Notice): void {
  set({ ...notice, until: Date.now() + notice.seconds * 1000 });
}

/** How long what was done can be undone (s). */
export const UNDO_SECONDS = 10;

export function dismissNotice(): void {
  set(null);
}

const subscribe = (listen: () => void) => {
  listeners.add(listen);
  return () => listeners.delete(listen);
};

export function useNotice(): Shown | null {
  return useSyncExternalStore(subscribe, () => shown);
}

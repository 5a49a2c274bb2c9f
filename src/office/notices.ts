import { useSyncExternalStore } from "react";

/** What just happened, and what undoes it; shown for some seconds at the foot of the page. */
type Notice = {
  /** Its text, where it counts by the seconds that are left. */
  text: string | ((secondsLeft: number) => string);
  action?: { label: string; run: () => void };
  seconds?: number;
};

type Shown = Notice & { seconds: number; until: number };

/** How long most of them are shown (s). */
const SECONDS = 10;

let shown: Shown | null = null;
const listeners = new Set<() => void>();

function set(next: Shown | null): void {
  shown = next;
  for (const listen of listeners) listen();
}

/** Shows a notice in place of the one before. */
export function notify(notice: Notice): void {
  const { seconds = SECONDS } = notice;
  set({ ...notice, seconds, until: Date.now() + seconds * 1000 });
}

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

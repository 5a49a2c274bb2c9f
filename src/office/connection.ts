import { useSyncExternalStore } from "react";

/**
 * Since when there is no connection (ISO 8601), null while there is one; how many requests wait for it; and when it was last
 * tried in vain.
 */
type Connection = { since: string | null; waiting: number; tried: string | null };

let connection: Connection = {
  since: navigator.onLine ? null : new Date().toISOString(),
  waiting: 0,
  tried: null,
};
const listeners = new Set<() => void>();

function set(next: Partial<Connection>): void {
  connection = { ...connection, ...next };
  for (const listen of listeners) listen();
}

const setOnline = () => set({ since: null, tried: null });
window.addEventListener("online", setOnline);
window.addEventListener("offline", () => set({ since: new Date().toISOString() }));

/** Asks the server whether it is there, as browsers are wrong about that at times; then all that waits goes out. */
export async function tryNow(): Promise<void> {
  try {
    await fetch("/office/api/session", { cache: "no-store" });
    setOnline();
  } catch {
    set({ tried: new Date().toISOString() });
  }
}

const subscribe = (listen: () => void) => {
  listeners.add(listen);
  return () => void listeners.delete(listen);
};

/** Resolves at once, or when the connection is back: what is not sent without one can't have arrived half. */
export async function connected(): Promise<void> {
  if (connection.since === null) return;
  set({ waiting: connection.waiting + 1 });
  await new Promise<void>((resolve) => {
    const stop = subscribe(() => {
      if (connection.since !== null) return;
      stop();
      resolve();
    });
  });
  set({ waiting: connection.waiting - 1 });
}

export function useConnection(): Connection {
  return useSyncExternalStore(subscribe, () => connection);
}

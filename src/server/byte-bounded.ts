/** A least-recently-used store that holds at most so many bytes. */
export type ByteBounded<T> = {
  get(key: string): T | undefined;
  set(key: string, value: T): void;
  clear(): void;
  /** Bytes held now. */
  size(): number;
};

/** Makes a store of at most `capacity` bytes; a value larger than a quarter of it is not kept at all. */
export function byteBounded<T>(capacity: number, weigh: (value: T) => number): ByteBounded<T> {
  const entries = new Map<string, { value: T; bytes: number }>();
  let held = 0;

  const drop = (key: string) => {
    held -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  };

  return {
    get(key) {
      const entry = entries.get(key);
      if (!entry) return undefined;
      // A Map remembers the order of insertion, so going in again makes it the youngest.
      entries.delete(key);
      entries.set(key, entry);
      return entry.value;
    },
    set(key, value) {
      drop(key);
      const bytes = weigh(value) + key.length * 2;
      if (bytes > capacity / 4) return;
      entries.set(key, { value, bytes });
      held += bytes;
      for (const oldest of entries.keys()) {
        if (held <= capacity) break;
        drop(oldest);
      }
    },
    clear() {
      entries.clear();
      held = 0;
    },
    size: () => held,
  };
}

import { LRUCache } from "lru-cache";
import { AppError } from "./errors.ts";

/** Values that are expensive to make, cached by least recent use and by bytes. */
export type SharedCache<T> = {
  /**
   * The cached value, or the one that is being made for somebody else, or a new one. `make` gets a signal that
   * is aborted when all who waited for the value have gone. Throws `request_closed` for a closed request.
   */
  get(key: string, make: (abandoned: AbortSignal) => Promise<T>, signal?: AbortSignal): Promise<T>;
  /** Forgets everything; what is being made is still given to who waits for it, but not cached. */
  clear(): void;
};

type Making<T> = { value: Promise<T>; waiting: number; abandoned: AbortController };

type CacheOptions<T> = {
  /** Bytes that all values and keys may take together. */
  maxBytes: number;
  bytesOf: (value: T) => number;
  /** Which values are cached at all; all when it is missing. */
  worthKeeping?: (key: string, value: T) => boolean;
};

/** Makes a cache in which each value is made once for all who ask for it. */
export function createSharedCache<T extends object>(options: CacheOptions<T>): SharedCache<T> {
  const { maxBytes, bytesOf, worthKeeping = () => true } = options;
  const cache = new LRUCache<string, T>({
    maxSize: maxBytes,
    // One value must not push out most of the others.
    maxEntrySize: Math.floor(maxBytes / 4),
    sizeCalculation: (value, key) => bytesOf(value) + key.length * 2,
  });
  let making = new Map<string, Making<T>>();

  const start = (key: string, make: (abandoned: AbortSignal) => Promise<T>): Making<T> => {
    const now = making;
    const abandoned = new AbortController();
    const value = make(abandoned.signal)
      .then((made) => {
        if (making === now && worthKeeping(key, made)) cache.set(key, made);
        return made;
      })
      .finally(() => {
        if (now.get(key) === started) now.delete(key);
      });
    const started = { value, waiting: 0, abandoned };
    now.set(key, started);
    return started;
  };

  return {
    async get(key, make, signal) {
      const cached = cache.get(key);
      if (cached) return cached;
      if (signal?.aborted) throw new AppError("request_closed");
      const known = making.get(key);
      const shared = known && !known.abandoned.signal.aborted ? known : start(key, make);
      shared.waiting += 1;
      const leave = () => {
        shared.waiting -= 1;
        if (shared.waiting === 0) shared.abandoned.abort();
      };
      signal?.addEventListener("abort", leave, { once: true });
      return shared.value.finally(() => signal?.removeEventListener("abort", leave));
    },
    clear() {
      cache.clear();
      making = new Map();
    },
  };
}

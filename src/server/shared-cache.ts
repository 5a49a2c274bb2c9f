import { LRUCache } from "lru-cache";
import { AppError } from "./errors.ts";

/** An LRU cache of values that are expensive to make, limited by bytes; concurrent requests share one making. */
type SharedCache<T> = {
  /**
   * The cached value, or the one that is being made for another request, or a new one. `make` gets a signal that is
   * aborted when all requests that waited for the value are closed. Throws `request_closed` for a closed request.
   */
  get(key: string, make: (abandoned: AbortSignal) => Promise<T>, signal?: AbortSignal): Promise<T>;
  /** The value where it is cached. */
  cached(key: string): T | undefined;
  /** Deletes everything; a value that is being made is still returned to its requests, but not cached. */
  clear(): void;
};

type Making<T> = { value: Promise<T>; waiting: number; abandoned: AbortController };

type CacheOptions<T> = {
  /** Bytes that all values and keys may take together. */
  maxBytes: number;
  bytesOf: (value: T) => number;
  /** Which values are cached; all by default. */
  isCacheable?: (key: string, value: T) => boolean;
};

export function createSharedCache<T extends object>(options: CacheOptions<T>): SharedCache<T> {
  const { maxBytes, bytesOf, isCacheable = () => true } = options;
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
        if (making === now && isCacheable(key, made)) cache.set(key, made);
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
      const onAbort = () => {
        shared.waiting -= 1;
        if (shared.waiting === 0) shared.abandoned.abort();
      };
      signal?.addEventListener("abort", onAbort, { once: true });
      return shared.value.finally(() => signal?.removeEventListener("abort", onAbort));
    },
    cached: (key) => cache.get(key),
    clear() {
      cache.clear();
      making = new Map();
    },
  };
}

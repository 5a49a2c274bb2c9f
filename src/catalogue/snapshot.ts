import { catalogueVersion, listenForChanges } from "../database/catalogue/catalogue.ts";
import type { DatabaseHandle } from "../database/connect.ts";
import type { Catalogue } from "../domain/catalogue/catalogue.ts";
import { createLoader, type DocumentSizes, filesVersion, type ImageUrls } from "./load.ts";

/** The catalogue in memory: always there once opened, also while the database is away. */
export type CatalogueSource = {
  /** The newest snapshot; the same object until the catalogue changes. */
  current(): Catalogue;
  /** Reads the catalogue again if its version has moved. Rejects when the database is away. */
  refresh(): Promise<void>;
  /** Calls back with each new snapshot; answers a function that ends that. */
  onChange(listener: (catalogue: Catalogue) => void): () => void;
  close(): Promise<void>;
};

/** How often changed files are looked for, in milliseconds: 450 files cost 6 ms of processor each time. */
const REFRESH_FILES_EVERY = 5000;

/**
 * Opens the catalogue; rejects when the first reading fails. A change by any process shows within a second:
 * the version is polled every `pollEvery` milliseconds, and PostgreSQL tells at once. `onError` hears of the
 * first failure after a success, not of each one while the database stays away. With `images` the URLs
 * of our own images and logos are versioned, with `documents` products have those whose files are there; a change of
 * those files is a new snapshot too.
 * Prices are private: without `showPrices` no product of the snapshot has one. Names are in order for the `locales`.
 */
export async function openCatalogue(
  handle: DatabaseHandle,
  {
    pollEvery = 500,
    onError = () => undefined,
    images,
    documents,
    showPrices = false,
    locales = [],
  }: {
    pollEvery?: number;
    onError?: (error: unknown) => void;
    images?: ImageUrls;
    documents?: DocumentSizes;
    showPrices?: boolean;
    locales?: readonly string[];
  } = {},
): Promise<CatalogueSource> {
  const loader = createLoader(handle, { images, documents, showPrices, locales });
  let catalogue = await loader.load();
  const files = { images, documents };
  let loadedFiles = filesVersion(files);
  let looked = performance.now();
  let failing = false;
  let running: Promise<void> | null = null;
  let next: Promise<void> | null = null;
  const listeners = new Set<(catalogue: Catalogue) => void>();

  const reload = async (lookedNow: boolean) => {
    const same = (await catalogueVersion(handle.db)) === catalogue.version;
    // Whoever changed it may have uploaded pictures for it, by another process than this.
    if (!same && !lookedNow) await Promise.all([images?.refresh(), documents?.refresh()]);
    const seen = filesVersion(files);
    if (same && seen === loadedFiles) return;
    catalogue = await loader.load();
    loadedFiles = seen;
    for (const listener of listeners) listener(catalogue);
  };
  // Whoever asks while a reading is under way may have changed something behind its back,
  // so all who ask meanwhile share the one that comes after it.
  const refresh = (): Promise<void> => {
    if (running) {
      next ??= running
        .catch(() => undefined)
        .then(() => {
          next = null;
          return refresh();
        });
      return next;
    }
    return run(true);
  };
  const run = (look: boolean): Promise<void> => {
    if (look) looked = performance.now();
    const looking = look ? [images?.refresh(), documents?.refresh()] : [];
    running = Promise.all(looking)
      .then(() => reload(look))
      .finally(() => {
        running = null;
      });
    return running;
  };
  const report = (error: unknown) => {
    if (!failing) onError(error);
    failing = true;
  };
  const poll = () => {
    if (running) return;
    run(performance.now() - looked >= REFRESH_FILES_EVERY).then(() => {
      failing = false;
    }, report);
  };

  const timer = setInterval(poll, pollEvery).unref();
  const stopListening = listenForChanges(handle, () => void refresh().catch(report), report);
  return {
    current: () => catalogue,
    refresh,
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async close() {
      clearInterval(timer);
      listeners.clear();
      await stopListening();
      await running?.catch(() => undefined);
    },
  };
}

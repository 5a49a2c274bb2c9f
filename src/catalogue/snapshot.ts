import { brandOf } from "../database/brands.ts";
import { readCatalogueRows } from "../database/catalogue-rows.ts";
import { catalogueVersion, listenForChanges } from "../database/catalogue-version.ts";
import type { DatabaseHandle } from "../database/connect.ts";
import { productOf } from "../database/products.ts";
import { type Catalogue, makeCatalogue } from "../domain/catalogue.ts";

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

/**
 * Opens the catalogue; rejects when the first reading fails. A change by any process shows within a second:
 * the version is polled every `pollEvery` milliseconds, and PostgreSQL tells at once. `onError` hears of the
 * first failure after a success, not of each one while the database stays away.
 */
export async function openCatalogue(
  handle: DatabaseHandle,
  {
    pollEvery = 500,
    onError = () => undefined,
  }: { pollEvery?: number; onError?: (error: unknown) => void } = {},
): Promise<CatalogueSource> {
  let catalogue = await load(handle);
  let failing = false;
  let running: Promise<void> | null = null;
  let next: Promise<void> | null = null;
  const listeners = new Set<(catalogue: Catalogue) => void>();

  const reload = async () => {
    if ((await catalogueVersion(handle.db)) === catalogue.version) return;
    catalogue = await load(handle);
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
    running = reload().finally(() => {
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
    refresh().then(() => {
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

async function load(handle: DatabaseHandle): Promise<Catalogue> {
  const { version, products, brands, categories } = await readCatalogueRows(handle.db);
  return makeCatalogue({
    version,
    products: products.map(productOf),
    brands: brands.map(brandOf),
    categories: categories.map(({ name, description, parent }) => ({ name, description, parent })),
  });
}

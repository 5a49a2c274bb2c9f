import { brandOf } from "../database/brands.ts";
import { readCatalogueRows } from "../database/catalogue-rows.ts";
import { catalogueVersion, listenForChanges } from "../database/catalogue-version.ts";
import type { DatabaseHandle } from "../database/connect.ts";
import { productOf } from "../database/products.ts";
import { type Catalogue, makeCatalogue } from "../domain/catalogue.ts";
import type { PictureIndex } from "./picture-index.ts";

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

/** How often the picture folders are looked at, in milliseconds: 450 files cost 6 ms of processor a look. */
const LOOK_EVERY = 5000;

/**
 * Opens the catalogue; rejects when the first reading fails. A change by any process shows within a second:
 * the version is polled every `pollEvery` milliseconds, and PostgreSQL tells at once. `onError` hears of the
 * first failure after a success, not of each one while the database stays away. With `pictures` the addresses
 * of our own pictures and logos carry their content hash and size; a change of those files is a new snapshot too.
 * Prices are private: without `showPrices` no product of the snapshot has one.
 */
export async function openCatalogue(
  handle: DatabaseHandle,
  {
    pollEvery = 500,
    onError = () => undefined,
    pictures,
    showPrices = false,
  }: {
    pollEvery?: number;
    onError?: (error: unknown) => void;
    pictures?: PictureIndex;
    showPrices?: boolean;
  } = {},
): Promise<CatalogueSource> {
  const load = () => readCatalogue(handle, pictures, showPrices);
  let catalogue = await load();
  let stamped = pictures?.version();
  let looked = performance.now();
  let failing = false;
  let running: Promise<void> | null = null;
  let next: Promise<void> | null = null;
  const listeners = new Set<(catalogue: Catalogue) => void>();

  const reload = async () => {
    const same = (await catalogueVersion(handle.db)) === catalogue.version;
    if (same && pictures?.version() === stamped) return;
    const seen = pictures?.version();
    catalogue = await load();
    stamped = seen;
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
    const looking = look ? pictures?.refresh() : undefined;
    running = Promise.resolve(looking)
      .then(reload)
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
    run(performance.now() - looked >= LOOK_EVERY).then(() => {
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

async function readCatalogue(
  handle: DatabaseHandle,
  pictures: PictureIndex | undefined,
  showPrices: boolean,
): Promise<Catalogue> {
  const { version, products, changes, brands, categories } = await readCatalogueRows(handle.db);
  return makeCatalogue({
    version,
    changes,
    products: products.map((row) => {
      const product = showPrices ? productOf(row) : { ...productOf(row), price: null };
      return pictures ? { ...product, imageUrl: pictures.stamp(product.imageUrl) } : product;
    }),
    media: pictures?.standing(),
    brands: brands.map((row) => {
      const brand = brandOf(row);
      return pictures ? { ...brand, logoUrl: pictures.stamp(brand.logoUrl) } : brand;
    }),
    categories: categories.map(({ name, description, parent }) => ({ name, description, parent })),
  });
}

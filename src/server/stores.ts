import { type Contents, loadContents } from "../content/load.ts";
import { join } from "node:path";
import type { Logger } from "pino";
import { openPictureIndex, type PictureIndex } from "../catalogue/picture-index.ts";
import { seedWhenEmpty } from "../catalogue/seed.ts";
import { type CatalogueSource, openCatalogue } from "../catalogue/snapshot.ts";
import { type DatabaseHandle, type DatabaseTarget, openDatabase } from "../database/connect.ts";
import { migrate } from "../database/migrate.ts";
import { isSoleServer } from "../database/sole-server.ts";
import { LONG_WORK } from "../database/time-limit.ts";
import { startRetention } from "../inquiries/retention.ts";
import { startFailedMailWarning } from "../mail/failed-mails.ts";
import { openTransport } from "../mail/transport.ts";
import { type OutboxWorker, startOutboxWorker } from "../mail/worker.ts";
import { CATALOGUE_FOLDER } from "./built-site.ts";
import { originOf } from "./deps.ts";
import { databaseTarget, type Environment } from "./env.ts";

/** Everything that stands behind the app and has to be closed again. */
export type Stores = {
  handle: DatabaseHandle;
  contents: Contents;
  catalogue: CatalogueSource;
  pictureIndex: PictureIndex;
  worker: OutboxWorker;
  /** Ends the worker first, so that no mail is sent that can't be marked as sent. */
  close(): Promise<void>;
};

/** Where pictures lie: what staff put there goes before the sample's of the same name. */
export function pictureFolders({ dataDir }: Pick<Environment, "dataDir">): string[] {
  return [join(dataDir, "pictures"), join(CATALOGUE_FOLDER, "images")];
}

/** Loads the sample into an empty catalogue, or waits for another starting process that does. */
async function seed(target: DatabaseTarget): Promise<number> {
  const patient = await openDatabase(target, LONG_WORK);
  try {
    return await seedWhenEmpty(patient, CATALOGUE_FOLDER);
  } finally {
    await patient.close();
  }
}

/** Opens, migrates and, when it is empty, fills the database; reads the catalogue; starts the mail worker. */
export async function openStores(environment: Environment, log: Logger): Promise<Stores> {
  const target = databaseTarget(environment);
  const handle = await openDatabase(target);
  await migrate(handle);
  if (!isSoleServer(target)) {
    log.warn("Another server runs on the same DATA_DIR: run one, or use PostgreSQL; limits count in each");
  }
  const seeded = environment.sample ? await seed(target) : 0;
  if (seeded > 0) log.info({ products: seeded }, "the sample catalogue was loaded");
  const pictureIndex = await openPictureIndex(pictureFolders(environment));
  const catalogue = await openCatalogue(handle, {
    pictures: pictureIndex,
    showPrices: environment.showPrices,
    onError: (error) =>
      log.error({ err: error }, "the catalogue could not be read again; the last one is served"),
  });
  const transport = environment.smtpUrl ? openTransport(environment.smtpUrl) : null;
  const worker = startOutboxWorker({
    handle,
    transport,
    now: () => new Date(),
    from: environment.mailFrom,
    replyTo: environment.salesEmails[0],
    publicUrl: originOf(environment),
    log,
  });
  const stopWarning = startFailedMailWarning(handle, log);
  const stopRetention = startRetention(handle, () => new Date(), {
    onErased: (count) => log.info({ inquiries: count }, "inquiries past their time were erased"),
    onDoubt: () =>
      log.warn("inquiries past their time are not erased yet: the clock has to hold for a week first"),
    onError: (error) => log.error({ err: error }, "inquiries past their time could not be erased"),
  });
  return {
    handle,
    contents: await loadContents(),
    catalogue,
    pictureIndex,
    worker,
    async close() {
      await stopWarning();
      await stopRetention();
      await worker.stop();
      transport?.close();
      await catalogue.close();
      await handle.close();
    },
  };
}

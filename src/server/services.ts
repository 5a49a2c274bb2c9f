import { deleteStale } from "../backup/archive.ts";
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import type { Logger } from "pino";
import { seedWhenEmpty } from "../catalogue/seed.ts";
import { type CatalogueSource, openCatalogue } from "../catalogue/snapshot.ts";
import { type Contents, type LanguageContent, loadContents } from "../content/load.ts";
import { openingHoursOf } from "../domain/company/company.ts";
import type { OpeningHours } from "../domain/company/opening-hours.ts";
import { dueAt } from "../domain/inquiry/reply-clock.ts";
import { type DatabaseHandle, type DatabaseTarget, openDatabase } from "../database/connect.ts";
import { uploadsInUse } from "../database/catalogue/uploads-in-use.ts";
import { fillOlderInquiries } from "../database/inquiries/inquiry-fill.ts";
import { migrate } from "../database/migrate.ts";
import { requireNoUnfinishedRestore } from "../database/restore.ts";
import { LONG_QUERY_TIMEOUT } from "../database/errors.ts";
import { isSoleServer, NOT_SOLE_SERVER } from "../database/server-lock.ts";
import { type DocumentFiles, openDocumentFiles } from "../documents/files.ts";
import { removeUnused } from "../files/uploads.ts";
import { type ImageIndex, openImageIndex } from "../images/index.ts";
import { startRetention } from "../inquiries/retention.ts";
import { startFailedMailWarning } from "../inquiries/failed-mails.ts";
import { openInquiryOutbox } from "../inquiries/outbox.ts";
import { composeInquiryMail } from "../inquiries/mails.tsx";
import { type MailAddress, type MailContent, openTransport } from "../mail/transport.ts";
import { type OutboxWorker, startOutboxWorker } from "../mail/outbox-worker.ts";
import {
  CATALOGUE_FOLDER,
  databaseTarget,
  deskAddresses,
  documentFolders,
  DOCUMENTS,
  type Environment,
} from "./env.ts";
import { countEmptySearches, type EmptySearches } from "./empty-searches.ts";
import type { Bindings } from "./http/client-address.ts";
import type { StaticFiles } from "./http/static.ts";
import type { OfficeShell } from "./office/shell.ts";
import { type Images, PICTURES } from "./images.ts";
import type { RenderPage } from "./pages/render.ts";
import type { RequestLine } from "./log.ts";
import type { Processes } from "./workers/worker.ts";

/** What the app works with. Tests pass others. */
export type Services = {
  handle: DatabaseHandle;
  catalogue: CatalogueSource;
  emptySearches: EmptySearches;
  worker: Pick<OutboxWorker, "wake">;
  /** Sends a mail at once, past the outbox; throws `MailError`. Missing where no mail server is set. */
  sendMail?: SendMail | undefined;
  renderPage: RenderPage;
  contents: Contents;
  /** When the company is open, as it is known now. */
  hours: () => OpeningHours;
  staticFiles: StaticFiles;
  /** The office's page and files; missing where it is not served. */
  office?: OfficeShell;
  images: Images;
  documentFiles: DocumentFiles;
  environment: Pick<
    Environment,
    | "publicUrl"
    | "port"
    | "salesEmails"
    | "trustProxy"
    | "rateLimit"
    | "metricsToken"
    | "browserLimit"
    | "cdnSeconds"
    | "workers"
    | "dataDir"
  >;
  log: Logger;
  logRequest: (line: RequestLine) => void;
  /** This process and those that serve the site beside it; alone by default. */
  processes?: Processes;
  now: () => Date;
  /** Fired when the server begins to stop: what would go on for ever ends. */
  stopping?: AbortSignal;
  /** True while pages are still being prerendered: `/readyz` is not ready until then. */
  isStarting?: () => boolean;
  /** In development nothing is cached, and the scripts that Vite adds may run. */
  development?: boolean;
};

/** How long somebody waits for a mail to be sent (ms): their connection is closed after a minute. */
const DIRECT_MAIL_TIMEOUT = 40_000;

type SendMail = (mail: MailContent & { to: MailAddress }) => Promise<void>;

/** The variables of a request in Hono's context. */
export type AppEnv = {
  Bindings: Bindings;
  Variables: { requestId: string; csp: string; content: LanguageContent };
};

/** Scheme and host that visitors use; without a setting the site is taken to run on this machine. */
export function originOf({ publicUrl, port }: Pick<Environment, "publicUrl" | "port">): string {
  return publicUrl ?? `http://localhost:${port}`;
}

/** The services that have to be closed again. */
type OpenServices = {
  handle: DatabaseHandle;
  contents: Contents;
  hours: () => OpeningHours;
  catalogue: CatalogueSource;
  imageIndex: ImageIndex;
  documentFiles: DocumentFiles;
  emptySearches: EmptySearches;
  worker: OutboxWorker;
  sendMail: SendMail | undefined;
  /** Stops the worker first, so that no mail is sent that can't be marked as sent. */
  close(): Promise<void>;
};

/** The folders of images; those of staff win over the sample's of the same name. */
function imageFolders({ dataDir }: Pick<Environment, "dataDir">): string[] {
  return [join(dataDir, PICTURES), join(CATALOGUE_FOLDER, "images")];
}

/** Imports the sample into an empty catalogue, or waits for another process that does. */
async function prepareCatalogue(target: DatabaseTarget, { sample }: Environment, log: Logger): Promise<void> {
  const database = await openDatabase(target, LONG_QUERY_TIMEOUT);
  try {
    const seeded = sample ? await seedWhenEmpty(database, CATALOGUE_FOLDER) : 0;
    if (seeded > 0) log.info({ products: seeded }, "the sample catalogue was loaded");
  } finally {
    await database.close();
  }
}

/** Opens and migrates the database, seeds it when it is empty, loads the catalogue, starts what runs in background. */
export async function openServices(environment: Environment, log: Logger): Promise<OpenServices> {
  const target = databaseTarget(environment);
  const handle = await openDatabase(target);
  await requireNoUnfinishedRestore(handle);
  await migrate(handle);
  // With several, the process that supervises them has asked.
  if (environment.workers === 1 && !isSoleServer(target)) log.warn(NOT_SOLE_SERVER);
  await prepareCatalogue(target, environment, log);
  const imageIndex = await openImageIndex(imageFolders(environment));
  const documentFiles = await openDocumentFiles(documentFolders(environment));
  const contents = await loadContents();
  const catalogue = await openCatalogue(handle, {
    images: imageIndex,
    documents: documentFiles,
    showPrices: environment.showPrices,
    locales: contents.map(({ locale }) => locale),
    onError: (error) =>
      log.error({ err: error }, "the catalogue could not be read again; the last one is served"),
  });
  const companyNow = () => contents[0].withCompany(catalogue.current().company).company;
  const hours = () => openingHoursOf(companyNow());
  const started = new Date();
  await fillOlderInquiries(handle, ({ createdAt }) => {
    const due = dueAt(new Date(createdAt), hours(), companyNow().replyGoal);
    // Nobody could answer here yet: an office that begins with hundreds of late ones sees none that is.
    return due && due > started ? due : null;
  });
  const emptySearches = countEmptySearches(handle, catalogue, { now: () => new Date(), log });
  const transport = environment.smtpUrl ? openTransport(environment.smtpUrl) : null;
  const worker = startOutboxWorker({
    outbox: openInquiryOutbox(handle, () => new Date()),
    compose: composeInquiryMail({
      handle,
      contents,
      from: environment.mailFrom,
      companyChanges: () => catalogue.current().company,
      replyTo: (company) => deskAddresses(environment, company)[0],
      publicUrl: originOf(environment),
      hours,
    }),
    transport,
    now: () => new Date(),
    log,
  });
  const messageIdDomain = new URL(originOf(environment)).hostname;
  const sendMail: SendMail | undefined =
    transport === null
      ? undefined
      : (mail) =>
          transport.send(
            {
              ...mail,
              from: environment.mailFrom,
              messageId: `<${randomUUID()}@${messageIdDomain}>`,
            },
            DIRECT_MAIL_TIMEOUT,
          );
  const stopWarning = startFailedMailWarning(handle, log);
  const stopRetention = startRetention(handle, () => new Date(), {
    async eraseOthers(now) {
      await deleteStale(environment.dataDir, now);
      for (const kind of [PICTURES, DOCUMENTS]) {
        const removed = await removeUnused(join(environment.dataDir, kind), now, () =>
          uploadsInUse(handle.db),
        );
        if (removed > 0) log.info({ [kind]: removed }, "uploaded files that nothing names were deleted");
      }
    },
    onErased: (count) => log.info({ inquiries: count }, "inquiries past their time were erased"),
    onDoubt: () =>
      log.warn("inquiries past their time are not erased yet: the clock has to hold for a week first"),
    onError: (error) => log.error({ err: error }, "inquiries past their time could not be erased"),
  });
  return {
    handle,
    contents,
    hours,
    catalogue,
    imageIndex,
    documentFiles,
    emptySearches,
    worker,
    sendMail,
    async close() {
      await stopWarning();
      await stopRetention();
      await worker.stop();
      await emptySearches.flush();
      transport?.close();
      await catalogue.close();
      await handle.close();
    },
  };
}

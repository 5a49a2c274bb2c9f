import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type DatabaseHandle, openDatabase } from "../../src/database/connect.ts";
import { migrate } from "../../src/database/migrate.ts";
import { type MailServer, startMailServer } from "../support/mail-server.ts";
import { startServer } from "../support/server-process.ts";

/** Resized pictures are named by their content and recipe, so every server of every run can share them. */
const PICTURE_CACHE = join(import.meta.dirname, "../../node_modules/.cache/test-pictures");

/** One inquiry as the database holds it. */
export type StoredRow = Record<"reference" | "first_name" | "last_name" | "message", string> &
  Record<"email" | "phone" | "company" | "category" | "status", string> & { source: string | null };

/** A real server process with its own data and mail server. */
export type Site = {
  origin: string;
  mails: MailServer;
  /** All stored inquiries, oldest first. */
  inquiries(): Promise<StoredRow[]>;
  /** The same database, for what a test has to bring about or look up there. */
  database: DatabaseHandle;
  /** The link by which the first owner comes into the office. */
  firstOwnerLink(): Promise<string>;
  close(): Promise<void>;
};

/** Starts a server; `prepare` fills its migrated database before, so that the sample is not loaded. */
export async function startSite(
  prepare?: ((database: DatabaseHandle) => Promise<unknown>) | null,
  settings: Record<string, string> = {},
): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), "site-test-"));
  mkdirSync(PICTURE_CACHE, { recursive: true });
  symlinkSync(PICTURE_CACHE, join(folder, "picture-cache"));
  const file = join(folder, "catalogue.sqlite");
  if (prepare) {
    const database = await openDatabase({ engine: "sqlite", file });
    await migrate(database);
    await prepare(database);
    await database.close();
  }
  const mails = await startMailServer();
  const server = startServer({
    DATA_DIR: folder,
    SMTP_URL: mails.url,
    RATE_LIMIT: "1000000",
    LOG_LEVEL: "warn",
    ...settings,
  });
  const { port } = new URL(await server.ready);
  const database = await openDatabase({ engine: "sqlite", file });
  return {
    origin: `http://localhost:${port}`,
    mails,
    database,
    async firstOwnerLink() {
      const line = await server.logged(/first-owner/);
      return /http\S+/.exec(line)?.[0] ?? "";
    },
    inquiries: () => database.db.selectFrom("inquiries").selectAll().orderBy("created_at").execute(),
    async close() {
      await database.close();
      await server.stop();
      await mails.close();
      rmSync(folder, { recursive: true });
    },
  };
}

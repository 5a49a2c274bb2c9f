import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { type DatabaseHandle, type DatabaseTarget, openDatabase } from "./connect.ts";
import { migrate } from "./migrate.ts";

/** There is no database of ours where the settings point; the message says so in one sentence. */
export class NoDatabase extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = "NoDatabase";
  }
}

/**
 * Opens a database that a server has used before, for command lines: a mistyped setting must not make a new, empty
 * one. Throws {@link NoDatabase}, or what the engine throws when it can't be reached.
 */
export async function openExistingDatabase(target: DatabaseTarget): Promise<DatabaseHandle> {
  if (target.engine === "sqlite" && !existsSync(target.file)) {
    throw new NoDatabase(
      `There is no database at ${resolve(target.file)}; set DATA_DIR to the folder that the site runs with.`,
    );
  }
  const handle = await openDatabase(target);
  try {
    const tables = await handle.db.introspection.getTables();
    if (!tables.some(({ name }) => name === "migrations")) {
      throw new NoDatabase(
        "This database is not the site's; set DATABASE_URL or DATA_DIR to the one that the site runs with.",
      );
    }
    await migrate(handle);
    return handle;
  } catch (error) {
    await handle.close();
    throw error;
  }
}

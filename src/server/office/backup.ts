import type { Readable } from "node:stream";
import { Hono } from "hono";
import { archiveOf, stageBackup, stagedName } from "../../backup/archive.ts";
import { lastBackup, saveBackupTime } from "../../database/backup.ts";
import { appendToRecord } from "../../database/record.ts";
import { transact } from "../../database/errors.ts";
import { AppError } from "../errors.ts";
import type { Allow } from "./allow.ts";
import { actorOf, type OfficeEnv, type OfficeServices } from "./office.ts";
import { UNCACHED } from "../http/caching.ts";

/** As ids of staged backups are made. */
const ID = /^[0-9a-f-]{36}$/;

/**
 * A backup of everything, made by an owner who gave the password in the last minutes: the database is written first, and
 * then sent with pictures and documents as one file.
 */
export function backupRoutes(services: OfficeServices, allow: Allow) {
  const { handle, environment, now, log } = services;
  const { dataDir } = environment;
  let making = false;

  return new Hono<OfficeEnv>()
    .get("/backup", allow("backup"), async (context) =>
      context.json({ last: await lastBackup(handle.db), engine: handle.engine }),
    )
    .post("/backup", allow("backup", { fresh: true }), async (context) => {
      if (making) {
        throw new AppError("conflict", { message: (_, { get }) => get("office").backup.making });
      }
      making = true;
      try {
        return context.json(await stageBackup(handle.target, dataDir, now()), 201);
      } catch (error) {
        log.error({ err: error }, "a backup could not be made");
        // SQLite and the file system say in words too that the disk is full.
        const message = error instanceof Error ? error.message : String(error);
        throw new AppError("storage_unavailable", {
          message: (_, { get }) => get("office").backup.failed(message),
        });
      } finally {
        making = false;
      }
    })
    .get("/backup/:id", allow("backup", { fresh: true }), async (context) => {
      const id = context.req.param("id");
      const name = ID.test(id) ? await stagedName(dataDir, id) : null;
      if (name === null) throw new AppError("not_found");
      const at = now().toISOString();
      // Before anything leaves: nobody has a backup without a line that says so.
      await transact(handle, (db) =>
        appendToRecord(db, {
          at,
          actor: actorOf(context),
          action: "backup.downloaded",
          entity: { kind: "backup", id: name, label: name },
          before: {},
          after: {},
        }),
      );
      const archive = await archiveOf(dataDir, id, () => saveBackupTime(handle.db, at));
      archive.on("error", (error) => log.warn({ err: error }, "a backup was not sent whole"));
      return new Response(toWeb(archive), {
        headers: {
          "content-type": "application/x-tar",
          "content-disposition": `attachment; filename="${name}"`,
          ...UNCACHED,
        },
      });
    });
}

/** What a response takes as its body. */
function toWeb(stream: Readable): ReadableStream<Uint8Array> {
  const chunks = stream[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done === true) controller.close();
      else controller.enqueue(value);
    },
    cancel: () => void stream.destroy(),
  });
}

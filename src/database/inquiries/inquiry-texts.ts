import type { Database } from "../schema.ts";

/** How many texts are read at once. */
const BATCH = 2000;

/** More inquiries than this are found quickly by the database as well, which stops when it has a list full. */
const MOST_FOUND = 2000;

/** So long after the last search the texts are kept (ms). */
const KEPT = 10 * 60_000;

type Text = { id: string; created_at: string; search: string };

/**
 * What inquiries are searched by, held in memory while somebody searches: a part of a word has no index that both databases
 * know, and reading all rows for each key that is typed takes them a tenth of a second and more. Before each search what came
 * since is read; what was stored late or deleted meanwhile is noticed by the number of all.
 */
export function createInquiryTexts(db: Database, { most = MOST_FOUND } = {}) {
  /** The oldest first. */
  let texts: Text[] = [];
  let reading: Promise<void> | null = null;
  let forgetting: NodeJS.Timeout | undefined;

  async function readNewer(): Promise<void> {
    for (;;) {
      const { id = "", created_at = "" } = texts.at(-1) ?? {};
      const rows = await db
        .selectFrom("inquiries")
        .select(["id", "created_at", "search"])
        .where("created_at", ">=", created_at)
        .where((where) => where.or([where("created_at", ">", created_at), where("id", ">", id)]))
        .orderBy("created_at")
        .orderBy("id")
        .limit(BATCH)
        .execute();
      texts.push(...rows);
      if (rows.length < BATCH) return;
    }
  }

  async function read(): Promise<void> {
    await readNewer();
    const { count } = await db
      .selectFrom("inquiries")
      .select((select) => select.fn.countAll<number | string>().as("count"))
      .executeTakeFirstOrThrow();
    if (Number(count) === texts.length) return;
    texts = [];
    await readNewer();
  }

  return {
    /** The ids of inquiries whose text has all of these parts; null where they are too many to be listed. */
    async find(parts: readonly string[]): Promise<string[] | null> {
      clearTimeout(forgetting);
      forgetting = setTimeout(() => (texts = []), KEPT).unref();
      reading ??= read().finally(() => (reading = null));
      await reading;
      const found: string[] = [];
      for (const { id, search } of texts) {
        if (!parts.every((part) => search.includes(part))) continue;
        found.push(id);
        if (found.length > most) return null;
      }
      return found;
    },
  };
}

export type InquiryTexts = ReturnType<typeof createInquiryTexts>;

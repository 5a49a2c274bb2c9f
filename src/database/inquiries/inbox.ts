import { type ExpressionBuilder, type Selectable, type SelectQueryBuilder, sql } from "kysely";
import {
  type InboxGroup,
  type InboxView,
  isByClock,
  MOST_COUNTED,
  NOBODY,
  OPEN_STATUSES,
} from "../../domain/inquiry/inbox.ts";
import type { Database, Tables } from "../schema.ts";

/** Which inquiries a list has. Empty texts and lists filter nothing; instants are ISO 8601. */
export type InboxSelection = {
  view: InboxView;
  /** Who looks: the owner of "mine". */
  staff: string;
  /** What the search text has to contain, all of it. */
  words: readonly string[];
  /** Those that contain the words, as far as they are known already. */
  ids?: readonly string[] | null;
  category: string;
  owner: string;
  since: string | null;
};

type Builder = ExpressionBuilder<Tables, "inquiries">;

const isOpen = (where: Builder) => where("status", "in", OPEN_STATUSES);

/** What waits for us, given that it is open. */
const waits = (where: Builder) =>
  where.or([where("first_reply_at", "is", null), where("wrote_back_at", "is not", null)]);

function inView(where: Builder, { view, staff, since }: InboxSelection) {
  switch (view) {
    case "waiting":
      return where.and([isOpen(where), waits(where)]);
    case "mine":
      return where.and([isOpen(where), where("owner", "=", staff)]);
    case "in-progress":
    case "quoted":
    case "spam":
      return where("status", "=", view);
    case "closed":
      // By status and arrival there is an index, too.
      if (since !== null) return where("status", "in", ["won", "lost"]);
      // By the instants, which have an index in their order: looked up by status, all of them would be sorted.
      return where.and([where("closed_at", ">", ""), where("status", "!=", "spam")]);
    case "not-delivered":
      return where("undelivered_at", ">", "");
    case "all":
      return where("created_at", ">", "");
  }
}

/** A part of a text as a pattern. Wildcards in it stand for themselves or any one letter, alike on both engines. */
const containing = (word: string) => `%${word.replaceAll(/[%_\\]/g, "_")}%`;

function matching(db: Database, selection: InboxSelection) {
  const { words, ids = null, category, owner, since } = selection;
  let query = db.selectFrom("inquiries").where((where) => inView(where, selection));
  if (category !== "") query = query.where("category", "=", category);
  if (owner === NOBODY) query = query.where("owner", "is", null);
  else if (owner !== "") query = query.where("owner", "=", owner);
  if (since !== null) query = query.where("created_at", ">=", since);
  // PostgreSQL knows no empty list.
  if (ids !== null) return query.where("id", "in", ids.length === 0 ? [""] : ids);
  for (const word of words) query = query.where("search", "like", containing(word));
  return query;
}

/** Places by the clock: first replies by when they fall due and those without a clock, then who wrote back, then what was answered; oldest first. */
const CLOCK_ORDER = [
  sql`CASE WHEN first_reply_at IS NULL THEN 0 WHEN wrote_back_at IS NOT NULL THEN 1 ELSE 2 END`,
  sql`CASE WHEN first_reply_at IS NULL THEN coalesce(due_at, '9999 ' || created_at) ELSE coalesce(wrote_back_at, moved_at, created_at) END`,
  sql`created_at`,
] as const;

function inOrder(db: Database, selection: InboxSelection) {
  const { view } = selection;
  const query = matching(db, selection);
  if (isByClock(view)) {
    const [group, waiting, arrived] = CLOCK_ORDER;
    return query.orderBy(group).orderBy(waiting).orderBy(arrived).orderBy("id");
  }
  if (view === "not-delivered") return query.orderBy("undelivered_at").orderBy("id");
  return query.orderBy(view === "closed" ? "closed_at" : "created_at", "desc").orderBy("id", "desc");
}

/** An inquiry as lists show it; the message is cut off. */
export type InboxRow = Selectable<
  Pick<
    Tables["inquiries"],
    | "id"
    | "reference"
    | "first_name"
    | "last_name"
    | "company"
    | "category"
    | "status"
    | "owner"
    | "version"
    | "source"
    | "created_at"
    | "due_at"
    | "first_reply_at"
    | "wrote_back_at"
    | "undelivered_at"
    | "closed_at"
  >
> & { message: string };

const SHOWN = [
  "id",
  "reference",
  "first_name",
  "last_name",
  "company",
  "category",
  "status",
  "owner",
  "version",
  "source",
  "created_at",
  "due_at",
  "first_reply_at",
  "wrote_back_at",
  "undelivered_at",
  "closed_at",
] as const;

/** Letters of a message that lists get. */
const EXCERPT = 700;

const shown = <Result>(query: SelectQueryBuilder<Tables, "inquiries", Result>) =>
  query.select(SHOWN).select(sql<string>`substr(message, 1, ${sql.lit(EXCERPT)})`.as("message"));

/** The same for a search, which looks through all words: it does so once, for the part and the number. */
async function foundPage(
  db: Database,
  selection: InboxSelection,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ rows: InboxRow[]; total: number }> {
  const found = await inOrder(db, selection)
    .select("id")
    .limit(MOST_COUNTED + 1)
    .execute();
  const ids = found.slice(offset, offset + limit).map(({ id }) => id);
  if (ids.length === 0) return { rows: [], total: found.length };
  const rows = await shown(db.selectFrom("inquiries").where("id", "in", ids)).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return { rows: ids.flatMap((id) => byId.get(id) ?? []), total: found.length };
}

/** A part of a list in its order, and how many inquiries there are in all, at most {@link MOST_COUNTED} and one. */
export async function inboxPage(
  db: Database,
  selection: InboxSelection,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ rows: InboxRow[]; total: number }> {
  if (selection.words.length > 0) return foundPage(db, selection, { offset, limit });
  const rows = await shown(inOrder(db, selection)).offset(offset).limit(limit).execute();
  // The end of the list was read: then nothing has to be counted, which would look through all of it again.
  if (rows.length < limit && (rows.length > 0 || offset === 0)) return { rows, total: offset + rows.length };
  return { rows, total: await countInbox(db, selection) };
}

/** How many inquiries a list has, at most {@link MOST_COUNTED} and one. */
export async function countInbox(db: Database, selection: InboxSelection): Promise<number> {
  const { count } = await db
    .selectFrom(
      matching(db, selection)
        .select("id")
        .limit(MOST_COUNTED + 1)
        .as("counted"),
    )
    .select((select) => select.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** How many of a list in the order of the clock stand in each of its parts. `endOfToday` is in Bahrain. */
export async function countGroups(
  db: Database,
  selection: InboxSelection,
  { now, endOfToday }: { now: string; endOfToday: string },
): Promise<Record<InboxGroup, number>> {
  const rows = await matching(db, selection)
    .select(
      sql<number>`CASE WHEN first_reply_at IS NOT NULL AND wrote_back_at IS NULL THEN 5
        WHEN first_reply_at IS NOT NULL THEN 4 WHEN due_at IS NULL THEN 3
        WHEN due_at < ${now} THEN 0 WHEN due_at < ${endOfToday} THEN 1 ELSE 2 END`.as("place"),
    )
    .select((select) => select.fn.countAll<number>().as("count"))
    .groupBy("place")
    .execute();
  const of = (place: number) => Number(rows.find((row) => Number(row.place) === place)?.count ?? 0);
  return { late: of(0), today: of(1), later: of(2), "no-clock": of(3), "wrote-back": of(4), answered: of(5) };
}

/** The ids of a whole list in its order. */
export async function inboxIds(db: Database, selection: InboxSelection): Promise<string[]> {
  const rows = await inOrder(db, selection).select("id").execute();
  return rows.map(({ id }) => id);
}

/** The newest of what each of these customers wrote back, by the inquiry's id; JSON as it was stored. */
export async function newestAnswers(db: Database, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom("inquiry_events")
    .select(["inquiry_id", "data"])
    .where("inquiry_id", "in", ids)
    .where("kind", "=", "wrote-back")
    .orderBy("at")
    .execute();
  return new Map(rows.map(({ inquiry_id, data }) => [inquiry_id, data]));
}

/** What an export of inquiries has of each, in the order of the ids. */
export async function exportedInquiries(db: Database, ids: readonly string[]) {
  const rows = await db
    .selectFrom("inquiries")
    .leftJoin("staff", "staff.id", "inquiries.owner")
    .select(SHOWN.map((column) => `inquiries.${column}` as const))
    .select(["inquiries.email", "inquiries.phone", "inquiries.message", "staff.name as owner_name"])
    .where("inquiries.id", "in", ids)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

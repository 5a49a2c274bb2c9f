import { randomUUID } from "node:crypto";
import type { Selectable } from "kysely";
import * as v from "valibot";
import { ROLES, type Role } from "../domain/office/permissions.ts";
import type { Staff } from "../domain/office/staff.ts";
import type { Database, Tables } from "./schema.ts";

/** A member of staff with what the owner sees of how they sign in. */
export type StaffMember = Staff & {
  disabled: boolean;
  /** Whether a code of an authenticator is asked for beside the password. */
  twoFactor: boolean;
  /** False until the invitation was taken up. */
  hasPassword: boolean;
  seenAt: string | null;
  sessions: number;
};

const storedRole = v.picklist(ROLES);

const memberFrom = (
  row: Selectable<Tables["staff"]>,
  { passwords, sessions }: { passwords: ReadonlySet<string>; sessions: ReadonlyMap<string, number> },
): StaffMember => ({
  id: row.id,
  name: row.name,
  email: row.email,
  role: v.parse(storedRole, row.role),
  disabled: row.disabled === 1,
  twoFactor: row.two_factor_enabled === 1,
  hasPassword: passwords.has(row.id),
  seenAt: row.seen_at,
  sessions: sessions.get(row.id) ?? 0,
});

/** Everybody, by name; those who were disabled too. */
export async function allStaff(db: Database, now: string): Promise<StaffMember[]> {
  const rows = await db.selectFrom("staff").selectAll().orderBy("name").execute();
  const accounts = await db
    .selectFrom("staff_accounts")
    .select("staff_id")
    .where("password", "is not", null)
    .execute();
  const counts = await db
    .selectFrom("staff_sessions")
    .select(["staff_id", (eb) => eb.fn.countAll<number | string>().as("count")])
    .where("expires_at", ">", now)
    .groupBy("staff_id")
    .execute();
  const passwords = new Set(accounts.map(({ staff_id }) => staff_id));
  const sessions = new Map(counts.map(({ staff_id, count }) => [staff_id, Number(count)]));
  return rows.map((row) => memberFrom(row, { passwords, sessions }));
}

export async function staffById(db: Database, id: string): Promise<StaffMember | null> {
  return (await allStaff(db, "")).find((each) => each.id === id) ?? null;
}

export async function staffByEmail(db: Database, email: string): Promise<StaffMember | null> {
  return (await allStaff(db, "")).find((each) => each.email === email) ?? null;
}

/** How many owners can sign in. Belongs into the transaction that would take one away. */
export async function countOwners(db: Database): Promise<number> {
  const staff = await allStaff(db, "");
  return staff.filter(({ role, disabled, hasPassword }) => role === "owner" && !disabled && hasPassword)
    .length;
}

/** Stores a member of staff who has no password yet. Belongs into a transaction. */
export async function insertStaff(db: Database, { id, name, email, role }: Staff, at: string): Promise<void> {
  await db
    .insertInto("staff")
    .values({
      id,
      name,
      email,
      role,
      email_verified: 1,
      image: null,
      seen_at: null,
      disabled: 0,
      two_factor_enabled: 0,
      letter_keys: 1,
      created_at: at,
      updated_at: at,
    })
    .execute();
}

export async function updateStaff(
  db: Database,
  id: string,
  change: { role?: Role | undefined; disabled?: boolean | undefined; name?: string | undefined },
  at: string,
): Promise<void> {
  const { role, disabled, name } = change;
  await db
    .updateTable("staff")
    .set({
      updated_at: at,
      ...(role !== undefined && { role }),
      ...(name !== undefined && { name }),
      ...(disabled !== undefined && { disabled: disabled ? 1 : 0 }),
    })
    .where("id", "=", id)
    .execute();
}

/** Stores whether keys that type a character do something for this person. */
export async function setLetterKeys(db: Database, id: string, isOn: boolean): Promise<void> {
  await db
    .updateTable("staff")
    .set({ letter_keys: isOn ? 1 : 0 })
    .where("id", "=", id)
    .execute();
}

/** Remembers that somebody is here, at most once a minute. */
export async function noteSeen(db: Database, id: string, at: string, before: string): Promise<void> {
  await db
    .updateTable("staff")
    .set({ seen_at: at })
    .where("id", "=", id)
    .where((eb) => eb.or([eb("seen_at", "is", null), eb("seen_at", "<", before)]))
    .execute();
}

/** A session as its owner sees it. */
type StaffSession = { id: string; createdAt: string; usedAt: string; userAgent: string | null };

export async function sessionsOf(db: Database, staffId: string, now: string): Promise<StaffSession[]> {
  const rows = await db
    .selectFrom("staff_sessions")
    .selectAll()
    .where("staff_id", "=", staffId)
    .where("expires_at", ">", now)
    .orderBy("updated_at", "desc")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    createdAt: row.created_at,
    usedAt: row.updated_at,
    userAgent: row.user_agent,
  }));
}

/** Ends a person's sessions: one of them, or all but one, or all. */
export async function endSessions(
  db: Database,
  staffId: string,
  { only, but }: { only?: string; but?: string } = {},
): Promise<void> {
  let query = db.deleteFrom("staff_sessions").where("staff_id", "=", staffId);
  if (only !== undefined) query = query.where("id", "=", only);
  if (but !== undefined) query = query.where("id", "<>", but);
  await query.execute();
}

/** Remembers that the password was given in this session. */
export async function confirmSession(db: Database, id: string, at: string): Promise<void> {
  await db.updateTable("staff_sessions").set({ confirmed_at: at }).where("id", "=", id).execute();
}

/** The secret of this name; the first who asks for it stores `made`. */
export async function officeSecret(db: Database, name: string, made: string): Promise<string> {
  await db
    .insertInto("office_secrets")
    .values({ name, value: made })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { value } = await db
    .selectFrom("office_secrets")
    .select("value")
    .where("name", "=", name)
    .executeTakeFirstOrThrow();
  return value;
}

/** Stores a secret in place of the one of this name. */
export async function putSecret(db: Database, name: string, value: string): Promise<void> {
  await db
    .insertInto("office_secrets")
    .values({ name, value })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
    .execute();
}

/** Deletes the secret of this name, where it has this value; whether it was there. */
export async function takeSecret(db: Database, name: string, value: string): Promise<boolean> {
  const taken = await db
    .deleteFrom("office_secrets")
    .where("name", "=", name)
    .where("value", "=", value)
    .returning("name")
    .execute();
  return taken.length > 0;
}

/** Deletes the row of a link; whether it was there. Belongs into the transaction that does what the link is for. */
export async function takeLink(db: Database, id: string): Promise<boolean> {
  const taken = await db.deleteFrom("staff_verifications").where("id", "=", id).returning("id").execute();
  return taken.length > 0;
}

/**
 * Stores the hash of a password in place of the one before, which ends all sessions and links. Belongs into a transaction
 * that holds off others for the same person.
 */
export async function storePassword(db: Database, staffId: string, hash: string, at: string): Promise<void> {
  await db.deleteFrom("staff_accounts").where("staff_id", "=", staffId).execute();
  await db
    .insertInto("staff_accounts")
    .values({
      id: randomUUID(),
      staff_id: staffId,
      account_id: staffId,
      provider_id: "credential",
      password: hash,
      created_at: at,
      updated_at: at,
    })
    .execute();
  await endSessions(db, staffId);
  await endLinks(db, staffId);
}

/** Ends the links by which a member of staff could set a password. */
export async function endLinks(db: Database, staffId: string): Promise<void> {
  await db.deleteFrom("staff_verifications").where("value", "=", staffId).execute();
}

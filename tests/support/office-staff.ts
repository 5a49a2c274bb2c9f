import { randomUUID } from "node:crypto";
import { hashPassword } from "better-auth/crypto";
import type { DatabaseHandle } from "../../src/database/connect.ts";
import { insertStaff } from "../../src/database/staff.ts";
import type { Role } from "../../src/domain/permissions.ts";
import type { Staff } from "../../src/domain/staff.ts";

export const PASSWORD = "correct horse battery";

let hashed: Promise<string> | undefined;

/** Adds somebody who signs in with {@link PASSWORD}. */
export async function addStaff(
  { db }: DatabaseHandle,
  role: Role,
  changes: Partial<Staff> = {},
): Promise<Staff> {
  const id = randomUUID();
  const staff = { id, name: `Test ${role}`, email: `${role}-${id}@office.example`, role, ...changes };
  const at = new Date().toISOString();
  await insertStaff(db, staff, at);
  // Hashed once, as it is meant to take its time.
  hashed ??= hashPassword(PASSWORD);
  await db
    .insertInto("staff_accounts")
    .values({
      id: randomUUID(),
      staff_id: id,
      account_id: id,
      provider_id: "credential",
      password: await hashed,
      created_at: at,
      updated_at: at,
    })
    .execute();
  return staff;
}

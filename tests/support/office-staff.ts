import { randomUUID } from "node:crypto";
import { hashPassword } from "better-auth/crypto";
import type { DatabaseHandle } from "../../src/database/connect.ts";
import { insertStaff } from "../../src/database/staff.ts";
import type { Role } from "../../src/domain/office/permissions.ts";
import type { Staff } from "../../src/domain/office/staff.ts";

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

/** The bytes of a key as an authenticator reads it. */
export function fromBase32(text: string): string {
  const bits = [...text.replaceAll("=", "")]
    .map((letter) => "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(letter).toString(2).padStart(5, "0"))
    .join("");
  return Array.from({ length: Math.floor(bits.length / 8) }, (_, n) =>
    String.fromCodePoint(Number.parseInt(bits.slice(n * 8, n * 8 + 8), 2)),
  ).join("");
}

import { createHash, randomBytes } from "node:crypto";
import type { DatabaseHandle } from "../database/connect.ts";
import { allStaff, putSecret } from "../database/staff.ts";
import type { Auth } from "./auth.ts";
import { LINK_LENGTH } from "./auth.ts";

/** The name under which the hash of the first owner's link is kept. */
export const FIRST_OWNER = "link of the first owner";

const newToken = () => randomBytes(24).toString("base64url");

export function hashOfToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

/** Where a person gives themselves a password. */
const passwordPage = (origin: string, token: string, kind: string) =>
  `${origin}/office/password?token=${token}&for=${kind}`;

/** Makes the link by which a member of staff gives themselves a (new) password, once. */
export async function passwordLink(
  auth: Auth,
  {
    staffId,
    kind,
    origin,
    now,
  }: { staffId: string; kind: "invitation" | "reset"; origin: string; now: Date },
): Promise<string> {
  const token = newToken();
  const { internalAdapter } = await auth.$context;
  await internalAdapter.createVerificationValue({
    identifier: `reset-password:${token}`,
    value: staffId,
    expiresAt: new Date(now.getTime() + LINK_LENGTH[kind] * 1000),
  });
  return passwordPage(origin, token, kind);
}

/** The link by which the first owner comes in, while there is nobody in the office; a new one with every call. */
export async function firstOwnerLink(
  { db }: Pick<DatabaseHandle, "db">,
  origin: string,
): Promise<string | null> {
  if ((await allStaff(db, "")).length > 0) return null;
  const token = newToken();
  await putSecret(db, FIRST_OWNER, hashOfToken(token));
  return passwordPage(origin, token, "first-owner");
}

import type { Permission } from "../office/permissions.ts";

/** What decides whether an inquiry may be taken from whom it belongs to. Instants are ISO 8601. */
export type Owned = {
  owner: string | null;
  dueAt: string | null;
  firstReplyAt: string | null;
  /** Whether its owner has been in the office today. */
  ownerSeenToday: boolean;
};

/**
 * Whether a person may make an inquiry their own. A free one may be taken by whoever answers inquiries; from its owner by
 * whom the permission lets always, and by others when its first reply is late or its owner wasn't seen today.
 */
export function mayTake(
  { owner, dueAt, firstReplyAt, ownerSeenToday }: Owned,
  { by, take, now }: { by: string; take: Permission; now: Date },
): boolean {
  if (owner === null || owner === by || take === "yes") return true;
  if (take === "no") return false;
  const late = firstReplyAt === null && dueAt !== null && dueAt < now.toISOString();
  return late || !ownerSeenToday;
}

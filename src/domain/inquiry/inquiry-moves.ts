import * as v from "valibot";
import { versionSchema } from "../office/entity-version.ts";
import type { InquiryStatus } from "./inquiry.ts";
import { line } from "../plain-text.ts";

/** Where inquiries end; from then on the time until they are erased counts. */
const CLOSED = ["won", "lost", "spam"] as const satisfies readonly InquiryStatus[];

const isClosed = (status: InquiryStatus) => CLOSED.some((closed) => closed === status);

/** Why an inquiry was lost. */
export const LOST_REASONS = ["price", "time", "other-supplier", "no-longer-needed", "no-answer"] as const;

export type LostReason = (typeof LOST_REASONS)[number];

/** For so many days after it was won, an inquiry can be taken up again. */
const REOPEN_WON_DAYS = 30;

const DAY = 24 * 60 * 60_000;

/** Which status may follow which; what beside that is asked is in {@link moveRule}. */
const FOLLOWS: Record<InquiryStatus, readonly InquiryStatus[]> = {
  pending: ["in-progress", "spam"],
  "in-progress": ["pending", "quoted", "lost", "spam"],
  quoted: ["in-progress", "won", "lost"],
  won: ["in-progress"],
  lost: ["in-progress"],
  spam: ["pending"],
};

/** What the rule of moves looks at. */
export type Standing = {
  status: InquiryStatus;
  /** Staff id. */
  owner: string | null;
  /** ISO 8601; null while it is open. */
  closedAt: string | null;
};

/** How an inquiry ended: what it was worth in Bahraini dinar, such as `1890.000`, or why it was lost. */
export type Outcome = { amount?: string | undefined; reason?: LostReason | undefined };

/** Why a status can't be chosen now. */
export type MoveRefusal = "same" | "not-next" | "too-late";

/** Whether an inquiry may be moved there now; asked by the server, and by the buttons. */
export function moveRule(from: Standing, to: InquiryStatus, now: Date): MoveRefusal | null {
  if (from.status === to) return "same";
  if (!FOLLOWS[from.status].includes(to)) return "not-next";
  const since = from.closedAt === null ? now.getTime() : Date.parse(from.closedAt);
  if (from.status === "won" && now.getTime() - since > REOPEN_WON_DAYS * DAY) return "too-late";
  return null;
}

/** The standing after a move that {@link moveRule} allows. `by` is who moves it. */
export function afterMove(from: Standing, to: InquiryStatus, by: string, now: Date): Standing {
  const owner = to === "pending" && from.status === "in-progress" ? null : from.owner;
  return {
    status: to,
    owner: to === "in-progress" ? (owner ?? by) : owner,
    closedAt: isClosed(to) ? now.toISOString() : null,
  };
}

/**
 * The moves that follow the delivery of a reply: the first one takes a pending inquiry up by itself, and then comes the
 * one that its sender chose, where the rule allows it.
 */
export function movesAfterReply(
  from: Standing,
  { chosen, by, now }: { chosen: InquiryStatus | null; by: string; now: Date },
): InquiryStatus[] {
  const moves: InquiryStatus[] = from.status === "pending" ? ["in-progress"] : [];
  const taken = moves.reduce((standing, to) => afterMove(standing, to, by, now), from);
  if (chosen !== null && moveRule(taken, chosen, now) === null) moves.push(chosen);
  return moves;
}

/** Bahraini dinar with up to three decimals; commas between thousands are taken out. */
const amount = v.pipe(
  line(20),
  v.transform((text) => text.replaceAll(/,(?=\d{3}(?:\D|$))/g, "")),
  v.check((text) => text === "" || /^\d{1,9}(?:\.\d{1,3})?$/.test(text), "amount"),
);

/** What a person sends to move an inquiry that they saw in this version. A lost one says why. */
export const moveSchema = v.pipe(
  v.object({
    to: v.picklist(["pending", "in-progress", "quoted", "won", "lost", "spam"]),
    version: versionSchema,
    reason: v.optional(v.picklist(LOST_REASONS, "reason")),
    amount: v.optional(amount),
  }),
  v.forward(
    v.check(({ to, reason }) => to !== "lost" || reason !== undefined, "reason"),
    ["reason"],
  ),
);

export type Move = v.InferOutput<typeof moveSchema>;

/** How the inquiry ended, by what the move says; null for a move that ends nothing. */
export function outcomeOf({
  to,
  reason,
  amount: worth,
}: Pick<Move, "to" | "reason" | "amount">): Outcome | null {
  if (to === "lost" && reason !== undefined) return { reason };
  return to === "won" && worth !== undefined && worth !== "" ? { amount: worth } : null;
}

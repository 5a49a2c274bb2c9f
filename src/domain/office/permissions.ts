/** What a member of staff is there for. */
export const ROLES = ["owner", "editor", "sales"] as const;

export type Role = (typeof ROLES)[number];

/**
 * How far a role may do something: always, never, to what it owns alone, or under the condition that the action's
 * own rule decides (`ownInquiry`, `mayTakeFrom`).
 */
export type Permission = "yes" | "no" | "own" | "when-late";

/**
 * Who may do what in the office: the one table that the server, the buttons and the generated tests ask. An action that
 * isn't here can't be done by anybody.
 */
const TABLE = {
  /** List, open, search, and the inquiries' part of the record. */
  "inquiry.read": ["yes", "no", "yes"],
  /** Answer, note, call, move, take a free one. */
  "inquiry.answer": ["yes", "no", "yes"],
  /** Give one's own away, mark as spam and back. */
  "inquiry.give": ["yes", "no", "yes"],
  /** Take from its owner: when it is late, or its owner was not seen today. */
  "inquiry.take": ["yes", "no", "when-late"],
  "inquiry.export": ["yes", "no", "own"],
  "product.read": ["yes", "yes", "yes"],
  /** Make, change, publish, withdraw, restore; pictures. */
  "product.change": ["yes", "yes", "no"],
  /** Check and take over a file of the catalogue, and save the catalogue as one. */
  import: ["yes", "yes", "no"],
  /** Brands, categories, and what words of a search mean. */
  "group.change": ["yes", "yes", "no"],
  "company.read": ["yes", "yes", "no"],
  "company.change": ["yes", "no", "no"],
  /** The numbers of the start page, each for its own part. */
  "home.catalogue": ["yes", "yes", "no"],
  "home.inquiries": ["yes", "no", "yes"],
  /** Names of staff, for owners and for who is here. */
  "staff.names": ["yes", "yes", "yes"],
  /** Invite, change a role, disable, end others' sessions. */
  "staff.change": ["yes", "no", "no"],
  /** One's own password, code and sessions. */
  "self.change": ["yes", "yes", "yes"],
  "record.read": ["yes", "no", "no"],
  /** See health, make and download a backup. */
  backup: ["yes", "no", "no"],
} as const satisfies Record<string, readonly [owner: Permission, editor: Permission, sales: Permission]>;

export type Action = keyof typeof TABLE;

const isAction = (name: string): name is Action => name in TABLE;

export const ACTIONS: readonly Action[] = Object.keys(TABLE).filter(isAction);

export function permission(role: Role, action: Action): Permission {
  return TABLE[action][ROLES.indexOf(role)] ?? "no";
}

/** Whether a role may do something at all, be it under a condition that is asked later. */
export function may(role: Role, action: Action): boolean {
  return permission(role, action) !== "no";
}

import { createHash } from "node:crypto";
import type { Insertable } from "kysely";
import { DEFAULT_COMPANY } from "../src/content/company.ts";
import { openingHoursOf } from "../src/domain/company/company.ts";
import type { DatabaseHandle } from "../src/database/connect.ts";
import type { Tables } from "../src/database/schema.ts";
import { MAIN_CATEGORIES } from "../src/domain/catalogue/category.ts";
import { inquiryKeys } from "../src/domain/inquiry/inquiry-keys.ts";
import { dueAt } from "../src/domain/inquiry/reply-clock.ts";

const FIRST =
  "Noor Claire Ahmed Maha Thomas Amna Fatima Joseph Salman Hessa Ravi Layla Omar Sara Yusuf".split(" ");
const LAST = "Haddad Dumont Jaffar Yousif Berg Rashid Isa Mathew Noori Darwish Menon Khan Saleh Nair".split(
  " ",
);
const KINDS = "Hotel School Clinic Mall Laundry Workshop Catering Tower Warehouse Villa".split(" ");
const WORDS = (
  "floor scrubber dryer degreaser hotel school quote delivery machine vacuum battery hospital price mop bucket wipes " +
  "towel week basement epoxy night rooms sanitiser canister pad disc grinder terrazzo kitchen hood bin lid print"
).split(" ");

/** A share of 26 years' days: most inquiries are closed, some hundreds are worked at, as in an office that is used. */
const STATUSES = ["pending", "in-progress", "quoted", "won", "lost", "spam"] as const;
const SHARES = [0.002, 0.006, 0.01, 0.55, 0.392, 0.04];

const DAY = 24 * 60 * 60_000;
const BATCH = 250;

/** Numbers that are the same with every run. */
function counter(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

type Row = Insertable<Tables["inquiries"]>;

function madeUp(n: number, random: (below: number) => number, now: Date): Row {
  const of = <Item>(list: readonly Item[]): Item => {
    const item = list[random(list.length)];
    if (item === undefined) throw new Error("Nothing to choose from");
    return item;
  };
  const firstName = of(FIRST);
  const lastName = of(LAST);
  const company = `Sample ${of(KINDS)} ${random(4000)}`;
  const message = Array.from({ length: 20 + random(160) }, () => of(WORDS)).join(" ");
  const email = `${firstName}.${lastName}${random(9000)}@${company.toLowerCase().replaceAll(" ", "-")}.example`;
  const phone = `+973 ${3000 + random(6999)} ${1000 + random(8999)}`;
  // Hexadecimal digits, but for the two that references don't have as they look like letters.
  const reference = createHash("sha256")
    .update(String(n))
    .digest("hex")
    .slice(0, 8)
    .toUpperCase()
    .replaceAll("0", "G")
    .replaceAll("1", "H");
  const place = random(1000) / 1000;
  let sum = 0;
  const status = STATUSES.find((_, index) => (sum += SHARES[index] ?? 0) > place) ?? "won";
  const isOpen = ["pending", "in-progress", "quoted"].includes(status);
  const age = random(isOpen ? 20 * DAY : 730 * DAY);
  const received = new Date(now.getTime() - age);
  const due = dueAt(received, openingHoursOf(DEFAULT_COMPANY))?.toISOString() ?? null;
  const replied =
    status === "pending" || status === "spam" || (status === "in-progress" && random(3) === 0)
      ? null
      : new Date(Math.min(now.getTime(), received.getTime() + random(DAY))).toISOString();
  const words = { firstName, lastName, company, email, phone, message, reference, lines: [] };
  return {
    id: createHash("sha256").update(`id ${n}`).digest("hex").slice(0, 36),
    reference: `${reference.slice(0, 4)}-${reference.slice(4)}`,
    first_name: firstName,
    last_name: lastName,
    email,
    phone,
    company,
    category: random(3) === 0 ? "Quote Request" : of(MAIN_CATEGORIES),
    message,
    status,
    source: null,
    privacy_notice: null,
    language: "en",
    idempotency_key: `bench:${n}`,
    sender_key: null,
    fingerprint: `bench:${n}`,
    created_at: received.toISOString(),
    owner: status === "pending" ? null : `staff-${random(4)}`,
    due_at: status === "spam" ? null : due,
    first_reply_at: replied,
    wrote_back_at: isOpen && replied !== null && random(5) === 0 ? now.toISOString() : null,
    undelivered_at: isOpen && random(60) === 0 ? now.toISOString() : null,
    closed_at: isOpen ? null : new Date(received.getTime() + random(Math.max(1, age))).toISOString(),
    outcome: null,
    moved_at: received.toISOString(),
    ...inquiryKeys(words),
  };
}

/** Stores so many made-up inquiries of the last two years, in the order in which they came, as those of a site are. */
export async function seedInquiries({ db }: DatabaseHandle, count: number, now = new Date()): Promise<void> {
  const random = counter(20_261_122);
  const rows = Array.from({ length: count }, (_, n) => madeUp(n, random, now)).toSorted((a, b) =>
    a.created_at < b.created_at ? -1 : 1,
  );
  for (let first = 0; first < count; first += BATCH) {
    await db
      .insertInto("inquiries")
      .values(rows.slice(first, first + BATCH))
      .execute();
  }
}

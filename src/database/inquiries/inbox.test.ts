import { beforeAll, expect, test } from "vitest";
import { onBothEngines } from "../../../tests/support/engines.ts";
import { HOURS, inBahrain } from "../../../tests/support/sample-hours.ts";
import { storeSample } from "../../../tests/support/sample-inquiry.ts";
import { type InboxView, searchedFor } from "../../domain/inquiry/inbox.ts";
import type { InquiryStatus } from "../../domain/inquiry/inquiry.ts";
import { dueAt } from "../../domain/inquiry/reply-clock.ts";
import type { DatabaseHandle } from "../connect.ts";
import {
  answeredWithin,
  countLate,
  countViews,
  dueReplies,
  inquiryCategoryNames,
  lastAnswer,
} from "./inbox-counts.ts";
import { createInquiryTexts } from "./inquiry-texts.ts";
import { moveDueTimes } from "./due-times.ts";
import { countGroups, inboxIds, inboxPage, type InboxSelection } from "./inbox.ts";

const at = (text: string) => inBahrain(text).toISOString();
const NOW = at("2026-11-22 10:42");

type Put = Partial<{
  name: string;
  company: string;
  phone: string;
  category: string;
  message: string;
  received: string;
  status: InquiryStatus;
  owner: string;
  replied: string;
  wroteBack: string;
  undelivered: string;
  closed: string;
}>;

onBothEngines("lists of inquiries", (engine) => {
  let handle: DatabaseHandle;
  const names = new Map<string, string>();

  async function put({ name = "Noor", received = "2026-11-22 09:00", ...rest }: Put) {
    const { company = "", phone = "", category = "Chemicals", message = `From ${name}`, ...work } = rest;
    const when = inBahrain(received);
    const words = { firstName: name, company, phone, category, message };
    const { id } = await storeSample(handle, words, () => when);
    names.set(id, name);
    const instant = (text: string | undefined) => (text === undefined ? null : at(text));
    await handle.db
      .updateTable("inquiries")
      .set({
        status: work.status ?? "pending",
        owner: work.owner ?? null,
        due_at: dueAt(when, HOURS)?.toISOString() ?? null,
        first_reply_at: instant(work.replied),
        wrote_back_at: instant(work.wroteBack),
        undelivered_at: instant(work.undelivered),
        closed_at: instant(work.closed),
      })
      .where("id", "=", id)
      .execute();
  }

  beforeAll(async () => {
    handle = await engine.open();
    await put({ name: "Today", received: "2026-11-21 21:14", phone: "17 123 456" });
    await put({ name: "Late", received: "2026-11-21 11:30", owner: "mariam", company: "100% Clean_Co" });
    await put({ name: "Earlier", received: "2026-11-21 10:00", status: "in-progress", owner: "yusuf" });
    await put({ name: "Later", received: "2026-11-22 18:00", category: "Equipments" });
    await put({
      name: "Back",
      received: "2026-11-18 09:00",
      status: "quoted",
      owner: "yusuf",
      replied: "2026-11-18 10:00",
      wroteBack: "2026-11-22 08:31",
    });
    const answered = { received: "2026-11-19 09:00", replied: "2026-11-19 12:00", owner: "yusuf" };
    await put({ ...answered, name: "Answered", status: "in-progress", undelivered: "2026-11-22 10:38" });
    await put({ ...answered, name: "Won", status: "won", closed: "2026-11-20 10:00" });
    await put({ ...answered, name: "Lost", status: "lost", closed: "2026-11-21 10:00" });
    await put({ name: "Spam", status: "spam", closed: "2026-11-21 12:00" });
  });

  const select = (changes: Partial<InboxSelection> = {}): InboxSelection => ({
    view: "all",
    staff: "yusuf",
    words: [],
    category: "",
    owner: "",
    since: null,
    ...changes,
  });
  const listed = async (changes: Partial<InboxSelection>) => {
    const ids = await inboxIds(handle.db, select(changes));
    const { rows, total } = await inboxPage(handle.db, select(changes), { offset: 0, limit: 50 });
    expect(rows.map(({ id }) => id)).toEqual(ids);
    expect(total).toBe(ids.length);
    return ids.map((id) => names.get(id));
  };

  test.each<[InboxView, string[]]>([
    ["waiting", ["Earlier", "Late", "Today", "Later", "Back"]],
    ["mine", ["Earlier", "Back", "Answered"]],
    ["in-progress", ["Earlier", "Answered"]],
    ["quoted", ["Back"]],
    ["closed", ["Lost", "Won"]],
    ["spam", ["Spam"]],
    ["not-delivered", ["Answered"]],
  ])("%s has, in this order: %j", async (view, expected) => {
    expect(await listed({ view })).toEqual(expected);
  });

  test("all of them begin with the newest", async () => {
    const found = await listed({});
    expect(found).toHaveLength(9);
    expect(found[0]).toBe("Later");
  });

  test("every view is counted, and what nobody has taken", async () => {
    expect(await countViews(handle.db, "yusuf")).toEqual({
      waiting: 5,
      mine: 3,
      "in-progress": 2,
      quoted: 1,
      closed: 2,
      spam: 1,
      all: 9,
      "not-delivered": 1,
      free: 2,
    });
  });

  test("the parts of a view are counted", async () => {
    const bounds = { now: NOW, endOfToday: at("2026-11-23 00:00") };
    expect(await countGroups(handle.db, select({ view: "waiting" }), bounds)).toEqual({
      late: 2,
      today: 1,
      later: 1,
      "no-clock": 0,
      "wrote-back": 1,
      answered: 0,
    });
  });

  test.each([
    ["EARLIER", ["Earlier"]],
    ["from earlier", ["Earlier"]],
    ["clean_co", ["Late"]],
    ["100%", ["Late"]],
    ["+973 17 12 34 56", ["Today"]],
    ["00973 17123456", ["Today"]],
    ["17-123-456", ["Today"]],
    ["nobody at all", []],
  ])("the search for %j finds %j", async (typed, expected) => {
    const words = searchedFor(typed);
    expect(await listed({ words })).toEqual(expected);
    expect(await listed({ words, ids: await createInquiryTexts(handle.db).find(words) })).toEqual(expected);
  });

  test("a reference is found in any spelling", async () => {
    const { reference } =
      (await inboxPage(handle.db, select({ view: "quoted" }), { offset: 0, limit: 1 })).rows[0] ?? {};
    for (const typed of [reference, reference?.toLowerCase(), reference?.replace("-", "")]) {
      expect(await listed({ words: searchedFor(typed ?? "") })).toEqual(["Back"]);
    }
  });

  test("category, owner and the time of arrival narrow a list", async () => {
    expect(await listed({ category: "Equipments" })).toEqual(["Later"]);
    expect(await listed({ view: "waiting", owner: "nobody" })).toEqual(["Today", "Later"]);
    expect(await listed({ view: "waiting", owner: "mariam" })).toEqual(["Late"]);
    expect(await listed({ view: "waiting", since: at("2026-11-22 00:00") })).toEqual(["Later"]);
    expect(await inquiryCategoryNames(handle.db)).toEqual(["Chemicals", "Equipments"]);
  });

  test("a part of a long list comes with the number of all", async () => {
    const { rows, total } = await inboxPage(handle.db, select({ view: "waiting" }), { offset: 2, limit: 2 });
    expect(rows.map(({ first_name }) => first_name)).toEqual(["Today", "Later"]);
    expect(total).toBe(5);
    expect((await inboxPage(handle.db, select({ view: "waiting" }), { offset: 9, limit: 2 })).total).toBe(5);
  });

  test("a holiday moves the first replies that are awaited past it, and no others", async () => {
    const dueOf = async () => {
      const rows = await handle.db.selectFrom("inquiries").select(["first_name", "due_at"]).execute();
      return new Map(rows.map(({ first_name, due_at }) => [first_name, due_at]));
    };
    const before = await dueOf();
    const holiday = { ...HOURS, otherDays: [...HOURS.otherDays, { date: "2026-11-22", open: [] }] };
    await handle.db.transaction().execute((db) => moveDueTimes(db, HOURS, holiday));
    expect((await dueOf()).get("Today")).toBe(at("2026-11-23 12:00"));
    for (const name of ["Late", "Back", "Answered", "Won", "Spam"]) {
      expect((await dueOf()).get(name)).toBe(before.get(name));
    }
    await handle.db.transaction().execute((db) => moveDueTimes(db, holiday, HOURS));
    expect(await dueOf()).toEqual(before);
  });

  test("what falls due, what was answered and what is late", async () => {
    const due = await dueReplies(handle.db, at("2026-11-23 00:00"), 10);
    expect(due.map(({ name }) => name)).toEqual(["Earlier Haddad", "Late Haddad", "Today Haddad"]);
    const month = { from: at("2026-10-23 00:00"), to: NOW };
    expect(await answeredWithin(handle.db, month)).toHaveLength(4);
    expect(await countLate(handle.db, month)).toBe(2);
    expect(await lastAnswer(handle.db)).toEqual({ at: at("2026-11-19 12:00"), by: null });
  });
});

import { parse } from "csv-parse/sync";
import { beforeAll, expect, test } from "vitest";
import type { DatabaseHandle } from "../../src/database/connect.ts";
import { textOfLine } from "../../src/domain/quote/quote-lines.ts";
import { dueAt } from "../../src/domain/inquiry/reply-clock.ts";
import { onBothEngines } from "../support/engines.ts";
import { HOURS, inBahrain } from "../support/sample-hours.ts";
import { sampleLines, storeSample } from "../support/sample-inquiry.ts";
import { appOver, errorOf, stock } from "./app-under-test.ts";
import { signedIn } from "./office-session.ts";

type SignedIn = Awaited<ReturnType<typeof signedIn>>;

const NOW = inBahrain("2026-11-22 10:42");

onBothEngines("the inbox of the office", (engine) => {
  let handle: DatabaseHandle;
  let sales: SignedIn;
  let owner: SignedIn;
  let editor: SignedIn;

  const put = async (
    received: string,
    words: Parameters<typeof storeSample>[1],
    work: Partial<Record<"owner" | "first_reply_at" | "wrote_back_at" | "status", string>> = {},
  ) => {
    const at = inBahrain(received);
    const { id } = await storeSample(handle, words, () => at);
    const due_at = dueAt(at, HOURS)?.toISOString() ?? null;
    await handle.db
      .updateTable("inquiries")
      .set({ due_at, ...work })
      .where("id", "=", id)
      .execute();
    return id;
  };

  beforeAll(async () => {
    handle = await engine.open();
    await stock(handle);
    const app = await appOver(handle, { now: () => NOW });
    sales = await signedIn(handle, app.ask, "sales", { name: "Yusuf Karim" });
    owner = await signedIn(handle, app.ask, "owner");
    editor = await signedIn(handle, app.ask, "editor");
    await put("2026-11-21 11:30", { firstName: "Salman", message: "Late", source: "/products/degreaser" });
    await put("2026-11-22 09:32", { firstName: "Maha", message: "Free", lines: sampleLines });
    await put(
      "2026-11-21 21:14",
      {
        firstName: "=HYPERLINK(1)",
        category: "Quote Request",
        company: "Not specified",
        message:
          "Industry: Hotels\nProject size: Large (51-200 units)\nTimeline: Immediate (Within 1 month)\n\nRequirements:\nRide-on machines",
      },
      { owner: sales.staff.id },
    );
    const back = await put(
      "2026-11-18 09:00",
      { firstName: "Fatima" },
      { first_reply_at: inBahrain("2026-11-18 10:00").toISOString(), status: "quoted" },
    );
    const at = inBahrain("2026-11-22 08:31").toISOString();
    await handle.db
      .insertInto("inquiry_events")
      .values({
        id: "back",
        inquiry_id: back,
        at,
        kind: "wrote-back",
        data: '{"text":"Is Wednesday possible?"}',
      })
      .execute();
    await handle.db.updateTable("inquiries").set({ wrote_back_at: at }).where("id", "=", back).execute();
  });

  const list = async (query: string, who = sales) => (await who.as(`/inbox${query}`)).json();

  test("the list has the order of the clock, and of each inquiry who, what and which product", async () => {
    const { items, total, groups, without } = await list("");
    expect(items.map(({ name }: { name: string }) => name.split(" ")[0])).toEqual([
      "Salman",
      "=HYPERLINK(1)",
      "Maha",
      "Fatima",
    ]);
    expect({ total, groups, without }).toEqual({
      total: 4,
      groups: { late: 1, today: 2, later: 0, "no-clock": 0, "wrote-back": 1, answered: 0 },
      without: null,
    });
    expect(items[0]).toMatchObject({
      category: "Chemicals",
      group: 3,
      product: { name: "Product degreaser" },
    });
    expect(items[1]).toMatchObject({
      asked: ["Large (51-200 units)", "Immediate"],
      words: "Ride-on machines",
      company: "",
      owner: sales.staff.id,
    });
    expect(items[2]).toMatchObject({ lines: 2, product: null });
    expect(items[3].words).toBe("Is Wednesday possible?");
    const one = await (await sales.as(`/inquiries/${items[1].reference}`)).json();
    expect(one.person.company).toBe("");
  });

  test("what a filter leaves out is counted where it finds nothing", async () => {
    expect(await list(`?q=maha&owner=${sales.staff.id}&category=Chemicals`)).toMatchObject({
      items: [],
      total: 0,
      without: { owner: 1 },
    });
  });

  test("the summary has the counts, the marks of the day line and how quickly was answered", async () => {
    expect(await list("/summary")).toMatchObject({
      counts: { waiting: 4, mine: 1, quoted: 1, all: 4, free: 3 },
      categories: ["Chemicals", "Quote Request"],
      due: [{ name: "Salman Haddad" }, {}, {}],
      replyTimes: { median: 60, inTime: 1, due: 2, withinDay: 1 },
      hours: { otherDays: [] },
    });
  });

  test.each(["?view=other", "?offset=-1", "?arrived=soon", `?q=${"x".repeat(201)}`])(
    "%s is refused with a sentence",
    async (query) => {
      const response = await sales.as(`/inbox${query}`);
      expect(response.status).toBe(422);
      expect((await errorOf(response)).code).toBe("invalid_fields");
    },
  );

  test("an export has what the list has, and nothing in it runs as a formula", async () => {
    const response = await owner.as("/inbox/export?view=waiting");
    expect(response.headers.get("content-disposition")).toContain("inquiries-2026-11-22.csv");
    const rows: Record<string, string>[] = parse(await response.text(), { columns: true, bom: true });
    expect(rows.map(({ Name }) => Name)).toEqual([
      "Salman Haddad",
      "'=HYPERLINK(1) Haddad",
      "Maha Haddad",
      "Fatima Haddad",
    ]);
    expect(rows[0]).toMatchObject({ Received: "2026-11-21 11:30", "First reply due": "2026-11-21 17:30" });
    expect(rows[1]).toMatchObject({ Company: "" });
    expect(rows[2]?.["Asked for"]).toBe(sampleLines.flatMap(textOfLine).join("\n"));
    expect(rows[2]?.["Asked for"]).toMatch(/^\d+ × \S+/);
  });

  test("sales export their own alone, whatever they ask for", async () => {
    const names = async (query: string) => {
      const text = await (await sales.as(`/inbox/export${query}`)).text();
      const rows: Record<string, string>[] = parse(text, { columns: true, bom: true });
      return rows.map(({ Name }) => Name);
    };
    expect(await names("?view=all")).toEqual(["'=HYPERLINK(1) Haddad"]);
    expect(await names("?view=all&owner=nobody")).toEqual([]);
    expect(await names(`?view=all&owner=${owner.staff.id}`)).toEqual([]);
  });

  test("an editor has no inquiries", async () => {
    for (const path of ["/inbox", "/inbox/summary", "/inbox/export"]) {
      expect((await editor.as(path)).status).toBe(403);
    }
  });

  test("an export that can't be read to its end breaks off", async () => {
    await handle.db.schema.dropTable("inquiry_lines").execute();
    const response = await owner.as("/inbox/export?view=waiting");
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow(/inquiry_lines/);
  });
});

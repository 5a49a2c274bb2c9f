import { beforeAll, expect, test } from "vitest";
import { onBothEngines } from "../../../tests/support/engines.ts";
import { inBahrain } from "../../../tests/support/sample-hours.ts";
import { storeSample } from "../../../tests/support/sample-inquiry.ts";
import { searchedFor } from "../../domain/inquiry/inbox.ts";
import type { DatabaseHandle } from "../connect.ts";
import { createInquiryTexts, type InquiryTexts } from "./inquiry-texts.ts";

onBothEngines("what inquiries are searched by", (engine) => {
  let handle: DatabaseHandle;
  let texts: InquiryTexts;
  const ids = new Map<string, string>();

  const put = async (firstName: string, received: string) => {
    const { id } = await storeSample(handle, { firstName, message: "Towels" }, () => inBahrain(received));
    ids.set(id, firstName);
  };
  const found = async (typed: string) =>
    (await texts.find(searchedFor(typed)))?.map((id) => ids.get(id)) ?? null;

  beforeAll(async () => {
    handle = await engine.open();
    texts = createInquiryTexts(handle.db, { most: 3 });
    await put("Noor", "2026-11-22 09:00");
    await put("Noora", "2026-11-21 09:00");
  });

  test("all parts have to be there, whole words or not", async () => {
    expect(await found("noor towel")).toEqual(["Noora", "Noor"]);
    expect(await found("oora")).toEqual(["Noora"]);
    expect(await found("noor mop")).toEqual([]);
  });

  test("one that came since is found, also one that another process stored with an earlier time", async () => {
    await put("Maha", "2026-11-22 10:00");
    expect(await found("maha")).toEqual(["Maha"]);
    await put("Hessa", "2026-11-20 10:00");
    expect(await found("hessa")).toEqual(["Hessa"]);
  });

  test("more than can be listed are left to the database", async () => {
    expect(await found("towel")).toBeNull();
  });

  test("what was deleted is no longer found", async () => {
    await handle.db.deleteFrom("outbox").execute();
    await handle.db.deleteFrom("inquiries").where("first_name", "=", "Maha").execute();
    expect(await found("maha")).toEqual([]);
    expect(await found("towel")).toEqual(["Hessa", "Noora", "Noor"]);
  });
});

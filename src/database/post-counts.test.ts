import { expect, test } from "vitest";
import { onBothEngines } from "../../tests/support/engines.ts";
import { countPosts } from "./post-counts.ts";

onBothEngines("counts of posts", (engine) => {
  test("begin anew when their time is over, also those of a clock that was ahead", async () => {
    const { db } = await engine.open();
    const count = async (now: string, endsAt: string) => {
      const [counted] = await countPosts(db, ["key"], { now, endsAt });
      return [counted?.posts, counted?.endsAt];
    };
    expect(await count("2026-11-28T10:00", "2026-11-28T10:10")).toEqual([1, "2026-11-28T10:10"]);
    expect(await count("2026-11-28T10:09", "2026-11-28T10:19")).toEqual([2, "2026-11-28T10:10"]);
    expect(await count("2026-11-28T10:10", "2026-11-28T10:20")).toEqual([1, "2026-11-28T10:20"]);
    expect(await count("2028-01-01T00:00", "2028-01-01T00:10")).toEqual([1, "2028-01-01T00:10"]);
    expect(await count("2026-11-28T10:12", "2026-11-28T10:22")).toEqual([1, "2026-11-28T10:22"]);
    expect(await count("2026-11-28T10:13", "2026-11-28T10:23")).toEqual([2, "2026-11-28T10:22"]);
  });
});

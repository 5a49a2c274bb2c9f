import { afterEach, expect, test, vi } from "vitest";
import { LISTS } from "./lists.ts";

afterEach(() => void vi.unstubAllGlobals());

const brand = (name: string) => ({ id: name, name });

/** Answers each call in turn; undefined is a failure. */
function answering(...answers: readonly ({ names: string[]; etag: string } | undefined)[]) {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (path: string) => {
    const answer = answers[asked.length];
    asked.push(path);
    return answer
      ? Response.json(answer.names.map(brand), { headers: { etag: answer.etag } })
      : new Response("", { status: 500, statusText: "no" });
  });
  return asked;
}

test("data is stale at once, never fetched again by itself, and no failure is retried (R22.1)", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "setTimeout"] });
  const asked = answering(
    undefined,
    { names: ["a"], etag: "1" },
    { names: ["a"], etag: "1" },
    { names: ["b"], etag: "2" },
  );
  await expect(LISTS.brands()).rejects.toThrow("500: no");
  expect(asked).toEqual(["/api/brands"]);

  // Two at once are one call.
  const [first, same] = await Promise.all([LISTS.brands(), LISTS.brands()]);
  expect(first).toMatchObject([{ name: "a" }]);
  expect(same).toBe(first);
  expect(asked.length).toBe(2);

  // What is there is used, and the list asked for again behind it; an unchanged one is the same object.
  expect(await LISTS.brands()).toBe(first);
  await vi.waitFor(() => expect(asked.length).toBe(3));
  expect(await LISTS.brands()).toBe(first);
  await vi.waitFor(async () => expect(await LISTS.brands()).toMatchObject([{ name: "b" }]));

  // From here on every answer is a failure, which leaves what is there and asks for nothing.
  const calls = asked.length;
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(asked.length).toBe(calls);
  expect(await LISTS.brands()).toMatchObject([{ name: "b" }]);
  vi.useRealTimers();
});

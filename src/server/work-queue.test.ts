import { expect, onTestFinished, test, vi } from "vitest";
import { createWorkQueue, type Priority } from "./work-queue.ts";

/** A queue of two places whose work ends when the test says so. */
function queueUnderTest() {
  const queue = createWorkQueue({ concurrency: 2, waiting: { first: 3, later: 1 } });
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const run = (name: string, priority: Priority = "first", signal?: AbortSignal) => {
    const work = async () => {
      started.push(name);
      await new Promise<void>((resolve) => ends.set(name, resolve));
      if (name.startsWith("failing")) throw new Error(name);
      return name;
    };
    const result = queue.run(work, { priority, signal });
    result.catch(() => undefined);
    return result;
  };
  return { run, started, end: (name: string) => ends.get(name)?.() };
}

test("a few run at a time, the others in the order of asking, also after a failure", async () => {
  const { run, started, end } = queueUnderTest();
  const results = [run("failing 1"), run("2"), run("3"), run("4")];
  await expect.poll(() => started).toEqual(["failing 1", "2"]);
  end("failing 1");
  await expect.poll(() => started).toEqual(["failing 1", "2", "3"]);
  end("2");
  await expect.poll(() => started).toEqual(["failing 1", "2", "3", "4"]);
  end("3");
  end("4");
  const outcomes = await Promise.allSettled(results);
  expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "fulfilled", "fulfilled", "fulfilled"]);
});

test("what goes first overtakes what comes later", async () => {
  const { run, started, end } = queueUnderTest();
  void [run("1"), run("2"), run("search", "later"), run("page")];
  await expect.poll(() => started).toHaveLength(2);
  end("1");
  await expect.poll(() => started).toEqual(["1", "2", "page"]);
  end("2");
  await expect.poll(() => started).toEqual(["1", "2", "page", "search"]);
});

test("beyond its length the queue refuses at once, searches sooner than pages", async () => {
  const { run } = queueUnderTest();
  void [run("1"), run("2"), run("search", "later")];
  const overloaded = { code: "overloaded", status: 503, headers: { "retry-after": "5" } };
  await expect(run("another search", "later")).rejects.toMatchObject(overloaded);
  void [run("page 1"), run("page 2")];
  await expect(run("page 3")).rejects.toMatchObject(overloaded);
});

test("what is abandoned while it waits is never started and gives up its place in the queue", async () => {
  const { run, started, end } = queueUnderTest();
  void [run("1"), run("2")];
  const closed = new AbortController();
  const abandoned = run("abandoned", "later", closed.signal);
  closed.abort();
  await expect(abandoned).rejects.toMatchObject({ code: "request_closed" });
  const next = run("next", "later");
  await expect.poll(() => started).toHaveLength(2);
  end("1");
  await expect.poll(() => started).toEqual(["1", "2", "next"]);
  end("next");
  expect(await next).toBe("next");
});

test("whoever waits for 50 seconds is told so, before the connection is closed, and what runs goes on", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const { run, started, end } = queueUnderTest();
  const running = [run("1"), run("2")];
  await expect.poll(() => started).toEqual(["1", "2"]);
  const waiting = run("waiting");
  vi.advanceTimersByTime(50_000);
  await expect(waiting).rejects.toMatchObject({ code: "overloaded", headers: { "retry-after": "5" } });
  end("1");
  end("2");
  expect(await Promise.all(running)).toEqual(["1", "2"]);
  expect(started).toEqual(["1", "2"]);
});

test("what is abandoned before it comes is not even queued", async () => {
  const { run, started } = queueUnderTest();
  await expect(run("gone", "first", AbortSignal.abort())).rejects.toMatchObject({ code: "request_closed" });
  expect(started).toEqual([]);
});

test("what is abandoned while it runs holds its place until it ends", async () => {
  const { run, started, end } = queueUnderTest();
  const closed = new AbortController();
  const running = run("1", "first", closed.signal);
  void [run("2"), run("3")];
  await expect.poll(() => started).toEqual(["1", "2"]);
  closed.abort();
  end("2");
  await expect.poll(() => started).toEqual(["1", "2", "3"]);
  // Were the place of "1" free now, this would start.
  void run("4");
  end("3");
  await expect.poll(() => started).toEqual(["1", "2", "3", "4"]);
  void run("5");
  await new Promise((resolve) => setImmediate(resolve));
  await new Promise((resolve) => setImmediate(resolve));
  expect(started).toHaveLength(4);
  end("1");
  expect(await running).toBe("1");
});

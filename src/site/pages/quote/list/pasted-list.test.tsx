// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { loadContents } from "../../../../content/load.ts";
import { ContentContext } from "../../../components/content.tsx";
import { PastedList } from "./pasted-list.tsx";

const [content] = await loadContents();

// Tells React that updates are wrapped in `act`.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** The place for a list, with its field, its button and what it says. */
function open() {
  const container = document.body.appendChild(document.createElement("div"));
  const root = createRoot(container);
  act(() =>
    root.render(
      <ContentContext value={content}>
        <PastedList onMatched={() => undefined} matched={null} pasted="" isFirst next={null} />
      </ContentContext>,
    ),
  );
  onTestFinished(() => {
    act(() => root.unmount());
    container.remove();
  });
  const [text, button] = [container.querySelector("textarea"), container.querySelector("button")];
  if (!text || !button) throw new Error("There is no place for a list");
  return { text, button, says: () => container.querySelector("[role=status]")?.textContent };
}

test("what is written while articles are looked for stays", async () => {
  const answer = Promise.withResolvers<Response>();
  vi.stubGlobal("fetch", () => answer.promise);
  const { text, button } = open();
  text.value = "2 x mop";
  act(() => button.click());
  text.value = "2 x mop\n3 x bucket";
  const matched = { found: 1, uncertain: 0, unknown: 0 };
  await act(async () => answer.resolve(Response.json({ lines: [], matched, left: 0 })));
  await expect.poll(() => button.disabled).toBe(false);
  expect(text.value).toBe("2 x mop\n3 x bucket");
  await act(async () => button.click());
});

test("where no answer comes it says so after a while, and can be pressed again", async () => {
  const patience = new AbortController();
  vi.spyOn(AbortSignal, "timeout").mockReturnValue(patience.signal);
  vi.stubGlobal(
    "fetch",
    (_path: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener("abort", () => reject(new DOMException("too late", "TimeoutError")));
      }),
  );
  const { text, button, says } = open();
  text.value = "2 x mop";
  act(() => button.click());
  expect(button.disabled).toBe(true);
  await act(async () => patience.abort());
  expect(says()).toBe(content.get("quoteList").paste.failed);
  expect(button.disabled).toBe(false);
  expect(text.value).toBe("2 x mop");
});

// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { storedList, useStoredList } from "./stored-list.ts";

const isText = (value: unknown) => typeof value === "string";
const newList = () => storedList({ key: "names", isItem: isText, most: 3 });

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

test("what is stored is there in the next visit, up to the most that the list holds", () => {
  newList().update(() => ["a", "b", "c", "d"]);
  newList().update((items) => items.filter((item) => item !== "b"));
  expect(newList().items()).toEqual(["a", "c"]);
  newList().update((items) => [...items, "e", "f"]);
  expect(newList().items()).toEqual(["a", "c", "e"]);
});

test.each(["", "not json", "{}", "null", '[1, null, {"id": 2}]'])("%j stored is an empty list", (stored) => {
  localStorage.setItem("names", stored);
  expect(newList().items()).toEqual([]);
});

test("what is no item is left out, and the others stay", () => {
  localStorage.setItem("names", '["a", 2, "b", null]');
  expect(newList().items()).toEqual(["a", "b"]);
});

test("the items are the same array until they change", () => {
  const list = newList();
  list.update(() => ["a"]);
  const before = list.items();
  expect(list.items()).toBe(before);
  list.update(() => ["b"]);
  expect(list.items()).not.toBe(before);
});

test("a change is told once, in this tab and from another, until one stops listening", () => {
  const list = newList();
  const onChange = vi.fn();
  const stop = list.subscribe(onChange);
  list.update(() => ["a"]);
  expect(onChange).toHaveBeenCalledTimes(1);
  localStorage.setItem("names", '["b"]');
  window.dispatchEvent(new StorageEvent("storage", { key: "names" }));
  expect(onChange).toHaveBeenCalledTimes(2);
  expect(list.items()).toEqual(["b"]);
  window.dispatchEvent(new StorageEvent("storage", { key: "others" }));
  expect(onChange).toHaveBeenCalledTimes(2);
  localStorage.clear();
  window.dispatchEvent(new StorageEvent("storage", { key: null }));
  expect(onChange).toHaveBeenCalledTimes(3);
  expect(list.items()).toEqual([]);
  stop();
  list.update(() => ["c"]);
  expect(onChange).toHaveBeenCalledTimes(3);
});

const refuse = () => {
  throw new DOMException("refused", "QuotaExceededError");
};

test.each([
  ["forbids storage", refuse],
  ["has no room", () => ({ ...localStorage, getItem: () => null, setItem: refuse })],
])("a browser that %s keeps the list as long as the page is open", (_, storage) => {
  vi.spyOn(window, "localStorage", "get").mockImplementation(storage);
  const list = newList();
  list.update(() => ["a"]);
  list.update((items) => [...items, "b"]);
  expect(list.items()).toEqual(["a", "b"]);
  expect(newList().items()).toEqual([]);
});

function Names({ list }: { list: ReturnType<typeof newList> }) {
  return useStoredList(list).join(", ");
}

test("the server renders an empty list, the browser what it has", () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const list = newList();
  list.update(() => ["a", "b"]);
  expect(renderToString(<Names list={list} />)).toBe("");
  const place = document.body.appendChild(document.createElement("p"));
  act(() => createRoot(place).render(<Names list={list} />));
  expect(place.textContent).toBe("a, b");
  act(() => list.update(() => ["c"]));
  expect(place.textContent).toBe("c");
  vi.unstubAllGlobals();
});

test("a page that one goes back to as it was left hears of what changed meanwhile", () => {
  const list = newList();
  const onChange = vi.fn();
  const stop = list.subscribe(onChange);
  localStorage.setItem("names", '["b"]');
  window.dispatchEvent(new Event("pageshow"));
  expect(onChange).toHaveBeenCalledTimes(1);
  expect(list.items()).toEqual(["b"]);
  stop();
  window.dispatchEvent(new Event("pageshow"));
  expect(onChange).toHaveBeenCalledTimes(1);
});

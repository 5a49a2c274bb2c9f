import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { createTraffic, metOn, prepareWhenIdle } from "./prerender.ts";

const HOUR = 60 * 60_000;

test("pages are prerendered one by one, and none while a request is in flight", async () => {
  const traffic = createTraffic();
  const events: string[] = [];
  let answer = () => {};
  const render = async (path: string) => {
    events.push(path);
    if (path !== "/a") return;
    // A visitor comes while the first page is being rendered.
    void traffic.during(() => new Promise<void>((resolve) => (answer = resolve)));
    await nextTurn();
  };
  const done = prepareWhenIdle(render, ["/a", "/b", "/c"], traffic, HOUR);
  for (let turn = 0; turn < 20; turn++) await nextTurn();
  expect(events).toEqual(["/a"]);
  events.push("answered");
  answer();
  await done;
  expect(events).toEqual(["/a", "answered", "/b", "/c"]);
});

test("a request that fails is over too", async () => {
  const traffic = createTraffic();
  await expect(traffic.during(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  await traffic.idle();
});

test("a site that is never idle gets its pages all the same", async () => {
  const traffic = createTraffic();
  void traffic.during(() => new Promise<void>(() => undefined));
  const rendered: string[] = [];
  const render = (path: string) => Promise.resolve(void rendered.push(path));
  const warned = vi.spyOn(process, "emitWarning");
  const paths = Array.from({ length: 20 }, (_, n) => `/${n}`);
  await prepareWhenIdle(render, paths, traffic, 1);
  expect(rendered).toEqual(paths);
  expect(warned).not.toHaveBeenCalled();
});

test("what a visitor meets on a page are its links and its pictures with all widths, in their order", () => {
  const variant = (width: number, name: string) => `/attached-assets/${width}/${name}?v=0123456789abcdef`;
  const html = `<link href="/style.css"/><a class="a" href="/products?brand=A&amp;q=b">B</a>
    <source srcSet="${variant(320, "b.avif")} 320w, ${variant(640, "b.avif")} 640w"/>
    <img src="${variant(640, "b.webp")}"/><a href="https://elsewhere.example/">C</a><a href="/about#us">A</a>
    <source srcSet="${variant(240, "scenes/a.avif")} 240w"/><a href="/about">A</a>
    <img src="${variant(320, "b.avif")}"/>`;
  const { links, pictures } = metOn(html);
  expect([...links]).toEqual(["/products?brand=A&q=b", "/about"]);
  expect([...pictures]).toEqual([
    `${variant(320, "b.avif")} 320w, ${variant(640, "b.avif")} 640w`,
    `${variant(240, "scenes/a.avif")} 240w`,
    variant(320, "b.avif"),
  ]);
});

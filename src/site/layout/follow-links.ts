import type { AnyRouter } from "@tanstack/react-router";
import { readAddress } from "../../urls/address.ts";
import type { Opening } from "./first-picture.ts";
import { fetchParts } from "./page-scripts.ts";

/** How long the pointer or the focus must be on a link before its page is fetched, in milliseconds. */
const FETCH_AFTER = 50;

/** Who moves the pointer further while it is down drags, and does not press, in pixels. */
const DRAGGED = 16;

type Listen = <Name extends keyof WindowEventMap>(
  name: Name,
  listener: (event: WindowEventMap[Name]) => void,
) => void;

/**
 * Follows links to pages of the site without loading a document, and fetches those pages before: one set of listeners for all
 * links. `prefix` is the language that they begin with. Returns how to stop.
 */
export function followLinks(router: AnyRouter, prefix: string): () => void {
  const stopped = new AbortController();
  const listen: Listen = (name, listener) =>
    window.addEventListener(name, listener, { passive: name === "touchstart", signal: stopped.signal });
  followPresses(router, prefix, listen);
  fetchAhead(router, prefix, listen);
  return () => stopped.abort();
}

/**
 * A mouse leads to another page when it goes down, and back where it is dragged from there (WCAG 2.5.2). Keys and
 * fingers lead there by their click: a finger may be about to scroll.
 */
function followPresses(router: AnyRouter, prefix: string, listen: Listen): void {
  /** The last press that was followed when it went down; the click that belongs to it does nothing. */
  let pressed: MouseEvent | null = null;
  let byMouse = false;
  const takeBack = () => {
    pressed = null;
    router.history.back();
  };
  listen("pointerdown", ({ pointerType }) => void (byMouse = pointerType === "mouse"));
  listen("mousedown", (event) => {
    // The second press of a double click does not mean the page that the first one led to.
    if (event.detail > 1) return;
    pressed = null;
    const link = byMouse && isPlainPress(event) ? pageLink(event, prefix) : null;
    // The controls of the page that stays may need the click for themselves.
    if (!link?.draggable || link.pathname === window.location.pathname || "stay" in link.dataset) return;
    pressed = event;
    follow(link, router);
  });
  listen("pointerup", ({ clientX, clientY }) => {
    if (pressed && Math.hypot(clientX - pressed.clientX, clientY - pressed.clientY) > DRAGGED) takeBack();
  });
  listen("pointercancel", () => void (pressed && takeBack()));
  listen("click", (event) => {
    const link = isPlainPress(event) ? pageLink(event, prefix) : null;
    if (!link) return;
    event.preventDefault();
    // The click of a key has no count.
    if (!pressed || event.detail === 0) follow(link, router);
  });
}

/** Not one that means a new tab or window, and none that a component has answered. */
function isPlainPress(event: MouseEvent): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !defaultPrevented;
}

/** The link to a page of the site in this language that an event is on. */
function pageLink({ target }: Event, prefix: string): HTMLAnchorElement | null {
  // A link with lines adds them to the quote list (components/quote-list).
  const selector = 'a[href^="/"]:not([target], [download], [role="button"], [href*="?lines="])';
  const link = target instanceof Element ? target.closest(selector) : null;
  if (!(link instanceof HTMLAnchorElement) || link.origin !== window.location.origin) return null;
  const address = readAddress(link, [prefix]);
  return address.page !== null && address.prefix === prefix ? link : null;
}

let followed = 0;

function follow(link: HTMLAnchorElement, router: AnyRouter): void {
  const { pathname, search, hash, dataset } = link;
  const target = {
    href: pathname + search + hash,
    replace: "replace" in dataset,
    ...("stay" in dataset && { resetScroll: false, hashScrollIntoView: false }),
    ...(dataset["from"] && { state: { from: Number(dataset["from"]) } }),
  };
  const isOtherState = pathname === window.location.pathname && search !== window.location.search;
  // Its products are loaded first, so that the page stays meanwhile; without them the next one says so itself.
  const ready = isOtherState ? preloadPage(router, target.href) : Promise.resolve();
  const own = (followed += 1);
  // A link that was pressed later may have been there sooner.
  void ready.then(() => {
    if (own === followed) void router.navigate({ to: ".", ...target });
  });
}

/** Loads the page of an address: its script and its view. (The address is enough, but the type asks for `to` as well.) */
export function preloadPage(router: AnyRouter, href: string) {
  fetchParts(router, new URL(href, window.location.href));
  return router.preloadRoute({ to: ".", href });
}

/** Fetches the page of a link and its first picture; a table's pictures are small, and come soon enough. */
async function fetchPage(router: AnyRouter, link: HTMLAnchorElement, prefix: string): Promise<void> {
  const { pathname, search, hash } = link;
  const [matches, { fetchFirstPicture }] = await Promise.all([
    preloadPage(router, pathname + search + hash),
    import("./first-picture.ts"),
  ]);
  const data: Opening | undefined = matches?.at(-1)?.loaderData;
  const { page } = readAddress(link, [prefix]);
  if (!data || page === null || search.includes("view=list")) return;
  fetchFirstPicture(data, page);
}

/** Fetches ahead when the pointer rests on a link, it gets the focus, or a finger touches it. */
function fetchAhead(router: AnyRouter, prefix: string, listen: Listen): void {
  let timer: ReturnType<typeof setTimeout>;
  const fetchAfter = (event: Event, delay: number) => {
    clearTimeout(timer);
    const link = pageLink(event, prefix);
    if (!link) return;
    // What can't be had is asked for again when the link is followed.
    timer = setTimeout(() => void fetchPage(router, link, prefix).catch(() => undefined), delay);
  };
  listen("pointerover", (event) => event.pointerType === "mouse" && fetchAfter(event, FETCH_AFTER));
  listen("focusin", (event) => fetchAfter(event, FETCH_AFTER));
  listen("touchstart", (event) => fetchAfter(event, 0));
}

import { type AnyRouter, type ParsedLocation, type RouterHistory, useRouter } from "@tanstack/react-router";
import { type MouseEvent, useEffect, useLayoutEffect, useState } from "react";

/** The navigation whose page is shown now. In the browser only; the server shows each page at its top. */
const navigation: {
  /** Set until the document's own page has been rendered. */
  documentPath: string | null;
  /** A link opened the page; it was not returned to by the history. */
  byLink: boolean;
  /** The page scrolls to its top itself. */
  scrollsItself: boolean;
} = { documentPath: null, byLink: false, scrollsItself: false };

/** Scrolls the page smoothly to its top, or at once for those who want no motion. */
function scrollToTop(): void {
  const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  const { style } = document.documentElement;
  // Parts that are laid out on the way up would shift its end: the browser would hold on to what is shown.
  style.setProperty("overflow-anchor", "none");
  addEventListener("scrollend", () => style.removeProperty("overflow-anchor"), { once: true });
  window.scrollTo({ top: 0, behavior: still ? "instant" : "smooth" });
}

/**
 * Whether the router sets the scroll position of a page that it has just rendered. Not of the document's own page:
 * the browser has done so while the page was read, and the visitor may have scrolled since.
 */
export function routerScrolls({ location }: { location: ParsedLocation }): boolean {
  const first = navigation.documentPath === location.pathname;
  navigation.documentPath = null;
  return !first && !navigation.scrollsItself;
}

/**
 * Watches how pages are reached, and gives links to the address that one is at their effect. The router would load
 * the page again and leave it where it is; such a navigation takes the place of the history entry, as it does in a
 * browser without a router, and leads to the top of the page or to the section that it names.
 */
export function watchNavigation(router: AnyRouter): void {
  navigation.documentPath = router.latestLocation.pathname;
  const history: RouterHistory = router.history;
  history.subscribe(({ action }) => {
    navigation.byLink = action.type === "PUSH" || action.type === "REPLACE";
    navigation.scrollsItself = false;
  });
  const commit = router.commitLocation;
  router.commitLocation = async (next) => {
    const here = next.href === router.latestLocation.href && next.resetScroll !== false;
    if (!here) return commit(next);
    history.replace(next.publicHref, next.state);
  };
}

/** Whether the page that is shown was opened by a link, and at its top: nobody returns to a place or goes to a section in it. */
export function isOpenedAtTop(): boolean {
  return navigation.byLink && window.location.hash === "";
}

/**
 * Scrolls the page smoothly to its top when a link has opened it. Opening the document does not: a browser opens it
 * at its top, and a reload or a visitor may have scrolled since.
 */
export function useSmoothTop(): void {
  useLayoutEffect(() => {
    if (!navigation.byLink || navigation.scrollsItself) return;
    navigation.scrollsItself = true;
    // With the first frame of the page: a scroll that began before would be over when it is laid out.
    requestAnimationFrame(scrollToTop);
  }, []);
}

/**
 * What a link needs that leads to its page's top by a smooth scroll: the page that was left gives way first, then
 * the new one scrolls, after `delay` milliseconds.
 */
export function useLinkToTop(onPress?: () => void, delay = 0) {
  const router = useRouter();
  return {
    "data-stay": "" as const,
    onClick: ({ ctrlKey, metaKey, shiftKey }: MouseEvent) => {
      // In another tab or window: this one stays where it is.
      if (ctrlKey || metaKey || shiftKey) return;
      onPress?.();
      const stop = router.subscribe("onRendered", () => {
        stop();
        setTimeout(scrollToTop, delay);
      });
    },
  };
}

/** How far the page is scrolled before the header condenses, in pixels (R1.10). */
const THRESHOLD = 20;

/** Where the scrolled header's words are, in pixels from the window's top. */
const HEADER_LINE = 28;

/** Whether a dark section lies under the header. */
function isDarkBelow(): boolean {
  return [...document.querySelectorAll("main .dark, footer.dark")].some((part) => {
    const { top, bottom, width } = part.getBoundingClientRect();
    return top <= HEADER_LINE && bottom > HEADER_LINE && width > window.innerWidth / 2;
  });
}

/** Whether the page is scrolled by more than 20 px, and whether what has come under the header then is dark. */
export function useScrolled(): { scrolled: boolean; darkBelow: boolean } {
  const [scrolled, setScrolled] = useState(false);
  const [darkBelow, setDarkBelow] = useState(false);
  useEffect(() => {
    const read = () => {
      const isScrolled = window.scrollY > THRESHOLD;
      setScrolled(isScrolled);
      setDarkBelow(isScrolled && isDarkBelow());
    };
    read();
    window.addEventListener("scroll", read, { passive: true });
    return () => window.removeEventListener("scroll", read);
  }, []);
  return { scrolled, darkBelow };
}

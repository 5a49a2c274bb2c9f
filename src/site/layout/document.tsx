import { type AnyRouter, HeadContent, Outlet, Scripts, useMatches, useRouter } from "@tanstack/react-router";
import { useEffect, useMemo, useState } from "react";
import { ComparisonChoice } from "../components/comparison/comparison-choice.tsx";
import { useContent, useLanguageContent } from "../components/content.tsx";
import { SearchProvider } from "../components/search/search-provider.tsx";
import { HereContext } from "../components/link.tsx";
import { FirstScreenEnd } from "./first-screen-end.tsx";
import { followLinks } from "./follow-links.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { ToastProvider } from "./toast.tsx";
import styles from "./document.module.css";

/** The HTML document around every page: skip link, header, the page, footer, toasts. */
export function Document() {
  const { tag, direction, prefix } = useLanguageContent();
  const t = useContent("shared");
  const router: AnyRouter = useRouter();
  useEffect(() => followLinks(router, prefix), [router, prefix]);
  // With the page, not with its address, which changes before the page has been loaded.
  const shown = useMatches({
    select: () => router.latestLocation.pathname + router.latestLocation.searchStr,
  });
  const here = useMemo(() => {
    const [path = "", query = ""] = shown.split("?");
    return { path, query };
  }, [shown]);
  const dark = useMatches({ select: (matches) => matches.some((match) => match.staticData.dark) });
  return (
    <html lang={tag} dir={direction}>
      <head>
        <HeadContent />
      </head>
      <body>
        <a className={styles.skip} href="#main">
          {t.skip}
        </a>
        <HereContext value={here}>
          <ToastProvider>
            <SearchProvider>
              <Header overDark={dark} />
              <main id="main" tabIndex={-1} className={styles.main}>
                <Outlet />
              </main>
              <FirstScreenEnd>
                <Footer />
              </FirstScreenEnd>
              <ComparisonChoice />
            </SearchProvider>
          </ToastProvider>
        </HereContext>
        <PageAnnouncer />
        <Scripts />
      </body>
    </html>
  );
}

/**
 * After a client navigation to another path: moves the focus to the new page's heading and says its title
 * to screen readers, as a full page load would.
 */
function PageAnnouncer() {
  const router = useRouter();
  const [title, setTitle] = useState("");
  useEffect(
    () =>
      router.subscribe("onRendered", ({ pathChanged, fromLocation }) => {
        if (!pathChanged || !fromLocation) return;
        const heading = document.querySelector<HTMLElement>("main h1");
        heading?.setAttribute("tabindex", "-1");
        heading?.focus({ preventScroll: true });
        setTitle(document.title);
        // They are of the page that the server sent (`WITH_DATA`).
        for (const data of document.querySelectorAll('script[type$="+json"]')) data.remove();
      }),
    [router],
  );
  return (
    <p className="unseen" aria-live="polite" role="status">
      {title}
    </p>
  );
}

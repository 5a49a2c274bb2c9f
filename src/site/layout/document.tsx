import { HeadContent, Outlet, Scripts, useMatches } from "@tanstack/react-router";
import { frameWords } from "../../content/en/frame.ts";
import { ToastShelf } from "./toast.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { PageAnnouncer } from "./page-announcer.tsx";
import styles from "./document.module.css";

/** The HTML document around every page: skip link, header, the page, footer, toasts. */
export function Document() {
  const night = useMatches({ select: (matches) => matches.some((match) => match.staticData.night) });
  return (
    <html lang="en" dir="ltr">
      <head>
        <HeadContent />
      </head>
      <body>
        <a className={styles.skip} href="#main">
          {frameWords.skip}
        </a>
        <ToastShelf>
          <Header overNight={night} />
          <main id="main" tabIndex={-1} className={styles.main}>
            <Outlet />
          </main>
          <Footer />
        </ToastShelf>
        <PageAnnouncer />
        <Scripts />
      </body>
    </html>
  );
}

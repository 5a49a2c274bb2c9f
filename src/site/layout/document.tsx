import { HeadContent, Outlet, Scripts, useMatches } from "@tanstack/react-router";
import { useContent, useLanguageContent } from "../components/content.tsx";
import { ToastShelf } from "./toast.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { PageAnnouncer } from "./page-announcer.tsx";
import styles from "./document.module.css";

/** The HTML document around every page: skip link, header, the page, footer, toasts. */
export function Document() {
  const { tag, direction } = useLanguageContent();
  const t = useContent("shared");
  const night = useMatches({ select: (matches) => matches.some((match) => match.staticData.night) });
  return (
    <html lang={tag} dir={direction}>
      <head>
        <HeadContent />
      </head>
      <body>
        <a className={styles.skip} href="#main">
          {t.skip}
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

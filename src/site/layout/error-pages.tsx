import { Link, rootRouteId, useRouter } from "@tanstack/react-router";
import { useCallback } from "react";
import { buttonClass } from "../../ui/button.ts";
import { Icon } from "../../ui/icon.tsx";
import { useContent } from "../components/content.tsx";
import { toListing } from "../../urls/links.ts";
import styles from "./error-pages.module.css";

/** The screen of every path that has no page (R1.7). */
export function NotFound() {
  const t = useContent("shared");
  const { title, text, toProducts } = t.notFound;
  return (
    <div className={`page ${styles.message}`}>
      <p className={styles.figure} aria-hidden="true">
        404
      </p>
      <div>
        <h1>{title}</h1>
        <p className="lede">{text}</p>
        <Link className={buttonClass()} {...toListing()}>
          {toProducts} <Icon name="arrow" />
        </Link>
      </div>
    </div>
  );
}

/** Loads the page again; what the layout shows came with the document and stays. */
export function useRetry(): () => void {
  const router = useRouter();
  return useCallback(
    () => void router.invalidate({ filter: ({ routeId }) => routeId !== rootRouteId }),
    [router],
  );
}

/** Shown in place of a page whose data could not be had, for example without a network. */
export function ErrorPage() {
  const t = useContent("shared");
  const retry = useRetry();
  const { title, text, again } = t.failed;
  return (
    <div className={`page ${styles.message}`} role="alert">
      <div>
        <h1>{title}</h1>
        <p className="lede">{text}</p>
        <button type="button" className={buttonClass()} onClick={retry}>
          {again}
        </button>
      </div>
    </div>
  );
}

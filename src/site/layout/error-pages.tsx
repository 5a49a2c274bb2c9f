import { rootRouteId, useRouter } from "@tanstack/react-router";
import { useCallback } from "react";
import { buttonClass } from "../../ui/button.ts";
import { useContent } from "../components/content.tsx";
import styles from "./error-pages.module.css";

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
      <h1>{title}</h1>
      <p className="lede">{text}</p>
      <button type="button" className={buttonClass()} onClick={retry}>
        {again}
      </button>
    </div>
  );
}

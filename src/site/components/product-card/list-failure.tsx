import { type ComponentType, createContext, type ReactNode, use, useLayoutEffect, useRef } from "react";
import { buttonClass } from "../../../ui/button.ts";
import { useRetry } from "../../layout/error-pages.tsx";
import { useContent } from "../content.tsx";
import styles from "./product-card.module.css";

const Retry = createContext<(() => void) | null>(null);

/** How to load the lists again on a page that is shown without them; null where they are only on their way. */
export function useListRetry(): (() => void) | null {
  return use(Retry);
}

/**
 * Makes the page for lists that could not be loaded from the page for lists on their way: all that needs no
 * list is shown, and where products would stand a line offers another try.
 */
export function withoutLists(Pending: ComponentType): () => ReactNode {
  return function PageWithoutLists() {
    const retry = useRetry();
    return (
      <Retry value={retry}>
        <Pending />
      </Retry>
    );
  };
}

/** Says that the products could not be loaded, and offers another try. */
export function ListFailure({ onRetry }: { onRetry: () => void }) {
  const t = useContent("shared");
  const line = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    const element = line.current;
    return () => {
      // The button goes when the products come; whoever pressed it stays on the page.
      if (element?.contains(document.activeElement)) document.getElementById("main")?.focus();
    };
  }, []);
  return (
    <p ref={line} className={styles.failure} role="alert">
      {t.failed.list}{" "}
      <button type="button" className={buttonClass("line")} onClick={onRetry}>
        {t.failed.again}
      </button>
    </p>
  );
}

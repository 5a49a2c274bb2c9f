import { type ReactNode, Suspense, useDeferredValue, useSyncExternalStore } from "react";
import { isOpenedAtTop } from "./scrolling.ts";

const never = () => () => undefined;

/**
 * Whether what follows the first screen is rendered: with the page, but a moment later where a link has opened it, whose
 * first frame comes sooner without. While a page of the server's is hydrated nothing of it may be missing.
 */
export function useRest(): boolean {
  const waits = useSyncExternalStore(never, isOpenedAtTop, () => false);
  return useDeferredValue(true, !waits);
}

/**
 * Marks where the first screen has certainly ended on every width. The server writes the styles of what stands above
 * into the page, and links to all others here (server/pages/built-site.ts); the first such mark counts. What follows
 * is hydrated on its own, so that the first screen answers without it.
 */
export function FirstScreenEnd({ children }: { children?: ReactNode }) {
  const isWhole = useRest();
  return (
    <>
      <div
        data-first-screen-end=""
        hidden
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: "" }}
      />
      {children === undefined || !isWhole ? null : <Suspense>{children}</Suspense>}
    </>
  );
}

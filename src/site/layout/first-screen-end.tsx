import { type ReactNode, Suspense } from "react";

/**
 * Marks where the first screen has certainly ended on every width. The server writes the styles of what stands above
 * into the page, and links to all others here (server/pages/built-site.ts); the first such mark counts. What follows
 * is hydrated on its own, so that the first screen answers without it.
 */
export function FirstScreenEnd({ children }: { children?: ReactNode }) {
  return (
    <>
      <div
        data-first-screen-end=""
        hidden
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: "" }}
      />
      {children === undefined ? null : <Suspense>{children}</Suspense>}
    </>
  );
}

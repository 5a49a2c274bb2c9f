/**
 * Marks where the first screen has certainly ended on every width. The server writes the styles of what stands above
 * into the page, and links to all others here (server/pages/built-site.ts); the first such mark counts.
 */
export function FirstScreenEnd() {
  return (
    <div data-first-screen-end="" hidden suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />
  );
}

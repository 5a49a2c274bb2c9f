import type { MailFact } from "./mail-text.ts";

/** The address of the page that the visitor came from, or null when it isn't one of our site. */
function pageLink(source: string | null, publicUrl: string): string | null {
  if (source === null || !URL.canParse(source, publicUrl)) return null;
  const url = new URL(source, publicUrl);
  // A path such as `/\elsewhere.example` would lead away from our site.
  return url.origin === new URL(publicUrl).origin ? url.href : null;
}

/** The page that an inquiry is about, as a linked line under this label; none when it isn't of our site. */
export function pageFacts(label: string, source: string | null, publicUrl: string): MailFact[] {
  const link = pageLink(source, publicUrl);
  return link ? [{ label, value: link, href: link }] : [];
}

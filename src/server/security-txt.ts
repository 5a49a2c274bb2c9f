const DAY = 24 * 60 * 60_000;

/** RFC 9116 recommends less than a year; half of one is enough for whoever keeps a copy. */
const HOLDS_FOR = 180 * DAY;

/** `/.well-known/security.txt` (RFC 9116): where to report a weakness of the site. */
export function securityTxt(site: { contact: string; origin: string; now: Date }): string {
  // By the day, so that the answer is the same all day long.
  const expires = new Date(Math.floor(site.now.getTime() / DAY) * DAY + HOLDS_FOR);
  return [
    `Contact: mailto:${encodeURI(site.contact)}`,
    `Expires: ${expires.toISOString().replace(/\.\d+Z$/, "Z")}`,
    "Preferred-Languages: en",
    `Canonical: ${site.origin}/.well-known/security.txt`,
    "",
  ].join("\n");
}

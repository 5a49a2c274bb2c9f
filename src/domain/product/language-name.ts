const names = new Intl.DisplayNames("en", { type: "language" });

/** What a language is called; a tag that is none, as it was written. */
export function languageName(tag: string): string {
  try {
    return names.of(tag) ?? tag;
  } catch {
    return tag;
  }
}

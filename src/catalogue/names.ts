/** Characters that show nothing, but for the joiners and selectors that Persian, Indic scripts and emoji need. */
const INVISIBLE =
  /[\p{Default_Ignorable_Code_Point}--[\p{Join_Control}\p{Variation_Selector}\u{e0020}-\u{e007f}]]/gv;

/** Cyrillic and Greek letters, and below each the Latin one that it looks like, small or large. */
const FOREIGN = "авсеһіјкмнорѕтухԁԛԝαβεζηικμνορτυχ";
const LATIN = "abcehijkmhopstyxdqwabezhikmnoptyx";
const LOOK_ALIKES = new Map(Array.from(FOREIGN, (letter, n) => [letter, LATIN[n] ?? letter]));

/** Text without characters that show nothing, which would make a second name of one. */
export function withoutInvisible(text: string): string {
  return text.replaceAll(INVISIBLE, "");
}

/** What two names have in common that look alike: `СОМАС` in Cyrillic letters and `COMAC`. */
export function looks(name: string): string {
  const visible = name.normalize("NFKC").replaceAll(/\p{Default_Ignorable_Code_Point}/gu, "");
  const letters = visible.toLowerCase().replaceAll(/\s+/gu, " ").trim();
  return Array.from(letters, (letter) => LOOK_ALIKES.get(letter) ?? letter).join("");
}

/** What the sans font has letters for (fonts/plex-sans-*.ttf), without what shows nothing. */
const SANS = [
  String.raw`\u0020-\u007e\u00a0-\u00ac\u00ae-\u017f\u018f\u0192\u01a0-\u01a1\u01af-\u01b0\u01cd-\u01dc`,
  String.raw`\u01fa-\u01ff\u0218-\u021b\u0237\u037e\u0384-\u038a\u038c\u038e-\u03a1\u03a3-\u03ce\u0400-\u045f`,
  String.raw`\u0462-\u0463\u046a-\u046b\u0472-\u0475\u0490-\u04c2\u04cf-\u04d9\u04dc-\u04e9\u04ee-\u04f9`,
  String.raw`\u0524-\u0525\u1e80-\u1e85\u1e9e\u1ea0-\u1ef9\u2000-\u200a\u2010-\u2015\u2018-\u201a\u201c-\u201e`,
  String.raw`\u2020-\u2022\u2026\u202f-\u2030\u2032-\u2033\u2039-\u203a\u2044\u2070\u2074-\u2079\u2080-\u2089`,
  String.raw`\u20a1\u20a4\u20a6\u20a8-\u20ae\u20b1-\u20b2\u20b4-\u20b5\u20b8-\u20ba\u20bd\u20bf\u2113\u2116\u2122`,
  String.raw`\u2126\u212e\u2150-\u2151\u2153-\u215e\u2190-\u2199\u21a9-\u21aa\u21b0-\u21b3\u21b6-\u21b7`,
  String.raw`\u21ba-\u21bb\u21c4\u21c6\u2202\u2206\u220f\u2211-\u2212\u2215\u2219-\u221a\u221e\u222b\u2236\u2248`,
  String.raw`\u2260\u2264-\u2265`,
].join("");

const DRAWN = new RegExp(`^[${SANS}]*$`);

/** Signs that look like others that the font has. */
const INSTEAD: ReadonlyMap<string, string> = new Map([
  ...Array.from("⌀∅", (sign) => [sign, "Ø"] as const),
  ...Array.from("✓✔", (sign) => [sign, "√"] as const),
  ...Array.from("✕✖✗✘", (sign) => [sign, "×"] as const),
  ...Array.from("■▪●◆★☆", (sign) => [sign, "•"] as const),
]);

/** Stands for letters that no font has. */
export const LEFT_OUT = "…";

/** Marks of direction, soft hyphens, variants of a sign, and what stands above a letter that the font has without it. */
const SHOWS_NOTHING = /^[\p{Default_Ignorable_Code_Point}\p{M}\p{Cc}]$/u;
/** They show nothing, but keep Persian letters apart. */
const JOINERS = /^[\u200c\u200d]$/;

/** Whether the sans font has every letter of a text. */
export function isDrawn(text: string): boolean {
  return DRAWN.test(text);
}

/** How the sans font draws a letter: another way to write it where it has none, else {@link LEFT_OUT}; "" for nothing. */
export function drawnAs(letter: string): string {
  if (isDrawn(letter) || JOINERS.test(letter)) return letter;
  if (SHOWS_NOTHING.test(letter)) return "";
  const plain = INSTEAD.get(letter) ?? letter.normalize("NFKC");
  return isDrawn(plain) ? plain : LEFT_OUT;
}

import type { Language } from "../../src/content/load.ts";
import { english } from "../../src/content/en/index.ts";

/** What code looks things up by; all other texts of a part are for people. */
const NOT_TEXT = new Set<PropertyKey>(["id", "icon", "material", "class"]);

/** A text as the made-up language writes it: from its end, in letters that no Latin word has. */
function written(text: string): string {
  // An address, such as where a line of the sitemap leads, or a date.
  if (/^(?:\/|mailto:|tel:|\d{4}-)/.test(text)) return text;
  const letters = [...text].map((letter) =>
    /[A-Za-z]/.test(letter) ? String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0) : letter,
  );
  return letters.toReversed().join("");
}

function translated(value: unknown): unknown {
  if (typeof value === "string") return written(value);
  if (value instanceof Promise) return value.then(translated);
  return typeof value === "object" && value !== null ? translate(value) : value;
}

/** The same object with every text translated when it is read, also those that its functions make. */
function translate<Texts extends object>(texts: Texts): Texts {
  return new Proxy(texts, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key);
      // The methods of an array are nobody's text.
      if (NOT_TEXT.has(key) || (Array.isArray(target) && typeof value === "function")) return value;
      if (typeof value === "function") {
        return (...given: unknown[]) => translated(Reflect.apply(value, target, given));
      }
      return translated(value);
    },
  });
}

/** A language that nobody speaks: whatever still reads as Latin letters on its pages was not translated. */
export const MADE_UP: Language = { tag: "xx", locale: "ja", direction: "rtl", files: translate(english) };

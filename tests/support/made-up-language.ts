import { Parser } from "htmlparser2";
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

const READ_ALOUD = ["alt", "aria-label", "aria-description", "title", "placeholder"];
const SHARED = ["description", "og:title", "og:description", "og:image:alt"];

/** Marks that a text goes on through: a product's name keeps its units together with them. */
const WITHIN_TEXT = new Set(["span", "bdi", "wbr"]);

/** Every text of a page that a person or a search engine reads. */
export function textsOf(html: string): string[] {
  const texts: string[] = [];
  const open: string[] = [];
  let current = "";
  const flush = () => {
    texts.push(current.replaceAll("\u00a0", " "));
    current = "";
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      if (!WITHIN_TEXT.has(name)) flush();
      open.push(name);
      texts.push(...READ_ALOUD.flatMap((attribute) => attributes[attribute] ?? []));
      const { content, property, name: meta } = attributes;
      if (name === "meta" && content && SHARED.includes(property ?? meta ?? "")) texts.push(content);
    },
    ontext(text) {
      if (!open.includes("script") && !open.includes("style")) current += text;
    },
    onclosetag(name) {
      if (!WITHIN_TEXT.has(name)) flush();
      open.pop();
    },
  });
  parser.end(html);
  return texts.map((text) => text.trim()).filter((text) => text !== "");
}

/** Those of these texts that have Latin letters, so that they were not translated. */
export function untranslated(texts: readonly string[]): string[] {
  return texts.filter((text) => /[A-Za-z]{2}/.test(text));
}

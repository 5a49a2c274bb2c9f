import { languageName } from "../../../../domain/product/language-name.ts";

/** The languages of the country. */
const FIRST = ["en", "ar"];

/** Other languages that documents of the trade come in: those of makers, and of those who clean. */
const OTHERS =
  "bg bn cs da de el es et fa fi fil fr hi hr hu it ja ko lt lv ml ne nl no pl pt ro ru si sk sl sv ta tr uk ur zh";

const named = (tag: string) => ({ tag, name: languageName(tag) });
const OFFERED = [
  ...FIRST.map(named),
  ...OTHERS.split(" ")
    .map(named)
    .toSorted((a, b) => a.name.localeCompare(b.name)),
];

/** The languages to choose from, with the one that was chosen. */
export function languageChoices(chosen: string): { tag: string; name: string }[] {
  const isOffered = chosen === "" || OFFERED.some(({ tag }) => tag === chosen);
  return isOffered ? OFFERED : [named(chosen), ...OFFERED];
}

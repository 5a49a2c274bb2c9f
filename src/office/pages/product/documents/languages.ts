/** The languages of the country. */
const FIRST = ["en", "ar"];

/** Other languages that documents of the trade come in: those of makers, and of those who clean. */
const OTHERS =
  "bg bn cs da de el es et fa fi fil fr hi hr hu it ja ko lt lv ml ne nl no pl pt ro ru si sk sl sv ta tr uk ur zh";

/** The languages to choose from by their names, with the one that was chosen. */
export function languageChoices(
  chosen: string,
  nameOf: (tag: string) => string,
): { tag: string; name: string }[] {
  const named = (tag: string) => ({ tag, name: nameOf(tag) });
  const others = OTHERS.split(" ");
  const isOffered = [...FIRST, ...others, ""].includes(chosen);
  return [
    ...(isOffered ? [] : [named(chosen)]),
    ...FIRST.map(named),
    ...others.map(named).toSorted((a, b) => a.name.localeCompare(b.name)),
  ];
}

/** British and American spellings, of which people type either. */
const PAIRS: readonly (readonly [british: string, american: string, where: (spelling: string) => string])[] =
  [
    ["is", "iz", (spelling) => `${spelling}(?=e|ing|ation)`],
    ["our", "or", (spelling) => `(?<=col|od|vap)${spelling}`],
    ["re", "er", (spelling) => `(?<=lit|met|cent|fib)${spelling}`],
    ["grey", "gray", (spelling) => spelling],
    ["aluminium", "aluminum", (spelling) => spelling],
    ["mould", "mold", (spelling) => spelling],
    ["drier", "dryer", (spelling) => spelling],
  ];

const OTHERS = PAIRS.flatMap(([british, american, where]) => [
  { pattern: new RegExp(where(british)), other: american },
  { pattern: new RegExp(where(american)), other: british },
]);

/** A word in small letters as it is spelled on the other side of the Atlantic; none where it is spelled alike. */
export function otherSpellings(word: string): string[] {
  return OTHERS.flatMap(({ pattern, other }) => (pattern.test(word) ? [word.replace(pattern, other)] : []));
}

/** What an English plural in small letters may be one of: "dryers", "brushes", "batteries". */
export function singularsOf(word: string): string[] {
  if (word.length < 4 || !/\p{L}s$/u.test(word) || word.endsWith("ss")) return [];
  return [
    ...(word.endsWith("ies") ? [`${word.slice(0, -3)}y`] : []),
    ...(/(?:[sxz]|[cs]h)es$/.test(word) ? [word.slice(0, -2)] : []),
    word.slice(0, -1),
  ];
}

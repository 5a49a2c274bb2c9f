/** The hue of a numbered group: one of the five of the catalogue's categories, steel grey beyond them (look.md). */
export function hueOf(number: number): string {
  return `var(--hue-${number}, var(--steel-400))`;
}

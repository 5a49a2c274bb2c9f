import type { FigureRange } from "../../../domain/figures/figures.ts";
import { useContent, useLanguageContent } from "../content.tsx";
import { numberText, unitText } from "./figure-text.ts";

/** "Width 280–900 mm": from the least to the most. */
export function RangeText({ range: { name, from, to, unit } }: { range: FigureRange }) {
  const { names } = useContent("shared").figures;
  const { locale } = useLanguageContent();
  const start = `${unit === "1:" ? "1:" : ""}${numberText(from, unit, locale)}`;
  return (
    <span>
      {names[name]} {start}–{numberText(to, unit, locale)} {unitText(unit)}
    </span>
  );
}

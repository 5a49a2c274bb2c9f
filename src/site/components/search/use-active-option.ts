import { useEffect, useState } from "react";
import { optionId } from "./suggestion-list.tsx";

/** The option after or before this one, and round by way of the field itself. */
export function next(active: number | null, count: number, step: 1 | -1): number | null {
  const place = (active ?? -1) + step;
  if (place === -2) return count === 0 ? null : count - 1;
  return place < 0 || place >= count ? null : place;
}

/** The option that is chosen; none once the list is another. It is scrolled into view. */
export function useActiveOption(count: number, list: unknown) {
  const [chosen, setChosen] = useState<{ of: unknown; option: number } | null>(null);
  const active = chosen && chosen.of === list && chosen.option < count ? chosen.option : null;
  useEffect(() => {
    if (active !== null) document.getElementById(optionId(active))?.scrollIntoView({ block: "nearest" });
  }, [active]);
  const setActive = (option: number | null) => setChosen(option === null ? null : { of: list, option });
  return [active, setActive] as const;
}

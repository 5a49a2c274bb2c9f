import { useEffect, useState } from "react";

/** The id of the section that stands under the header now; null before the first, and without JavaScript. */
export function useSectionInView(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  const joined = ids.join(" ");
  useEffect(() => {
    const sections = joined.split(" ").flatMap((id) => document.getElementById(id) ?? []);
    // A section counts from when its top has passed the upper third of the window.
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.findLast(({ isIntersecting }) => isIntersecting);
        if (entered) setCurrent(entered.target.id);
      },
      { rootMargin: "-20% 0px -70% 0px" },
    );
    for (const section of sections) observer.observe(section);
    return () => observer.disconnect();
  }, [joined]);
  return current;
}

import { useEffect, useState } from "react";

/** How far below the window's top a section begins to count, as a share of the window's height. */
const LINE = 0.3;

/** The id of the section that the reader is in; null before the first, and without JavaScript. */
export function useSectionInView(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  const joined = ids.join(" ");
  useEffect(() => {
    const sections = joined.split(" ").flatMap((id) => document.getElementById(id) ?? []);
    // Called whenever a section comes to the line or leaves it, by a step or by a jump, in either direction.
    const observer = new IntersectionObserver(
      () => {
        const line = window.innerHeight * LINE;
        setCurrent(sections.findLast((section) => section.getBoundingClientRect().top <= line)?.id ?? null);
      },
      { rootMargin: `-${LINE * 100}% 0px -${(1 - LINE) * 100}% 0px` },
    );
    for (const section of sections) observer.observe(section);
    return () => observer.disconnect();
  }, [joined]);
  return current;
}

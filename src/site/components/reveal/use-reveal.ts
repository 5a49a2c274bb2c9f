import { type RefObject, useEffect, useState } from "react";

/**
 * Whether a section waits below the screen, has arrived, or stands still. Pages that were sent with it on
 * screen, browsers without JavaScript and visitors who want no motion see it standing from the start.
 */
export function useArrival(section: RefObject<HTMLElement | null>): "still" | "waiting" | "arrived" {
  const [state, setState] = useState<"still" | "waiting" | "arrived">("still");
  useEffect(() => {
    const element = section.current;
    if (!element || element.getBoundingClientRect().top < window.innerHeight) return;
    setState("waiting");
    const watcher = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        watcher.disconnect();
        setState("arrived");
      },
      { rootMargin: "0px 0px -12% 0px" },
    );
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [section]);
  return state;
}

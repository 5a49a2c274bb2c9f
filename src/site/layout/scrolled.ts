import { useEffect, useState } from "react";

/** How far the page is scrolled before the header condenses, in pixels (R1.10). */
const THRESHOLD = 20;

/** Whether the page is scrolled by more than 20 px. */
export function useScrolled(): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const read = () => setScrolled(window.scrollY > THRESHOLD);
    read();
    window.addEventListener("scroll", read, { passive: true });
    return () => window.removeEventListener("scroll", read);
  }, []);
  return scrolled;
}

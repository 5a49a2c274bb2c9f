import { type ReactNode, useEffect, useRef } from "react";
import styles from "./reveal.module.css";

/**
 * A block that settles into place the first time it is scrolled into view, by a few pixels. It is readable
 * all along, so nothing depends on it: not print, not a reader without JavaScript, not a measurement.
 */
export function Arrival({ children, className }: { children: ReactNode; className?: string | undefined }) {
  const block = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = block.current;
    if (!element || window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    // What is on the screen already stays where it is.
    if (element.getBoundingClientRect().top < window.innerHeight) return;
    element.dataset.arrival = "ahead";
    const watcher = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        element.dataset.arrival = "here";
        watcher.disconnect();
      },
      { rootMargin: "0px 0px -8% 0px" },
    );
    watcher.observe(element);
    return () => watcher.disconnect();
  }, []);
  return (
    <div ref={block} className={`${styles.block} ${className ?? ""}`}>
      {children}
    </div>
  );
}

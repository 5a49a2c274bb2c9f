import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import styles from "./reveal.module.css";

type RevealState = "still" | "waiting" | "revealed";

/**
 * Whether a part of the page waits below the screen or has been scrolled into view. "still": it was on the screen when
 * the page opened, or there are no scripts; nothing moves then. The styles leave it still for reduced motion as well.
 */
export function useReveal(part: RefObject<HTMLElement | null>, distance = "12%"): RevealState {
  const [state, setState] = useState<RevealState>("still");
  useEffect(() => {
    const element = part.current;
    if (!element || element.getBoundingClientRect().top < window.innerHeight) return;
    setState("waiting");
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        setState("revealed");
      },
      { rootMargin: `0px 0px -${distance} 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [part, distance]);
  return state;
}

/** A block that moves into place by a few pixels when it is first scrolled into view. It is readable all along. */
export function Reveal({ children, className }: { children: ReactNode; className?: string | undefined }) {
  const block = useRef<HTMLDivElement>(null);
  const state = useReveal(block, "8%");
  return (
    <div
      ref={block}
      className={`${styles.block} ${className ?? ""}`}
      data-reveal={state === "still" ? undefined : state}
    >
      {children}
    </div>
  );
}

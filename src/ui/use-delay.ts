import { useEffect, useRef } from "react";

/** Does something later, in place of what was to be done before; nothing once the component is gone. */
export function useDelay() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    after(milliseconds: number, run: () => void) {
      clearTimeout(timer.current);
      timer.current = setTimeout(run, milliseconds);
    },
    cancel: () => clearTimeout(timer.current),
  };
}

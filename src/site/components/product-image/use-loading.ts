import { type RefObject, useEffect, useRef, useState } from "react";

/** How far a picture has come. */
export type LoadingState = "loading" | "loaded" | "failed";

/** Follows a picture's loading: what its `<img>` is given, and the state that its surroundings go by. */
export function useLoading(): {
  state: LoadingState;
  image: { ref: RefObject<HTMLImageElement | null>; onLoad: () => void; onError: () => void };
} {
  const [state, setState] = useState<LoadingState>("loading");
  const ref = useRef<HTMLImageElement>(null);
  useEffect(() => {
    // A picture that came or failed before the page was alive has fired its event already.
    if (ref.current?.complete) setState(ref.current.naturalWidth > 0 ? "loaded" : "failed");
  }, []);
  return { state, image: { ref, onLoad: () => setState("loaded"), onError: () => setState("failed") } };
}

import { useEffect } from "react";
import { queries } from "./queries.ts";

/** What is asked for once more when something happened in the office: all that a page shows. */
const EVENTS = "/office/api/live";

/**
 * Listens to the server while the page is open. An event says only that something changed; what is on the page is then
 * asked for again. The browser connects again by itself.
 */
export function useLive(): void {
  useEffect(() => {
    const source = new EventSource(EVENTS);
    let last: string | null = null;
    source.addEventListener("changed", ({ data }: MessageEvent<string>) => {
      if (last !== null && last !== data) void queries.invalidateQueries();
      last = data;
    });
    return () => source.close();
  }, []);
}

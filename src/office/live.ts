const EVENTS = "/office/api/live";

/** How long after a refusal it is tried again (ms). */
const AGAIN = 10_000;

/**
 * Listens to the server until the function that it returns is called; an event says only that something changed. A browser connects
 * again by itself when the line was cut, but not when it was refused, as after the end of a session or by a proxy whose
 * server starts anew.
 */
export function listen(onChange: () => void): () => void {
  let source: EventSource;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last: string | null = null;
  const connect = () => {
    source = new EventSource(EVENTS);
    source.addEventListener("changed", ({ data }: MessageEvent<string>) => {
      if (last !== null && last !== data) onChange();
      last = data;
    });
    source.addEventListener("error", () => {
      if (source.readyState === EventSource.CLOSED) timer = setTimeout(connect, AGAIN);
    });
  };
  connect();
  return () => {
    clearTimeout(timer);
    source.close();
  };
}

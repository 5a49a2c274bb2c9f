import { RefusedError } from "./api.ts";
import { CancelledError } from "./asking.ts";
import { notify } from "./notices.ts";
import type { OfficeWords } from "./words.tsx";

/** How long it is told why something was not done (s). */
const TOLD = 8;

const running = new Set<string>();

/**
 * Does what a press asks for where the page has no place to say why it could not be done: a notice says that. While it is
 * done, another press for the same (`name`) does nothing.
 */
export async function attempt(
  name: string,
  { notDone }: OfficeWords["shell"],
  work: () => Promise<void>,
): Promise<void> {
  if (running.has(name)) return;
  running.add(name);
  try {
    await work();
  } catch (error) {
    if (error instanceof CancelledError) return;
    const text = error instanceof RefusedError && error.code !== "unknown" ? error.message : notDone;
    notify({ text: () => text, seconds: TOLD });
  } finally {
    running.delete(name);
  }
}

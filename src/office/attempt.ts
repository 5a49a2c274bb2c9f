import { RefusedError } from "./api.ts";
import { CancelledError } from "./asking.ts";
import { notify } from "./notices.ts";
import type { OfficeWords } from "./words.tsx";

/**
 * The sentence that says why something was not done: the server's, or `otherwise` where it gave none. Null where the person
 * closed the question that came before it, such as for the password.
 */
export function whyNot(error: unknown, otherwise: string): string | null {
  if (error instanceof CancelledError) return null;
  if (!(error instanceof RefusedError) || error.code === "unknown") return otherwise;
  const [field] = Object.values(error.fields);
  return field ?? error.message;
}

/** Says in a notice why something was not done, where the page has no place for it. */
export function tellWhyNot(error: unknown, otherwise: string): void {
  const text = whyNot(error, otherwise);
  if (text !== null) notify({ text });
}

const running = new Set<string>();

/** Does what a press asks for. While it is done, another press for the same (`name`) does nothing. */
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
    tellWhyNot(error, notDone);
  } finally {
    running.delete(name);
  }
}

import { isReference } from "../inquiries/reference.ts";

/** Look-ups that run at once, so that a database that hangs never has more of them waiting. */
const AT_ONCE = 8;

/** How long a page waits for the answer, in milliseconds. */
const LONGEST_WAIT = 1000;

/** Whether an inquiry with this reference was stored; it says nothing else of it. */
export type WasSent = (reference: string) => Promise<boolean>;

/**
 * Makes the look-up behind `?sent=REFERENCE`. Texts that can't be a reference never reach the database. Where it
 * is busy, slow or away the answer is no, and the visitor sees the plain form.
 */
export function createWasSent(exists: (reference: string) => Promise<boolean>): WasSent {
  let running = 0;
  return async (reference) => {
    if (!isReference(reference) || running >= AT_ONCE) return false;
    running += 1;
    const lookUp = exists(reference)
      .catch(() => false)
      .finally(() => (running -= 1));
    let timer: NodeJS.Timeout | undefined;
    const tooLong = new Promise<false>((resolve) => {
      timer = setTimeout(resolve, LONGEST_WAIT, false);
    });
    return Promise.race([lookUp, tooLong]).finally(() => clearTimeout(timer));
  };
}

import type { Inquiry } from "../domain/inquiry.ts";
import { oneLine } from "./mail-text.ts";

/** A longer one is a sentence rather than a name. */
const LONGEST_NAME = 40;

/**
 * Words of letters, with the marks that names are written with. A dot ends a word (`A. B. Haddad Jr.`), so that
 * no mail program makes a link of it; digits, slashes, colons and `@` are in no name.
 */
const NAME = /^\p{L}[\p{L}\p{M}]*(?:\.(?= |$))?(?:[ '’\-‐]+\p{L}[\p{L}\p{M}]*(?:\.(?= |$))?)*$/u;

/**
 * The sender's name, where it can stand in a mail of ours: a mail must not carry the words of whoever typed a
 * stranger's address into the form. Null for what looks like a link, an address or a message.
 */
export function greetableName({
  firstName,
  lastName,
}: Pick<Inquiry, "firstName" | "lastName">): string | null {
  const name = oneLine(`${firstName} ${lastName}`).replaceAll(/\s+/gu, " ");
  return name.length <= LONGEST_NAME && NAME.test(name) ? name : null;
}

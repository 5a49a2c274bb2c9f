import { randomInt } from "node:crypto";

/** No 0/O, 1/I/L and no U: read out on the phone and written down by hand. */
export const REFERENCE_ALPHABET = "23456789ABCDEFGHJKMNPQRSTVWXYZ";

const letters = (count: number) =>
  Array.from({ length: count }, () => REFERENCE_ALPHABET.charAt(randomInt(REFERENCE_ALPHABET.length))).join(
    "",
  );

const REFERENCE = new RegExp(`^[${REFERENCE_ALPHABET}]{4}-[${REFERENCE_ALPHABET}]{4}$`);

/** Whether a text could be a reference that we gave. */
export function isReference(text: string): boolean {
  return REFERENCE.test(text);
}

/** A random reference for people, such as `Q7K2-M9XD`: one of 30^8, so it can't be guessed or counted. */
export function newReference(): string {
  return `${letters(4)}-${letters(4)}`;
}

import * as v from "valibot";
import { errorKey } from "./form.ts";

/** Control characters that no form field of ours may hold; a message may have tab and line breaks. */
// oxlint-disable-next-line no-control-regex
const CONTROL_IN_LINE = /[\u0000-\u001f\u007f\u0085\u2028\u2029]/u;
// oxlint-disable-next-line no-control-regex
const CONTROL_IN_TEXT = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/u;

/**
 * Characters that leave nothing to see: format marks (zero-width, direction), C1 controls, fillers such as U+3164
 * and the blank of Braille.
 */
const INVISIBLE = /[\u0080-\u009f\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** How many characters (UTF-16 units) of a text can be seen; blanks at its ends don't count. */
export function visibleLength(text: string): number {
  return text.replaceAll(INVISIBLE, "").trim().length;
}

/** A text in which nothing can be seen is an empty one; any other stays as it is. */
const emptyUnlessVisible = (text: string) => (visibleLength(text) === 0 ? "" : text);

/**
 * One line of text, trimmed: well-formed Unicode, no control characters (so no mail header can be
 * smuggled in), at most `longest` characters. Empty when nothing in it can be seen.
 */
export function line(longest: number) {
  return v.pipe(
    v.string(errorKey("notText")),
    v.trim(),
    v.check((text) => text.isWellFormed() && !CONTROL_IN_LINE.test(text), errorKey("unreadable")),
    v.transform(emptyUnlessVisible),
    v.maxLength(longest, errorKey("tooLong")),
  );
}

/** Text of several lines, trimmed, its line ends made one kind; same rules as {@link line}. */
export function paragraphs(longest: number) {
  return v.pipe(
    v.string(errorKey("notText")),
    v.transform((text) => text.replaceAll(/\r\n?/g, "\n").trim()),
    v.check((text) => text.isWellFormed() && !CONTROL_IN_TEXT.test(text), errorKey("unreadable")),
    v.transform(emptyUnlessVisible),
    v.maxLength(longest, errorKey("tooLong")),
  );
}

const EMAIL = /^([^\s@<>()[\],;:"\\]+)@([^\s@<>()[\],;:"\\/?#%.]+(?:\.[^\s@<>()[\],;:"\\/?#%.]+)+)$/u;

const octets = (text: string) => new TextEncoder().encode(text).length;

/** Whether a domain can be looked up: each of its labels at most 63 octets, in the spelling that the DNS knows. */
function isDomain(text: string): boolean {
  if (!URL.canParse(`http://${text}`)) return false;
  return new URL(`http://${text}`).hostname.split(".").every((label) => label.length <= 63);
}

/**
 * Whether mail can be addressed to this text: one `local@domain.tld` without invisible characters, of the lengths
 * that RFC 5321 §4.5.3.1 allows (local part 64 octets, label 63, whole address 254).
 */
export function isEmailAddress(text: string): boolean {
  const [, local, domain] = EMAIL.exec(text) ?? [];
  if (local === undefined || domain === undefined || text.includes("..")) return false;
  if (CONTROL_IN_LINE.test(text) || text.replaceAll(INVISIBLE, "") !== text) return false;
  return octets(text) <= 254 && octets(local) <= 64 && isDomain(domain);
}

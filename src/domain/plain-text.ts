import * as v from "valibot";

/** Control characters that no form field of ours may hold; a message may have tab and line breaks. */
// oxlint-disable-next-line no-control-regex
const CONTROL_IN_LINE = /[\u0000-\u001f\u007f\u0085\u2028\u2029]/u;
// oxlint-disable-next-line no-control-regex
const CONTROL_IN_TEXT = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/u;

/** The sentence for text that can't be stored or mailed as it is. */
export const UNREADABLE_TEXT = "Please remove the characters that can't be read";

/**
 * One line of text, trimmed: well-formed Unicode, no control characters (so no mail header can be
 * smuggled in), at most `longest` characters.
 */
export function line(longest: number) {
  return v.pipe(
    v.string("Please enter text"),
    v.trim(),
    v.check((text) => text.isWellFormed() && !CONTROL_IN_LINE.test(text), UNREADABLE_TEXT),
    v.maxLength(longest, `Please use at most ${longest} characters`),
  );
}

/** Text of several lines, trimmed, its line ends made one kind; same rules as {@link line}. */
export function paragraphs(longest: number) {
  return v.pipe(
    v.string("Please enter text"),
    v.transform((text) => text.replaceAll(/\r\n?/g, "\n").trim()),
    v.check((text) => text.isWellFormed() && !CONTROL_IN_TEXT.test(text), UNREADABLE_TEXT),
    v.maxLength(longest, `Please use at most ${longest.toLocaleString("en")} characters`),
  );
}

const EMAIL = /^[^\s@<>()[\],;:"\\]+@[^\s@<>()[\],;:"\\.]+(?:\.[^\s@<>()[\],;:"\\.]+)+$/u;

/** Whether mail can be addressed to this text: one `local@domain.tld`, at most 254 characters. */
export function isEmailAddress(text: string): boolean {
  return text.length <= 254 && EMAIL.test(text) && !CONTROL_IN_LINE.test(text) && !text.includes("..");
}

import * as v from "valibot";
import { isEmailAddress, line } from "../plain-text.ts";
import { ROLES, type Role } from "./permissions.ts";

/** A member of staff, as everybody in the office sees them. */
export type Staff = { id: string; name: string; email: string; role: Role };

/** The header by which a page of the office says whom it is shown to, by their id. */
export const SHOWN_TO = "x-shown-to";

/** The letters that stand for a person where there is no room for the name: of the first and the last word. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  const [first = "", last = ""] = letters.map((word) => [...(word ?? "")][0] ?? "");
  return (first + last).toLocaleUpperCase("en");
}

/** `Mariam Saleh` as `Mariam S.` */
export function shortName(name: string): string {
  const [first = "", ...others] = name.trim().split(/\s+/);
  const [letter] = others.at(-1) ?? "";
  return letter === undefined ? first : `${first} ${letter}.`;
}

/** Passwords are long rather than odd; the longest keeps hashing cheap. */
export const PASSWORD_LENGTH = { least: 12, most: 128 };

const email = v.pipe(
  v.string(),
  v.trim(),
  v.toLowerCase(),
  v.maxLength(254, "email"),
  v.check(isEmailAddress, "email"),
);
const name = v.pipe(line(80), v.minLength(2, "name"));
const newPassword = v.pipe(
  v.string(),
  v.minLength(PASSWORD_LENGTH.least, "passwordShort"),
  v.maxLength(PASSWORD_LENGTH.most, "passwordLong"),
);
/** Not judged by its form: a wrong one is refused by what is stored, in the same words. */
const givenPassword = v.pipe(v.string(), v.minLength(1, "password"), v.maxLength(1000, "password"));

/** Whether keys that type a character do something for a person. */
export const letterKeysSchema = v.object({ on: v.boolean() });

/** The form of the sign-in. */
export const signInSchema = v.object({
  email: v.pipe(v.string(), v.trim(), v.toLowerCase(), v.minLength(1, "email"), v.maxLength(254, "email")),
  password: givenPassword,
});

/** Six digits of the authenticator, or a recovery code. */
export const codeSchema = v.object({
  code: v.pipe(v.string(), v.trim(), v.minLength(6, "code"), v.maxLength(40, "code")),
});

export const askResetSchema = v.object({ email });

/** A new password by the link of an invitation or of a reset; an invitation asks for the name too. */
export const setPasswordSchema = v.object({
  token: v.pipe(v.string(), v.minLength(16), v.maxLength(200)),
  name: v.optional(name),
  password: newPassword,
});

export const firstOwnerSchema = v.object({ ...setPasswordSchema.entries, name, email });

export const invitationSchema = v.object({ email, name, role: v.picklist(ROLES) });

/** What an owner changes of a member of staff. */
export const staffChangeSchema = v.object({
  role: v.optional(v.picklist(ROLES)),
  disabled: v.optional(v.boolean()),
});

export const changePasswordSchema = v.object({ current: givenPassword, password: newPassword });

export const confirmSchema = v.object({ password: givenPassword });

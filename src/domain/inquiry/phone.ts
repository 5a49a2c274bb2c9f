import { parsePhoneNumberFromString } from "libphonenumber-js/min";

/** Numbers without a country code are taken as numbers of this country. */
const HOME = "BH";

/** A phone number as E.164, such as `+97317000000`, by which spellings of one number meet; null for what is none. */
export function phoneKey(typed: string): string | null {
  const number = parsePhoneNumberFromString(typed, HOME);
  return number?.isPossible() === true ? number.number : null;
}

/** A phone number as people read it, such as `+973 1700 0000`; as it was typed where it can't be understood. */
export function phoneText(typed: string): string {
  const number = parsePhoneNumberFromString(typed, HOME);
  // Those that no country gave out have no usual spaces.
  return number?.isValid() === true ? number.formatInternational() : typed.trim();
}

/** What numbers are written with; letters, as of an extension, can't be dialled. */
const NUMBER = /^[+\d\s().-]+$/;

/** Why a number doesn't work from abroad: without its country's code, or not with as many digits as that has. */
export function phoneFault(typed: string): "phoneCountry" | "phoneDigits" | null {
  if (!typed.trim().startsWith("+")) return "phoneCountry";
  const number = NUMBER.test(typed) ? parsePhoneNumberFromString(typed) : undefined;
  return number?.isPossible() === true ? null : "phoneDigits";
}

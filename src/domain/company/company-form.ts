import * as v from "valibot";
import { versionSchema } from "../office/entity-version.ts";
import type { OtherDays } from "./company.ts";
import type { OpenTime } from "./opening-hours.ts";
import { phoneFault, phoneText } from "../inquiry/phone.ts";
import { isEmailAddress, line } from "../plain-text.ts";

/** More of them no day and no list needs. */
const MOST = { openTimes: 4, otherDays: 60, daysInOne: 366 };

/** Open minutes that a first reply may take: a quarter of an hour to a week. */
const REPLY_GOAL = { least: 15, most: 47.5 * 60 };

const needed = (longest: number) => v.pipe(line(longest), v.minLength(1, "factNeeded"));

const isPhone = (fault: ReturnType<typeof phoneFault>, optional: boolean) =>
  v.check<string, string>((typed) => (optional && typed === "") || phoneFault(typed) !== fault, fault ?? "");

const phone = (optional: boolean) =>
  v.pipe(
    line(40),
    isPhone("phoneCountry", optional),
    isPhone("phoneDigits", optional),
    v.transform((typed) => (typed === "" ? "" : phoneText(typed))),
  );

const isLink = (text: string) =>
  text === "" || (/^https:\/\/[^\s@]+\.[^\s@]+$/i.test(text) && URL.canParse(text));

const link = v.pipe(line(200), v.check(isLink, "companyLink"));

const minute = v.pipe(
  v.number("openTime"),
  v.integer("openTime"),
  v.minValue(0, "openTime"),
  v.maxValue(1440, "openTime"),
);

/** Open times of a day: each begins before it ends, and after the one before it has ended. */
function inOrder(open: readonly OpenTime[]): boolean {
  return open.every(([from, to], index) => from < to && from >= (open[index - 1]?.[1] ?? 0));
}

/** Whether the begin (0) or the end (1) of an opening can't stay as it is beside the other times of its day. */
export function isWrongTime(open: readonly OpenTime[], index: number, end: 0 | 1): boolean {
  const [from = Number.NaN, to = Number.NaN] = open[index] ?? [];
  if (Number.isNaN(end === 0 ? from : to) || from >= to) return true;
  return end === 0 ? from < (open[index - 1]?.[1] ?? 0) : to > (open[index + 1]?.[0] ?? 1440);
}

const openTimes = v.pipe(
  v.array(v.tuple([minute, minute])),
  v.maxLength(MOST.openTimes, "openTimesMany"),
  v.check((open) => inOrder(open), "openTimesOrder"),
);

const weekday = v.pipe(v.number("wrong"), v.integer("wrong"), v.minValue(0, "wrong"), v.maxValue(6, "wrong"));

const week = v.pipe(
  v.array(v.object({ day: weekday, open: openTimes })),
  v.length(7, "wrong"),
  v.check((days) => new Set(days.map(({ day }) => day)).size === 7, "wrong"),
);

const date = v.pipe(
  v.string("otherDate"),
  v.isoDate("otherDate"),
  v.check((text) => !Number.isNaN(Date.parse(text)), "otherDate"),
);

const DAY = 24 * 60 * 60_000;

const lengthOf = ({ from, to }: Pick<OtherDays, "from" | "to">) =>
  (Date.parse(to) - Date.parse(from)) / DAY + 1;

const otherDay = v.pipe(
  v.object({ from: date, to: date, name: needed(60), open: openTimes }),
  v.forward(
    v.check((days) => lengthOf(days) >= 1, "otherDaysOrder"),
    ["to"],
  ),
  v.forward(
    v.check((days) => lengthOf(days) <= MOST.daysInOne, "otherDaysLong"),
    ["to"],
  ),
);

/** Other days in order, none of them twice. */
const otherDays = v.pipe(
  v.array(otherDay),
  v.maxLength(MOST.otherDays, "otherDaysMany"),
  v.transform((all) => all.toSorted((a, b) => a.from.localeCompare(b.from))),
  v.check(
    (all) => all.every(({ from }, index) => index === 0 || from > (all[index - 1]?.to ?? "")),
    "otherDaysTwice",
  ),
);

/** The sheet of facts as the office sends it. */
export const companyFactsSchema = v.object({
  name: needed(80),
  shortName: needed(20),
  arabicName: needed(40),
  address: needed(120),
  city: needed(60),
  showroom: phone(false),
  warehouse: phone(false),
  whatsapp: phone(true),
  email: v.pipe(line(254), v.minLength(1, "factNeeded"), v.check(isEmailAddress, "email")),
  facebook: link,
  linkedin: link,
  x: link,
  hours: week,
  otherDays,
  replyGoal: v.pipe(
    v.number("replyGoal"),
    v.integer("replyGoal"),
    v.minValue(REPLY_GOAL.least, "replyGoal"),
    v.maxValue(REPLY_GOAL.most, "replyGoal"),
  ),
});

/** A change of the facts, with the version that it was made of. */
export const companyChangeSchema = v.object({
  version: versionSchema,
  facts: companyFactsSchema,
});

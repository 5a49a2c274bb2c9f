import type { Day, OpeningHours, OpenTime } from "./opening-hours.ts";

/** Dates with hours of their own, from the first to the last (`2026-12-16`); closed without open times. */
export type OtherDays = { from: string; to: string; name: string; open: readonly OpenTime[] };

/** What is true of the company. Numbers are written with their country code; an empty text means that there is none. */
export type CompanyFacts = {
  name: string;
  /** As the mark says it. */
  shortName: string;
  arabicName: string;
  established: number;
  address: string;
  city: string;
  /** ISO 3166. */
  countryCode: string;
  showroom: string;
  warehouse: string;
  /** The number that answers on WhatsApp; without one nothing of it is shown. */
  whatsapp: string;
  email: string;
  facebook: string;
  linkedin: string;
  x: string;
  /** The week as pages show it, beginning with its first day; times of Bahrain. */
  hours: readonly Day[];
  otherDays: readonly OtherDays[];
  /** Open minutes within which a first reply is due. */
  replyGoal: number;
};

/** The facts that differ from those that the code begins with. */
export type CompanyChanges = Readonly<Partial<CompanyFacts>>;

/** The networks that the company may have a page in, as they are called. */
export const NETWORKS = { facebook: "Facebook", linkedin: "LinkedIn", x: "X" } as const;

/** The company's pages in social networks, each with the network's name. */
export function profilesOf(company: Pick<CompanyFacts, keyof typeof NETWORKS>) {
  const { facebook, linkedin, x } = company;
  return [
    { network: NETWORKS.facebook, href: facebook },
    { network: NETWORKS.linkedin, href: linkedin },
    { network: NETWORKS.x, href: x },
  ].filter(({ href }) => href !== "");
}

/** A number as machines write it (E.164): `+97300000020`. */
export const phoneDigits = (number: string) => number.replaceAll(/[^+\d]/g, "");

const DAY = 24 * 60 * 60_000;

/** The dates from the first to the last, as `2026-12-16`. */
function* datesOf({ from, to }: Pick<OtherDays, "from" | "to">): Generator<string> {
  for (let at = Date.parse(from); at <= Date.parse(to); at += DAY)
    yield new Date(at).toISOString().slice(0, 10);
}

const known = new WeakMap<object, OpeningHours>();

/** When the company is open, date by date, as the rules of opening hours take it. */
export function openingHoursOf(company: Pick<CompanyFacts, "hours" | "otherDays">): OpeningHours {
  const hours = known.get(company) ?? {
    week: company.hours,
    otherDays: company.otherDays.flatMap((days) =>
      [...datesOf(days)].map((date) => ({ date, open: days.open })),
    ),
  };
  known.set(company, hours);
  return hours;
}

/** Those other days that are not over on a date, the earliest first. */
export function otherDaysFrom(date: string, otherDays: readonly OtherDays[]): OtherDays[] {
  return otherDays.filter(({ to }) => to >= date).toSorted((a, b) => a.from.localeCompare(b.from));
}

/** Reads a time as people type it, `8`, `830`, `8:30` or `18.30`, in minutes after midnight; NaN for anything else. */
export function readClock(typed: string): number {
  const [, hour = "", minute = "0"] = /^(\d{1,2})(?:[:.]?([0-5]\d))?$/.exec(typed.trim()) ?? [];
  const minutes = hour === "" ? Number.NaN : Number(hour) * 60 + Number(minute);
  return minutes <= 1440 ? minutes : Number.NaN;
}

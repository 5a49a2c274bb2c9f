import * as v from "valibot";
import type { CompanyChanges, CompanyFacts } from "./company.ts";

const openTimes = v.array(v.pipe(v.tuple([v.number(), v.number()]), v.readonly()));

/** The facts that staff may change, as they are stored. */
const stored = v.object({
  name: v.string(),
  shortName: v.string(),
  arabicName: v.string(),
  address: v.string(),
  city: v.string(),
  showroom: v.string(),
  warehouse: v.string(),
  whatsapp: v.string(),
  email: v.string(),
  facebook: v.string(),
  linkedin: v.string(),
  x: v.string(),
  hours: v.array(v.object({ day: v.number(), open: openTimes })),
  otherDays: v.array(v.object({ from: v.string(), to: v.string(), name: v.string(), open: openTimes })),
  replyGoal: v.number(),
});

/** What staff may change. */
export type ChangeableFacts = Pick<CompanyFacts, keyof typeof stored.entries>;

export type ChangeableFact = keyof ChangeableFacts;

const isFact = (name: string): name is ChangeableFact => name in stored.entries;

export const CHANGEABLE_FACTS: readonly ChangeableFact[] = Object.keys(stored.entries).filter(isFact);

/** Only those facts that staff may change. */
export function changeableFacts(company: CompanyFacts): ChangeableFacts {
  const { established: _established, countryCode: _countryCode, ...facts } = company;
  return facts;
}

const readable = v.pipe(v.string(), v.parseJson(), v.partial(stored));

/** Reads what is stored; what an older or newer version of the site stored otherwise counts as unchanged. */
export function readCompanyChanges(text: string | null): CompanyChanges {
  if (text === null) return {};
  const read = v.safeParse(readable, text);
  return read.success ? Object.fromEntries(Object.entries(read.output)) : {};
}

/** The facts in which one company differs from another. */
export function companyDifference(company: ChangeableFacts, from: ChangeableFacts): Partial<ChangeableFacts> {
  const differing = CHANGEABLE_FACTS.filter(
    (fact) => JSON.stringify(company[fact]) !== JSON.stringify(from[fact]),
  );
  return Object.fromEntries(differing.map((fact) => [fact, company[fact]]));
}

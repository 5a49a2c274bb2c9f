import type { CompanyChanges, CompanyFacts } from "../domain/company/company.ts";
import { OFFICE_SETTINGS } from "../domain/office/office-settings.ts";

/** The version of the privacy notice that a visitor had before them; forms store it with what they send. */
export const PRIVACY_NOTICE_VERSION = "2026-11-23";

const MORNING = [480, 780] as const;
const AFTERNOON = [900, 1110] as const;

/**
 * The company's facts until staff change them in the office. Numbers, address and e-mail are plainly placeholders.
 * Pages and mails read them from their texts (`LanguageContent.company`), where the changes are in.
 */
export const DEFAULT_COMPANY: CompanyFacts = {
  name: "Naqi Trading WLL",
  shortName: "naqi",
  arabicName: "نقي",
  established: 2004,
  address: "Manama, Kingdom of Bahrain",
  city: "Manama",
  countryCode: "BH",
  showroom: "+973 0000 0000",
  warehouse: "+973 0000 0001",
  whatsapp: "",
  email: "sales@example.com",
  facebook: "https://www.facebook.com/",
  linkedin: "https://www.linkedin.com/",
  x: "https://x.com/",
  /** Saturday to Friday (R10.2). */
  hours: [
    { day: 6, open: [MORNING, AFTERNOON] },
    { day: 0, open: [MORNING, AFTERNOON] },
    { day: 1, open: [MORNING, AFTERNOON] },
    { day: 2, open: [MORNING, AFTERNOON] },
    { day: 3, open: [MORNING, AFTERNOON] },
    { day: 4, open: [MORNING] },
    { day: 5, open: [] },
  ],
  otherDays: [],
  replyGoal: OFFICE_SETTINGS.replyGoal,
};

/** The facts with what staff changed. */
export function companyWith(changes: CompanyChanges): CompanyFacts {
  return { ...DEFAULT_COMPANY, ...changes };
}

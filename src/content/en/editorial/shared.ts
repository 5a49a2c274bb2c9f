import type { CompanyFacts } from "../../../domain/company/company.ts";

/** What every page says of the company and its trade. */
export default (company: CompanyFacts) => ({
  blurb: `${company.name} supplies industrial cleaning equipment, washroom hygiene, chemicals, cleaning tools and waste bins from ${company.address}.`,
  footer: {
    copyright: `© 2025 ${company.name}`,
  },
  /** Of a page that names itself no other way. */
  title: "Cleaning equipment and supplies",
  description:
    "Industrial cleaning equipment, washroom hygiene, chemicals, cleaning tools and waste bins in Bahrain since 2004.",
});

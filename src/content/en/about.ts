import type { CompanyFacts } from "../../domain/company/company.ts";
import editorial from "./editorial/about.ts";

/** Words of the About page. */
export default (company: CompanyFacts) => ({
  ...editorial(company),
  services: {
    ...editorial(company).services,
    ask: "Ask about a service",
  },
  timeline: {
    ...editorial(company).timeline,
    note: "One number a year",
    talk: "Talk to us",
    products: "See what we sell today",
  },
});

import editorial from "./editorial/healthcare.ts";

/** Words of the landing page for healthcare. */
export default {
  ...editorial,
  crumb: "Healthcare",
  explore: "Explore Healthcare Solutions",
  consult: "Clinical Consultation",
  minutes: (count: number) => `${count} min`,
  diluted: (dilution: string) => `Dilution: ${dilution}`,
  equipment: { title: "For clinical areas", all: "View All Healthcare Solutions" },
};

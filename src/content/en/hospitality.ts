import editorial from "./editorial/hospitality.ts";

/** Words of the landing page for hospitality. */
export default {
  ...editorial,
  crumb: "Hospitality",
  explore: "Explore Hospitality Solutions",
  consult: "Luxury Consultation",
  day: {
    ...editorial.day,
  },
  sound: {
    ...editorial.sound,
    text: (stated: number, below: number) =>
      `${stated} products state their sound level, scent diffusers as well as machines; each is a window here. The ${below} lit ones stay below a conversation at one metre.`,
    product: (name: string, level: number) => `${name}, ${level} dB(A)`,
    band: (from: number, to: number) => `${from} to ${to} dB(A)`,
    quietest: "The quietest cleaning machines",
  },
  equipment: { title: "For the house at night", all: "View All Hospitality Solutions" },
};

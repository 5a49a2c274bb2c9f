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
      `${stated} products state their sound level; ${below} of them stay below a conversation at one metre.`,
    unit: "dB(A)",
    scale: (quietest: number, loudest: number) =>
      `Scale of stated sound levels, one tick a product, from ${quietest} to ${loudest} dB(A)`,
    quietest: "The quietest machines",
  },
  equipment: { title: "For the house at night", all: "View All Hospitality Solutions" },
};

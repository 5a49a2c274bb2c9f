/** A maker in the home page's partners row (spec §3 "Partner logo"); its name is set in type as the logo. */
export type Partner = { name: string; description: string };

/** The fixed list of the partners row, in its order (spec §3). */
export const partners: readonly Partner[] = [
  { name: "COMAC", description: "Italian Floor Care Excellence" },
  { name: "FILMOP", description: "Professional Cleaning Innovation" },
  { name: "Glasdon", description: "Smart Urban Solutions" },
  { name: "Klindex", description: "Floor Treatment Technology" },
  { name: "Numatic", description: "Industrial Vacuum Systems" },
  { name: "Santoemma", description: "Carpet & Upholstery Solutions" },
  { name: "ChaoBao", description: "Cleaning Equipments" },
  { name: "Intercare", description: "Cleaning Supplies" },
  { name: "Selden", description: "Cleaning Agents" },
  { name: "VonSchrader", description: "Professional Carpet Care" },
];

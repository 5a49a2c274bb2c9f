/** A maker in the home page's partners row (R2.5); `logo` is a file below `attached-assets`. */
export type Partner = { name: string; logo: string; description: string };

/** The fixed list of the partners row, in its order (R2.5). */
export const partners: readonly Partner[] = [
  { name: "COMAC", logo: "wordmarks/comac.svg", description: "Italian Floor Care Excellence" },
  { name: "FILMOP", logo: "wordmarks/filmop.svg", description: "Professional Cleaning Innovation" },
  { name: "Glasdon", logo: "wordmarks/glasdon.svg", description: "Smart Urban Solutions" },
  { name: "Klindex", logo: "wordmarks/klindex.svg", description: "Floor Treatment Technology" },
  { name: "Numatic", logo: "wordmarks/numatic.svg", description: "Industrial Vacuum Systems" },
  { name: "Santoemma", logo: "wordmarks/santoemma.svg", description: "Carpet & Upholstery Solutions" },
  { name: "ChaoBao", logo: "wordmarks/chaobao.svg", description: "Cleaning Equipments" },
  { name: "Intercare", logo: "wordmarks/intercare.svg", description: "Cleaning Supplies" },
  { name: "Selden", logo: "wordmarks/selden.svg", description: "Cleaning Agents" },
  { name: "VonSchrader", logo: "wordmarks/vonschrader.svg", description: "Professional Carpet Care" },
];

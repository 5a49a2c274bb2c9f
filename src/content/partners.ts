type PartnerName =
  | "COMAC"
  | "FILMOP"
  | "Glasdon"
  | "Klindex"
  | "Numatic"
  | "Santoemma"
  | "ChaoBao"
  | "Intercare"
  | "Selden"
  | "VonSchrader";

/** A maker in the home page's partners row (R2.5); `logo` is a file below `attached-assets`. */
export type Partner = { name: PartnerName; logo: string };

/** The fixed list of the partners row, in its order (R2.5). */
export const partners: readonly Partner[] = [
  { name: "COMAC", logo: "wordmarks/comac.svg" },
  { name: "FILMOP", logo: "wordmarks/filmop.svg" },
  { name: "Glasdon", logo: "wordmarks/glasdon.svg" },
  { name: "Klindex", logo: "wordmarks/klindex.svg" },
  { name: "Numatic", logo: "wordmarks/numatic.svg" },
  { name: "Santoemma", logo: "wordmarks/santoemma.svg" },
  { name: "ChaoBao", logo: "wordmarks/chaobao.svg" },
  { name: "Intercare", logo: "wordmarks/intercare.svg" },
  { name: "Selden", logo: "wordmarks/selden.svg" },
  { name: "VonSchrader", logo: "wordmarks/vonschrader.svg" },
];

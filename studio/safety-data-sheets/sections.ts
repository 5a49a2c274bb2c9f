import { specificationLines } from "../../src/domain/product/product.ts";

/** A row of the sample, by column. */
export type SampleRow = Readonly<Record<string, string>>;

/** A section of a safety data sheet: its title and its lines, of which each has a label or none. */
export type Section = { title: string; lines: readonly { label: string; text: string }[] };

/** What a mixture is taken for, by its pH and flash point: invented, as all of the sample. */
type Hazard = { word: string; statements: string; advice: string; wear: string; transport: string };

const HAZARDS = {
  corrosive: {
    word: "Danger",
    statements: "H314 Causes severe skin burns and eye damage. H290 May be corrosive to metals.",
    advice: "P280 Wear protective gloves and eye protection. P305+P351+P338 If in eyes: rinse cautiously with water for several minutes. P310 Immediately call a poison centre or doctor.",
    wear: "Nitrile gloves, tightly closing goggles, apron when decanting.",
    transport: "Corrosive liquid, packing group II or III by concentration.",
  },
  irritant: {
    word: "Warning",
    statements: "H319 Causes serious eye irritation. H315 Causes skin irritation.",
    advice: "P264 Wash hands thoroughly after handling. P280 Wear protective gloves. P337+P313 If eye irritation persists: get medical advice.",
    wear: "Household or nitrile gloves; goggles where it may splash.",
    transport: "Not classified as dangerous goods.",
  },
  flammable: {
    word: "Warning",
    statements: "H226 Flammable liquid and vapour. H319 Causes serious eye irritation.",
    advice: "P210 Keep away from heat, sparks and open flames. P233 Keep container tightly closed. P403+P235 Store in a well-ventilated place. Keep cool.",
    wear: "Gloves; goggles when decanting. Air the room.",
    transport: "Flammable liquid, packing group III; limited quantities in small packs.",
  },
  none: {
    word: "None",
    statements: "Not classified as hazardous.",
    advice: "P102 Keep out of reach of children.",
    wear: "Gloves at frequent use.",
    transport: "Not classified as dangerous goods.",
  },
} as const satisfies Record<string, Hazard>;

/** Of a line whose label begins with this, the value. */
function valueOf(lines: ReturnType<typeof specificationLines>, label: string): string | null {
  return lines.find((line) => line.label.toLowerCase().startsWith(label))?.value ?? null;
}

function hazardOf(ph: string | null, flashPoint: string | null): keyof typeof HAZARDS {
  if (flashPoint !== null) return "flammable";
  const [first = "7"] = /\d+(?:\.\d+)?/.exec(ph ?? "") ?? [];
  const value = /below/.test(ph ?? "") ? Number(first) - 0.1 : Number(first);
  if (value <= 2 || value >= 11.5) return "corrosive";
  return value <= 4.5 || value >= 9.5 ? "irritant" : "none";
}

const line = (label: string, text: string | null) => ({ label, text: text ?? "No data: this is a sample." });

/** The sixteen sections of a chemical in short, from its own row. */
export function sectionsOf(row: SampleRow): Section[] {
  const specification = specificationLines(row["specifications"] ?? "");
  const value = (label: string) => valueOf(specification, label);
  const kind = hazardOf(value("ph"), value("flash point"));
  const hazard = HAZARDS[kind];
  const active = value("active") ?? value("alcohol content") ?? value("ethanol content");
  const name = row["name"] ?? "";
  return [
    {
      title: "Identification",
      lines: [
        line("Product", `${name} (${row["article number"]})`),
        line("Brand", row["brand"] ?? null),
        line("Use", row["description"] ?? null),
        line("Supplier", "Sample: no maker and no emergency number stand behind this sheet."),
      ],
    },
    {
      title: "Hazards",
      lines: [
        line("Signal word", hazard.word),
        line("Hazards", hazard.statements),
        line("Precautions", hazard.advice),
      ],
    },
    {
      title: "Composition",
      lines: [line("Mixture", active === null ? "Aqueous mixture of surfactants and auxiliaries." : `Contains ${active}.`)],
    },
    {
      title: "First aid",
      lines: [
        line("Eyes", "Rinse with running water for 15 minutes with the lids held open."),
        line("Skin", "Wash with water; take off wet clothing."),
        line("Swallowed", kind === "corrosive" ? "Rinse the mouth, do not induce vomiting, call a doctor." : "Rinse the mouth and drink water."),
      ],
    },
    {
      title: "Fire-fighting",
      lines: [line("", kind === "flammable" ? "Alcohol-resistant foam, powder or carbon dioxide. Cool containers with water." : "Does not burn by itself; fight the surrounding fire.")],
    },
    { title: "Accidental release", lines: [line("", "Keep people away, take up with absorbent material, rinse the rest with much water.")] },
    {
      title: "Handling and storage",
      lines: [
        line("Handling", `Dilution: ${value("dilution") ?? "as on the label"}. Never mix with other products.`),
        line("Storage", `In the closed original pack at 5 to 35 °C${value("shelf life") ? `, at most ${value("shelf life")}` : ""}.`),
        ...(value("unsuitable for") ? [line("Not with", value("unsuitable for"))] : []),
      ],
    },
    { title: "Exposure and protection", lines: [line("", hazard.wear)] },
    {
      title: "Physical and chemical properties",
      lines: [
        line("pH", value("ph")),
        line("Density", value("density")),
        line("Flash point", value("flash point") ?? "Above 100 °C"),
        ...(value("viscosity") ? [line("Viscosity", value("viscosity"))] : []),
      ],
    },
    { title: "Stability and reactivity", lines: [line("", kind === "corrosive" ? "Stable. Reacts with strong acids, alkalis and light metals." : "Stable under the conditions of use.")] },
    { title: "Toxicology", lines: [line("", hazard.statements)] },
    { title: "Ecology", lines: [line("", "Do not let the concentrate into ground or surface water.")] },
    { title: "Disposal", lines: [line("", "Empty and rinsed packs to recycling, remains by local rules.")] },
    { title: "Transport", lines: [line("", hazard.transport)] },
    { title: "Regulations", lines: [line("", "Short form in the order of the GHS; laid out for the sample alone.")] },
    { title: "Other information", lines: [line("", "Invented from the sample's own row. Not fit for any use but to show the site.")] },
  ];
}

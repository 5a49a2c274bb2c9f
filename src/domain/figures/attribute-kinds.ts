import { choice, dilution, oneWordOf, quantity, type Value, type ValueReader } from "./attribute-value.ts";

/** One thing that specifications state. */
type AttributeKind = {
  key: string;
  /** The labels that mean it, the most telling first. */
  labels: readonly string[];
  /** How its value is read; null where the text itself is what is stated. */
  read: ValueReader | null;
};

/** The dust classes of IEC 60335-2-69, from the least to the most dangerous dust. */
export const DUST_CLASSES = ["L", "M", "H"] as const;

/**
 * The kinds that are figures, in the order in which a product's are worth showing: its key figures are the first of
 * them that it has.
 */
// prettier-ignore
export const FIGURE_KINDS = [
  kind("working-width", quantity("mm"), "Working width | Cleaning width | Sweeping width | Wand width | Tool width | Blade width | Bar width | Head width | Brush width | Bristle width"),
  kind("pack-size", quantity("L", "kg"), "Pack size"),
  kind("ph", ph, "pH | pH value"),
  kind("dilution", dilution, "Dilution | Dilution ratio"),
  kind("pressure", quantity("bar"), "Working pressure | Steam pressure | Pump pressure"),
  kind("flow", quantity("L/min"), "Water flow | Pump flow | Pure water output"),
  kind("tank", quantity("L"), "Solution tank | Tank capacity | Container | Container capacity | Bin capacity | Liquid capacity | Bag capacity | Hopper capacity | Hopper volume | Bucket capacity | Dry capacity"),
  kind("capacity", quantity("L", ""), "Capacity"),
  kind("diameter", quantity("mm"), "Disc diameter | Pad diameter | Diameter | Head diameter | Wheel diameter"),
  kind("grit", grit, "Grit | Diamond grit"),
  kind("bond", oneWordOf("soft", "medium", "hard", "hybrid", "ceramic", "resin", "metal"), "Bond"),
  kind("volume", quantity("L"), "Volume"),
  kind("lasts", quantity("days"), "Duration"),
  kind("doses", quantity(""), "Sprays | Portions"),
  kind("room", quantity("m³", "m²"), "Room volume | Coverage"),
  kind("reservoir", quantity("L"), "Reservoir"),
  kind("drying-time", quantity("min"), "Drying time"),
  kind("sound-level", quantity("dB(A)"), "Noise level | Noise | Sound level | Sound pressure level | Sound pressure | Sound power level | Sound"),
  kind("run-time", quantity("h"), "Run time | Battery run time | Running time"),
  kind("productivity", quantity("m²/h"), "Productivity | Area performance | Theoretical productivity"),
  kind("airflow", quantity("m³/h"), "Airflow | Air flow"),
  kind("suction", quantity("mbar"), "Suction | Vacuum | Suction power"),
  kind("motor-power", quantity("W"), "Motor power | Engine power | Boiler power"),
  kind("speed", quantity("rpm"), "Recommended speed | Max. speed | Maximum speed"),
  kind("roll-length", quantity("m"), "Roll length"),
  kind("length", quantity("mm"), "Extended length | Length | Handle length | Cloth length | Hose length"),
  kind("height", quantity("mm"), "Height"),
  kind("dose", quantity("ml/L", "g/L", "ml/kg", "ml", "g"), "Dose"),
  kind("thickness", quantity("mm"), "Thickness"),
  kind("weight", quantity("kg", "g/m²"), "Weight | Weight with battery | Weight with batteries | Machine weight"),
  kind("width", quantity("mm"), "Width"),
  kind("case", quantity(""), "Case | Carton quantity | Pack"),
] as const satisfies readonly AttributeKind[];

/** Every kind of attribute. */
// prettier-ignore
export const ATTRIBUTE_KINDS = [
  ...FIGURE_KINDS,
  kind("recovery-tank", quantity("L"), "Recovery tank"),
  kind("water-tank", quantity("L"), "Water tank"),
  kind("dust-class", choice(...DUST_CLASSES), "Dust class"),
  kind("voltage", quantity("V"), "Voltage | Battery voltage | Supply"),
  kind("battery", null, "Battery | Battery type"),
  kind("total-power", quantity("W"), "Total power | Rated power | Power"),
  kind("cable-length", quantity("m"), "Cable length | Power cable"),
  kind("hose-diameter", quantity("mm"), "Hose diameter"),
  kind("filter-area", quantity("m²"), "Filter area | Main filter area"),
  kind("travel-speed", quantity("km/h"), "Travel speed | Walking speed"),
  kind("brush-speed", quantity("rpm"), "Brush speed | Disc speed | Head speed | Pad speed"),
  kind("brush-pressure", quantity("kg"), "Brush pressure"),
  kind("gradient", quantity("%"), "Maximum gradient | Max. gradient | Climbing ability"),
  kind("load", quantity("kg"), "Nominal load"),
  kind("depth", quantity("mm"), "Depth"),
  kind("contact-time", quantity("min"), "Contact time"),
  kind("wash-temperature", quantity("°C"), "Wash temperature"),
  kind("flash-point", quantity("°C"), "Flash point"),
  kind("shelf-life", quantity("months"), "Shelf life"),
  kind("dimensions", null, "Dimensions | Size"),
  kind("material", null, "Material"),
  kind("colour", null, "Colour | Color"),
  kind("standard", null, "Standard"),
] as const satisfies readonly AttributeKind[];

/** The key of each kind, for readings that ask for one. */
export type AttributeKey = (typeof ATTRIBUTE_KINDS)[number]["key"];
export type FigureKey = (typeof FIGURE_KINDS)[number]["key"];

function kind<const Key extends string>(key: Key, read: ValueReader | null, labels: string) {
  return { key, read, labels: labels.split(" | ") };
}

const acidity = quantity("pH");
const grain = quantity("grit");

/** "7.5" as well as "pH 7.5", and nothing beyond the scale. */
function ph(text: string): Value | null {
  const value = acidity(text.replace(/^pH\s*/i, ""));
  const ends = !value || "choice" in value ? [] : "number" in value ? [value.number] : [value.from, value.to];
  return ends.length > 0 && ends.every((end) => end === null || (end >= 0 && end <= 14)) ? value : null;
}

/** "400", "400 mesh", "P80", and "30/40 mesh" for a mixture. */
function grit(text: string): Value | null {
  return grain(text.replace(/^(?:P|#)\s*(?=\d)/, "").replace(/^(\d+)\s*\/\s*(?=\d)/, "$1–"));
}

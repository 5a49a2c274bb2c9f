/** Units that measure the same, each with its size beside the others. */
type Family = Readonly<Record<string, number>>;

const FAMILIES: readonly Family[] = [
  { mm: 1, cm: 10, m: 1000, µm: 0.001, μm: 0.001, in: 25.4, inch: 25.4, inches: 25.4, '"': 25.4, "″": 25.4 },
  { L: 1, ml: 0.001, cl: 0.01, "cm³": 0.001, "m³": 1000, m3: 1000, litre: 1, litres: 1, liters: 1 },
  { kg: 1, g: 0.001, t: 1000, lb: 0.45359237, lbs: 0.45359237 },
  { h: 60, hours: 60, min: 1, minutes: 1, s: 1 / 60, sec: 1 / 60, day: 1440, days: 1440, weeks: 10080 },
  { months: 1, month: 1, years: 12, year: 12 },
  { W: 1, watt: 1, watts: 1, kW: 1000 },
  { V: 1, volt: 1, volts: 1, VAC: 1, VDC: 1, kV: 1000 },
  { bar: 1000, mbar: 1, Pa: 0.01, hPa: 1, kPa: 10, MPa: 10_000, psi: 68.9475729 },
  { "L/min": 1, "L/s": 60, "L/h": 1 / 60, "m³/h": 1000 / 60, "m3/h": 1000 / 60, "m³/min": 1000 },
  { "m²": 1, m2: 1, sqm: 1 },
  { "m²/h": 1, "m2/h": 1, "sqm/h": 1 },
  { "km/h": 1, "m/s": 3.6, "m/min": 0.06 },
  { rpm: 1, "r/min": 1, "1/min": 1, "min-1": 1, "min⁻¹": 1 },
  { "dB(A)": 1, "dB (A)": 1, dBA: 1, dB: 1 },
  { "ml/L": 1 },
  { "g/L": 1 },
  { "ml/kg": 1 },
  { "g/m²": 1, "g/m2": 1, gsm: 1 },
  { "°C": 1 },
  { "%": 1 },
  { pH: 1 },
  { grit: 1, mesh: 1 },
];

/** A unit, and how many of it the one that was written is. */
export type Unit = { unit: string; size: number };

/** Some units in every way to write them, and in any case. */
export type Units = { bySpelling: ReadonlyMap<string, Unit>; pattern: RegExp };

/** These units with all that measure the same. A unit without a family is known by its absence alone. */
export function unitsLike(units: readonly string[]): Units {
  return spellings(units.map((unit) => [unit, FAMILIES.find((family) => unit in family) ?? {}]));
}

/** Every unit that is known. */
export const EVERY_UNIT = spellings(FAMILIES.map((family) => ["", family]));

function spellings(families: readonly (readonly [string, Family])[]): Units {
  const bySpelling = new Map(
    families.flatMap(([unit, family]) =>
      Object.entries(family).map(([written, size]) => [
        written.toLowerCase(),
        { unit, size: size / (family[unit] ?? 1) },
      ]),
    ),
  );
  const longestFirst = [...bySpelling.keys()].toSorted((a, b) => b.length - a.length);
  const any = longestFirst.map((written) => written.replaceAll(/[()]/g, "\\$&")).join("|");
  // Never a part of a longer word, nor the "ml" of "ml/L".
  return { bySpelling, pattern: new RegExp(`^\\s*(${any || "(?!)"})(?![\\p{L}\\p{N}²³/·])`, "iu") };
}

/** Units in which sizes are written in names and texts. */
const COMMON = /^(?:mm|cm|m|in|L|ml|kg|g|h|min|W|kW|V|bar|dB\(A\)|L\/min|m²|m²\/h|m³\/h|rpm|°C|%)$/;

/** An amount in each of the common units that measure the same as this one, whatever its case; none for no unit. */
export function amountsLike(amount: number, unit: string): { amount: number; unit: string }[] {
  const wanted = unit.toLowerCase();
  const family = FAMILIES.find((each) => Object.keys(each).some((name) => name.toLowerCase() === wanted));
  const [, size = 1] = Object.entries(family ?? {}).find(([name]) => name.toLowerCase() === wanted) ?? [];
  return Object.entries(family ?? {})
    .filter(([name]) => COMMON.test(name))
    .map(([name, own]) => ({ amount: Number(((amount * size) / own).toPrecision(6)), unit: name }));
}

/** The unit with which a text begins, and what follows it; null where it is none of these. */
export function unitAt(text: string, { bySpelling, pattern }: Units): (Unit & { rest: string }) | null {
  const [all = "", written = ""] = pattern.exec(text) ?? [];
  const unit = bySpelling.get(written.toLowerCase());
  return unit ? { ...unit, rest: text.slice(all.length) } : null;
}

import type { FigureKey } from "./attribute-kinds.ts";

/** A figure that lists are narrowed and sorted by. */
type FigureField = {
  /** What addresses call it. */
  name: string;
  key: FigureKey;
  /** What is stated in another unit is another thing: towels have no litres. */
  unit: string;
  /** Where its ranges end that are offered, as far as products lie on both sides; none where it only sorts. */
  ends: readonly number[];
  /** Less is better, so that every range begins at nothing. */
  isLessBetter?: boolean;
};

/**
 * The figures that products are chosen by, those of each kind together and the most deciding first: a list offers the
 * first of them that enough of its products state. What has no ends is sorted by only, as tables have columns of it.
 */
// prettier-ignore
export const FIGURE_FIELDS = [
  // What goes over a floor.
  field("width", "working-width", "mm", [350, 450, 550, 750]),
  field("tank", "tank", "L", [10, 20, 40, 80]),
  field("area", "productivity", "m²/h", [1500, 2500, 4000]),
  field("run-time", "run-time", "h", [2, 3, 200, 300]),
  lessIsBetter("noise", "sound-level", "dB(A)", [30, 40, 50, 60, 64, 68, 72]),
  // What sucks, and what works with pressure.
  field("airflow", "airflow", "m³/h", [150, 200, 300]),
  field("suction", "suction", "mbar", [180, 220, 240]),
  field("pressure", "pressure", "bar", [10, 100, 150, 200]),
  field("flow", "flow", "L/min", [8, 12]),
  field("power", "motor-power", "W", [1000, 1500, 2500]),
  // Chemicals.
  field("pack", "pack-size", "L", [1, 5, 10]),
  field("ph", "ph", "pH", [6, 8]),
  field("dilution", "dilution", "1:", [20, 50, 100]),
  // Abrasives and pads.
  field("diameter", "diameter", "mm", [100, 150, 200, 350, 450]),
  field("grit", "grit", "grit", [60, 120, 400, 800]),
  field("speed", "speed", "rpm", [500, 1500, 3000]),
  field("thickness", "thickness", "mm", [5, 10, 20]),
  // Dispensers, scents and what refills them; bins.
  field("volume", "volume", "L", [0.2, 0.5]),
  field("capacity", "capacity", "L", [0.6, 1, 50, 100, 240, 700]),
  field("lasts", "lasts", "days", [30, 45]),
  field("room", "room", "m³", [50, 150, 1000]),
  field("reservoir", "reservoir", "L", [0.2, 0.5]),
  // Tools.
  field("length", "length", "mm", [200, 500, 1500, 5000]),
  field("height", "height", "mm", [300, 600, 900, 1100]),
  field("overall", "width", "mm", [100, 300, 500]),
  field("doses", "doses", "", []),
  field("drying", "drying-time", "min", []),
  field("roll", "roll-length", "m", []),
  field("weight", "weight", "kg", []),
] as const satisfies readonly FigureField[];

export type FieldName = (typeof FIGURE_FIELDS)[number]["name"];

/** A list by a figure: from its least or, with "-down", from its most. */
export type FigureSort = FieldName | `${FieldName}-down`;

export const FIGURE_SORTS: readonly FigureSort[] = FIGURE_FIELDS.flatMap(
  ({ name }) => [name, `${name}-down`] as const,
);

/** The figure of a sort, and whether its most comes first; null where products are sorted by something else. */
export function figureSort(sort: string | undefined): { field: FieldName; down: boolean } | null {
  const found = FIGURE_FIELDS.find(({ name }) => sort === name || sort === `${name}-down`);
  return found ? { field: found.name, down: sort !== found.name } : null;
}

function field<const Name extends string>(
  name: Name,
  key: FigureKey,
  unit: string,
  ends: readonly number[],
): FigureField & { name: Name } {
  return { name, key, unit, ends };
}

function lessIsBetter<const Name extends string>(...given: Parameters<typeof field<Name>>) {
  return { ...field(...given), isLessBetter: true };
}

/** How many heights the bars have that show how products lie between the least and the most. */
export const TALLEST = 12;

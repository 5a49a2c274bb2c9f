/** The floor that hours and machines are calculated for, in m². */
export const FLOOR_AREA = { least: 50, most: 100_000, usual: 2000 } as const;

/** In how many hours it has to be clean, for the machine finder. */
export const FLOOR_HOURS = { least: 1, most: 24, usual: 4 } as const;

export const FLOORS = ["smooth", "structured", "dusty"] as const;
export const OBSTACLES = ["few", "some", "many"] as const;
export const POWERS = ["battery", "mains"] as const;

/** What a buyer knows of a floor. */
export type FloorNeeds = {
  /** In m². */
  area: number;
  /** In which it has to be clean. */
  hours: number;
  floor: (typeof FLOORS)[number];
  obstacles: (typeof OBSTACLES)[number];
  /** Null where either will do. */
  power: (typeof POWERS)[number] | null;
};

/** The needs as one text of an address, such as `2000-4-smooth-some-any`. */
export function floorNeedsText({ area, hours, floor, obstacles, power }: FloorNeeds): string {
  return [area, hours, floor, obstacles, power ?? "any"].join("-");
}

/** Reads what {@link floorNeedsText} wrote; null where it is no such text. */
export function readFloorNeeds(text: string): FloorNeeds | null {
  const [area = NaN, hours = NaN] = text.split("-").map(Number);
  const [, , ...words] = text.split("-");
  const floor = FLOORS.find((each) => each === words[0]);
  const obstacles = OBSTACLES.find((each) => each === words[1]);
  const power = POWERS.find((each) => each === words[2]) ?? null;
  if (!floor || !obstacles || !isWithin(FLOOR_AREA, area) || !isWithin(FLOOR_HOURS, hours)) return null;
  const needs = { area, hours, floor, obstacles, power };
  return floorNeedsText(needs) === text ? needs : null;
}

function isWithin({ least, most }: { least: number; most: number }, number: number): boolean {
  return Number.isInteger(number) && number >= least && number <= most;
}

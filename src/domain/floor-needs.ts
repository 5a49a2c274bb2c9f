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

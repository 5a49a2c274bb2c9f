import type { FloorMaterial } from "../../../../domain/themes.ts";

/** What a machine for each floor is called in the catalogue, the best fit first. */
export const MACHINES_FOR: Record<FloorMaterial, readonly string[]> = {
  marble: ["stone machine", "single-disc machine"],
  terrazzo: ["planetary floor grinder", "floor grinder"],
  concrete: ["ride-on sweeper", "ride-on battery sweeper", "sweeper"],
  porcelain: ["cylindrical brush", "scrubber-dryer"],
  vinyl: ["burnisher"],
  carpet: ["carpet extractor", "carpet"],
};

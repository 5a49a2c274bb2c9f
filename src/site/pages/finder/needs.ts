import { FLOOR_AREA, FLOOR_HOURS, type FloorNeeds } from "../../../domain/machines/floor-needs.ts";
import type { PageParams } from "../../../urls/pages.ts";

/** What the address says of a floor; what it leaves out is the usual. */
export function needsOf(search: PageParams<"finder">): FloorNeeds {
  return {
    area: search.area ?? FLOOR_AREA.usual,
    hours: search.hours ?? FLOOR_HOURS.usual,
    floor: search.floor ?? "smooth",
    obstacles: search.obstacles ?? "some",
    power: search.power ?? null,
  };
}

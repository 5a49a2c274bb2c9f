import { AIRFLOW } from "./airflow.ts";
import { DUST_CLASSES } from "./dust-classes.ts";
import { FLOOR_SAMPLES } from "./floor-samples.ts";
import { HOTEL_FRONT } from "./hotel-front.ts";
import { ROBOT_RUN } from "./robot-run.ts";

const SITE = "src/site";

/** Every computed drawing of the pages: its file, from the project's folder, and what the file holds. */
export const DRAWINGS: ReadonlyMap<string, string> = new Map([
  [`${SITE}/pages/industry/hotel-front.svg`, HOTEL_FRONT],
  [`${SITE}/pages/solution/airflow.svg`, AIRFLOW],
  [`${SITE}/pages/solution/dust-classes.svg`, DUST_CLASSES],
  [`${SITE}/pages/solution/robot-run.svg`, ROBOT_RUN],
  ...FLOOR_SAMPLES.map(
    ({ material, file }) => [`${SITE}/pages/solution/floors/${material}.svg`, file] as const,
  ),
]);

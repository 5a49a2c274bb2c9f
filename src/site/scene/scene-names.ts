import type { sceneWords } from "../../content/en/scenes.ts";

/** The wide pictures that the studio draws, 1,600 px across; their file names under `attached-assets/scenes`. */
export type SceneName = keyof typeof sceneWords;

/** The scenes of the five categories, in the catalogue's order; a sixth category would do without. */
export const CATEGORY_SCENES: readonly SceneName[] = [
  "equipments",
  "washroom",
  "chemicals-range",
  "tools",
  "waste",
];

/** The kinds of product that `outlines.svg` has a drawing of. */
export const OUTLINES = [
  "vacuum",
  "scrubber",
  "ride-on",
  "single-disc",
  "pressure-washer",
  "steam",
  "extractor",
  "grinder",
  "industrial-vacuum",
  "pole-brush",
  "disc",
  "pad",
  "dispenser",
  "paper-dispenser",
  "hand-dryer",
  "oil-bottle",
  "aerosol",
  "diffuser",
  "fan-unit",
  "cartridge",
  "pouch",
  "roll",
  "canister",
  "bottle",
  "spray",
  "squeegee",
  "mop",
  "bucket",
  "bin",
  "carton",
] as const;

export type Outline = (typeof OUTLINES)[number];

type Rule = { group: RegExp; outline: Outline; named?: readonly (readonly [RegExp, Outline])[] };

/** Words of a product's own name that say more than its group, where the group holds several kinds. */
const FLOOR_MACHINES = [
  [/ride-on/, "ride-on"],
  [/grinder/, "grinder"],
  [/disc|burnisher|polisher/, "single-disc"],
  [/scrub|sweeper/, "scrubber"],
  [/vacuum/, "vacuum"],
] as const;

/** By words of the subcategory, or of the category where there is none; the first that fits decides. */
const RULES: readonly Rule[] = [
  { group: /grinding.*tools/, outline: "disc" },
  { group: /grinding/, outline: "grinder", named: [[/disc|polisher/, "single-disc"]] },
  {
    group: /high pressure|steam/,
    outline: "pressure-washer",
    named: [
      [/steam/, "steam"],
      [/vacuum/, "industrial-vacuum"],
    ],
  },
  { group: /carpet/, outline: "extractor" },
  { group: /industrial vacuum/, outline: "industrial-vacuum" },
  { group: /vacuum/, outline: "vacuum", named: FLOOR_MACHINES },
  { group: /floor clean.*machine|floor care/, outline: "scrubber", named: FLOOR_MACHINES },
  {
    group: /window.*tools/,
    outline: "squeegee",
    named: [
      [/pole|brush/, "pole-brush"],
      [/bucket/, "bucket"],
    ],
  },
  { group: /window/, outline: "pole-brush" },
  { group: /non aerosol disp/, outline: "fan-unit" },
  { group: /non aerosol/, outline: "cartridge" },
  { group: /aerosol/, outline: "aerosol" },
  {
    group: /dispenser/,
    outline: "dispenser",
    named: [
      [/tissue|towel|roll|paper|napkin/, "paper-dispenser"],
      [/air|fragrance|aerosol/, "fan-unit"],
    ],
  },
  { group: /oil/, outline: "oil-bottle" },
  { group: /diffuser/, outline: "diffuser" },
  { group: /dryer/, outline: "hand-dryer" },
  { group: /refill/, outline: "pouch" },
  { group: /restroom|washroom|hygiene/, outline: "roll" },
  {
    group: /kitchen/,
    outline: "bottle",
    named: [
      [/spray/, "spray"],
      [/\b(?:5|10|20|25) l/, "canister"],
    ],
  },
  {
    group: /chemical/,
    outline: "canister",
    named: [
      [/spray|glass|750 ml/, "spray"],
      [/\b1 l/, "bottle"],
    ],
  },
  { group: /pad/, outline: "pad" },
  {
    group: /tool/,
    outline: "mop",
    named: [
      [/bucket|trolley|press/, "bucket"],
      [/squeegee/, "squeegee"],
    ],
  },
  { group: /bin|waste/, outline: "bin" },
  { group: /machine|equipment/, outline: "scrubber" },
];

/** The drawing that stands in for a product's picture; a plain carton for a kind that nobody has drawn. */
export function outlineOf(product: {
  name: string;
  category: string;
  subcategory?: string | null | undefined;
}): Outline {
  const group = (product.subcategory ?? product.category).toLowerCase();
  const rule = RULES.find((each) => each.group.test(group));
  const name = product.name.toLowerCase();
  return rule?.named?.find(([words]) => words.test(name))?.[1] ?? rule?.outline ?? "carton";
}

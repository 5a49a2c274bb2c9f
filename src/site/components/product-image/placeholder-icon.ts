/** The kinds of product that `placeholder-icons.svg` has a drawing of, by its `id`. */
export const PLACEHOLDER_ICONS = [
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

type Icon = (typeof PLACEHOLDER_ICONS)[number];

type Rule = { group: RegExp; icon: Icon; named?: readonly (readonly [RegExp, Icon])[] };

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
  { group: /grinding.*tools/, icon: "disc" },
  { group: /grinding/, icon: "grinder", named: [[/disc|polisher/, "single-disc"]] },
  {
    group: /high pressure|steam/,
    icon: "pressure-washer",
    named: [
      [/steam/, "steam"],
      [/vacuum/, "industrial-vacuum"],
    ],
  },
  { group: /carpet/, icon: "extractor" },
  { group: /industrial vacuum/, icon: "industrial-vacuum" },
  { group: /vacuum/, icon: "vacuum", named: FLOOR_MACHINES },
  { group: /floor clean.*machine|floor care/, icon: "scrubber", named: FLOOR_MACHINES },
  {
    group: /window.*tools/,
    icon: "squeegee",
    named: [
      [/pole|brush/, "pole-brush"],
      [/bucket/, "bucket"],
    ],
  },
  { group: /window/, icon: "pole-brush" },
  { group: /non aerosol disp/, icon: "fan-unit" },
  { group: /non aerosol/, icon: "cartridge" },
  { group: /aerosol/, icon: "aerosol" },
  {
    group: /dispenser/,
    icon: "dispenser",
    named: [
      [/tissue|towel|roll|paper|napkin/, "paper-dispenser"],
      [/air|fragrance|aerosol/, "fan-unit"],
    ],
  },
  { group: /oil/, icon: "oil-bottle" },
  { group: /diffuser/, icon: "diffuser" },
  { group: /dryer/, icon: "hand-dryer" },
  { group: /refill/, icon: "pouch" },
  { group: /restroom|washroom|hygiene/, icon: "roll" },
  {
    group: /kitchen/,
    icon: "bottle",
    named: [
      [/spray/, "spray"],
      [/\b(?:5|10|20|25) l/, "canister"],
    ],
  },
  {
    group: /chemical/,
    icon: "canister",
    named: [
      [/spray|glass|750 ml/, "spray"],
      [/\b1 l/, "bottle"],
    ],
  },
  { group: /pad/, icon: "pad" },
  {
    group: /tool/,
    icon: "mop",
    named: [
      [/bucket|trolley|press/, "bucket"],
      [/squeegee/, "squeegee"],
    ],
  },
  { group: /bin|waste/, icon: "bin" },
  { group: /machine|equipment/, icon: "scrubber" },
];

/** The drawing for a product without an image; a carton for kinds without a drawing. */
export function placeholderIconOf(product: {
  name: string;
  category: string;
  subcategory?: string | null | undefined;
}): Icon {
  const group = (product.subcategory ?? product.category).toLowerCase();
  const rule = RULES.find((each) => each.group.test(group));
  const name = product.name.toLowerCase();
  return rule?.named?.find(([words]) => words.test(name))?.[1] ?? rule?.icon ?? "carton";
}

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { PLACEHOLDER_ICONS, placeholderIconOf } from "./placeholder-icon.ts";

const ofGroup = (subcategory: string | null, name = "Item", category = "General") =>
  placeholderIconOf({ name, category, subcategory });

test("every placeholder icon is in the file, and no other", () => {
  const ids = readFileSync(join(import.meta.dirname, "placeholder-icons.svg"), "utf8").matchAll(
    /symbol id="([^"]+)"/g,
  );
  expect([...ids].map(([, id]) => id)).toEqual([...PLACEHOLDER_ICONS]);
});

test.each([
  ["Vacuums & Scrubing Machines", "vacuum"],
  ["Grinding & Polishing Tools", "disc"],
  ["Floor Cleaning Machines", "scrubber"],
  ["Vacuum , High Pressure & Steam Machines", "pressure-washer"],
  ["Carpet cleaning and sanitizing machines", "extractor"],
  ["Grinding & Polishing Machines", "grinder"],
  ["Industrial Vacuum Machines", "industrial-vacuum"],
  ["Window Cleaning", "pole-brush"],
  ["Dispensers", "dispenser"],
  ["Fragrance Oil", "oil-bottle"],
  ["Aerosol Refill", "aerosol"],
  ["Diffusers", "diffuser"],
  ["Non Aerosol Refills", "cartridge"],
  ["Restroom Supplies", "roll"],
  ["Non Aerosol Dispenser", "fan-unit"],
  ["Hand Dryer", "hand-dryer"],
  ["Refill", "pouch"],
  ["Housekeeping Chemicals", "canister"],
  ["Kitchen Chemicals", "bottle"],
  ["Window Cleaning Tools", "squeegee"],
  ["Floor Pads", "pad"],
  ["Floor Cleaning Tools", "mop"],
  ["Bins", "bin"],
] as const)("%s has an icon of its own kind: %s", (subcategory, icon) => {
  expect(ofGroup(subcategory)).toBe(icon);
});

test.each([
  ["Floor Care Equipment", "scrubber"],
  ["Industrial Vacuum Cleaners", "industrial-vacuum"],
  ["Cleaning Chemicals", "canister"],
  ["Spare parts", "carton"],
] as const)("without a subcategory %s has the icon %s", (category, icon) => {
  expect(placeholderIconOf({ name: "Item", category })).toBe(icon);
});

test("a product's name decides where its group holds several kinds", () => {
  expect(ofGroup("Vacuums & Scrubing Machines", "Walk-Behind Scrubber-Dryer, 55 cm")).toBe("scrubber");
  expect(ofGroup("Floor Cleaning Machines", "Ride-On Sweeper, 125 cm")).toBe("ride-on");
  expect(ofGroup("Dispensers", "Jumbo Toilet Roll Holder")).toBe("paper-dispenser");
  expect(ofGroup("Floor Cleaning Tools", "Double Bucket Trolley, 30 L")).toBe("bucket");
});

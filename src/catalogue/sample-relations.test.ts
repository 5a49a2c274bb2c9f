import { expect, test } from "vitest";
import { sampleCatalogue } from "../../tests/support/render-page.tsx";
import type { AttributeKey } from "../domain/figures/attribute-kinds.ts";
import { attributesOf } from "../domain/figures/attributes.ts";
import { endsOf } from "../domain/figures/figure-units.ts";
import type { KeyedProduct } from "../domain/catalogue/keys.ts";
import { type Product, specificationLines } from "../domain/product/product.ts";
import { readFit } from "../domain/product/relations.ts";

type Named = Pick<Product, "name" | "features" | "specifications">;

const ends = (product: Named, ...keys: AttributeKey[]) =>
  attributesOf(product).flatMap(({ key, value }) =>
    key && value && keys.includes(key) ? endsOf(value) : [],
  );
const number = (product: Named, ...keys: AttributeKey[]) => ends(product, ...keys)[0] ?? Number.NaN;
const line = (product: Named, label: string) =>
  specificationLines(product.specifications).find((each) => each.label === label)?.value ?? "";
const says = ({ name, features, specifications }: Named, words: RegExp) =>
  words.test([name, ...features, specifications].join("\n"));
/** Nominal sizes in inches and in millimetres differ by so much: a 17 in pad is 432 mm, its machine 430 mm wide. */
const near = (a: number, b: number, share = 0.02) => Math.abs(a - b) <= share * b;

/** The speed that a machine turns at, and can be set to: from the slowest. */
const speeds = (machine: Named) => {
  const range = /^(\d[\d,]*) to (\d[\d,]*) rpm$/.exec(
    line(machine, "Head speed") || line(machine, "Speed range"),
  );
  if (range) return range.slice(1).map((text) => Number(text.replace(",", "")));
  return ends(machine, "brush-speed", "speed");
};

const BURNISHING = 1000;

/** Whether the machine can turn as slowly and as fast as the tool wants, as far as both say. */
function turnsWell(tool: Named, machine: Named): boolean {
  const [slowest = null] = speeds(machine);
  const fastest = speeds(machine).at(-1) ?? slowest;
  const wanted = ends(tool, "speed");
  const from = wanted.length > 1 ? Math.min(...wanted) : 0;
  // What says nothing of its speed is no burnisher.
  if (slowest === null || fastest === null) return from < BURNISHING;
  return wanted.length === 0 || (slowest <= Math.max(...wanted) && fastest >= from);
}

/** Why one product of the sample is used with another, by what both of them state. */
const PROOFS: Readonly<Record<string, (supply: KeyedProduct, to: KeyedProduct, atOnce: number) => boolean>> =
  {
    "a disc has the diameter of its machine": (disc, machine) =>
      /Single-Disc|Burnisher|Scrubber-Dryer/.test(machine.name) &&
      !/Cylindrical|Twin|Robot/.test(machine.name) &&
      !(/\bDry-/.test(disc.name) && /Scrubber/.test(machine.name)) &&
      (disc.subcategory === "Floor Pads" ||
        (/\bPad, .*1[67] in/.test(disc.name) && /Single-Disc/.test(machine.name))) &&
      near(number(disc, "diameter"), number(machine, "working-width")) &&
      turnsWell(disc, machine) &&
      (line(disc, "Machine power advised") === "" || number(machine, "motor-power") >= 1500),
    "a plate or a head is no larger than each of the machine's heads, of which it takes as many": (
      tool,
      machine,
      atOnce,
    ) => {
      const [, heads, size] = /^(\d) × (\d+) mm$/.exec(line(machine, "Head diameter")) ?? [];
      return (
        /Planetary Head|Bush Hammer Head/.test(tool.name) &&
        atOnce === Number(heads) &&
        number(tool, "diameter") <= Number(size) &&
        number(tool, "diameter") >= 0.95 * Number(size) &&
        turnsWell(tool, machine)
      );
    },
    "a pad has the inches that a plate takes, and as many": (pad, plate, atOnce) => {
      const [, inches = ""] = /\b(\d+) in\b/.exec(pad.name) ?? [];
      const takes = line(plate, "Pad size") || line(plate, "Pads per plate");
      const wanted = atOnce === 1 ? `(?:^|1 × |or 1 × )${inches} in` : `${atOnce} × ${inches} in`;
      return (
        /Velcro/.test(line(pad, "Backing") + line(pad, "Mounting")) &&
        plate.name.includes("Velcro Backing Plate") &&
        new RegExp(wanted).test(takes) &&
        number(pad, "speed") <= number(plate, "speed")
      );
    },
    "what is screwed on has the thread of the spindle": (tool, machine) =>
      line(tool, "Thread") !== "" &&
      line(tool, "Thread") === line(machine, "Spindle") &&
      number(tool, "speed") >= Math.min(...speeds(machine)),
    "a shoe is changed as quickly as its machine says": (shoe, machine) =>
      /quick-change shoe/i.test(line(shoe, "Mounting")) &&
      says(machine, /quick-change tool holders/i) &&
      turnsWell(shoe, machine),
    "a plate or cup wheel for edges has the diameter and stands the speed of the edge grinder": (
      wheel,
      machine,
    ) =>
      machine.name.startsWith("Edge Grinder") &&
      /Plate|Cup Wheel/.test(wheel.name) &&
      number(wheel, "diameter") === number(machine, "diameter") &&
      number(wheel, "speed") >= number(machine, "brush-speed"),
    "a shroud covers cup wheels of its own diameter": (shroud, wheel) =>
      shroud.name.startsWith("Dust Shroud") &&
      wheel.name.includes("Cup Wheel") &&
      number(shroud, "diameter") === number(wheel, "diameter"),
    "a sleeve is as wide as its bar": (sleeve, bar) =>
      /^(?:Microfibre )?Washer Sleeve/.test(sleeve.name) &&
      line(bar, "Fits") === `${number(sleeve, "width") / 10} cm washer sleeve` &&
      number(bar, "working-width") === number(sleeve, "width"),
    "rubber is as long as its squeegee or is cut, and as soft": (rubber, squeegee) => {
      const grade = rubber.name.includes("Hard") ? "hard" : "soft";
      const [length, width] = [number(rubber, "length"), number(squeegee, "working-width")];
      return (
        rubber.name.startsWith("Squeegee Rubber") &&
        squeegee.name.includes("Window Squeegee") &&
        line(squeegee, "Rubber").includes(`${grade} grade`) &&
        (length === width || (rubber.name.includes("Cut to Size") && length >= width))
      );
    },
    "a blade is as wide and as thick as its scraper's": (blade, scraper) =>
      blade.name.includes("Scraper Blades") &&
      number(blade, "working-width") === number(scraper, "working-width") &&
      line(blade, "Thickness") === line(scraper, "Blade thickness"),
    "a brush has the hose of its pole": (brush, pole) =>
      /Brush/.test(brush.name) &&
      pole.name.includes("Pole") &&
      line(brush, "Hose connection") !== "" &&
      line(brush, "Hose connection") === line(pole, "Hose diameter"),
    "a tool has the cone of its adapter": (tool, adapter) =>
      line(tool, "Pole fitting").endsWith(line(adapter, "Cone diameter")) &&
      line(adapter, "Cone diameter") !== "",
    "a mop is as heavy as its wringer takes": (mop, wringer) => {
      const [from = 0, to = 0] = line(wringer, "Mop weight").split("–").map(Number.parseFloat);
      const weight = Number.parseFloat(line(mop, "Yarn weight"));
      return wringer.name.includes("Wringer") && weight >= from && weight <= to;
    },
    "a refill holds what its dispenser or diffuser does, and the diffuser is set to its rate": (
      refill,
      dispenser,
      atOnce,
    ) => {
      const volume = number(refill, "volume", "pack-size") * atOnce;
      const holds = number(dispenser, "reservoir", "capacity");
      const rate = Number(/at ([\d.]+) ml\/h/.exec(line(refill, "Run time"))?.[1]);
      const rates = line(dispenser, "Consumption").split("–").map(Number.parseFloat);
      const isScent = refill.name.startsWith("Fragrance Oil") && dispenser.name.includes("Scent Diffuser");
      const isFoam = says(refill, /Foam Soap/) && /Foam Soap Dispenser/.test(dispenser.name);
      const isGel =
        refill.name.includes("Sanitizer Gel") && dispenser.name.startsWith("Gel Sanitiser Dispenser");
      if (!near(volume, holds, 0.001)) return false;
      return isScent ? rate >= (rates[0] ?? 0) && rate <= (rates.at(-1) ?? 0) : isFoam || isGel;
    },
    "a canister fills as many dispensers as it says, each of that size": (canister, dispenser) => {
      const size = /Fills five (\d) L dispensers/.exec(canister.features.join("\n"))?.[1];
      return (
        number(dispenser, "capacity") === Number(size) &&
        /^(?:Push-Bar|Touchless) Soap Dispenser/.test(dispenser.name)
      );
    },
    "a sanitiser is as strong as its dispenser asks": (liquid, dispenser) => {
      const [, from, to] = /(\d+)–(\d+) % v\/v/.exec(line(dispenser, "Liquid")) ?? [];
      const [, strength] = /(\d+) %/.exec(line(liquid, "Ethanol content")) ?? [];
      return (
        liquid.name.includes("Dispenser Refill") &&
        Number(strength) >= Number(from) &&
        Number(strength) <= Number(to)
      );
    },
    "a pack has as many covers as its dispenser": (pack, dispenser) =>
      pack.name.includes("Seat Covers") &&
      dispenser.name.includes("Seat Cover Dispenser") &&
      line(pack, "Covers").startsWith(`${number(dispenser, "capacity")} `),
    "a cartridge lasts as long as its dispenser says, in a room as large": (cartridge, dispenser) =>
      line(dispenser, "Refill") === `${number(cartridge, "lasts")}-day EVA cartridge` &&
      line(cartridge, "Material").includes("EVA") &&
      number(cartridge, "room") === number(dispenser, "room"),
    "a dispenser's name says gel or wick": (refill, dispenser) =>
      /Gel or Wick/.test(dispenser.name) && /^(?:Fan Gel|Wick Liquid) Refill/.test(refill.name),
    "a cleaner is named for its machines or tools, and its limits are kept": (cleaner, to) =>
      (/Scrubber-Dryer Concentrate/.test(cleaner.name) &&
        /^(?:Walk-Behind|Ride-On) Scrubber-Dryer/.test(to.name)) ||
      (/Carpet Extraction/.test(cleaner.name) && /^(?:Carpet|Upholstery).* Extractor/.test(to.name)) ||
      (/for Squeegee Work/.test(cleaner.name) && /Window Squeegee/.test(to.name)) ||
      (/Crystallising Liquid/.test(cleaner.name) && line(to, "Use") === "With liquid crystalliser"),
    "a refill has the name of what it fills": (refill, spray) =>
      refill.name.startsWith("Glass Cleaner Refill, Ammonia-Free, Blue") &&
      spray.name.startsWith("Glass Cleaner Spray, Ammonia-Free, Blue"),
  };

const { products } = await sampleCatalogue();
const byArticle = new Map(products.map((product) => [product.serialNumber, product]));
const relations = products.flatMap((product) =>
  product.fits.map((text) => {
    const { article, atOnce } = readFit(text);
    return { product, to: byArticle.get(article), article, atOnce };
  }),
);

test("every relation of the sample is true by what both products state", () => {
  const unproven = relations.filter(
    ({ product, to, atOnce }) => !to || !Object.values(PROOFS).some((isTrue) => isTrue(product, to, atOnce)),
  );
  expect(unproven.map(({ product, article }) => `${product.serialNumber} → ${article}`)).toEqual([]);
});

test("nothing that is proven is left out", () => {
  const known = new Set(
    relations.map(({ product, article, atOnce }) => `${product.serialNumber} → ${article} × ${atOnce}`),
  );
  const missing = products.flatMap((supply) =>
    products.flatMap((to) =>
      [1, 2, 3].flatMap((atOnce) => {
        const isProven = supply !== to && Object.values(PROOFS).some((isTrue) => isTrue(supply, to, atOnce));
        const text = `${supply.serialNumber} → ${to.serialNumber} × ${atOnce}`;
        const isLess = atOnce > 1 && known.has(`${supply.serialNumber} → ${to.serialNumber} × 1`);
        return isProven && !isLess && !known.has(text) ? [text] : [];
      }),
    ),
  );
  expect(missing).toEqual([]);
});

test("at least 120 products of the sample have relations, and each proof has one", () => {
  const related = new Set(relations.flatMap(({ product, to }) => [product.id, to?.id]));
  expect(related.size).toBeGreaterThanOrEqual(120);
  for (const [name, isTrue] of Object.entries(PROOFS)) {
    expect(
      relations.some(({ product, to, atOnce }) => to && isTrue(product, to, atOnce)),
      name,
    ).toBe(true);
  }
});

test("a successor is of the same maker, kind and width, and cleans no less", () => {
  const replaced = products.filter(({ successor }) => successor !== null);
  expect(replaced.length).toBeGreaterThanOrEqual(2);
  for (const product of replaced) {
    const next = byArticle.get(product.successor ?? "");
    expect(next?.brand).toBe(product.brand);
    expect(next?.name.split(",")[0]).toBe(product.name.split(",")[0]);
    if (!next) continue;
    expect(number(next, "working-width")).toBe(number(product, "working-width"));
    expect(number(next, "productivity")).toBeGreaterThanOrEqual(number(product, "productivity"));
  }
});

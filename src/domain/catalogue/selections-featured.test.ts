import * as fc from "fast-check";
import { expect, test } from "vitest";
import { sampleProduct } from "../../../tests/support/sample-product.ts";
import { sampleCatalogue } from "../../../tests/support/sample-tree.ts";
import { APPLICATIONS, matchesApplication } from "../product/applications.ts";
import { FEATURED_LIMIT } from "../limits.ts";
import { featuredFor, featuredView } from "./selections.ts";
import { imageRank } from "../product/product.ts";

const blank = sampleProduct({ id: "a", name: "A", brand: "COMAC", category: "Floor Care Equipment" });

const anyProduct = fc
  .record({
    name: fc.constantFrom(
      "Neutral cleaner",
      "Surface Disinfectant",
      "Hand SANITIZER",
      "Scrubber",
      "Dispenser",
    ),
    category: fc.constantFrom(
      "Floor Care Equipment",
      "Industrial Vacuum Cleaners",
      "Cleaning Chemicals",
      "Washroom Hygiene",
      "Chemicals » Kitchen Chemicals",
      "Cleaning Chemicals >> Acids",
    ),
    imageUrl: fc.constantFrom(
      null,
      "",
      "/placeholder.svg",
      "/attached-assets/x.avif",
      "https://example.com/x.jpg",
    ),
  })
  .map((fields) => ({ ...blank, ...fields }));

const products = fc
  .array(anyProduct, { maxLength: 40 })
  .map((list) => list.map((product, index) => ({ ...product, id: `p${index}` })));

test("commercial and hospitality feature floor care, vacuums and cleaning chemicals only", () => {
  const shelf = [
    { ...blank, id: "floor" },
    { ...blank, id: "vacuum", category: "Industrial Vacuum Cleaners" },
    { ...blank, id: "chemical", category: "Cleaning Chemicals" },
    { ...blank, id: "soap", category: "Washroom Hygiene", name: "Sanitizer soap" },
  ];
  for (const application of ["commercial", "hospitality"] as const) {
    expect(featuredFor(application, shelf).map(({ id }) => id)).toEqual(["floor", "vacuum", "chemical"]);
  }
});

test("healthcare features chemicals, vacuums and every product named as disinfecting or sanitizing", () => {
  const shelf = [
    { ...blank, id: "floor" },
    { ...blank, id: "vacuum", category: "Industrial Vacuum Cleaners" },
    { ...blank, id: "soap", category: "Washroom Hygiene", name: "Hand SANITIZER refill" },
    { ...blank, id: "spray", category: "Chemicals", name: "Surface Disinfectant" },
    { ...blank, id: "bin", category: "Waste Management", name: "Pedal bin" },
  ];
  expect(featuredFor("healthcare", shelf).map(({ id }) => id)).toEqual(["vacuum", "soap", "spray"]);
});

test("real pictures come first, then placeholders, then none, each in catalogue order", () => {
  const shelf = [
    { ...blank, id: "none" },
    { ...blank, id: "placeholder", imageUrl: "/placeholder.svg" },
    { ...blank, id: "own", imageUrl: "/attached-assets/a.avif" },
    { ...blank, id: "maker", imageUrl: "https://example.com/b.jpg" },
  ];
  expect(featuredFor("commercial", shelf).map(({ id }) => id)).toEqual([
    "own",
    "maker",
    "placeholder",
    "none",
  ]);
});

test("whatever the catalogue: at most six, all suitable, none better left out, ranks never fall", () => {
  fc.assert(
    fc.property(products, fc.constantFrom(...APPLICATIONS), (shelf, application) => {
      const chosen = featuredFor(application, shelf);
      const suitable = shelf.filter((product) => matchesApplication(application, product));
      expect(chosen.length).toBe(Math.min(FEATURED_LIMIT, suitable.length));
      expect(chosen.every((product) => matchesApplication(application, product))).toBe(true);
      const ranks = chosen.map(({ imageUrl }) => imageRank(imageUrl));
      expect(ranks).toEqual(ranks.toSorted());
      const left = suitable.filter((product) => !chosen.includes(product));
      expect(left.every(({ imageUrl }) => imageRank(imageUrl) >= Math.max(0, ...ranks))).toBe(true);
    }),
  );
});

test("the view counts the whole list that the page links to", () => {
  const shelf = Array.from({ length: 9 }, (_, index) => ({ ...blank, id: `p${index}` }));
  const view = featuredView(sampleCatalogue(shelf), "commercial");
  expect(view.cards).toHaveLength(6);
  expect(view.total).toBe(9);
});

test("commercial begins with machines, floor machines before vacuums before chemicals", () => {
  const shelf = [
    { ...blank, id: "can", category: "Cleaning Chemicals" },
    { ...blank, id: "vacuum", category: "Industrial Vacuum Cleaners" },
    { ...blank, id: "scrubber", category: "Floor Care Equipment" },
    { ...blank, id: "pictured can", category: "Cleaning Chemicals", imageUrl: "/attached-assets/a.avif" },
  ];
  expect(featuredFor("commercial", shelf).map(({ id }) => id)).toEqual([
    "pictured can",
    "scrubber",
    "vacuum",
    "can",
  ]);
});

test("hospitality begins with the quietest; what states no sound level comes after", () => {
  const shelf = [
    { ...blank, id: "silent about it" },
    { ...blank, id: "loud", specifications: "Noise level: 72 dB(A)" },
    { ...blank, id: "also silent" },
    { ...blank, id: "quiet", specifications: "Noise level: 58 dB(A)" },
    {
      ...blank,
      id: "pictured",
      specifications: "Noise level: 80 dB(A)",
      imageUrl: "/attached-assets/a.avif",
    },
  ];
  expect(featuredFor("hospitality", shelf).map(({ id }) => id)).toEqual([
    "pictured",
    "quiet",
    "loud",
    "silent about it",
    "also silent",
  ]);
});

import { expect, test } from "vitest";
import { sampleProduct } from "../../../tests/support/sample-product.ts";
import { entry, sampleCatalogue } from "../../../tests/support/sample-tree.ts";
import { productsBySize } from "../figures/product-sizes.ts";
import { subcategoryCards } from "./subcategory-cards.ts";

const PICTURE = "/attached-assets/a.webp";

/** A category whose subcategories hold so many products. */
function categoryOf(...counts: number[]) {
  const products = counts.flatMap((count, part) =>
    Array.from({ length: count }, (_, index) =>
      sampleProduct({
        id: `${part}-${index}`,
        category: "Tools",
        subcategory: `Part ${part}`,
        specifications: `Height: ${100 * (index + 1)} mm`,
        imageUrl: PICTURE,
      }),
    ),
  );
  const categories = [entry("Tools"), ...counts.map((_, part) => entry(`Part ${part}`, "Tools"))];
  const catalogue = sampleCatalogue(products, { categories });
  const [category] = catalogue.categories;
  if (!category) throw new Error("There is no category");
  return subcategoryCards(category, 4, catalogue);
}

test("two of many cards are large, those with most products; of few all are", () => {
  expect(categoryOf(1, 5, 2, 0, 7, 3).map(({ number, large }) => [number, large])).toEqual([
    ["4.2", true],
    ["4.5", true],
    ["4.1", false],
    ["4.3", false],
    ["4.6", false],
  ]);
  expect(categoryOf(2, 1, 3).map(({ large }) => large)).toEqual([true, true, true]);
  expect(categoryOf(9)).toEqual([]);
});

test("a card shows the product in the middle and the largest, and from the least to the most", () => {
  const [first, single] = categoryOf(5, 1);
  expect(first?.pictures.map(({ id }) => id)).toEqual(["0-2", "0-4"]);
  expect(single?.pictures.map(({ id }) => id)).toEqual(["1-0"]);
  expect(first?.ranges).toEqual([{ name: "height", from: 100, to: 500, unit: "mm" }]);
});

test("what has a picture stands for a group before what has none", () => {
  const products = [null, PICTURE, null].map((imageUrl, index) =>
    sampleProduct({ id: `${index}`, category: "Tools", subcategory: "Mops", imageUrl }),
  );
  const other = sampleProduct({ id: "other", category: "Tools", subcategory: "Pads" });
  const catalogue = sampleCatalogue([...products, other], {
    categories: [entry("Tools"), entry("Mops", "Tools"), entry("Pads", "Tools")],
  });
  const [category] = catalogue.categories;
  const pictures = category && subcategoryCards(category, 1, catalogue).map((way) => way.pictures[0]?.id);
  expect(pictures).toEqual(["1", "other"]);
});

const bin = (litres: string, more = "Height: 900 mm\nWidth: 500 mm") =>
  sampleProduct({ id: litres, specifications: `Capacity: ${litres} L\n${more}` });

test("products of one kind stand by their litres, all that they hold together", () => {
  const products = ["240", "60", "3 × 60", "25", "1,100", "80", "120", "100"].map((litres) => bin(litres));
  expect(productsBySize(products).map(({ id }) => id)).toEqual([
    "25",
    "60",
    "80",
    "100",
    "120",
    "3 × 60",
    "240",
    "1,100",
  ]);
  expect(productsBySize(products)[5]).toMatchObject({
    litres: 60,
    times: 3,
    height: 900,
    width: 500,
    round: false,
  });
  const round = products.map((product) => ({
    ...product,
    specifications: product.specifications.replace("Width", "Diameter"),
  }));
  expect(productsBySize(round)[0]).toMatchObject({ width: 500, round: true });
});

test("a row by size needs eight products, and measures of nearly all", () => {
  const eight = Array.from({ length: 8 }, (_, index) => bin(`${index + 1}`));
  expect(productsBySize(eight)).toHaveLength(8);
  expect(productsBySize(eight.slice(1))).toEqual([]);
  expect(productsBySize([...eight, bin("9", ""), bin("10", "")])).toEqual([]);
});

import { expect, test } from "vitest";
import { sampleProduct } from "../../../tests/support/sample-product.ts";
import { makeCatalogue } from "../catalogue/catalogue.ts";
import { fitReason, packOf, quantityOf } from "./fit-reason.ts";
import { readFit, writeFit } from "./relations.ts";

test.each([
  ["NUM-1069", { article: "NUM-1069", atOnce: 1 }],
  ["KLX-1041 × 3", { article: "KLX-1041", atOnce: 3 }],
  ["KLX 1041 x12", { article: "KLX 1041", atOnce: 12 }],
  ["12 x 3 × 1", { article: "12 x 3", atOnce: 1 }],
  ["12 x 3 × 2", { article: "12 x 3", atOnce: 2 }],
  ["KLX-1041 × 0", { article: "KLX-1041 × 0", atOnce: 1 }],
  ["x 3", { article: "x 3", atOnce: 1 }],
])("reads %s", (text, fit) => {
  expect(readFit(text)).toEqual(fit);
  expect(readFit(writeFit(fit))).toEqual(fit);
});

test("relations lead both ways, and what there is not, or is off, is left out", () => {
  const item = (id: string, more: object = {}) =>
    sampleProduct({ id, name: id, serialNumber: id.toUpperCase(), ...more });
  const { relations } = makeCatalogue({
    version: 1,
    brands: [],
    categories: [],
    products: [
      item("pad", { fits: ["machine", "off", "nothing", "pad"] }),
      item("machine", { successor: "OFF" }),
      item("off", { isActive: false, fits: ["MACHINE"] }),
    ],
  });
  expect([...relations.fits.keys()]).toEqual(["pad"]);
  expect(relations.fits.get("pad")?.map(({ product }) => product.id)).toEqual(["machine"]);
  expect(relations.needs.get("machine")?.map(({ product }) => product.id)).toEqual(["pad"]);
  expect(relations.successor.size + relations.replaced.size).toBe(0);
});

const of = (specifications: string) => ({ specifications });

test("the reason is a size that both state, the most telling first", () => {
  const reason = fitReason(
    of("Volume: 5 L\nDiameter: 432 mm (17 in)"),
    of("Working width: 430 mm\nCapacity: 5 L"),
  );
  expect([reason?.of.key, reason?.to.key]).toEqual(["diameter", "working-width"]);
  expect(fitReason(of("Volume: 800 ml"), of("Capacity: 0.8 L"))?.to.key).toBe("capacity");
  expect(fitReason(of("Diameter: 330 mm"), of("Working width: 430 mm"))).toBeNull();
  expect(fitReason(of("Volume: 5 L"), of("Capacity: 5 sheets"))).toBeNull();
  expect(fitReason(of("Material: ABS"), of("Weight: 5 kg"))).toBeNull();
});

test("as many articles are needed as hold what is used at a time", () => {
  expect([
    quantityOf({ atOnce: 3 }, 9),
    quantityOf({ atOnce: 3 }, 2),
    quantityOf({ atOnce: 3 }, null),
  ]).toEqual([1, 2, 3]);
  expect(packOf(of("Pack: 9 pads"))).toBe(9);
  expect([packOf(of("Weight: 5 kg")), packOf(of("Case: 6 bottles"))]).toEqual([null, null]);
});

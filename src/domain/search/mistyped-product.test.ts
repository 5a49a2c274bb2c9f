import * as fc from "fast-check";
import { expect, test } from "vitest";
import { sampleCatalogue } from "../../../tests/support/render-page.tsx";
import { nearestProducts } from "./mistyped-product.ts";

const catalogue = await sampleCatalogue();
const near = (asked: string, most = 4) => {
  const { meant, products } = nearestProducts(catalogue, asked, most);
  return { meant: meant?.id ?? null, ids: products.map(({ id }) => id) };
};

test("the address that was probably meant is changed in at most a third of its letters", () => {
  const right = "numatic-tub-dry-vacuum-9-l-620-w";
  for (const asked of ["numatic-tub-dry-vacum-9l-620w", right.toUpperCase(), `${right}-`]) {
    expect(near(asked).meant).toBe(right);
    expect(near(asked).ids[0]).toBe(right);
  }
  expect(near("numatic-tub-dry-vacuum").meant).toBeNull();
  expect(near("numatic-tub-dry-vacuum", 2).ids).toHaveLength(2);
});

test("words that it shares with products lead to them, whatever stands between", () => {
  const { meant, ids } = near("comac-walk-behind-scrubber-50");
  expect(meant).toBeNull();
  expect(ids[0]).toBe("comac-walk-behind-scrubber-dryer-50-cm-battery");
  expect(near("wet-floor-sign-yelow").ids).toEqual(["premier-products-wet-floor-sign-a-frame-62-cm-yellow"]);
});

test("an article number in any spelling leads to its product", () => {
  for (const asked of ["NUM-2001", "num-2001", "num2001"])
    expect(near(asked).ids).toEqual(["numatic-tub-dry-vacuum-9-l-620-w"]);
});

test.each(["xyzzy", "", "-", "%00", "a".repeat(121), "9-9-9", "__proto__", "constructor"])(
  "nothing is near to %j",
  (asked) => {
    expect(near(asked)).toEqual({ meant: null, ids: [] });
  },
);

test("every address of a product with one wrong letter means that product or one as near", () => {
  const id = fc.constantFrom(...catalogue.products.map((product) => product.id));
  fc.assert(
    fc.property(id, fc.nat(60), (right, at) => {
      const place = at % right.length;
      const { meant, ids } = near(`${right.slice(0, place)}z${right.slice(place + 1)}`);
      expect(ids).toContain(right);
      expect(meant).not.toBeNull();
    }),
  );
});

test("an address is found among 100,000 products", () => {
  const [first] = catalogue.products;
  if (!first) throw new Error("The sample is empty");
  const products = Array.from({ length: 100_000 }, (_, n) => ({
    ...first,
    id: `${catalogue.products[n % catalogue.products.length]?.id}-${n}`,
  }));
  const { meant } = nearestProducts({ products }, "numatic-tubb-dry-vacum-9-l-620-w-77777", 2);
  expect(meant?.id).toMatch(/^numatic-tub-dry-vacuum-9-l-620-w-\d+$/);
});

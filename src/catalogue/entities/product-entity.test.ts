import * as fc from "fast-check";
import { expect, test } from "vitest";
import { normalizeName } from "./identity.ts";
import { nameResolver } from "./name-resolver.ts";
import { productEntity } from "./product-entity.ts";

const names = nameResolver({ products: [], brands: [], categories: [] });
const identity = (article: string, brand: string, name: string) =>
  productEntity.identity({ "article number": article, brand, name }, names);

test("an article number is the identity, whatever brand and name", () => {
  expect(identity("KLX-1", "A", "B")).toBe(identity("klx-1 ", "C", "D"));
  expect(identity("", "Sulo", "Bin  80 L")).toBe(identity("", "SULO", "bin 80 l"));
});

test("two pairs of brand and name are never spelled alike", () => {
  const word = fc.stringMatching(/^[ab/ \t]{0,4}$/);
  fc.assert(
    fc.property(word, word, word, word, (brandA, nameA, brandB, nameB) => {
      const same =
        normalizeName(brandA) === normalizeName(brandB) && normalizeName(nameA) === normalizeName(nameB);
      expect(identity("", brandA, nameA) === identity("", brandB, nameB)).toBe(same);
    }),
  );
});

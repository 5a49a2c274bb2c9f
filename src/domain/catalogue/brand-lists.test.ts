import { expect, test } from "vitest";
import { sampleProduct } from "../../../tests/support/sample-product.ts";
import { sampleBrand, sampleCatalogue } from "../../../tests/support/sample-tree.ts";
import { brandNamed } from "../product/brand.ts";
import { MENU_BRANDS, menuBrands } from "./brand-lists.ts";
import type { Catalogue } from "./catalogue.ts";
import { withoutKeys } from "./keys.ts";
import { filterListing, listingFilter } from "../listing/listing.ts";
import { toCards } from "../product/product-card.ts";

test("the menus have the specified eighteen brands, in their order (R1.20)", () => {
  expect(MENU_BRANDS.join(", ")).toBe(
    "NUMATIC, COMAC, LAVOR, TVX, KLINDEX, TMB, SANTOEMMA, PURAQLEEN, FILMOP, PREMIER PRODUCTS, INTERCARE CHEMICALS, NEFCHEM, LOSDI, OXYGEN, AMERICO, BLUE STREAM, GRINDWELL, SULO",
  );
});

test("a brand is found by its name, whatever the capitals", () => {
  const sulo = {
    id: "sulo",
    name: "SULO",
    displayName: null,
    logoUrl: null,
    description: null,
    website: null,
    isActive: true,
  };
  expect(brandNamed([sulo], " Sulo ")).toBe(sulo);
  expect(brandNamed([sulo], "Sul")).toBeNull();
});

test("the brands of the specification that have products come first, in its order, then one's own", () => {
  const products = ["Acme", "SULO", "NUMATIC", "Bolt", "Losdi"].map((name) => sampleProduct({ brand: name }));
  const brands = ["Acme", "SULO", "COMAC", "Losdi", "Bolt", "NUMATIC"].map((name) => sampleBrand(name));
  const listed = menuBrands(sampleCatalogue(products, { brands }));
  expect(listed.map(({ name }) => name)).toEqual(["NUMATIC", "Losdi", "SULO", "Acme", "Bolt"]);
  const other = sampleCatalogue([sampleProduct({ brand: "Acme" })], {
    brands: MENU_BRANDS.map((name) => sampleBrand(name)),
  });
  expect(menuBrands(other)).toEqual([]);
});

test("visitors read the maker's own spelling wherever a brand has one; menus and filters go by its name", () => {
  const brands = [sampleBrand("SULO"), sampleBrand("NUMATIC", { displayName: "Numatic" })];
  const products = ["NUMATIC", "SULO", "Acme"].map((brand) => sampleProduct({ id: brand, brand }));
  const catalogue = sampleCatalogue(products, { brands });
  expect(toCards(catalogue.products, catalogue).map(({ brandName }) => brandName)).toEqual([
    "Numatic",
    "SULO",
    "Acme",
  ]);
  expect(menuBrands(catalogue)).toEqual([
    { name: "NUMATIC", displayName: "Numatic", count: 1, makes: "General" },
    { name: "SULO", displayName: "SULO", count: 1, makes: "General" },
  ]);
  expect(filterListing(catalogue, listingFilter({ brand: "NUMATIC" }))).toHaveLength(1);
});

test("products of an inactive brand show the same name in browsers, which know the active brands alone", () => {
  const products = [sampleProduct({ brand: "NUMATIC" })];
  const brands = [sampleBrand("NUMATIC", { displayName: "Numatic", isActive: false })];
  const stored = sampleCatalogue(products, { brands });
  const listed = sampleCatalogue(stored.products.map(withoutKeys), { brands: stored.brands });
  const namesOf = (catalogue: Catalogue) =>
    toCards(catalogue.products, catalogue).map(({ brandName }) => brandName);
  expect(namesOf(stored)).toEqual(["NUMATIC"]);
  expect(namesOf(listed)).toEqual(["NUMATIC"]);
});

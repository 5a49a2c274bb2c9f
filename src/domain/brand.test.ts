import { expect, test } from "vitest";
import { sampleProduct } from "../../tests/support/sample-product.ts";
import { sampleBrand, sampleCatalogue } from "../../tests/support/sample-tree.ts";
import { brandNamed, MENU_BRANDS, menuBrands } from "./brand.ts";

test("the menus have the specified eighteen brands, in their order (R1.20)", () => {
  expect(MENU_BRANDS.join(", ")).toBe(
    "NUMATIC, COMAC, LAVOR, TVX, KLINDEX, TMB, SANTOEMMA, PURAQLEEN, FILMOP, PREMIER PRODUCTS, INTERCARE CHEMICALS, NEFCHEM, LOSDI, OXYGEN, AMERICO, BLUE STREAM, GRINDWELL, SULO",
  );
});

test("a brand is found by its name, whatever the capitals", () => {
  const sulo = { id: "sulo", name: "SULO", logoUrl: null, description: null, website: null, isActive: true };
  expect(brandNamed([sulo], " Sulo ")).toBe(sulo);
  expect(brandNamed([sulo], "Sul")).toBeNull();
});

test("the brands of the specification that have products come first, in its order, then one's own", () => {
  const products = ["Acme", "SULO", "NUMATIC", "Bolt", "Losdi"].map((name) => sampleProduct({ brand: name }));
  const brands = ["Acme", "SULO", "COMAC", "Losdi", "Bolt", "NUMATIC"].map(sampleBrand);
  expect(menuBrands(sampleCatalogue(products, { brands }))).toEqual([
    "NUMATIC",
    "Losdi",
    "SULO",
    "Acme",
    "Bolt",
  ]);
  const other = sampleCatalogue([sampleProduct({ brand: "Acme" })], { brands: MENU_BRANDS.map(sampleBrand) });
  expect(menuBrands(other)).toEqual([]);
});

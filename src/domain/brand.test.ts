import { expect, test } from "vitest";
import { brandNamed, MENU_BRANDS } from "./brand.ts";

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

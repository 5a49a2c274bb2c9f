import { expect, test } from "vitest";
import { brandColour, brandNamed, MENU_BRANDS } from "./brand.ts";

test("the menus have the specified eighteen brands, in their order (R1.20)", () => {
  expect(MENU_BRANDS.join(", ")).toBe(
    "NUMATIC, COMAC, LAVOR, TVX, KLINDEX, TMB, SANTOEMMA, PURAQLEEN, FILMOP, PREMIER PRODUCTS, INTERCARE CHEMICALS, NEFCHEM, LOSDI, OXYGEN, AMERICO, BLUE STREAM, GRINDWELL, SULO",
  );
});

test("nine brands have a colour, whatever the capitals, and the others are grey", () => {
  const nine = "COMAC,Numatic,Klindex,FILMOP,Glasdon,Selden,ChaoBao,Intercare,Santoemma".split(",");
  expect(new Set(nine.map(brandColour)).size).toBe(9);
  expect(brandColour("INTERCARE CHEMICALS")).toBe(brandColour("Intercare"));
  expect(["SULO", "", "constructor", "__proto__"].map(brandColour)).toEqual(Array(4).fill("#7B8990"));
});

test("a brand is found by its name, whatever the capitals", () => {
  const sulo = { id: "sulo", name: "SULO", logoUrl: null, description: null, website: null, isActive: true };
  expect(brandNamed([sulo], " Sulo ")).toBe(sulo);
  expect(brandNamed([sulo], "Sul")).toBeNull();
});

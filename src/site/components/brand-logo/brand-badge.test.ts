import { expect, test } from "vitest";
import { brandColour } from "./brand-badge.tsx";

test("nine brands have a colour, whatever the capitals, and the others are grey", () => {
  const nine = "COMAC,Numatic,Klindex,FILMOP,Glasdon,Selden,ChaoBao,Intercare,Santoemma".split(",");
  expect(new Set(nine.map(brandColour)).size).toBe(9);
  expect(brandColour("INTERCARE CHEMICALS")).toBe(brandColour("Intercare"));
  expect(["SULO", "", "constructor", "__proto__"].map(brandColour)).toEqual(Array(4).fill("#7B8990"));
});

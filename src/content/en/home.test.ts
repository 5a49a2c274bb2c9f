import { expect, test } from "vitest";
import { DEFAULT_COMPANY } from "../company.ts";
import home from "./home.ts";
import { partners } from "../partners.ts";

const homeWords = home(DEFAULT_COMPANY);

test("the partners are the specification's ten, each with what it is known for (R2.5)", () => {
  expect(partners.map(({ name }) => `${name} (${homeWords.partners.knownFor[name]})`).join(", ")).toBe(
    "COMAC (Italian Floor Care Excellence), FILMOP (Professional Cleaning Innovation), Glasdon (Smart Urban Solutions), Klindex (Floor Treatment Technology), Numatic (Industrial Vacuum Systems), Santoemma (Carpet & Upholstery Solutions), ChaoBao (Cleaning Equipments), Intercare (Cleaning Supplies), Selden (Cleaning Agents), VonSchrader (Professional Carpet Care)",
  );
});

test("the three service highlights have the specified ids and icons (R2.12)", () => {
  expect(homeWords.services.highlights.map(({ id, icon }) => [id, icon])).toEqual([
    ["training", "GraduationCap"],
    ["support", "Wrench"],
    ["business-setup", "Handshake"],
  ]);
});

import { expect, test } from "vitest";
import { entry, sampleBrand } from "../../tests/support/sample-tree.ts";
import { makeCatalogue } from "../domain/catalogue/catalogue.ts";
import { readAddress } from "./address.ts";
import { redirectOf } from "./redirects.ts";

const catalogue = makeCatalogue({
  version: 1,
  products: [],
  brands: [{ ...sampleBrand("SULO AG"), id: "sulo", formerNames: ["SULO"] }, sampleBrand("TVX")],
  categories: [
    { ...entry("Cleaning Agents"), key: "chemicals", formerNames: ["Chemicals", "Detergents"] },
    {
      ...entry("Kitchen", "Cleaning Agents"),
      key: "kitchen-chemicals",
      formerNames: ["Kitchen Chemicals", "Galley"],
    },
    { ...entry("Tools"), formerNames: ["TVX"] },
    { ...entry("Floor pads", "Tools"), formerNames: ["Pads", "Cloths"] },
    { ...entry("Machines"), formerNames: ["Equipment"] },
    entry("Pads", "Machines"),
    { ...entry("Wipes", "Machines"), formerNames: ["Cloths"] },
  ],
});

test.each([
  // The key is the address, whatever the name.
  ["/category/chemicals", null],
  ["/category/chemicals/kitchen-chemicals?view=list", null],
  ["/category/cleaning-agents", "/category/chemicals"],
  ["/category/detergents/galley?utm_source=x", "/category/chemicals/kitchen-chemicals?utm_source=x"],
  ["/category/chemicals/kitchen", "/category/chemicals/kitchen-chemicals"],
  ["/category/nothing", null],
  ["/category/chemicals/nothing", null],
  ["/products?category=Chemicals&q=x", "/products?category=Cleaning+Agents&q=x"],
  // Two categories may have subcategories of one name.
  ["/products?category=Tools&subcategory=Pads", "/products?category=Tools&subcategory=Floor+pads"],
  ["/products?category=Machines&subcategory=Pads", null],
  ["/products?category=Tools&subcategory=Cloths", "/products?category=Tools&subcategory=Floor+pads"],
  ["/products?category=Equipment&subcategory=Cloths", "/products?category=Machines&subcategory=Wipes"],
  ["/products?category=Nothing&subcategory=Cloths", null],
  ["/products?subcategory=Pads", null],
  ["/products?subcategory=Galley&brand=SULO", "/products?subcategory=Kitchen&brand=SULO+AG"],
  ["/solutions?brand=SULO&gclid=1", "/solutions?brand=SULO+AG&gclid=1"],
  ["/ar/category/detergents", "/ar/category/chemicals"],
  ["/ar/products?brand=SULO", "/ar/products?brand=SULO+AG"],
  ["/products?brand=SULO+AG&category=Cleaning+Agents", null],
  // Names are told from each other by their case nowhere.
  ["/products?category=cleaning+agents&brand=tvx&q=x", "/products?category=Cleaning+Agents&brand=TVX&q=x"],
  ["/products?category=Tools&subcategory=floor+PADS", "/products?category=Tools&subcategory=Floor+pads"],
  ["/category/chemicals?brand=sulo+ag", "/category/chemicals?brand=SULO+AG"],
  ["/products?brand=nobody", null],
  // A name that something has is no former one, and a name of another kind neither.
  ["/products?brand=TVX", null],
  ["/contact?brand=SULO", null],
  ["/nowhere?brand=SULO", null],
])("%s leads to %s", (path, expected) => {
  const url = new URL(path, "http://shop.test");
  const redirect = redirectOf(readAddress(url, ["/ar"]), url, catalogue);
  expect(redirect).toEqual(expected === null ? null : { href: expected, forGood: false });
});

test("another spelling of a path leads to the canonical one for good, before anything was renamed", () => {
  const to = (path: string) => {
    const url = new URL(path, "http://shop.test");
    return redirectOf(readAddress(url, ["/ar"]), url, catalogue);
  };
  expect(to("/Category/Detergents/?q=A")).toEqual({ href: "/category/detergents?q=A", forGood: true });
  expect(to("/AR//about")).toEqual({ href: "/ar/about", forGood: true });
  expect(to("/No/Page")).toBeNull();
});

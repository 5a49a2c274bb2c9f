import { expect, test } from "vitest";
import { leadsHere } from "./link.tsx";

test.each([
  ["/about", "/about", "", true],
  ["/about#services", "/about", "", true],
  ["/about", "/about-us", "", false],
  ["/about", "/", "", false],
  ["/", "/", "", true],
  ["/contact", "/contact", "?product=a", true],
  ["/products", "/products", "", true],
  ["/products", "/products", "?q=mop", false],
  ["/products?brand=SULO", "/products", "?brand=SULO&page=2", true],
  ["/products?brand=SULO&page=3", "/products", "?brand=SULO&page=2", false],
  ["/products?brand=SULO", "/products", "", false],
  ["/products/a", "/products", "", false],
])("a link to %s is current on %s%s: %s", (href, path, query, isCurrent) => {
  expect(leadsHere(href, { path, query })).toBe(isCurrent);
});

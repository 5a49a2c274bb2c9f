import { expect, test } from "vitest";
import { partners } from "../../../content/partners.ts";
import { partnerLogos } from "./partner-logos.ts";

test("the server names logos by their content, and none where there is no file", () => {
  const stamped = "/attached-assets/wordmarks/comac.svg?v=0123456789abcdef";
  const logos = partnerLogos({ "wordmarks/comac.svg": stamped, "scenes/hero.avif": "/x" });
  expect(Object.keys(logos)).toEqual(partners.map(({ name }) => name));
  expect([logos["COMAC"], logos["FILMOP"]]).toEqual([stamped, null]);
});

test("the browser names the files", () => {
  expect(partnerLogos(undefined)["VonSchrader"]).toBe("/attached-assets/wordmarks/vonschrader.svg");
});

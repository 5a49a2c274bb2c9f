import { expect, test } from "vitest";
import * as v from "valibot";
import { changeableFacts } from "../domain/company/company-changes.ts";
import { companyFactsSchema } from "../domain/company/company-form.ts";
import { companyWith, DEFAULT_COMPANY } from "./company.ts";

test("the facts that the code begins with can be published as they are", () => {
  const facts = changeableFacts(DEFAULT_COMPANY);
  expect(v.parse(companyFactsSchema, facts)).toEqual(facts);
});

test("what staff changed wins over the code's", () => {
  expect(companyWith({ city: "Muharraq" })).toEqual({ ...DEFAULT_COMPANY, city: "Muharraq" });
});

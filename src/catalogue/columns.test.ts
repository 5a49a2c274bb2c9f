import { expect, test } from "vitest";
import { columnMeant, PRODUCT_COLUMNS } from "./columns.ts";

test.each([
  ["Prices BHD", "price"],
  ["Categorie", "category"],
  ["Artical Number", "article number"],
  ["Spec", "specifications"],
  ["Stock", undefined],
  ["Location", undefined],
  ["", undefined],
])("the header “%s” may mean %s", (header, column) => {
  expect(columnMeant(PRODUCT_COLUMNS, header)?.name).toBe(column);
});

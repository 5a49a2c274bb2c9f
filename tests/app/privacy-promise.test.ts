import { expect, test } from "vitest";
import { DEFAULT_COMPANY } from "../../src/content/company.ts";
import privacy from "../../src/content/en/editorial/privacy.ts";
import { EMPTY_SEARCH_DAYS, RETENTION_MONTHS } from "../../src/inquiries/retention.ts";

const privacyWords = privacy(DEFAULT_COMPANY);

test("inquiries are kept as long as the privacy notice says", () => {
  expect(JSON.stringify(privacyWords)).toContain(`${RETENTION_MONTHS} months`);
});

test("searches without result are kept as long as the privacy notice says", () => {
  expect(JSON.stringify(privacyWords)).toContain(`${EMPTY_SEARCH_DAYS} days`);
});

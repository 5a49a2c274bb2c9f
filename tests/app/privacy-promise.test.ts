import { expect, test } from "vitest";
import * as privacyWords from "../../src/content/en/privacy.ts";
import { KEPT_FOR_MONTHS } from "../../src/inquiries/retention.ts";

test("inquiries are kept as long as the privacy notice says", () => {
  expect(JSON.stringify(privacyWords)).toContain(`${KEPT_FOR_MONTHS} months`);
});

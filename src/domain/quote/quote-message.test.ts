import { expect, test } from "vitest";
import { quoteMessage } from "./quote.ts";
import { readQuoteMessage } from "./quote-message.ts";

test("what a quote request was put together from is read from it again", () => {
  const requirements = "24 vacuums: quiet\n\nRequirements:\nbags";
  const message = quoteMessage({
    firstName: "Noor",
    lastName: "Haddad",
    email: "noor@samplebay.example",
    phone: "+97300000142",
    company: "",
    industry: "Hospitality & Hotels",
    productCategory: "Industrial Vacuum Cleaners",
    projectSize: "Medium (11-50 units)",
    requirements,
    timeline: "Immediate (Within 1 month)",
  });
  expect(readQuoteMessage(message)).toEqual({
    answers: [
      { label: "Industry", value: "Hospitality & Hotels" },
      { label: "Product category", value: "Industrial Vacuum Cleaners" },
      { label: "Project size", value: "Medium (11-50 units)" },
      { label: "Timeline", value: "Immediate (Within 1 month)" },
    ],
    words: requirements,
  });
});

test.each(["Two canisters, please.", "Price: none\nThank you\nRequirements:\nmany"])(
  "%j is words alone",
  (message) => {
    expect(readQuoteMessage(message)).toEqual({ answers: [], words: message });
  },
);

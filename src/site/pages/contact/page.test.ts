import { expect, test } from "vitest";
import { linksOf, partWith, renderPage, textOf, textsOf } from "../../../../tests/support/render-page.tsx";

const page = await renderPage("/contact");
const main = page.querySelector("main") ?? page;

test("it says how to reach the company, and when", () => {
  expect(textsOf(main, "h1")).toEqual(["Contact"]);
  expect(textsOf(main, "dl:first-of-type > div").slice(0, 4)).toEqual([
    "AddressManama, Kingdom of Bahrain",
    "Showroom+973 0000 0000",
    "Warehouse and service center+973 0000 0001",
    "Emailsales@example.com",
  ]);
  expect(linksOf(main, "a[href^='tel:'], a[href^='mailto:']")).toEqual([
    // Phones have it beside the button to the form too.
    ["+973 0000 0000", "tel:+97300000000"],
    ["+973 0000 0000", "tel:+97300000000"],
    ["+973 0000 0001", "tel:+97300000001"],
    ["sales@example.com", "mailto:sales@example.com"],
  ]);
  expect(textsOf(partWith(page, "Business hours"), "li")).toEqual([
    "Saturday to Wednesday 8:00-13:00 and 15:00-18:30",
    "Thursday 8:00-13:00",
    "Friday off",
  ]);
});

test("three promises", () => {
  expect(textsOf(partWith(page, "What you can count on"), "h3")).toEqual([
    "Free Consultation",
    "Competitive Pricing",
    "Ongoing Support",
  ]);
});

test("a refused form comes back with what was typed and what is wrong with it", async () => {
  const refused = await renderPage("/contact", {
    form: {
      state: "refused",
      values: { firstName: "Noor", email: "noor@", category: "Chemicals" },
      errors: { email: "Please enter a valid email address", lastName: "Last name is required" },
      message: "Please check the form.",
    },
  });
  const valueOf = (id: string) => refused.querySelector(`#contact-${id}`)?.getAttribute("value");
  expect([valueOf("firstName"), valueOf("email")]).toEqual(["Noor", "noor@"]);
  expect(textsOf(refused, "#contact-category option[selected]")).toEqual(["Chemicals"]);
  // One line that leads to the first; what is wrong is said at the field alone.
  expect(linksOf(refused, "[role=alert] a")).toEqual([["2 fields need your attention", "#contact-lastName"]]);
  expect(textOf(refused.querySelector("main")).split("Last name is required")).toHaveLength(2);
  const email = refused.querySelector("#contact-email");
  expect(email?.getAttribute("aria-invalid")).toBe("true");
  expect(textOf(refused.querySelector(`#${email?.getAttribute("aria-describedby")}`))).toBe(
    "Please enter a valid email address",
  );
});

test("a sent form is thanked for with its reference", async () => {
  const sent = await renderPage("/contact?sent=AAAA-2345", {
    form: { state: "sent", reference: "AAAA-2345" },
  });
  expect(textOf(sent.querySelector("main [role=status]"))).toBe(
    "Inquiry Submitted" +
      " Thank you for your inquiry! We will contact you shortly." +
      "Reference numberAAAA-2345" +
      "A confirmation with this reference is on its way to your email address.",
  );
});

test("a request about a product names it, sends it and can do without it", async () => {
  const about = await renderPage("/contact?product=numatic-tub-dry-vacuum-9-l-620-w");
  expect(textsOf(about, "#contact-category option[selected]")).toEqual(["Equipments"]);
  const card = about.querySelector("section[aria-label='This request is about']");
  expect(card && linksOf(card)).toEqual([
    ["Tub Dry Vacuum, 9 L, 620 W", "/products/numatic-tub-dry-vacuum-9-l-620-w"],
    ["Ask without it", "/contact"],
  ]);
  expect(about.querySelector("main form")?.getAttribute("action")).toBe(
    "/contact?product=numatic-tub-dry-vacuum-9-l-620-w",
  );
  expect(about.querySelector("input[name=source]")?.getAttribute("value")).toBe(
    "/products/numatic-tub-dry-vacuum-9-l-620-w",
  );
});

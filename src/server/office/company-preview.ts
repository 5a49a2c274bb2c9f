import { companyWith, DEFAULT_COMPANY } from "../../content/company.ts";
import {
  CHANGEABLE_FACTS,
  changeableFacts,
  type ChangeableFacts,
  companyDifference,
} from "../../domain/company/company-changes.ts";
import { placesOf } from "../../domain/company/company-places.ts";
import { openingHoursOf } from "../../domain/company/company.ts";
import type { Inquiry } from "../../domain/inquiry/inquiry.ts";
import { confirmationMail } from "../../inquiries/mails.tsx";
import { PAGES } from "../../urls/pages.ts";
import { deskAddresses } from "../env.ts";
import { originOf } from "../services.ts";
import type { OfficeServices } from "./office.ts";
import { withoutScripts } from "./preview-page.ts";

/** The head of a page holds its structured data; the company's own come first. */
const STRUCTURED_DATA = /<script type="application\/ld\+json">(.*?)<\/script>/s;

/** An inquiry as the confirmation in the preview answers it. */
const EXAMPLE: Omit<Inquiry, "createdAt" | "language"> = {
  id: "preview",
  reference: "Q7K2-M9XD",
  firstName: "Layla",
  lastName: "Haddad",
  email: "layla@example.com",
  phone: "",
  company: "",
  category: "General",
  message: "",
  lines: [],
  source: null,
  status: "pending",
  privacyNotice: null,
};

/**
 * Makes what shows facts as they will be: which of them differ, the places where those stand, and three of these places
 * by the code that visitors get: the contact page, the confirmation's text, and the structured data.
 */
export function createCompanyPreview(services: OfficeServices) {
  const { catalogue, contents, environment, now, renderPage } = services;
  const origin = originOf(environment);

  return async (facts: ChangeableFacts, stored: ChangeableFacts) => {
    const difference = companyDifference(facts, stored);
    const changed = CHANGEABLE_FACTS.filter((fact) => fact in difference);
    const company = companyDifference(facts, changeableFacts(DEFAULT_COMPANY));
    const content = contents[0].withCompany(company);
    const { html } = await renderPage(new Request(new URL(PAGES.contact.path, origin)), {
      catalogue: { ...catalogue.current(), company },
      content,
      origin,
      browserLimit: environment.browserLimit,
    });
    const mail = confirmationMail(
      { ...EXAMPLE, createdAt: now().toISOString(), language: content.tag },
      content,
      {
        salesAddress: deskAddresses(environment, companyWith(company))[0],
        publicUrl: origin,
        hours: openingHoursOf(content.company),
      },
    );
    const page = html.join("");
    const data: unknown = JSON.parse(STRUCTURED_DATA.exec(page)?.[1] ?? "{}");
    return {
      changed,
      places: placesOf(changed),
      page: withoutScripts(page),
      mail: { subject: mail.subject, text: mail.text },
      structuredData: JSON.stringify(data, null, 2),
    };
  };
}

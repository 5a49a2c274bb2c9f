import { company } from "../content/company.ts";
import type { Environment } from "./env.ts";

/** Addresses that nobody reads (RFC 2606), such as those of the sample. */
const SAMPLE_ADDRESS = /@(?:[^@]*\.)?example(?:\.(?:com|net|org))?>?$/i;

type Facts = {
  email: string;
  phones: Readonly<Record<string, string>>;
  social: Readonly<Record<string, string>>;
};
/** A network's own front page instead of the company's page there. */
const isFrontPage = (href: string) => new URL(href).pathname === "/";

type Settings = Pick<Environment, "publicUrl" | "smtpUrl" | "mailFrom" | "salesEmails">;

/** Whether the site stands where everybody can see it. */
export function isPublicSite({ publicUrl }: Pick<Environment, "publicUrl">): boolean {
  return publicUrl?.startsWith("https:") ?? false;
}

/**
 * What a start should warn of in its settings and in the company's facts, a sentence each: what is still the
 * sample's where mails go out or the site is public, and two different addresses of one sales desk.
 * `sampleProducts` is how many products of the sample visitors see.
 */
export function startWarnings(settings: Settings, sampleProducts: number, facts: Facts = company): string[] {
  const { publicUrl, smtpUrl, mailFrom, salesEmails } = settings;
  const isPublic = isPublicSite(settings);
  const warnings: [boolean, string][] = [
    [publicUrl === null, "PUBLIC_URL is not set: links in mails and search engines lead to localhost"],
    [
      (isPublic || smtpUrl !== null) && salesEmails.some((address) => SAMPLE_ADDRESS.test(address)),
      "SALES_EMAIL has an address of the sample: nobody reads what goes there",
    ],
    [
      (isPublic || smtpUrl !== null) && SAMPLE_ADDRESS.test(mailFrom),
      "MAIL_FROM is the sample's: mail servers may refuse mails from it",
    ],
    [
      isPublic && SAMPLE_ADDRESS.test(facts.email),
      "email in src/content/company.ts is the sample's: pages and confirmations show it",
    ],
    [
      isPublic && Object.values(facts.phones).some((number) => /0000 000\d$/.test(number)),
      "phones in src/content/company.ts are the sample's: pages and confirmations show them",
    ],
    [
      isPublic && Object.values(facts.social).some(isFrontPage),
      "social in src/content/company.ts is the sample's: the footer links to front pages of networks",
    ],
    [
      isPublic && sampleProducts > 0,
      `${sampleProducts} of the products are the sample's: visitors see them until npm run catalogue -- remove-sample`,
    ],
    [
      !salesEmails.some((address) => address.toLowerCase() === facts.email.toLowerCase()),
      "SALES_EMAIL and email in src/content/company.ts differ: visitors see one address, inquiries go to another",
    ],
  ];
  return warnings.flatMap(([holds, sentence]) => (holds ? [sentence] : []));
}

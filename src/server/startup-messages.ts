import { join } from "node:path";
import * as v from "valibot";
import { MigrationError } from "../database/migrate.ts";
import { unavailableReason, DatabaseUnavailableError, REASON_TEXT } from "../database/errors.ts";
import { type CompanyFacts, profilesOf } from "../domain/company/company.ts";
import { deskAddresses, type Environment } from "./env.ts";

const systemError = v.object({
  message: v.string(),
  code: v.optional(v.string()),
  syscall: v.optional(v.string()),
  hostname: v.optional(v.string()),
});

/** PostgreSQL's error codes; its messages may name users and databases. */
const SQLSTATE = /^[0-9A-Z]{5}$/;

const SQLITE = "ERR_SQLITE_ERROR";

/** Errors of a folder or file that can't be created or written. */
const FILE_ERROR = /^(?:EACCES|EPERM|EROFS|ENOSPC|ENOTDIR|EEXIST|EISDIR|EDQUOT)$/;

/** Why the server can't start, in one sentence without secrets. */
export function startupError(
  error: unknown,
  { port, host, dataDir }: Pick<Environment, "port" | "host" | "dataDir">,
): string {
  const cause = error instanceof DatabaseUnavailableError ? error.cause : error;
  if (cause instanceof MigrationError) return cause.message;
  const parsed = v.safeParse(systemError, cause);
  if (!parsed.success) return "The server could not start.";
  const { code = null, syscall, hostname, message } = parsed.output;
  if (syscall === "listen" && code === "EADDRINUSE") {
    return `Port ${port} is already in use; set PORT to another one.`;
  }
  if (syscall === "listen" && code === "EACCES") {
    return `Port ${port} may not be used by this user; set PORT to one above 1023.`;
  }
  if (syscall === "listen" || (syscall === "getaddrinfo" && hostname === host)) {
    return `HOST ${host} is not an address of this machine.`;
  }
  const reason = unavailableReason(cause);
  if (reason === "damaged") {
    const what = code === SQLITE ? `file ${join(dataDir, "catalogue.sqlite")}` : "on PostgreSQL";
    return `The database ${what} is damaged; put the last backup in its place, see "Backup" in docs/running.md.`;
  }
  if (code === SQLITE && reason) {
    return `The database can't be reached or written: ${dataDir} (DATA_DIR) ${REASON_TEXT[reason]}.`;
  }
  if (reason === "refused" || reason === "incomplete") {
    return `The database ${REASON_TEXT[reason]} (${code}).`;
  }
  if (reason) {
    return `The database can't be reached or written (${code ?? "no answer"}).`;
  }
  if (code !== null && FILE_ERROR.test(code)) {
    return `The database can't be reached or written: ${dataDir} (DATA_DIR) can't be made or written (${code}).`;
  }
  if (code !== null && SQLSTATE.test(code)) return `The database refused the start (${code}).`;
  return `The server could not start: ${message.replace(/[.\s]+$/, "")}.`;
}

/** Placeholder addresses (RFC 2606), such as those of the sample. */
const SAMPLE_ADDRESS = /@(?:[^@]*\.)?example(?:\.(?:com|net|org))?>?$/i;

/** A network's own front page instead of the company's page there. */
const isFrontPage = (href: string) => new URL(href).pathname === "/";

type Settings = Pick<Environment, "publicUrl" | "smtpUrl" | "mailFrom" | "salesEmails">;

/** Whether the site is public. */
export function isPublicSite({ publicUrl }: Pick<Environment, "publicUrl">): boolean {
  return publicUrl?.startsWith("https:") ?? false;
}

/**
 * Warnings about the settings and the company's facts: what is still the sample's although mails are sent or the site
 * is public, and two different addresses of one sales desk. `sampleProducts` is the number of products of the sample
 * that visitors see.
 */
export function startupWarnings(settings: Settings, sampleProducts: number, company: CompanyFacts): string[] {
  const { publicUrl, smtpUrl, mailFrom } = settings;
  const desk = deskAddresses(settings, company);
  const isPublic = isPublicSite(settings);
  const warnings: [boolean, string][] = [
    [publicUrl === null, "PUBLIC_URL is not set: links in mails and search engines lead to localhost"],
    [
      (isPublic || smtpUrl !== null) && desk.some((address) => SAMPLE_ADDRESS.test(address)),
      "inquiries go to an address of the sample, which nobody reads: set SALES_EMAIL, or the company's e-mail in the office",
    ],
    [
      (isPublic || smtpUrl !== null) && SAMPLE_ADDRESS.test(mailFrom),
      "MAIL_FROM is the sample's: mail servers may refuse mails from it",
    ],
    [
      isPublic && SAMPLE_ADDRESS.test(company.email),
      "the company's e-mail is the sample's: pages and confirmations show it",
    ],
    [
      isPublic && [company.showroom, company.warehouse].some((number) => /0000 000\d$/.test(number)),
      "the company's phones are the sample's: pages and confirmations show them",
    ],
    [
      isPublic && profilesOf(company).some(({ href }) => isFrontPage(href)),
      "the company's social links are the sample's: the footer links to front pages of networks",
    ],
    [
      isPublic && sampleProducts > 0,
      `${sampleProducts} of the products are the sample's: visitors see them until npm run catalogue -- remove-sample`,
    ],
    [
      !desk.some((address) => address.toLowerCase() === company.email.toLowerCase()),
      "SALES_EMAIL and the company's e-mail differ: visitors see one address, inquiries go to another",
    ],
  ];
  return warnings.flatMap(([holds, sentence]) => (holds ? [sentence] : []));
}

/** How the first person comes into the office. */
export function firstOwnerMessage(link: string): string {
  return `Nobody is in the office yet. Become its owner, once: ${link}`;
}

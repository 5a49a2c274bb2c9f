import { findPackageJSON } from "node:module";
import { isIP } from "node:net";
import { dirname, join } from "node:path";
import * as v from "valibot";
import { url } from "./env-url.ts";
import type { DatabaseTarget } from "../database/connect.ts";

/** The root of the project, from the sources as from the bundle. */
export const PROJECT = dirname(findPackageJSON(import.meta.url) ?? "package.json");

/** The sample catalogue's files and images. */
export const CATALOGUE_FOLDER = join(PROJECT, "catalogue");

/** A number of proxies in a row, or all in these networks (addresses, or such as `10.0.0.0/8`). */
export type TrustedProxies = { hops: number } | { networks: readonly string[] };

/** The settings of the process, validated. */
export type Environment = {
  port: number;
  host: string;
  /** Folder of the SQLite database; created when it is missing. */
  dataDir: string;
  /** Processes that serve the site side by side. */
  workers: number;
  /** PostgreSQL instead of SQLite. */
  databaseUrl: string | null;
  /** Scheme and host that visitors use, without a slash at the end; the request's own when null. */
  publicUrl: string | null;
  /** The mail server; while it is null, mails wait in the outbox. */
  smtpUrl: string | null;
  mailFrom: string;
  /** Recipients of inquiries; null: the company's own address, as the office has it. */
  salesEmails: readonly [string, ...string[]] | null;
  /** The reverse proxies in front whose X-Forwarded-For is trusted. */
  trustProxy: TrustedProxies;
  /** Inquiries that one address may send in ten minutes. */
  rateLimit: number;
  /** How long a CDN may keep a page (s). */
  cdnSeconds: number;
  /** Bearer token of `/metrics`; null allows requests from this machine only. */
  metricsToken: string | null;
  logLevel: string;
  /** Whether an empty database is seeded with the sample catalogue. */
  sample: boolean;
  /** Up to so many products browsers filter and sort the catalogue themselves; beyond it the server does. */
  browserLimit: number;
  /** Whether prices are part of what visitors get. */
  showPrices: boolean;
  /** Whether pictures are encoded after the start, before visitors ask for them. */
  preparePictures: boolean;
};

/** Thrown for an invalid setting; the message is one sentence that names the variable. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
}

const EMAIL = /^[^\s@<>",;]+@[^\s@<>",;]+\.[^\s@<>",;]+$/;

const text = (fallback: string) => v.optional(v.pipe(v.string(), v.minLength(1)), fallback);

const whole = (fallback: string, least: number, most: number) => {
  const message = `must be a whole number from ${least} to ${most}`;
  return v.pipe(
    v.optional(v.string(), fallback),
    v.regex(/^\d{1,9}$/, message),
    v.transform(Number),
    v.check((number) => number >= least && number <= most, message),
  );
};

const zeroOrOne = (fallback: "0" | "1") =>
  v.pipe(
    text(fallback),
    v.check((given) => given === "0" || given === "1", "must be 0 or 1"),
    v.transform((given) => given === "1"),
  );

const emailAddress = v.pipe(
  v.string("must be an e-mail address, or several with commas between"),
  v.regex(EMAIL, "must be an e-mail address, or several with commas between"),
);

/** Addresses with commas between, each once. */
function addressesIn(given: string): string[] {
  const addresses = given.split(",").map((address) => address.trim());
  const spelled = addresses.map((address) => address.toLowerCase());
  return addresses.filter((address, n) => address !== "" && spelled.indexOf(address.toLowerCase()) === n);
}

/** `Name <address>` or the bare address, on one line. */
function isMailbox(given: string): boolean {
  // Other signs of a name would make a group of addresses or a comment of it.
  const bracketed = /^(?:"[^"\r\n]*"\s*|[^<>():;"\r\n]*)<([^<>]+)>$/.exec(given.trim());
  return EMAIL.test(bracketed?.[1] ?? given.trim());
}

function trustedProxies(given: string): TrustedProxies {
  if (/^\d$/.test(given.trim())) return { hops: Number(given) };
  return { networks: given.split(",").map((network) => network.trim()) };
}

/** An IP address, alone or with the length of its network's prefix. */
function isNetwork(given: string): boolean {
  const [, address = "", bits = "0"] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(given) ?? [];
  const longest = { 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return Number(bits) <= longest;
}

const schema = v.object({
  PORT: whole("3000", 0, 65_535),
  HOST: text("0.0.0.0"),
  DATA_DIR: text("./data"),
  WORKERS: v.pipe(
    whole("1", 1, 64),
    v.check((count) => count === 1 || process.platform === "linux", "above 1 needs Linux"),
  ),
  DATABASE_URL: url(["postgres:", "postgresql:"], "must begin with postgres://"),
  PUBLIC_URL: v.pipe(
    url(["http:", "https:"], "must be a web address such as https://www.example.com"),
    v.check(
      (given) => given === null || /^https?:\/\/[^/?#@]+\/?$/i.test(given),
      "must be scheme and host only, such as https://www.example.com",
    ),
    v.transform((given) => (given === null ? null : new URL(given).origin)),
  ),
  SMTP_URL: url(["smtp:", "smtps:"], "must begin with smtp:// or smtps://", { needsHost: true }),
  MAIL_FROM: v.pipe(text("Website <website@example.com>"), v.check(isMailbox, "must be an e-mail address")),
  SALES_EMAIL: v.optional(
    v.nullable(v.pipe(v.string(), v.transform(addressesIn), v.tupleWithRest([emailAddress], emailAddress))),
    null,
  ),
  TRUST_PROXY: v.pipe(
    text("0"),
    v.transform(trustedProxies),
    v.check(
      (proxies) => "hops" in proxies || proxies.networks.every(isNetwork),
      "must be a number of proxies from 0 to 9, or addresses and networks such as 127.0.0.1,10.0.0.0/8",
    ),
  ),
  RATE_LIMIT: whole("20", 1, 1_000_000),
  CDN_SECONDS: whole("0", 0, 86_400),
  METRICS_TOKEN: v.optional(
    v.nullable(v.pipe(v.string(), v.regex(/^[\x21-\x7e]{16,}$/, "must be 16 or more visible characters"))),
    null,
  ),
  LOG_LEVEL: v.pipe(
    text("info"),
    v.check(
      (given) => ["fatal", "error", "warn", "info", "debug", "trace", "silent"].includes(given),
      "must be fatal, error, warn, info, debug, trace or silent",
    ),
  ),
  SAMPLE: zeroOrOne("1"),
  BROWSER_CATALOGUE_LIMIT: whole("500", 0, 100_000),
  SHOW_PRICES: zeroOrOne("0"),
  PREPARE_PICTURES: zeroOrOne("1"),
});

/**
 * Reads the settings of the process. A variable that is set but empty counts as not set.
 * Throws {@link ConfigError} for the first invalid variable; its message never contains the value.
 */
export function readEnvironment(env: Record<string, string | undefined>): Environment {
  const given = Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== "");
  const result = v.safeParse(schema, Object.fromEntries(given));
  if (!result.success) {
    const [issue] = result.issues;
    const name = issue.path?.[0]?.key;
    throw new ConfigError(`${typeof name === "string" ? name : "The environment"} ${issue.message}.`);
  }
  const read = result.output;
  return {
    port: read.PORT,
    host: read.HOST,
    dataDir: read.DATA_DIR,
    workers: read.WORKERS,
    databaseUrl: read.DATABASE_URL,
    publicUrl: read.PUBLIC_URL,
    smtpUrl: read.SMTP_URL,
    mailFrom: read.MAIL_FROM,
    salesEmails: read.SALES_EMAIL,
    trustProxy: read.TRUST_PROXY,
    rateLimit: read.RATE_LIMIT,
    cdnSeconds: read.CDN_SECONDS,
    metricsToken: read.METRICS_TOKEN,
    logLevel: read.LOG_LEVEL,
    sample: read.SAMPLE,
    browserLimit: read.BROWSER_CATALOGUE_LIMIT,
    showPrices: read.SHOW_PRICES,
    preparePictures: read.PREPARE_PICTURES,
  };
}

/** Who gets inquiries; the first is also where answers to confirmations go. */
export function deskAddresses(
  { salesEmails }: Pick<Environment, "salesEmails">,
  { email }: { email: string },
): readonly [string, ...string[]] {
  return salesEmails ?? [email];
}

/** The database that the settings name. */
export function databaseTarget({
  databaseUrl,
  dataDir,
}: Pick<Environment, "databaseUrl" | "dataDir">): DatabaseTarget {
  if (databaseUrl) return { engine: "postgres", url: databaseUrl };
  return { engine: "sqlite", file: join(dataDir, "catalogue.sqlite") };
}

/** The folder of staff's documents in the data folder. */
export const DOCUMENTS = "documents";

/** The folders of documents; those of staff win over the sample's of the same name. */
export function documentFolders({ dataDir }: Pick<Environment, "dataDir">): string[] {
  return [join(dataDir, DOCUMENTS), join(CATALOGUE_FOLDER, "documents")];
}

import { expect, test } from "vitest";
import { MigrationError } from "../database/migrate.ts";
import { DatabaseUnavailableError } from "../database/errors.ts";
import { readEnvironment } from "./env.ts";
import { companyWith, DEFAULT_COMPANY } from "../content/company.ts";
import { startupError, startupWarnings } from "./startup-messages.ts";

const fault = (fields: object) => Object.assign(new Error("what happened"), fields);

test.each([
  [fault({ code: "EADDRINUSE", syscall: "listen" }), "Port 80 is already in use; set PORT to another one."],
  [
    fault({ code: "EACCES", syscall: "listen" }),
    "Port 80 may not be used by this user; set PORT to one above 1023.",
  ],
  [fault({ code: "EADDRNOTAVAIL", syscall: "listen" }), "HOST shop is not an address of this machine."],
  [
    fault({ code: "ENOTFOUND", syscall: "getaddrinfo", hostname: "shop" }),
    "HOST shop is not an address of this machine.",
  ],
  [
    fault({ code: "ENOTFOUND", syscall: "getaddrinfo", hostname: "db" }),
    "The database can't be reached or written (ENOTFOUND).",
  ],
  [
    new DatabaseUnavailableError(fault({ code: "ERR_SQLITE_ERROR", errcode: 13 })),
    "The database can't be reached or written: ./data (DATA_DIR) has no room left on its disk.",
  ],
  [
    fault({ code: "ERR_SQLITE_ERROR", errcode: 11 }),
    'The database file data/catalogue.sqlite is damaged; put the last backup in its place, see "Backup" in docs/running.md.',
  ],
  [
    fault({ code: "ERR_SQLITE_ERROR", errcode: 26 }),
    'The database file data/catalogue.sqlite is damaged; put the last backup in its place, see "Backup" in docs/running.md.',
  ],
  [
    fault({ code: "EACCES", syscall: "mkdir" }),
    "The database can't be reached or written: ./data (DATA_DIR) can't be made or written (EACCES).",
  ],
  [
    new MigrationError("A newer version has migrated this database (0099-future.sql)."),
    "A newer version has migrated this database (0099-future.sql).",
  ],
  [fault({ code: "28P01" }), "The database doesn't take user, password or name of DATABASE_URL (28P01)."],
  [
    fault({ code: "42P01" }),
    "The database lacks tables of the site: restore a backup, or start the site again where it was made anew (42P01).",
  ],
  [
    fault({ code: "DEPTH_ZERO_SELF_SIGNED_CERT" }),
    "The database can't be reached or written (DEPTH_ZERO_SELF_SIGNED_CERT).",
  ],
  [fault({ code: "22023" }), "The database refused the start (22023)."],
  [new Error("The site has not been built"), "The server could not start: The site has not been built."],
  [new Error("It ended. "), "The server could not start: It ended."],
  ["odd", "The server could not start."],
])("%o becomes one sentence", (error, sentence) => {
  expect(startupError(error, { port: 80, host: "shop", dataDir: "./data" })).toBe(sentence);
});

const own = companyWith({
  email: "info@naqi.bh",
  showroom: "+973 1700 1234",
  warehouse: "+973 1700 1235",
  facebook: "",
  linkedin: "",
  x: "https://x.com/naqi",
});
const sample = DEFAULT_COMPANY;
const live = {
  PUBLIC_URL: "https://www.naqi.bh",
  SMTP_URL: "smtp://mail.naqi.bh",
  MAIL_FROM: "Naqi <web@naqi.bh>",
  SALES_EMAIL: "Info@naqi.bh,owner@naqi.bh",
};
const warnings = (changes: Record<string, string>, facts = own, products = 0) =>
  startupWarnings(readEnvironment({ ...live, ...changes }), products, facts).map(
    (sentence) => sentence.split(":")[0],
  );

test("a site of one's own has no warning", () => {
  expect(warnings({})).toEqual([]);
});

test("a first try on this machine is told of the address alone", () => {
  expect(warnings({ PUBLIC_URL: "", SMTP_URL: "", MAIL_FROM: "", SALES_EMAIL: "" }, sample, 382)).toEqual([
    "PUBLIC_URL is not set",
  ]);
});

test("a public site is told of every placeholder", () => {
  expect(warnings({ SMTP_URL: "", MAIL_FROM: "", SALES_EMAIL: "" }, sample, 382)).toEqual([
    "inquiries go to an address of the sample, which nobody reads",
    "MAIL_FROM is the sample's",
    "the company's e-mail is the sample's",
    "the company's phones are the sample's",
    "the company's social links are the sample's",
    "382 of the products are the sample's",
  ]);
});

test("two addresses of one desk are named", () => {
  expect(warnings({ SALES_EMAIL: "desk@naqi.bh" })).toEqual(["SALES_EMAIL and the company's e-mail differ"]);
});

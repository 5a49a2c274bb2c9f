import { expect, test } from "vitest";
import { ConfigError, deskAddresses, readEnvironment } from "./env.ts";

test("nothing set gives the defaults", () => {
  expect(readEnvironment({})).toEqual({
    port: 3000,
    host: "0.0.0.0",
    dataDir: "./data",
    workers: 1,
    databaseUrl: null,
    publicUrl: null,
    smtpUrl: null,
    mailFrom: "Website <website@example.com>",
    salesEmails: null,
    trustProxy: { hops: 0 },
    rateLimit: 20,
    cdnSeconds: 0,
    metricsToken: null,
    logLevel: "info",
    sample: true,
    browserLimit: 500,
    showPrices: false,
    preparePictures: true,
  });
});

test("a variable that is set but empty counts as not set", () => {
  expect(readEnvironment({ PORT: "", DATABASE_URL: " ", PUBLIC_URL: "" })).toMatchObject({
    port: 3000,
    databaseUrl: null,
    publicUrl: null,
  });
});

test("the least and the most that a setting may be are taken", () => {
  const most = { PORT: "65535", WORKERS: "64", RATE_LIMIT: "1000000", CDN_SECONDS: "86400" };
  expect(readEnvironment({ ...most, METRICS_TOKEN: "sixteen-letters!" })).toMatchObject({
    port: 65_535,
    workers: 64,
    rateLimit: 1_000_000,
    cdnSeconds: 86_400,
    metricsToken: "sixteen-letters!",
  });
  expect(readEnvironment({ PORT: "0", WORKERS: "1", RATE_LIMIT: "1" })).toMatchObject({
    port: 0,
    workers: 1,
  });
});

test("good values are read", () => {
  expect(
    readEnvironment({
      PORT: "0",
      HOST: "::1",
      DATABASE_URL: "postgres://u:p@db/site",
      PUBLIC_URL: "https://www.example.com/",
      SMTP_URL: "smtps://u:p@mail.example.com:465",
      MAIL_FROM: "web@example.com",
      TRUST_PROXY: "1",
      RATE_LIMIT: "5",
      WORKERS: "2",
      CDN_SECONDS: "10",
      SAMPLE: "0",
      BROWSER_CATALOGUE_LIMIT: "0",
      SHOW_PRICES: "1",
      PREPARE_PICTURES: "0",
    }),
  ).toMatchObject({
    port: 0,
    host: "::1",
    publicUrl: "https://www.example.com",
    trustProxy: { hops: 1 },
    rateLimit: 5,
    workers: 2,
    cdnSeconds: 10,
    sample: false,
    browserLimit: 0,
    showPrices: true,
    preparePictures: false,
    mailFrom: "web@example.com",
  });
});

test("inquiries go to the company's own address unless the settings name others", () => {
  const company = { email: "info@company.example" };
  expect(deskAddresses(readEnvironment({}), company)).toEqual(["info@company.example"]);
  const set = readEnvironment({ SALES_EMAIL: "desk@company.example" });
  expect(deskAddresses(set, company)).toEqual(["desk@company.example"]);
});

test("several addresses of the desk are read once each", () => {
  const SALES_EMAIL = "sales@company.example, owner@company.example,Sales@company.example,";
  expect(readEnvironment({ SALES_EMAIL }).salesEmails).toEqual([
    "sales@company.example",
    "owner@company.example",
  ]);
});

test.each([
  ["PORT", "http", "PORT must be a whole number from 0 to 65535."],
  ["PORT", "65536", "PORT must be a whole number from 0 to 65535."],
  ["PORT", "-1", "PORT must be a whole number from 0 to 65535."],
  ["DATABASE_URL", "mysql://secret@host/db", "DATABASE_URL must begin with postgres://."],
  ["DATABASE_URL", "postgres:foo", "DATABASE_URL must begin with postgres://."],
  ...(["ab/cd", "a#b", "100%zz"] as const).map((password) => [
    "DATABASE_URL",
    `postgres://site:${password}@database:5432/site`,
    "DATABASE_URL can't be read: signs such as / # % in its user or password are written as %2F %23 %25.",
  ]),
  [
    "SMTP_URL",
    "smtp://",
    "SMTP_URL can't be read: signs such as / # % in its user or password are written as %2F %23 %25.",
  ],
  ["MAIL_FROM", "Sales: Clean <web@site.example>", "MAIL_FROM must be an e-mail address."],
  ["MAIL_FROM", "Clean (Bahrain) <web@site.example>", "MAIL_FROM must be an e-mail address."],
  ["PUBLIC_URL", "www.example.com", "PUBLIC_URL must be a web address such as https://www.example.com."],
  [
    "PUBLIC_URL",
    "https://example.com/shop",
    "PUBLIC_URL must be scheme and host only, such as https://www.example.com.",
  ],
  ["SMTP_URL", "http://mail", "SMTP_URL must begin with smtp:// or smtps://."],
  ["SALES_EMAIL", "sales", "SALES_EMAIL must be an e-mail address, or several with commas between."],
  ["SALES_EMAIL", "a@b.co, sales", "SALES_EMAIL must be an e-mail address, or several with commas between."],
  ["SALES_EMAIL", "a@b.co c@d.co", "SALES_EMAIL must be an e-mail address, or several with commas between."],
  ["SALES_EMAIL", " , ", "SALES_EMAIL must be an e-mail address, or several with commas between."],
  ["MAIL_FROM", "Site <site>", "MAIL_FROM must be an e-mail address."],
  ...["yes", "10", "-1", "10.0.0.0/33", "::1/129", "10.0.0.1,", "10.0.0.0/8/8", "proxy.example"].map(
    (value) => [
      "TRUST_PROXY",
      value,
      "TRUST_PROXY must be a number of proxies from 0 to 9, or addresses and networks such as 127.0.0.1,10.0.0.0/8.",
    ],
  ),
  ["WORKERS", "0", "WORKERS must be a whole number from 1 to 64."],
  ["RATE_LIMIT", "0", "RATE_LIMIT must be a whole number from 1 to 1000000."],
  ["CDN_SECONDS", "86401", "CDN_SECONDS must be a whole number from 0 to 86400."],
  ["METRICS_TOKEN", "fifteen-letters", "METRICS_TOKEN must be 16 or more visible characters."],
  ["METRICS_TOKEN", "sixteen letters!", "METRICS_TOKEN must be 16 or more visible characters."],
  ["LOG_LEVEL", "loud", "LOG_LEVEL must be fatal, error, warn, info, debug, trace or silent."],
])("%s=%s stops the start with one sentence", (name = "", value = "", sentence = "") => {
  expect(() => readEnvironment({ [name]: value })).toThrow(new ConfigError(sentence));
});

test.each([
  ["2", { hops: 2 }],
  ["127.0.0.1, 10.0.0.0/8 ,fd00::/8", { networks: ["127.0.0.1", "10.0.0.0/8", "fd00::/8"] }],
])("TRUST_PROXY=%s trusts %j", (value, trustProxy) => {
  expect(readEnvironment({ TRUST_PROXY: value })).toMatchObject({ trustProxy });
});

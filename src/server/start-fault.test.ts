import { expect, test } from "vitest";
import { MigrationMismatch } from "../database/migrate.ts";
import { StorageUnavailable } from "../database/unavailable.ts";
import { startFault } from "./start-fault.ts";

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
    new StorageUnavailable(fault({ code: "ERR_SQLITE_ERROR", errcode: 13 })),
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
    new MigrationMismatch("A newer version has migrated this database (0099-future.sql)."),
    "A newer version has migrated this database (0099-future.sql).",
  ],
  [fault({ code: "28P01" }), "The database refused the start (28P01)."],
  [new Error("The site has not been built"), "The server could not start: The site has not been built."],
  [new Error("It ended. "), "The server could not start: It ended."],
  ["odd", "The server could not start."],
])("%o becomes one sentence", (error, sentence) => {
  expect(startFault(error, { port: 80, host: "shop", dataDir: "./data" })).toBe(sentence);
});

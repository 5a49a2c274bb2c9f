import { plural } from "../../plural.ts";

const GIGABYTE = 1024 ** 3;

const gigabytes = (bytes: number) => `${(bytes / GIGABYTE).toFixed(bytes < 10 * GIGABYTE ? 1 : 0)} GB`;

/** The start page: what waits, how the office does, what changed, and whether everything runs. */
export const home = {
  title: "Home",
  hereNow: (names: string) => `Here now: ${names}`,
  now: "Now",
  wait: (count: number) => plural("en", count, { one: "waits for us", other: "wait for us" }),
  free: (count: number) =>
    plural("en", count, { one: "1 belongs to nobody", other: `${count} belong to nobody` }),
  allTaken: "each belongs to somebody",
  late: "late",
  longest: (time: string) => `longest ${time}`,
  noneLate: "nobody waits too long",
  notDelivered: "not delivered",
  since: (when: string, owner: string | null) =>
    owner === null ? `since ${when}` : `since ${when}, ${owner}`,
  allDelivered: "none came back",
  median: "median first reply",
  medianText: (before: string | null) =>
    before === null ? "30 days, open hours" : `30 days, open hours; ${before} before`,
  noMedian: "no reply in 30 days",
  inTime: "answered in time",
  inTimeText: (inTime: number, due: number, withinDay: number) =>
    `${inTime} of ${due}; 24-hour promise kept ${plural("en", withinDay, { one: "once", other: `${withinDay} times` })}`,
  noneDue: "nothing fell due in 30 days",
  waitsLongest: "Waits longest",
  all: (count: number) => `all ${count}`,
  nobodyWaits: "Nobody waits.",
  changed: "What changed",
  record: "the record",
  nothingChanged: "Nothing was changed yet.",
  catalogue: "Catalogue",
  products: {
    active: "on the site",
    draft: "new, not published yet",
    withdrawn: "withdrawn",
    noPicture: "on the site without a picture",
  },
  missing: "Missing on the site",
  nothingMissing: "Every product has all of it.",
  searches: "Searched, nothing found",
  noSearches: "Every search found something.",
  times: (count: number) => count.toLocaleString("en"),
  health: {
    title: "System",
    mail: "Mail",
    mailText: (failed: number, waiting: number) =>
      [
        failed > 0 ? `${failed} not delivered` : "all delivered",
        waiting > 0 ? `${waiting} on the way` : "queue empty",
      ].join("; "),
    noMailServer: (waiting: number) =>
      `no mail server is set (SMTP_URL): nothing is sent; ${waiting === 0 ? "queue empty" : plural("en", waiting, { one: "1 waits", other: `${waiting} wait` })}`,
    disk: "Disk",
    diskText: (free: number, size: number) => `${gigabytes(free)} free of ${gigabytes(size)}`,
    elsewhere: "the data lie on the database’s own machine",
    database: "Database",
    databaseText: (engine: string, version: number) => `${engine}; catalogue version ${version}`,
    refused: "takes nothing at present: inquiries can’t be stored",
    backup: "Backup",
    backupText: (when: string) => `taken ${when}`,
    makeBackup: "Make one now",
    noBackup: "never taken",
    engines: { sqlite: "SQLite", postgres: "PostgreSQL" },
  },
};

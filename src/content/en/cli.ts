const ADVICE =
  "look at DATA_DIR and DATABASE_URL, or make a new one with the website's first start or with import --init";

/** What several command lines say. */
const shared = {
  postgres: (address: string) => `the PostgreSQL database ${address}`,
  noDatabase: {
    missing: (database: string) => `There is no database ${database}; ${ADVICE}.`,
    unused: (database: string) => `There is no catalogue in ${database}; ${ADVICE}.`,
    older: (database: string) =>
      `${database} is of an older version; start the website once, which brings it up to date.`,
  },
  missing: { folder: "A folder is missing.", file: "A file is missing." },
  onlyOne: { folder: "One folder only.", file: "One file only." },
  unusableDatabase: (reason: string) => `The database can't be used: ${reason}.`,
  nothingChanged: (reason: string) => `Nothing was changed: ${reason}`,
  missingFile: (file: string) => `There is no file ${file}.`,
};

const catalogue = {
  usage: `Usage: npm run catalogue -- check [--list-missing] FILE
       npm run catalogue -- import [--strict] [--withdraw-missing] [--force] [--init] FILE
       npm run catalogue -- export [--brands | --categories | --synonyms] [--force] FILE
       npm run catalogue -- remove-sample
       npm run catalogue -- searches

  check               says what an import would do and changes nothing
  import              takes over the good rows and reports the bad ones
  --strict            takes over nothing if any row is bad
  --withdraw-missing  switches off the products that the file no longer has
  --list-missing      names the products that the file doesn't have
  --init              makes the database where there is none yet
  export              writes all products, or all brands, categories or synonyms of the search
  remove-sample       removes what is left of the sample catalogue as it came
  searches            lists what visitors searched for and did not find, most often first
  --force             imports what switches off more than a tenth of the catalogue,
                      exports over a file that holds more rows

FILE ends in .csv, .xlsx or .json. docs/catalogue-file.md describes its columns.
Exit code: 0 all well, 1 wrong usage or unreadable file, 2 some rows are bad.`,
  noVerb: "Say what to do: check, import, export, remove-sample or searches.",
  otherVerb: (verb: string) => `“${verb}” is none of check, import, export, remove-sample and searches.`,
  otherOption: (verb: string, option: string) => `“${verb}” has no option --${option}.`,
  takesNoFile: (verb: string) => `“${verb}” takes no file.`,
  searches: (
    found: readonly { text: string; times: number; near: boolean; lastDay: string }[],
  ): readonly string[] =>
    found.length === 0
      ? ["Every search of the last 90 days found something."]
      : [
          "Times  Last day    Shown    Search",
          ...found.map(
            ({ text, times, near, lastDay }) =>
              `${String(times).padStart(5)}  ${lastDay}  ${near ? "similar" : "nothing"}  ${text}`,
          ),
        ],
  noFile: (verb: string) => `Say which file to ${verb}.`,
  oneFile: (more: string) => `One file at a time: “${more}” is too much.`,
  otherEnding: (file: string) => `“${file}” does not end in .csv, .xlsx or .json.`,
  oneKind: "A file holds brands, categories or synonyms, not several of them.",
  reading: (file: string) => `Reading ${file} …`,
  comparing: (rows: number) => `Comparing ${rows} rows with the catalogue …`,
  written: (done: number, of: number) => `${done} of ${of} rows written`,
  exported: (
    rows: number,
    kind: "products" | "brands" | "categories" | "synonyms",
    database: string,
    file: string,
  ) => `Wrote ${rows} ${kind} of ${database} to ${file}.`,
  otherFileThere: (file: string) =>
    `${file} is there already and is no catalogue file; nothing was written; --force replaces it.`,
  largerFileThere: (file: string, there: number, rows: number) =>
    `${file} holds ${there} rows and the export only ${rows}; nothing was written; --force replaces it.`,
  unwritable: {
    noFolder: (file: string, folder: string) => `${file} cannot be written: there is no folder ${folder}.`,
    forbidden: (file: string) => `${file} cannot be written: this user may not write there.`,
    diskFull: (file: string) => `${file} cannot be written: the disk is full.`,
    isFolder: (file: string) => `${file} cannot be written: it is a folder.`,
    other: (file: string, reason: string) => `${file} cannot be written: ${reason}.`,
  },
};

/** Who a mail is to. */
const mailNames = { sales: "desk", confirmation: "confirmation", reply: "reply" };
type MailKind = keyof typeof mailNames;

const inquiries = {
  usage: `Usage: npm run inquiries -- list [--undelivered]
       npm run inquiries -- show REFERENCE
       npm run inquiries -- resend REFERENCE
       npm run inquiries -- export FILE.csv

  list           all inquiries, the newest first, with the mails that are not delivered
  --undelivered  only inquiries with a mail that waits or has failed
  show           everything about one inquiry and its mails
  resend         puts the failed mails of an inquiry back into the outbox; the running site sends them
  export         writes all inquiries to a new file

Exit code: 0 all well, 1 wrong usage, no such inquiry, or no database.`,
  noVerb: "A command is missing.",
  otherVerb: (verb: string) => `There is no command "${verb}".`,
  onlyOfList: "--undelivered belongs to list.",
  listTakesNothing: "list takes no further word.",
  takesReference: (verb: string) => `${verb} takes one reference.`,
  takesFile: "export takes one file.",
  otherEnding: "export writes files that end in .csv.",
  allDelivered: "Every mail was delivered.",
  none: "There is no inquiry.",
  unknown: (reference: string) => `There is no inquiry ${reference}.`,
  noneFailed: (reference: string) => `No mail of ${reference} has failed; nothing was changed.`,
  resent: (recipients: readonly string[]) => `In the outbox again, for ${recipients.join(" and ")}.`,
  exported: (count: number, file: string) =>
    `Wrote ${count === 1 ? "1 inquiry" : `${count} inquiries`} to ${file}.`,
  fileThere: (file: string) => `${file} exists already; give a new name.`,
  unwritable: (file: string) => `${file} cannot be written.`,
  /** A mail and how far it is, such as `desk failed`. */
  mail: (kind: MailKind, state: string) => `${mailNames[kind]} ${state}`,
  delivered: "delivered",
  sent: (kind: MailKind, recipient: string, time: string) =>
    `${mailNames[kind]} to ${recipient}: sent ${time}`.trim(),
  unsent: (kind: MailKind, recipient: string, state: string, attempts: number) =>
    `${mailNames[kind]} to ${recipient}: ${state} after ${attempts} tries`,
  bahrainTime: (time: string) => `${time} (Bahrain)`,
  labels: {
    reference: "Reference",
    received: "Received",
    status: "Status",
    name: "Name",
    email: "E-mail",
    phone: "Phone",
    company: "Company",
    category: "Category",
    source: "Came from",
  },
};

const backup = {
  usage: (keep: number) => `Usage: npm run backup -- FOLDER [--keep N]

  Writes all products, inquiries and mails into a new file of FOLDER, and beside it the documents and
  pictures of DATA_DIR; the site may run meanwhile.

  --keep N  how many backups stay in FOLDER, the newest ones (${keep})

Exit code: 0 all well, 1 wrong usage or no backup.`,
  wholeNumber: "--keep takes a whole number from 1.",
  failed: (reason: string) => `No backup was taken: ${reason}.`,
  written: (file: string, kilobytes: number, deleted: number) =>
    `Wrote ${file} (${kilobytes} KB)${deleted === 0 ? "" : `, and deleted ${deleted} old`}.`,
  folder: (kind: string, folder: string, count: number) =>
    `Wrote ${count === 1 ? `1 ${kind.slice(0, -1)}` : `${count} ${kind}`} to ${folder}.`,
  noFolder: (kind: string, file: string, reason: string) =>
    `The backup ${file} is whole, but the ${kind} could not be copied: ${reason}.`,
  timeNotStored: "The backup is whole, but its time could not be stored in the database.",
};

const restore = {
  usage: `Usage: npm run restore -- FILE [--force]

  Puts a backup in place of the database that DATA_DIR or DATABASE_URL name, and the documents and
  pictures beside it in place of those of DATA_DIR. Stop the site first.

  FILE is the .sqlite or .pgdump of npm run backup, with its folders beside it, or the .tar that an owner downloaded
  from the office.

  --force  also where there is a database already; that one is kept beside the restored one

Exit code: 0 all well, 1 wrong usage or nothing restored.`,
  failed: (file: string, reason: string) => `${file} was not restored: ${reason}.`,
  folder: (kind: string, folder: string) => `Restored the ${kind} in ${folder}.`,
  keptFolder: (kind: string, folder: string) => `The ${kind} from before are in ${folder}.`,
  noFolder: (kind: string, reason: string) =>
    `The database is restored, but its ${kind} could not be put in place: ${reason}.`,
  restored: (file: string) => `Restored ${file}.`,
  keptFile: (file: string) =>
    `What was there before is in ${file}; delete it when you are sure, it holds personal data.`,
  keptSchema: (schema: string) =>
    `What was there before is in the schema ${schema}; delete it when you are sure, it holds personal data.`,
  mails: (count: number) =>
    `${count === 1 ? "1 mail" : `${count} mails`} waited when the backup was taken and may have been sent since, so nothing sends them now: \`npm run inquiries -- list --undelivered\` shows them, \`resend\` sends them.`,
};

const staff = {
  usage: `Usage: npm run staff -- COMMAND

  add EMAIL [--role owner|editor|sales] [--name NAME]
                lets somebody into the office, as sales where no role is named, and prints the link to a password
  link EMAIL    prints a new link for somebody who can't sign in
  list          everybody: e-mail, name, role, how they sign in
  record        whether the record of changes is whole

The database is the one that DATA_DIR or DATABASE_URL name. A link works once, for seven days.
Exit code: 0 all well, 1 wrong usage or nothing done.`,
  noVerb: "Say what to do.",
  otherVerb: (verb: string) => `There is no command "${verb}".`,
  takesNothing: (verb: string) => `${verb} takes nothing behind it.`,
  takesAddress: (verb: string) => `${verb} takes an e-mail address.`,
  oneAddress: "Name one person at a time.",
  otherRole: (role: string, roles: readonly string[]) =>
    `There is no role "${role}"; there are ${roles.join(", ")}.`,
  wrong: (field: string) =>
    field === "email" ? "This is no e-mail address." : "The name needs at least two characters, in one line.",
  taken: (email: string) => `${email} is in the office already; \`link\` makes a new link.`,
  unknown: (email: string) => `Nobody in the office has the address ${email}.`,
  added: (email: string, role: string, link: string) =>
    `${email} is in the office as ${role}. Their link to a password, once:\n${link}`,
  link: (link: string) => `Their link to a password, once:\n${link}`,
  nobody: "Nobody is in the office yet.",
  disabled: "disabled",
  invited: "invited",
  withCode: "password and code",
  passwordOnly: "password only",
  recordWhole: "The record is whole.",
  recordBroken: (line: number) =>
    `Line ${line} of the record doesn't fit the one before it: somebody changed the database.`,
};

export default { shared, catalogue, inquiries, staff, backup, restore };

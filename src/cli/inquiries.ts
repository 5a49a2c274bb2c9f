import { open, rm } from "node:fs/promises";
import { stringify } from "csv-stringify/sync";
import { companyWith } from "../content/company.ts";
import { storedCompany } from "../database/company.ts";
import type { DatabaseHandle } from "../database/connect.ts";
import { openExisting } from "../database/existing.ts";
import { mailsOf } from "../database/failed-mails.ts";
import { inquiryByReference, newestInquiries } from "../database/inquiries/inquiries.ts";
import { readCompanyChanges } from "../domain/company/company-changes.ts";
import { resendFailedMails } from "../inquiries/failed-mails.ts";
import { databaseTarget, deskAddresses, type Environment, readEnvironment } from "../server/env.ts";
import { CommandError, readArguments, runCommand, texts, UsageError } from "./command-line.ts";
import {
  type InquiryWithMails,
  isUndelivered,
  linesText,
  listLine,
  showLines,
  timeInBahrain,
  undeliveredMark,
} from "./inquiry-report.ts";

const { inquiries } = texts;

type Command =
  | { verb: "list"; undelivered: boolean }
  | { verb: "show" | "resend"; reference: string }
  | { verb: "export"; file: string };

function commandOf(args: string[]): Command {
  const { values, positionals } = readArguments(args, { undelivered: { type: "boolean" } });
  const { undelivered = false } = values;
  const [verb, operand, ...more] = positionals;
  if (verb === undefined) throw new UsageError(inquiries.noVerb);
  if (undelivered && verb !== "list") throw new UsageError(inquiries.onlyOfList);
  if (verb === "list") {
    if (operand !== undefined) throw new UsageError(inquiries.listTakesNothing);
    return { verb, undelivered };
  }
  if (verb !== "show" && verb !== "resend" && verb !== "export") {
    throw new UsageError(inquiries.otherVerb(verb));
  }
  if (operand === undefined || more.length > 0) {
    throw new UsageError(verb === "export" ? inquiries.takesFile : inquiries.takesReference(verb));
  }
  if (verb !== "export") return { verb, reference: operand };
  if (!operand.toLowerCase().endsWith(".csv")) throw new UsageError(inquiries.otherEnding);
  return { verb, file: operand };
}

async function* inquiriesWithMails({ db }: DatabaseHandle): AsyncGenerator<InquiryWithMails> {
  for await (const batch of newestInquiries(db)) {
    const ids = batch.map(({ id }) => id);
    const mails = Map.groupBy(await mailsOf(db, ids), ({ inquiryId }) => inquiryId);
    for (const inquiry of batch) yield { inquiry, mails: mails.get(inquiry.id) ?? [] };
  }
}

async function list(handle: DatabaseHandle, undelivered: boolean): Promise<void> {
  let count = 0;
  for await (const each of inquiriesWithMails(handle)) {
    if (undelivered && !isUndelivered(each)) continue;
    print(listLine(each));
    count++;
  }
  if (count === 0) print(undelivered ? inquiries.allDelivered : inquiries.none);
}

async function find(handle: DatabaseHandle, typed: string): Promise<InquiryWithMails> {
  const letters = typed.toUpperCase().replaceAll(/[^0-9A-Z]/g, "");
  const inquiry = await inquiryByReference(handle.db, `${letters.slice(0, 4)}-${letters.slice(4)}`);
  if (!inquiry) throw new CommandError(inquiries.unknown(typed));
  return { inquiry, mails: await mailsOf(handle.db, [inquiry.id]) };
}

async function resend(handle: DatabaseHandle, typed: string, environment: Environment): Promise<void> {
  const { inquiry } = await find(handle, typed);
  const stored = await storedCompany(handle.db);
  const recipients = await resendFailedMails(handle, inquiry.id, {
    now: new Date(),
    salesEmails: deskAddresses(environment, companyWith(readCompanyChanges(stored?.facts ?? null))),
    messageIdDomain: environment.publicUrl === null ? "localhost" : new URL(environment.publicUrl).hostname,
  });
  if (recipients.length === 0) print(inquiries.noneFailed(inquiry.reference));
  else print(inquiries.resent(recipients));
}

/** Writes personal data: for nobody else on this machine, never over another file, all of it or nothing. */
async function writeNewFile(file: string, text: string): Promise<void> {
  const created = await open(file, "wx", 0o600).catch((error: NodeJS.ErrnoException) => {
    const exists = error.code === "EEXIST";
    throw new CommandError(exists ? inquiries.fileThere(file) : inquiries.unwritable(file));
  });
  try {
    await created.writeFile(text);
  } catch {
    await rm(file);
    throw new CommandError(inquiries.unwritable(file));
  } finally {
    await created.close();
  }
}

async function exportTo(handle: DatabaseHandle, file: string): Promise<void> {
  const rows: object[] = [];
  for await (const each of inquiriesWithMails(handle)) {
    const { id: _, createdAt, privacyNotice, lines, ...fields } = each.inquiry;
    const received = timeInBahrain(createdAt);
    rows.push({
      received,
      ...fields,
      lines: linesText(lines),
      privacyNotice,
      undelivered: undeliveredMark(each),
    });
  }
  // The byte order mark lets a spreadsheet read every script; an apostrophe keeps it from running a formula.
  const text = stringify(rows, { header: true, bom: true, escape_formulas: true });
  await writeNewFile(file, text);
  print(inquiries.exported(rows.length, file));
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function run(args: string[]): Promise<void> {
  const command = commandOf(args);
  const environment = readEnvironment(process.env);
  const handle = await openExisting(
    databaseTarget(environment),
    command.verb === "resend" ? "write" : "read",
  );
  try {
    if (command.verb === "list") await list(handle, command.undelivered);
    else if (command.verb === "resend") await resend(handle, command.reference, environment);
    else if (command.verb === "export") await exportTo(handle, command.file);
    else print(showLines(await find(handle, command.reference)).join("\n"));
  } finally {
    await handle.close();
  }
}

await runCommand(inquiries.usage, run);

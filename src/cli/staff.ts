import { randomUUID } from "node:crypto";
import * as v from "valibot";
import type { DatabaseHandle } from "../database/connect.ts";
import { openExisting } from "../database/existing.ts";
import { appendToRecord, brokenLine } from "../database/record.ts";
import { transact } from "../database/errors.ts";
import { allStaff, insertStaff, staffByEmail, type StaffMember } from "../database/staff.ts";
import { ROLES, type Role } from "../domain/office/permissions.ts";
import { invitationSchema } from "../domain/office/staff.ts";
import { databaseTarget, type Environment, readEnvironment } from "../server/env.ts";
import { createAuth } from "../staff/auth.ts";
import { passwordLink } from "../staff/links.ts";
import { CommandError, readArguments, runCommand, texts, UsageError } from "./command-line.ts";

const { staff: words } = texts;

type Command =
  | { verb: "list" }
  | { verb: "record" }
  | { verb: "link"; email: string }
  | { verb: "add"; email: string; role: Role; name: string };

function commandOf(args: string[]): Command {
  const { values, positionals } = readArguments(args, { role: { type: "string" }, name: { type: "string" } });
  const [verb, operand, ...more] = positionals;
  if (verb === undefined) throw new UsageError(words.noVerb);
  if (more.length > 0) throw new UsageError(words.oneAddress);
  if (verb === "list" || verb === "record") {
    if (operand !== undefined) throw new UsageError(words.takesNothing(verb));
    return { verb };
  }
  if (verb !== "add" && verb !== "link") throw new UsageError(words.otherVerb(verb));
  if (operand === undefined) throw new UsageError(words.takesAddress(verb));
  if (verb === "link") return { verb, email: operand.trim().toLowerCase() };
  const { role = "sales", name = operand } = values;
  const read = v.safeParse(invitationSchema, { email: operand, role, name });
  if (read.success) return { verb, ...read.output };
  const field = read.issues[0].path?.[0]?.key;
  throw new UsageError(field === "role" ? words.otherRole(role, ROLES) : words.wrong(String(field)));
}

async function add(
  handle: DatabaseHandle,
  { email, role, name }: Command & { verb: "add" },
): Promise<string> {
  const id = randomUUID();
  const at = new Date().toISOString();
  await transact(handle, async (db) => {
    if (await staffByEmail(db, email)) throw new CommandError(words.taken(email));
    await insertStaff(db, { id, name, email, role }, at);
    await appendToRecord(db, {
      at,
      actor: { id: null, name: "" },
      action: "staff.added",
      entity: { kind: "staff", id, label: name },
      before: {},
      after: { email, role },
    });
  });
  return id;
}

function line({ name, email, role, disabled, hasPassword, twoFactor }: StaffMember): string {
  const state = disabled
    ? words.disabled
    : hasPassword
      ? twoFactor
        ? words.withCode
        : words.passwordOnly
      : words.invited;
  return [email, name, role, state].join("\t");
}

async function run(handle: DatabaseHandle, command: Command, environment: Environment): Promise<void> {
  const now = new Date();
  const origin = environment.publicUrl ?? `http://localhost:${environment.port}`;
  const print = (text: string) => void process.stdout.write(`${text}\n`);
  const linkFor = async (staffId: string) => {
    const auth = await createAuth({ handle, origin, onError: print })();
    return passwordLink(auth, { staffId, kind: "invitation", origin, now });
  };
  if (command.verb === "list") {
    const everybody = await allStaff(handle.db, now.toISOString());
    for (const member of everybody) print(line(member));
    if (everybody.length === 0) print(words.nobody);
  } else if (command.verb === "record") {
    const broken = await brokenLine(handle.db);
    if (broken !== null) throw new CommandError(words.recordBroken(broken));
    print(words.recordWhole);
  } else if (command.verb === "add") {
    const id = await add(handle, command);
    print(words.added(command.email, command.role, await linkFor(id)));
  } else {
    const member = await staffByEmail(handle.db, command.email);
    if (!member) throw new CommandError(words.unknown(command.email));
    print(words.link(await linkFor(member.id)));
  }
}

await runCommand(words.usage, async (args) => {
  const command = commandOf(args);
  const environment = readEnvironment(process.env);
  const isReading = command.verb === "list" || command.verb === "record";
  const handle = await openExisting(databaseTarget(environment), isReading ? "read" : "write");
  try {
    await run(handle, command, environment);
  } finally {
    await handle.close();
  }
});

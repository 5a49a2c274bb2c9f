import type { MiddlewareHandler } from "hono";
import * as v from "valibot";
import { fieldSentences } from "../../domain/form.ts";
import { AppError } from "../errors.ts";
import { readJson, requireMediaType } from "../http/read-post.ts";
import type { OfficeEnv } from "./office.ts";

type Schema = v.GenericSchema | v.GenericSchemaAsync;

function refusal(issues: readonly v.BaseIssue<unknown>[]): AppError {
  return new AppError("invalid_fields", {
    fields: (_, { get }) => fieldSentences(issues, get("office").fieldErrors, get("forms").errors),
  });
}

/** The fields that hold what no database keeps alike: a zero character, or half of a character. */
function unreadableFields(sent: unknown): string[] {
  const fields: string[] = [];
  const left: { name: string; value: unknown }[] = [{ name: "", value: sent }];
  // Not by calling itself: a body may be nested deeper than calls can be.
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    const { name, value } = next;
    if (typeof value === "string" && !isReadable(value)) fields.push(name);
    if (typeof value !== "object" || value === null) continue;
    for (const [key, inner] of Object.entries(value)) {
      if (!isReadable(key)) fields.push(name);
      left.push({ name: name === "" ? key : `${name}.${key}`, value: inner });
    }
  }
  return fields;
}

const isReadable = (text: string) => text.isWellFormed() && !text.includes("\0");

function refuseUnreadable(sent: unknown): void {
  const names = unreadableFields(sent);
  if (names.length === 0) return;
  throw new AppError("invalid_fields", {
    fields: (_, { get }) => Object.fromEntries(names.map((name) => [name, get("forms").errors.unreadable])),
  });
}

/** Reads a JSON body by a schema. Throws `invalid_fields` with a sentence for each wrong field. */
export function body<Body extends Schema>(
  schema: Body,
): MiddlewareHandler<
  OfficeEnv,
  string,
  { in: { json: v.InferInput<Body> }; out: { json: v.InferOutput<Body> } }
> {
  return async ({ req }, next) => {
    requireMediaType(req.raw, "application/json");
    const sent = await readJson(req.raw);
    refuseUnreadable(sent);
    const read = await v.safeParseAsync(schema, sent);
    if (!read.success) throw refusal(read.issues);
    req.addValidatedData("json", Object(read.output));
    await next();
  };
}

/** Reads the parameters of an address by a schema. Throws `invalid_fields`, too. */
export function query<Query extends Schema>(
  schema: Query,
): MiddlewareHandler<
  OfficeEnv,
  string,
  { in: { query: Partial<Record<string, string>> }; out: { query: v.InferOutput<Query> } }
> {
  return async ({ req }, next) => {
    refuseUnreadable(req.query());
    const read = await v.safeParseAsync(schema, req.query());
    if (!read.success) throw refusal(read.issues);
    req.addValidatedData("query", Object(read.output));
    await next();
  };
}

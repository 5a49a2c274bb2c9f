import type { Context } from "hono";
import { FileError } from "../../catalogue/errors.ts";
import { withPauses } from "../../catalogue/pauses.ts";
import { readListFile } from "../../catalogue/files/read-list.ts";
import { MAX_LIST_BYTES } from "../../domain/limits.ts";
import type { PastedRow } from "../../domain/quote/pasted-columns.ts";
import { matchRows, type PastedLines, pastedRows } from "../../domain/quote/pasted-list.ts";
import { LINE_FIELDS } from "../../domain/quote/quote-fields.ts";
import { AppError } from "../errors.ts";
import { UNCACHED } from "../http/caching.ts";
import { MAX_BODY, readForm, requireMediaType, requireSameOrigin } from "../http/read-post.ts";
import type { AppEnv, Services } from "../services.ts";
import type { WorkQueue } from "../work-queue.ts";
import type { InquirySubmission } from "./inquiries.ts";

/** A form with a list, and a file beside it. */
const MAX_FORM = MAX_LIST_BYTES.file + MAX_BODY;

/** Finds the articles of the list in a form: of the chosen file, or else of the pasted text. */
export type MatchList = (fields: FormData, signal?: AbortSignal) => Promise<PastedLines>;

/** Throws `invalid_list` with a sentence for what is no list, and `overloaded`. */
export function createListMatching({ catalogue }: Pick<Services, "catalogue">, work: WorkQueue): MatchList {
  return (fields, signal) =>
    work.run(
      async () => {
        const rows = await rowsIn(fields);
        const lines = await withPauses(matchRows(catalogue.current(), rows));
        if (lines.lines.length === 0) throw notAList("listEmpty");
        return lines;
      },
      { priority: "later", signal },
    );
}

const notAList = (reason: "listEmpty" | "listTooLarge" | "listUnreadable") =>
  new AppError(reason === "listTooLarge" ? "payload_too_large" : "invalid_list", {
    message: ({ reasons }) => reasons[reason],
  });

/** A file that was understood, and has more in it than anybody lists. */
const TOO_LARGE: ReadonlySet<FileError["fault"]["code"]> = new Set([
  "unpacksTooLarge",
  "tooManyRows",
  "tooManyColumns",
  "tooManyCells",
  "cellOutside",
  "rowTooWide",
]);

async function rowsIn(fields: FormData): Promise<readonly PastedRow[]> {
  const file = fields.get(LINE_FIELDS.file);
  const text = fields.get(LINE_FIELDS.list);
  const pasted = typeof text === "string" ? pastedRows(text) : [];
  // Without a choice a browser sends a file without name and content.
  if (!(file instanceof File) || (file.name === "" && file.size === 0)) return pasted;
  if (file.size > MAX_LIST_BYTES.file) throw notAList("listTooLarge");
  if (file.size === 0) throw notAList("listEmpty");
  try {
    return [...pasted, ...(await readListFile(file.name, await file.bytes()))];
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    throw notAList(TOO_LARGE.has(error.fault.code) ? "listTooLarge" : "listUnreadable");
  }
}

/** The fields of a form that may carry a list. Throws what {@link readForm} throws, with a sentence about lists. */
export async function readListForm(request: Request): Promise<FormData> {
  try {
    return await readForm(request, MAX_FORM);
  } catch (error) {
    throw error instanceof AppError && error.code === "payload_too_large" ? notAList("listTooLarge") : error;
  }
}

/** `POST /api/quote-lines`: the lines that a list means, as a form with its text or a file (R11.7). */
export function quoteLinesApi(match: MatchList, submission: InquirySubmission, publicUrl: string | null) {
  return async (context: Context<AppEnv>): Promise<Response> => {
    await submission.attempt(context);
    const { raw } = context.req;
    requireSameOrigin(raw, publicUrl);
    requireMediaType(raw, "multipart/form-data", "application/x-www-form-urlencoded");
    const lines = await match(await readListForm(raw), raw.signal);
    return Response.json(lines, { headers: UNCACHED });
  };
}

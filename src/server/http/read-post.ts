import { AppError } from "../errors.ts";

/** The longest body that is read, in bytes. */
export const MAX_BODY = 256 * 1024;

/**
 * Refuses a post that another site's page sent (`foreign_origin`). Browsers always send the origin of a post; callers
 * that are no browser don't, and pass. Where the public address is known the origin must be exactly that; else its
 * host must be the requested one, which a proxy may have reached over plain http. (`hono/csrf` leaves JSON alone and
 * refuses callers without an origin.)
 */
export function requireSameOrigin(request: Request, publicUrl: string | null): void {
  const site = request.headers.get("sec-fetch-site");
  if (site === "cross-site") throw new AppError("foreign_origin");
  const origin = request.headers.get("origin");
  if (origin === null) return;
  const host = request.headers.get("host") ?? new URL(request.url).host;
  const isOurs =
    publicUrl === null
      ? /^https?:/.test(origin) && URL.canParse(origin) && new URL(origin).host === host
      : origin === publicUrl;
  if (!isOurs) throw new AppError("foreign_origin");
}

/** Refuses a body of none of these types, or one that is compressed (`unsupported_media_type`). */
export function requireMediaType(request: Request, type: string, ...others: string[]): void {
  const [given = "", ...params] = (request.headers.get("content-type") ?? "").toLowerCase().split(";");
  const charset = params.map((param) => param.trim()).find((param) => param.startsWith("charset="));
  const isUtf8 = charset === undefined || /^charset="?utf-8"?$/.test(charset);
  const coding = request.headers.get("content-encoding") ?? "identity";
  if ([type, ...others].includes(given.trim()) && isUtf8 && coding === "identity") return;
  throw new AppError("unsupported_media_type", { message: ({ reasons }) => reasons.bodyType(type) });
}

/** So much of a body that is too large is taken in and dropped: browsers read no answer while they still send. */
const MOST_DROPPED = 64 * 1024 * 1024;

/**
 * Reads a body of at most so many bytes, or answers how many of a larger one there are, as far as they were counted. Throws
 * `incomplete_body`.
 */
export async function readBytes(
  request: Request,
  most: number,
): Promise<{ bytes: Uint8Array<ArrayBuffer> } | { tooMany: number }> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of bodyOf(request)) {
    length += chunk.byteLength;
    if (length > MOST_DROPPED) break;
    if (length <= most) chunks.push(chunk);
    else chunks.length = 0;
  }
  return length > most ? { tooMany: length } : { bytes: Buffer.concat(chunks) };
}

/** A body part by part. Where it is not taken to its end, the rest is dropped, as that of one that is too large. */
export async function* partsOf(request: Request): AsyncGenerator<Uint8Array> {
  const body = bodyOf(request);
  let length = 0;
  try {
    for (let next = await body.next(); !next.done; next = await body.next()) {
      length += next.value.byteLength;
      yield next.value;
    }
  } finally {
    for (let next = await body.next(); !next.done && length <= MOST_DROPPED; next = await body.next()) {
      length += next.value.byteLength;
    }
    await body.return(undefined);
  }
}

/**
 * No form of ours has so many fields. Parsing a million empty ones takes Node fifteen seconds, in which nobody else is
 * answered.
 */
const MOST_FIELDS = 5000;

function hasTooManyFields(bytes: Uint8Array): boolean {
  let count = 0;
  for (let at = bytes.indexOf(0x26); at >= 0 && count < MOST_FIELDS; at = bytes.indexOf(0x26, at + 1))
    count += 1;
  return count >= MOST_FIELDS;
}

/**
 * Reads the fields of a posted form of either kind, at most so many bytes. Throws `payload_too_large`,
 * `incomplete_body`, or `malformed_body` where it can't be read as a form.
 */
export async function readForm(request: Request, most: number): Promise<FormData> {
  const read = await readBytes(request, most);
  if ("tooMany" in read) throw new AppError("payload_too_large", { headers: { connection: "close" } });
  const type = request.headers.get("content-type") ?? "";
  const isUrlEncoded = !/^multipart\/form-data\b/i.test(type);
  if (isUrlEncoded && hasTooManyFields(read.bytes)) throw new AppError("malformed_body");
  try {
    return await new Response(read.bytes, { headers: { "content-type": type } }).formData();
  } catch {
    throw new AppError("malformed_body");
  }
}

async function* bodyOf(request: Request): AsyncGenerator<Uint8Array> {
  const reader = request.body?.getReader();
  if (!reader) return;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } catch {
    throw new AppError("incomplete_body", { headers: { connection: "close" } });
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/**
 * Reads a body of at most so many bytes (256 KB) as UTF-8 text, whatever length was announced. Throws `payload_too_large`,
 * `malformed_body`, or `incomplete_body` when the client disconnects or takes too long.
 */
export async function readText(request: Request, most = MAX_BODY): Promise<string> {
  const tooLarge = () => new AppError("payload_too_large", { headers: { connection: "close" } });
  if (Number(request.headers.get("content-length") ?? 0) > most) throw tooLarge();
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let text = "";
  let length = 0;
  for await (const chunk of bodyOf(request)) {
    length += chunk.byteLength;
    if (length > most) throw tooLarge();
    text += decode(decoder, chunk);
  }
  return text + decode(decoder);
}

function decode(decoder: TextDecoder, bytes?: Uint8Array): string {
  try {
    return bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode();
  } catch {
    throw new AppError("malformed_body", { message: ({ reasons }) => reasons.notUtf8 });
  }
}

/** Reads a JSON body of at most 256 KB. Throws what {@link readText} throws. */
export async function readJson(request: Request): Promise<unknown> {
  const text = await readText(request);
  try {
    return JSON.parse(text);
  } catch {
    throw new AppError("malformed_body");
  }
}

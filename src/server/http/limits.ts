import { AppError } from "../errors.ts";

/** The longest body that is read, in bytes. */
const MAX_BODY = 256 * 1024;

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

/** Refuses a body of another type, or one that is compressed (`unsupported_media_type`). */
export function requireMediaType(request: Request, type: string): void {
  const [given = "", ...params] = (request.headers.get("content-type") ?? "").toLowerCase().split(";");
  const charset = params.map((param) => param.trim()).find((param) => param.startsWith("charset="));
  const isUtf8 = charset === undefined || /^charset="?utf-8"?$/.test(charset);
  const coding = request.headers.get("content-encoding") ?? "identity";
  if (given.trim() === type && isUtf8 && coding === "identity") return;
  throw new AppError("unsupported_media_type", { message: ({ reasons }) => reasons.bodyType(type) });
}

/**
 * Reads a body of at most 256 KB as UTF-8 text, whatever length was announced. Throws `payload_too_large`,
 * `malformed_body`, or `incomplete_body` when the client disconnects or takes too long.
 */
export async function readText(request: Request): Promise<string> {
  const announced = Number(request.headers.get("content-length") ?? 0);
  if (announced > MAX_BODY) throw new AppError("payload_too_large", { headers: { connection: "close" } });
  const decoder = new TextDecoder("utf-8", { fatal: true });
  const reader = request.body?.getReader();
  if (!reader) return "";
  let text = "";
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw new AppError("incomplete_body", { headers: { connection: "close" } });
    });
    if (done) break;
    length += value.byteLength;
    if (length > MAX_BODY) {
      await reader.cancel();
      throw new AppError("payload_too_large", { headers: { connection: "close" } });
    }
    text += decode(decoder, value);
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

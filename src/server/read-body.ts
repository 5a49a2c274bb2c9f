import { AppError } from "./errors.ts";

/** The longest body that we read, in bytes. */
export const LONGEST_BODY = 64 * 1024;

/** Refuses a body of another kind, or one that is compressed (`unsupported_media_type`). */
export function requireMediaType(request: Request, type: string): void {
  const [given = "", ...params] = (request.headers.get("content-type") ?? "").toLowerCase().split(";");
  const charset = params.map((param) => param.trim()).find((param) => param.startsWith("charset="));
  const readable = charset === undefined || /^charset="?utf-8"?$/.test(charset);
  const coding = request.headers.get("content-encoding") ?? "identity";
  if (given.trim() === type && readable && coding === "identity") return;
  throw new AppError("unsupported_media_type", { message: `Please send the body as ${type}, in UTF-8.` });
}

/**
 * Reads a body of at most 64 KB as UTF-8 text, whatever length the caller announced. Throws
 * `payload_too_large`, `malformed_body`, or `incomplete_body` when the caller leaves or takes too long.
 */
export async function readText(request: Request): Promise<string> {
  const announced = Number(request.headers.get("content-length") ?? 0);
  if (announced > LONGEST_BODY) throw new AppError("payload_too_large", { headers: { connection: "close" } });
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
    if (length > LONGEST_BODY) {
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
    throw new AppError("malformed_body", { message: "The body is not valid UTF-8." });
  }
}

/** Reads a JSON body of at most 64 KB. Throws what {@link readText} throws. */
export async function readJson(request: Request): Promise<unknown> {
  const text = await readText(request);
  try {
    return JSON.parse(text);
  } catch {
    throw new AppError("malformed_body");
  }
}

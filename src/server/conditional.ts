import { chooseEncoding, compressible, type Encoded } from "./compress.ts";

/** Whether an If-None-Match header names this entity tag: lists, weak tags and `*` (RFC 9110 §13.1.2). */
export function matchesTag(header: string | null, tag: string): boolean {
  if (header === null) return false;
  if (header.trim() === "*") return true;
  const named = header.match(/(?:W\/)?"[^"]*"/g) ?? [];
  return named.some((candidate) => candidate.replace(/^W\//, "") === tag);
}

/**
 * Answers a body in the coding that the caller prefers, with its strong entity tag, or 304 when the caller has it
 * already. A 200 only; other statuses carry no tag.
 */
export function answer(
  request: Request,
  encoded: Encoded,
  { headers = {}, status = 200 }: { headers?: Record<string, string>; status?: number } = {},
): Response {
  const wanted = chooseEncoding(request.headers.get("accept-encoding"));
  const coded = wanted ? encoded.coded[wanted] : undefined;
  const coding = coded ? wanted : null;
  const tag = `"${encoded.hash}${coding ? `-${coding}` : ""}"`;
  const shared = {
    ...headers,
    ...(status === 200 && { etag: tag }),
    ...(compressible(encoded.type) && { vary: "Accept-Encoding" }),
  };
  if (status === 200 && matchesTag(request.headers.get("if-none-match"), tag)) {
    return new Response(null, { status: 304, headers: shared });
  }
  const body = coded ?? encoded.plain;
  return new Response(body, {
    status,
    headers: {
      ...shared,
      "content-type": encoded.type,
      "content-length": String(body.byteLength),
      ...(coding && { "content-encoding": coding }),
    },
  });
}

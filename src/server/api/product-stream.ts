import { PassThrough, Readable } from "node:stream";
import { setImmediate } from "node:timers/promises";
import { constants, createBrotliCompress, createGzip } from "node:zlib";
import { type KeyedProduct, withoutKeys } from "../../domain/catalogue/keys.ts";
import { acceptedEncodings } from "../http/respond.ts";
import { streamed } from "../http/streamed.ts";

/** A list of more products than these is sent while it is made, and kept nowhere. */
export const STREAMED_FROM = 5000;

/** As many products are written at a time: half a millisecond. */
const AT_ONCE = 100;

async function* jsonOf(products: readonly KeyedProduct[]): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  for (let from = 0; from < products.length; from += AT_ONCE) {
    const part = products.slice(from, from + AT_ONCE).map((product) => JSON.stringify(withoutKeys(product)));
    yield encoder.encode(`${from === 0 ? "[" : ","}${part.join(",")}`);
    await setImmediate();
  }
  yield encoder.encode("]");
}

/** Sends a long list in parts, compressed beside the thread. It has no tag: nobody knows it before its end. */
export function streamProducts(
  request: Request,
  products: readonly KeyedProduct[],
  headers: Record<string, string>,
): Response {
  const [coding = null] = acceptedEncodings(request.headers.get("accept-encoding"));
  const compressor =
    coding === "br"
      ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
      : coding === "gzip"
        ? createGzip({ level: 4 })
        : new PassThrough();
  const parts: AsyncIterable<Uint8Array<ArrayBuffer>> = Readable.from(jsonOf(products)).compose(compressor);
  return new Response(streamed(parts), {
    headers: {
      ...headers,
      "content-type": "application/json; charset=utf-8",
      vary: "Accept-Encoding",
      ...(coding && { "content-encoding": coding }),
    },
  });
}

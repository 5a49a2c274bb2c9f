import type { IncomingMessage, ServerResponse } from "node:http";
import { getPath } from "hono/utils/url";
import type { RequestLine } from "../log.ts";
import type { Encoded } from "./encoded.ts";
import { bodyHeaders, encodingOf, matchesTag, noteSent, sharedHeaders, tagOf } from "./respond.ts";

/** A page in one coding, ready to be sent. */
type Answer = {
  tag: string;
  body: Buffer;
  /** Names and values in turn, as `writeHead` takes them, without the request's id. */
  headers: readonly string[];
  /** The headers for a client that has the page already, as names and values in turn. */
  unchanged: readonly string[];
  /** As it is logged. */
  path: string;
};

type CachedPage = { encoded: Encoded; csp: string };

/** A request that was answered, and the canonical address that it asked for. */
type Sent = RequestLine & { address: string };

type Sources<Page extends CachedPage> = {
  /** The page that anybody gets at this canonical address, where it is cached. */
  pageAt(address: string): Page | undefined;
  /** Its headers beside those of its body. */
  headersOf(page: Page): Record<string, string>;
  requestId(given: string | undefined, bindings: { incoming: IncomingMessage }): string;
  onSent(sent: Sent): void;
};

/** Sends a page as the app would; false for a request that only the app can answer. */
export type SendCached = (request: IncomingMessage, response: ServerResponse) => boolean;

/** Hosts that mean themselves, however they are read. */
const PLAIN_HOST = /^[a-z0-9._-]+(?::(?:[1-9]\d{3}|[1-5]\d{4}))?$/;

/** Whether a request is like those that browsers send for a page, and has nothing that the app would look at beside. */
function isPlain({ method, httpVersion, headers }: IncomingMessage): boolean {
  return (
    (method === "GET" || method === "HEAD") &&
    httpVersion === "1.1" &&
    PLAIN_HOST.test(headers.host ?? "") &&
    headers["content-length"] === undefined &&
    headers["transfer-encoding"] === undefined
  );
}

/** Alphabetically, as the app sends them. */
const inTurn = (headers: Record<string, string>) =>
  Object.entries(headers)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flat();

/**
 * Answers what is asked for most before the app: pages that are cached under exactly the address that was sent. The app's
 * objects and the reading of headers take five times as long as sending a page. Everything else (other spellings,
 * codings not made yet, hosts and methods out of the ordinary) is left to the app, which answers in the same way.
 */
export function createCachedPages<Page extends CachedPage>(sources: Sources<Page>): SendCached {
  const { pageAt, headersOf, requestId, onSent } = sources;
  // By body, so that they go with the pages.
  const answers = new WeakMap<Uint8Array, Answer>();

  const answerTo = ({ url = "", headers }: IncomingMessage): Answer | undefined => {
    const page = pageAt(url);
    if (!page) return undefined;
    const { encoded } = page;
    const accepted = headers["accept-encoding"]?.toString();
    const coding = encodingOf(accepted, encoded);
    const body = encoded.ready(coding);
    if (!body) return undefined;
    noteSent(url, accepted, encoded, coding);
    const known = answers.get(body);
    if (known) return known;
    const shared = { ...headersOf(page), ...sharedHeaders(encoded) };
    const answer = {
      tag: tagOf(encoded),
      body: Buffer.from(body.buffer, body.byteOffset, body.byteLength),
      headers: inTurn({ ...shared, ...bodyHeaders(encoded, coding, body.byteLength) }),
      unchanged: inTurn(shared),
      path: getPath(new Request(new URL(url, "http://localhost"))),
    };
    answers.set(body, answer);
    return answer;
  };

  return (request, response) => {
    const began = performance.now();
    const answer = isPlain(request) ? answerTo(request) : undefined;
    if (!answer) return false;
    const { method = "", headers } = request;
    const id = requestId(headers["x-request-id"]?.toString(), { incoming: request });
    const status = matchesTag(headers["if-none-match"], answer.tag) ? 304 : 200;
    const sent = status === 304 ? answer.unchanged : answer.headers;
    response.writeHead(status, [...sent, "x-request-id", id]);
    response.end(status === 200 && method === "GET" ? answer.body : undefined);
    const { path } = answer;
    onSent({ request: id, method, address: request.url ?? "", path, status, began, referer: undefined });
    return true;
  };
}

import { createHash } from "node:crypto";

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
const TYPE = /\btype\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;
/** Every other type is data to a browser, such as JSON-LD, and is not executed. */
const RUNS = /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:java|ecma)script)$/i;

function runs(attributes: string): boolean {
  const [, double, single, bare] = TYPE.exec(attributes) ?? [];
  return RUNS.test((double ?? single ?? bare ?? "").trim());
}

/**
 * The hashes of all inline scripts of a page that a browser would run, as CSP sources. Hashes and not a nonce,
 * because a page is rendered once and served many times.
 */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = "", code = ""] of html.matchAll(SCRIPT)) {
    if (/\bsrc\s*=/i.test(attributes) || !runs(attributes)) continue;
    hashes.add(`'sha256-${createHash("sha256").update(code).digest("base64")}'`);
  }
  return [...hashes];
}

/** The policy for a page with these inline scripts: nothing else runs, loads or is framed but what this site serves. */
export function contentSecurityPolicy(scriptHashes: readonly string[] = []): string {
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...scriptHashes].join(" ")}`,
    "style-src 'self' 'unsafe-inline'",
    // Product pictures may lie at absolute addresses (R16.11).
    "img-src 'self' data: https:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/**
 * The policy for files from the image folders, among which an SVG could hold a script: opened on its own it runs
 * nothing, loads nothing and has no origin. In an `<img>` a browser does none of these anyway. A video that is opened
 * on its own is a document that loads itself, hence `media-src`.
 */
export const ATTACHED_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; media-src 'self'; frame-ancestors 'none'; sandbox";

/**
 * The policy for documents: a file that a browser shows by itself loads nothing but itself. Not `sandbox`: with it
 * Chromium refuses to show a PDF.
 */
export const DOCUMENT_POLICY =
  "default-src 'none'; object-src 'self'; img-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'";

const WITHOUT_SCRIPTS = contentSecurityPolicy();

/** Two years, in seconds. */
const HSTS_AGE = 63_072_000;

/** The security headers of every response, by its own policy where it is a page or a file. */
export function securityHeaders({ https, development }: { https: boolean; development: boolean }) {
  return (csp = WITHOUT_SCRIPTS): Record<string, string> => ({
    ...(!development && { "content-security-policy": csp }),
    "x-content-type-options": "nosniff",
    "x-frame-options": csp.includes("frame-ancestors 'self'") ? "SAMEORIGIN" : "DENY",
    "referrer-policy": "strict-origin-when-cross-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    ...(https && { "strict-transport-security": `max-age=${HSTS_AGE}; includeSubDomains` }),
  });
}

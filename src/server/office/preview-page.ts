/**
 * A preview is a picture of a page: it runs nothing, sends nothing, and only the office may frame it. Being of our own
 * origin it may load the site's styles, fonts and pictures.
 */
export const PREVIEW_POLICY = [
  "default-src 'self'",
  "script-src 'none'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: https:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  "sandbox allow-same-origin",
].join("; ");

/** What moves or waits for a script stands as it ends. */
export const AT_REST = `<style>*, *::before, *::after { animation: none !important; transition: none !important; }</style>`;

/** A page without its scripts, and without what asks for them ahead: a browser that may run none reports that as a fault. */
export const withoutScripts = (html: string) =>
  html.replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>/gi, "");

import { PAGES, type PageName } from "./pages.ts";
import { buildQuery, cleanText, parseQuery, readParams } from "./params.ts";

/** What an address means, in its one canonical spelling. */
export type Address = {
  /** The language that the address begins with, such as `/ar`; "" for the one that addresses leave out. */
  prefix: string;
  /** Null where the site has no page under this path. */
  page: PageName | null;
  /** Canonical path after the language, escaped; without a slash at its end. */
  path: string;
  /** The parameters that the page knows, in its order, with their `?`; or "". */
  query: string;
  /** The same by name, those of the path among them. */
  params: Readonly<Record<string, unknown>>;
  /** Visitors can make up any number of these addresses, so they must not crowd others out of a cache. */
  unbounded: boolean;
};

/** Path and query of an address in their canonical spelling. */
export function hrefOf({ prefix, path, query }: Pick<Address, "prefix" | "path" | "query">): string {
  return prefix + path + query;
}

type Segment = { name: string; kind: "fixed" | "needed" | "optional" };

function segmentsOf(template: string): Segment[] {
  return template
    .split("/")
    .filter((part) => part !== "")
    .map((part) => {
      if (part.startsWith("{-$")) return { name: part.slice(3, -1), kind: "optional" };
      return part.startsWith("$") ? { name: part.slice(1), kind: "needed" } : { name: part, kind: "fixed" };
    });
}

const TEMPLATES = Object.entries(PAGES).map(([name, { path }]) => ({ name, segments: segmentsOf(path) }));

/** The canonical spelling and the parameters of a path that has this template, or null where it has another. */
function fit(
  template: readonly Segment[],
  parts: readonly string[],
): Pick<Address, "path" | "params"> | null {
  const least = template.filter(({ kind }) => kind !== "optional").length;
  if (parts.length < least || parts.length > template.length) return null;
  const params: Record<string, string> = {};
  const fitted: string[] = [];
  for (const [index, part] of parts.entries()) {
    const segment = template[index];
    const lower = cleanText(part.toLowerCase());
    if (segment?.kind === "fixed" && lower !== segment.name) return null;
    // Categories are named in lower case; an id is what it is.
    const value = segment?.name === "id" ? part : lower;
    if (segment && segment.kind !== "fixed") params[segment.name] = value;
    fitted.push(encodeURIComponent(value));
  }
  return { path: `/${fitted.join("/")}`, params };
}

function isPageName(name: string): name is PageName {
  return name in PAGES;
}

/**
 * Reads an address of the site: server, browser, caches and redirects all ask here, so that one address means
 * one page everywhere. Case, escapes, blanks and slashes at either end of a path's parts make no difference,
 * nor do parameters that the page doesn't know. `prefixes` are the languages that a path may begin with, such as
 * `/ar`. Throws URIError
 * where the path's escapes are broken.
 */
export function readAddress(
  url: Pick<URL, "pathname" | "search">,
  prefixes: readonly string[] = [],
): Address {
  const named = url.pathname
    .split("/")
    .map((part) => cleanText(decodeURIComponent(part)))
    .filter((part) => part !== "");
  const prefix = prefixes.find((each) => each === `/${named[0]?.toLowerCase()}`) ?? "";
  const parts = prefix === "" ? named : named.slice(1);
  for (const { name, segments } of TEMPLATES) {
    const fitted = fit(segments, parts);
    if (fitted === null || !isPageName(name)) continue;
    const { params } = PAGES[name];
    const raw = parseQuery(url.search, Object.entries(params));
    const values = readParams<object>(params, raw);
    const unbounded = Object.entries(params).some(([param, { unbounded: free }]) => free && param in values);
    return {
      prefix,
      page: name,
      path: fitted.path,
      query: buildQuery(values),
      params: { ...fitted.params, ...values },
      unbounded,
    };
  }
  const path = `/${parts.map(encodeURIComponent).join("/")}`;
  return { prefix, page: null, path, query: "", params: {}, unbounded: true };
}

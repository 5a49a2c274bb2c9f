import { APPLICATIONS } from "../../domain/applications.ts";
import { type ListingFilter, listingFilter } from "../../domain/listing.ts";
import { PAGES } from "../../urls/pages.ts";
import { LONGEST_TEXT, parseQuery, readParams } from "../../urls/params.ts";
import { AppError } from "../errors.ts";

const saysNothing = (text: string) => ["", "all"].includes(text.trim().toLowerCase());

/**
 * What `GET /api/products` is narrowed by, or null when nothing narrows it. The parameters are the listing's;
 * others are ignored. Where a page drops a value that it can't read, a program is told: throws `invalid_query`
 * with a sentence per parameter.
 */
export function productQuery(query: string): ListingFilter | null {
  const raw = parseQuery(query);
  const values = readParams(PAGES.listing.params, raw);
  const fields: Record<string, string> = {};
  for (const name of ["q", "category", "subcategory", "brand"]) {
    if ((raw[name] ?? "").length > LONGEST_TEXT)
      fields[name] = `Please use at most ${LONGEST_TEXT} characters`;
  }
  if (values.application === undefined && !saysNothing(raw["application"] ?? "")) {
    fields["application"] = `Please use one of: ${APPLICATIONS.join(", ")}`;
  }
  if (Object.keys(fields).length > 0) throw new AppError("invalid_query", { fields });
  const { page: _page, ...narrowing } = values;
  if (Object.keys(narrowing).length === 0) return null;
  // One list for all spellings of a search, whose case makes no difference (R16.1).
  return listingFilter({ ...narrowing, ...(narrowing.q && { q: narrowing.q.toLowerCase() }) });
}

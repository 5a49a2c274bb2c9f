import * as v from "valibot";
import { APPLICATIONS } from "../../domain/applications.ts";
import { fieldErrors } from "../../domain/field-errors.ts";
import type { ListingFilter } from "../../domain/listing.ts";
import { AppError } from "../errors.ts";

const LONGEST = 200;

const text = v.optional(
  v.pipe(v.string(), v.maxLength(LONGEST, `Please use at most ${LONGEST} characters`)),
  "",
);

/** "" and "all" mean no filter (spec §5). */
const exact = v.pipe(
  text,
  v.transform((value) => (value === "" || value === "all" ? null : value)),
);

const schema = v.object({
  q: text,
  category: exact,
  subcategory: exact,
  brand: exact,
  application: v.pipe(
    exact,
    v.nullable(v.picklist(APPLICATIONS, `Please use one of: ${APPLICATIONS.join(", ")}`)),
  ),
});

/**
 * What `GET /api/products` is narrowed by, or null when nothing narrows it. Other parameters are ignored.
 * Throws `invalid_query` with a sentence per parameter.
 */
export function productQuery(params: URLSearchParams): ListingFilter | null {
  const result = v.safeParse(schema, Object.fromEntries(params));
  if (!result.success) throw new AppError("invalid_query", { fields: fieldErrors(result.issues) });
  const filter = result.output;
  const narrows =
    filter.q.trim() !== "" ||
    [filter.category, filter.subcategory, filter.brand, filter.application].some((value) => value !== null);
  return narrows ? filter : null;
}

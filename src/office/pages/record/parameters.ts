import { infiniteQueryOptions } from "@tanstack/react-query";
import * as v from "valibot";
import { type RecordFilter, recordFilterSchema } from "../../../domain/office/record-filter.ts";
import { answer, api } from "../../api.ts";

const { q, kind, staff, day } = recordFilterSchema.entries;

/** What the address of the record says; nonsense is left out. */
export const recordSearch = v.object({
  q: v.fallback(q, undefined),
  kind: v.fallback(kind, undefined),
  staff: v.fallback(staff, undefined),
  day: v.fallback(day, undefined),
});

type Params = Readonly<Partial<Record<keyof RecordFilter, string | undefined>>>;

function paramsOf(search: Params): Record<string, string> {
  return Object.fromEntries(
    Object.entries(search).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
}

/** The address of the record, narrowed; `from` where a file of it is. */
export function recordPath(search: Params, from = "/record"): string {
  const query = new URLSearchParams(paramsOf(search)).toString();
  return query === "" ? from : `${from}?${query}`;
}

export const linesQuery = (search: RecordFilter) =>
  infiniteQueryOptions({
    queryKey: ["record", "lines", search],
    initialPageParam: "",
    queryFn: ({ pageParam }) =>
      answer(() =>
        api.record.$get({ query: { ...paramsOf(search), ...(pageParam !== "" && { before: pageParam }) } }),
      ),
    getNextPageParam: ({ lines, more }) => (more ? String(lines.at(-1)?.line ?? "") : null),
  });

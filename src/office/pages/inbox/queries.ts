import { infiniteQueryOptions, keepPreviousData } from "@tanstack/react-query";
import * as v from "valibot";
import { type InboxFilter, inboxFilterSchema } from "../../../domain/inquiry/inbox.ts";
import { answer, api } from "../../api.ts";
import { queries } from "../../queries.ts";

const askList = (filter: InboxFilter, offset: number) =>
  answer(() => api.inbox.$get({ query: { ...filter, offset: String(offset) } }));

/** An inquiry in a list. */
export type InboxItem = Awaited<ReturnType<typeof askList>>["items"][number];

/** A list of inquiries, a part after the other. */
export const listQuery = (filter: InboxFilter) =>
  infiniteQueryOptions({
    queryKey: ["inbox", "list", filter],
    initialPageParam: 0,
    queryFn: ({ pageParam }) => askList(filter, pageParam),
    getNextPageParam: (last, pages) => {
      const shown = pages.reduce((sum, { items }) => sum + items.length, 0);
      return last.items.length > 0 && shown < last.total ? shown : null;
    },
    placeholderData: keepPreviousData,
  });

/** An inquiry as a list has it, while its page is on its way. */
export function listedInquiry(reference: string): InboxItem | undefined {
  const lists = queries.getQueriesData<{ pages: { items: InboxItem[] }[] }>({ queryKey: ["inbox", "list"] });
  return lists
    .flatMap(([, list]) => list?.pages ?? [])
    .flatMap(({ items }) => items)
    .find((item) => item.reference === reference);
}

/** What an address asks for; what it doesn't know means nothing. */
export function filterOf(search: string): InboxFilter {
  const read = v.safeParse(inboxFilterSchema, Object.fromEntries(new URLSearchParams(search)));
  return read.success ? read.output : v.parse(inboxFilterSchema, {});
}

/** The parameters of a list's address; what filters nothing is left out. */
export function searchOf(filter: Partial<InboxFilter>): string {
  const told = Object.entries(filter).filter(
    ([name, value]) => value !== "" && !(name === "view" && value === "waiting"),
  );
  return told.length === 0 ? "" : `?${new URLSearchParams(told).toString()}`;
}

/** The address of a list within the office. */
export const inboxPath = (filter: Partial<InboxFilter> = {}) => `/inquiries${searchOf(filter)}`;

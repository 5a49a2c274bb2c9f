import { QueryClient, queryOptions } from "@tanstack/react-query";
import { answer, api, RefusedError, showTo } from "./api.ts";
import { ask } from "./asking.ts";

/** Asked again when something happened (live.ts), and when the window comes back; never while it rests. */
export const queries = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (failures, error) => !(error instanceof RefusedError) && failures < 3,
    },
    mutations: { retry: false },
  },
});

/** Who is signed in. */
export const meQuery = queryOptions({
  queryKey: ["me"],
  queryFn: async () => {
    // Asked first, as a browser reports a refused request as an error.
    const { signedIn } = await answer(() => api.session.$get());
    if (!signedIn) await ask("sign-in");
    const me = await answer(() => api.me.$get());
    showTo(me.id);
    return me;
  },
  staleTime: 5 * 60_000,
});

/** The people of the office, as everybody sees them; those who were disabled are named, and get nothing any more. */
export const namesQuery = queryOptions({
  queryKey: ["staff", "names"],
  queryFn: () => answer(() => api.staff.names.$get()),
});

const askSummary = () => answer(() => api.inbox.summary.$get());

/** Counts, marks of the day line and reply times: what stands above every list of inquiries. */
export const summaryQuery = queryOptions({ queryKey: ["inbox", "summary"], queryFn: askSummary });

export type InboxSummary = Awaited<ReturnType<typeof askSummary>>;

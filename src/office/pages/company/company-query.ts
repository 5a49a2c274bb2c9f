import { queryOptions } from "@tanstack/react-query";
import type { ChangeableFacts } from "../../../domain/company/company-changes.ts";
import { answer, api } from "../../api.ts";

/** The facts as they are stored, with the version that a change is made of. */
export type StoredFacts = {
  facts: ChangeableFacts;
  version: number;
  changedAt: string | null;
  changedBy: string | null;
  desk: string | null;
};

export const companyQuery = queryOptions<StoredFacts>({
  queryKey: ["company"],
  queryFn: () => answer<StoredFacts>(() => api.company.$get()),
});
